/** Lines that arrive within this many milliseconds were pasted, because nobody types so fast. */
const PASTE_PAUSE = 30;

/** Runs a function once no input has arrived for a moment; returns a function that cancels it. */
type RunWhenQuiet = (run: () => void) => () => void;

/** Waits for a pause, and then until pending input has been read, because a busy program reads late. */
const runAfterPause: RunWhenQuiet = run => {
  let immediateTimer: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => {
    immediateTimer = setImmediate(run);
  }, PASTE_PAUSE);
  return () => {
    clearTimeout(timer);
    clearImmediate(immediateTimer);
  };
};

/** The callbacks for lines. */
interface LineTaker {
  readonly take: (line: string) => void;
  /** Called once for each paste, at its second line. */
  readonly pasted: () => void;
}

/**
 * Distinguishes typed lines from pasted ones. Of several lines at once only the first is taken, because the others
 * would answer questions that nobody has heard yet. The terminal can't mark pastes here: it would show the marks, and
 * the screen reader would read them.
 */
export function onlyFirstPastedLine(
  { take, pasted }: LineTaker,
  runWhenQuiet: RunWhenQuiet = runAfterPause,
): (line: string) => void {
  let state: 'free' | 'taken' | 'pasting' = 'free';
  let cancelReset = (): void => undefined;
  return line => {
    cancelReset();
    if (state === 'free') {
      state = 'taken';
      take(line);
    } else if (state === 'taken') {
      state = 'pasting';
      pasted();
    }
    cancelReset = runWhenQuiet(() => {
      state = 'free';
    });
  };
}
