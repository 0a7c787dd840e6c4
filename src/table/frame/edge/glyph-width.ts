import { UNICODE_GLYPHS } from '../../../boards/drawing/glyphs.ts';
import { createQuestion } from './terminal-question.ts';
import type { TerminalQuestion } from './terminal-question.ts';

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
/** The row of the probe: an answer that names the first row could be read as the key Shift+F3. */
const ROW = 2;
const QUESTION = `\u001b[${ROW};1H${PROBE.join('')}\u001b[6n\u001b[2K`;
/** Milliseconds. */
const LATEST = 2_000;

/**
 * Asks the terminal how wide it draws marks, by looking where its cursor went behind a probe, which is wiped; `told` is
 * called once with whether marks take more than a cell each, if the terminal ever says it.
 */
export function createWidthQuestion(
  write: (text: string) => void,
  told: (isWide: boolean) => void,
): TerminalQuestion<Place> {
  return createQuestion({ text: QUESTION, latest: LATEST, read: isWideAt }, write, told);
}

/** Whether marks are wide where the cursor went there; `null`: the place is no answer. */
function isWideAt({ row, column }: Place): boolean | null {
  return row !== ROW || column <= PROBE.length ? null : column > PROBE.length + 1;
}
