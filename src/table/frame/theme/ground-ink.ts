import type { ChalkInstance } from 'chalk';
import type { GroundName } from '../../../boards/drawing/style.ts';
import { contrast, inkOn, paletteHex, plainInkOn, READABLE } from './contrast.ts';

/** A ground as an exact colour, and as a number of the xterm palette, picked by hand: the palette has no dark tints. */
export interface Ground {
  readonly hex: string;
  readonly index: number;
}

/** Colours for grounds; one that is left out is the terminal's own paper. */
export type Grounds = Readonly<Partial<Record<GroundName, Ground>>>;

/** No ground at all. */
export const NO_GROUNDS: Grounds = {};

const PALETTE_CODE = /38;5;(\d+)m/;

/** Chalk with a ground and an ink that can be read on it; no ink is black or white. */
export function groundCodes(
  chalk: ChalkInstance,
  ink: string | undefined,
  { hex, index }: Ground,
  depth: '256' | 'truecolor',
): ChalkInstance {
  if (depth === 'truecolor') {
    const grounded = chalk.bgHex(hex);
    // Black and white by their numbers, which are short, for most cells have no other ink.
    return ink === undefined ? grounded.ansi256(numberOf(plainInkOn(hex))) : grounded.hex(inkOn(ink, hex));
  }
  const ground = paletteHex(index);
  const found = ink === undefined ? null : PALETTE_CODE.exec(chalk.hex(ink)('x'));
  const number = Number(found?.[1] ?? 0);
  const isReadable = found !== null && contrast(paletteHex(number), ground) >= READABLE;
  return chalk.bgAnsi256(index).ansi256(isReadable ? number : numberOf(plainInkOn(ground)));
}

/** Black and white in the xterm palette. */
function numberOf(plain: string): number {
  return plain === '#000000' ? 16 : 231;
}
