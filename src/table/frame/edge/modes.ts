import { MOUSE_OFF } from './mouse.ts';
import { PASTES_MARKED, PASTES_UNMARKED } from './paste.ts';

const BEGIN_SYNCHRONISED = '\u001b[?2026h';
const END_SYNCHRONISED = '\u001b[?2026l';
const ALTERNATE_ON = '\u001b[?1049h';
const ALTERNATE_OFF = '\u001b[?1049l';
const ERASE_ALL = '\u001b[2J\u001b[H';

/**
 * The codes that take over a terminal. Wrapping at the right edge is off, because a symbol drawn wider than measured
 * would scroll the screen.
 */
export const ENTER_SCREEN = `${ALTERNATE_ON}${PASTES_MARKED}\u001b[?7l\u001b[?25l`;
/** The codes that restore the usual state of a terminal. */
export const LEAVE_SCREEN = `${END_SYNCHRONISED}${MOUSE_OFF}\u001b[0m${PASTES_UNMARKED}\u001b[?7h\u001b[?25h${ALTERNATE_OFF}`;

/** The codes that switch to the alternate screen for private text, and back to the normal screen. */
export const PRIVATE_SCREEN_ON = `${ALTERNATE_ON}${ERASE_ALL}`;
export const PRIVATE_SCREEN_OFF = ALTERNATE_OFF;
/** The codes that discard what a killed program has left on the alternate screen. */
export const DROP_PRIVATE_SCREEN = `${ALTERNATE_ON}${ALTERNATE_OFF}`;

/**
 * The codes that erase a screen of this many rows and move to its start. They erase row by row, since some terminals
 * keep what "erase all" removes.
 */
export function eraseCodes(rows: number): string {
  const rowCodes = Array.from({ length: rows }, (_, row) => `\u001b[${row + 1};1H\u001b[2K`).join('');
  return `${rowCodes}\u001b[H`;
}

/**
 * The codes that wipe the screen and the terminal's copies of it. After erasing the rows, they leave and re-enter the
 * alternate screen, which drops its copies. The code for wiping the scrollback is not used, because it would delete the
 * person's own scrollback too.
 */
export function wipeCodes(rows: number): string {
  return `${BEGIN_SYNCHRONISED}\u001b[0m${eraseCodes(rows)}${ALTERNATE_OFF}${ENTER_SCREEN}${ERASE_ALL}${END_SYNCHRONISED}`;
}
