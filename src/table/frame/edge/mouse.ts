/** A mouse event: a button pressed or the wheel turned, with its cell, counted from 0 at the upper left corner. */
export interface Mouse {
  readonly button: 'left' | 'middle' | 'right' | 'wheel-up' | 'wheel-down';
  readonly x: number;
  readonly y: number;
}

/**
 * Control sequences that switch reports of presses and the wheel on and off. Mode 1006 allows positions beyond column
 * 223.
 */
export const MOUSE_ON = '\u001b[?1000h\u001b[?1006h';
export const MOUSE_OFF = '\u001b[?1006l\u001b[?1000l';

const BUTTON_NAMES = ['left', 'middle', 'right'] as const;
const WHEEL_UP_CODE = 64;
/** The bits for Shift, Alt and Ctrl. */
const MODIFIER_BITS = 4 | 8 | 16;
const MOTION_BIT = 32;

/**
 * Parses a mouse report in SGR format (1006): `ESC [ < button ; column ; row M` for a press, `m` for a release. `null`:
 * not such a report, or one that is ignored: a release, a movement, a button beyond the third.
 */
export function readMouse(sequence: string): Mouse | null {
  const sequenceMatch = /^\u001b\[<(\d{1,4});(\d{1,5});(\d{1,5})M$/.exec(sequence);
  if (sequenceMatch === null) return null;
  const [code = 0, column = 0, row = 0] = sequenceMatch.slice(1).map(Number);
  const buttonCode = code & ~MODIFIER_BITS;
  if (column < 1 || row < 1 || (buttonCode & MOTION_BIT) !== 0) return null;
  const cell = { x: column - 1, y: row - 1 };
  if (buttonCode === WHEEL_UP_CODE) return { button: 'wheel-up', ...cell };
  if (buttonCode === WHEEL_UP_CODE + 1) return { button: 'wheel-down', ...cell };
  const button = BUTTON_NAMES[buttonCode];
  return button === undefined ? null : { button, ...cell };
}
