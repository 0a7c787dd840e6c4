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

const BUTTONS = ['left', 'middle', 'right'] as const;
const WHEEL = 64;
/** The bits for Shift, Alt and Ctrl. */
const MODIFIERS = 4 | 8 | 16;
const MOVED = 32;

/**
 * Parses a mouse report in SGR format (1006): `ESC [ < button ; column ; row M` for a press, `m` for a release. `null`:
 * not such a report, or one that is ignored: a release, a movement, a button beyond the third.
 */
export function readMouse(sequence: string): Mouse | null {
  const found = /^\u001b\[<(\d{1,4});(\d{1,5});(\d{1,5})M$/.exec(sequence);
  if (found === null) return null;
  const [code = 0, column = 0, row = 0] = found.slice(1).map(Number);
  const plain = code & ~MODIFIERS;
  if (column < 1 || row < 1 || (plain & MOVED) !== 0) return null;
  const at = { x: column - 1, y: row - 1 };
  if (plain === WHEEL) return { button: 'wheel-up', ...at };
  if (plain === WHEEL + 1) return { button: 'wheel-down', ...at };
  const button = BUTTONS[plain];
  return button === undefined ? null : { button, ...at };
}
