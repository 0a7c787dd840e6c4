import { UNICODE_GLYPHS } from '../../../boards/drawing/glyphs.ts';
import { createQuestion } from './terminal-question.ts';
import type { TerminalQuestion } from './terminal-question.ts';

/** The cursor position that the terminal reports; the first cell is 1, 1. */
export interface CursorPosition {
  readonly row: number;
  readonly column: number;
}

const { horizontal, seat0, seat4, arrowRight, ellipsis } = UNICODE_GLYPHS;
/** Characters of five kinds that some terminals draw two cells wide, depending on the language they are set up for. */
const PROBE_TEXT = [horizontal, seat0, seat4, arrowRight, ellipsis];
/** The row of the probe. A report about the first row could be confused with the key Shift+F3. */
const PROBE_ROW = 2;
const WIDTH_QUERY = `\u001b[${PROBE_ROW};1H${PROBE_TEXT.join('')}\u001b[6n\u001b[2K`;
/** The time limit for the answer, in milliseconds. */
const ANSWER_TIME_LIMIT = 2_000;

/**
 * Makes the question how wide the terminal draws marks: it writes a probe, asks for the cursor position and wipes the
 * probe. The callback gets whether marks are wider than one cell, if the terminal answers.
 */
export function createWidthQuestion(
  write: (text: string) => void,
  onAnswer: (isWide: boolean) => void,
): TerminalQuestion<CursorPosition> {
  return createQuestion({ text: WIDTH_QUERY, latest: ANSWER_TIME_LIMIT, read: isWideAt }, write, onAnswer);
}

/** Whether marks are wide, given the cursor position; `null`: the position is not the answer. */
function isWideAt({ row, column }: CursorPosition): boolean | null {
  return row !== PROBE_ROW || column <= PROBE_TEXT.length ? null : column > PROBE_TEXT.length + 1;
}
