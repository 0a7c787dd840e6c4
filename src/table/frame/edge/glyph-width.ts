import { UNICODE_GLYPHS } from '../../../boards/drawing/glyphs.ts';

/** Where the terminal says that its cursor stands; the first cell is 1, 1. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

const { horizontal, seat0, seat4, arrowRight, ellipsis } = UNICODE_GLYPHS;
/**
 * Marks of five kinds, each of which some terminals draw in two cells: where they are set up for a language that has it
 * so.
 */
const PROBE = [horizontal, seat0, seat4, arrowRight, ellipsis];
/** The row of the probe. A place in the first one would read like F3 with Shift. */
const ROW = 2;
const QUESTION = `\u001b[${ROW};1H${PROBE.join('')}\u001b[6n\u001b[2K`;
/** What comes later than this many milliseconds is no answer. Nobody waits for it: the first frame does not. */
const LATEST = 2_000;

/** The question to a terminal how wide it draws marks, which can be asked by looking where its cursor went. */
interface WidthQuestion {
  /** Draws the probe, asks, and wipes it: before the first frame. */
  readonly ask: () => void;
  /** Takes what may be the answer. */
  readonly answered: (place: Place) => void;
  readonly stop: () => void;
}

/**
 * Makes the question; `told` is called once with whether marks take more than a cell each, if the terminal ever says
 * it.
 */
export function createWidthQuestion(write: (text: string) => void, told: (isWide: boolean) => void): WidthQuestion {
  let timer: ReturnType<typeof setTimeout> | null = null;

  function stop(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  }

  return {
    ask: () => {
      write(QUESTION);
      timer = setTimeout(stop, LATEST);
      timer.unref();
    },
    answered: ({ row, column }) => {
      if (timer === null || row !== ROW || column <= PROBE.length) return;
      stop();
      told(column > PROBE.length + 1);
    },
    stop,
  };
}
