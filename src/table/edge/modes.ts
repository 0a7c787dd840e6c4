import { MOUSE_OFF } from './mouse.ts';
import { PASTES_MARKED, PASTES_UNMARKED } from './paste.ts';

const BEGIN_SYNCHRONISED = '\u001b[?2026h';
const END_SYNCHRONISED = '\u001b[?2026l';
const ALTERNATE_ON = '\u001b[?1049h';
const ALTERNATE_OFF = '\u001b[?1049l';

/** Takes over a terminal. No wrapping at the right edge, where a symbol drawn wider than measured would scroll the screen. */
export const ENTER = `${ALTERNATE_ON}${PASTES_MARKED}\u001b[?7l\u001b[?25l`;
/** Gives it back as it is usually found. */
export const LEAVE = `${END_SYNCHRONISED}${MOUSE_OFF}\u001b[0m${PASTES_UNMARKED}\u001b[?7h\u001b[?25h${ALTERNATE_OFF}`;

/**
 * Wipes the screen and what a terminal may keep of it. Row by row first, for some terminals keep what "erase all" removes; then
 * out and in again, which drops what they keep of the alternate screen. The code that wipes scrollback would take the
 * person's own as well.
 */
export function wiped(rows: number): string {
  const erased = Array.from({ length: rows }, (_, row) => `\u001b[${row + 1};1H\u001b[2K`).join('');
  return `${BEGIN_SYNCHRONISED}\u001b[0m${erased}${ALTERNATE_OFF}${ENTER}\u001b[2J\u001b[H${END_SYNCHRONISED}`;
}
