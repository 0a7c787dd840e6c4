/** What nobody types so soon after another line, in milliseconds. */
const PAUSE = 30;

/** Runs a function once no input has arrived for a moment; returns a function that cancels it. */
type WhenQuiet = (run: () => void) => () => void;

/** After a pause, and after what came meanwhile was read: who had to think could not read before. */
const whenQuiet: WhenQuiet = run => {
  let immediate: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => {
    immediate = setImmediate(run);
  }, PAUSE);
  return () => {
    clearTimeout(timer);
    clearImmediate(immediate);
  };
};

/** What is done with lines. */
interface LineTaker {
  readonly take: (line: string) => void;
  /** Lines have come that were pasted behind another one; called once for each paste. */
  readonly pasted: () => void;
}

/**
 * Tells lines that somebody types from those that are pasted: of several at once only the first is taken, as in a field
 * where a text is typed. The others would be answers that nobody has heard the questions of. The terminal can't be
 * asked to mark what is pasted here, for it would show, and read out, the marks.
 */
export function firstOfPasted({ take, pasted }: LineTaker, later: WhenQuiet = whenQuiet): (line: string) => void {
  let state: 'free' | 'taken' | 'pasting' = 'free';
  let callOff = (): void => undefined;
  return line => {
    callOff();
    if (state === 'free') {
      state = 'taken';
      take(line);
    } else if (state === 'taken') {
      state = 'pasting';
      pasted();
    }
    callOff = later(() => {
      state = 'free';
    });
  };
}
