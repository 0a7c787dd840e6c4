import { MOUSE_OFF } from './mouse.ts';
import { PASTES_MARKED, PASTES_UNMARKED } from './paste.ts';

const BEGIN_SYNCHRONISED = '\u001b[?2026h';
const END_SYNCHRONISED = '\u001b[?2026l';
const ALTERNATE_ON = '\u001b[?1049h';
const ALTERNATE_OFF = '\u001b[?1049l';
const EMPTY = '\u001b[2J\u001b[H';

/**
 * Takes over a terminal. Wrapping at the right edge is off, because a symbol drawn wider than measured would scroll the
 * screen.
 */
export const ENTER = `${ALTERNATE_ON}${PASTES_MARKED}\u001b[?7l\u001b[?25l`;
/** Restores the usual state of a terminal. */
export const LEAVE = `${END_SYNCHRONISED}${MOUSE_OFF}\u001b[0m${PASTES_UNMARKED}\u001b[?7h\u001b[?25h${ALTERNATE_OFF}`;

/** Switches to the alternate screen for private text; and back to the normal one. */
export const PRIVATE_ON = `${ALTERNATE_ON}${EMPTY}`;
export const PRIVATE_OFF = ALTERNATE_OFF;
/** Discards what a killed program has left on the alternate screen. */
export const PRIVATE_DROPPED = `${ALTERNATE_ON}${ALTERNATE_OFF}`;

/** Erases the screen row by row, since some terminals keep what "erase all" removes, and moves to its start. */
export function erased(rows: number): string {
  const each = Array.from({ length: rows }, (_, row) => `\u001b[${row + 1};1H\u001b[2K`).join('');
  return `${each}\u001b[H`;
}

/**
 * Wipes the screen and the terminal's copies of it: after erasing the rows, leaving and re-entering the alternate
 * screen drops what terminals keep of it. The code that wipes the scrollback would delete the person's own too.
 */
export function wiped(rows: number): string {
  return `${BEGIN_SYNCHRONISED}\u001b[0m${erased(rows)}${ALTERNATE_OFF}${ENTER}${EMPTY}${END_SYNCHRONISED}`;
}
