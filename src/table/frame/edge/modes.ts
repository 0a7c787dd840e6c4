import { MOUSE_OFF } from './mouse.ts';
import { PASTES_MARKED, PASTES_UNMARKED } from './paste.ts';

const BEGIN_SYNCHRONISED = '\u001b[?2026h';
const END_SYNCHRONISED = '\u001b[?2026l';
const ALTERNATE_ON = '\u001b[?1049h';
const ALTERNATE_OFF = '\u001b[?1049l';
const EMPTY = '\u001b[2J\u001b[H';

/**
 * Takes over a terminal. No wrapping at the right edge, where a symbol drawn wider than measured would scroll the
 * screen.
 */
export const ENTER = `${ALTERNATE_ON}${PASTES_MARKED}\u001b[?7l\u001b[?25l`;
/** Gives it back as it is usually found. */
export const LEAVE = `${END_SYNCHRONISED}${MOUSE_OFF}\u001b[0m${PASTES_UNMARKED}\u001b[?7h\u001b[?25h${ALTERNATE_OFF}`;

/** Takes the alternate screen for text that is to be wiped again, and goes back to the normal one. */
export const PRIVATE_ON = `${ALTERNATE_ON}${EMPTY}`;
export const PRIVATE_OFF = ALTERNATE_OFF;
/** Drops what a program that was killed has left on the alternate screen. */
export const PRIVATE_DROPPED = `${ALTERNATE_ON}${ALTERNATE_OFF}`;

/** Empties the screen row by row, for some terminals keep what "erase all" removes, and goes to its beginning. */
export function erased(rows: number): string {
  const each = Array.from({ length: rows }, (_, row) => `\u001b[${row + 1};1H\u001b[2K`).join('');
  return `${each}\u001b[H`;
}

/**
 * Wipes the screen and what a terminal may keep of it: after its rows out and in again, which drops what terminals keep
 * of the alternate screen. The code that wipes scrollback would take the person's own as well.
 */
export function wiped(rows: number): string {
  return `${BEGIN_SYNCHRONISED}\u001b[0m${erased(rows)}${ALTERNATE_OFF}${ENTER}${EMPTY}${END_SYNCHRONISED}`;
}
