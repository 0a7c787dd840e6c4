import { UNICODE_GLYPHS } from '../../../boards/drawing/glyphs.ts';
import { createQuestion } from './terminal-question.ts';
import type { TerminalQuestion } from './terminal-question.ts';

/** The cursor position that the terminal reports; the first cell is 1, 1. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

const { horizontal, seat0, seat4, arrowRight, ellipsis } = UNICODE_GLYPHS;
/** Characters of five kinds that some terminals draw two cells wide, depending on the language they are set up for. */
const PROBE = [horizontal, seat0, seat4, arrowRight, ellipsis];
/** The row of the probe. A report about the first row could be confused with the key Shift+F3. */
const ROW = 2;
const QUESTION = `\u001b[${ROW};1H${PROBE.join('')}\u001b[6n\u001b[2K`;
/** The time limit for the answer, in milliseconds. */
const LATEST = 2_000;

/**
 * Makes the question how wide the terminal draws marks: it writes a probe, asks for the cursor position and wipes the
 * probe. The callback gets whether marks are wider than one cell, if the terminal answers.
 */
export function createWidthQuestion(
  write: (text: string) => void,
  told: (isWide: boolean) => void,
): TerminalQuestion<Place> {
  return createQuestion({ text: QUESTION, latest: LATEST, read: isWideAt }, write, told);
}

/** Whether marks are wide, given the cursor position; `null`: the position is not the answer. */
function isWideAt({ row, column }: Place): boolean | null {
  return row !== ROW || column <= PROBE.length ? null : column > PROBE.length + 1;
}
