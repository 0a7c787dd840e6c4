import type { ChalkInstance } from 'chalk';
import type { GroundName } from '../../../boards/drawing/style.ts';
import { contrastRatio, inkOn, paletteHex, plainInkOn, READABLE_CONTRAST } from './contrast.ts';

/**
 * A background colour: exact, and as a number of the xterm palette. The number is chosen by hand, because the palette
 * has no dark tints.
 */
export interface Ground {
  readonly hex: string;
  readonly index: number;
}

/** The background colours of a theme by name; a missing one is the terminal's own background. */
export type Grounds = Readonly<Partial<Record<GroundName, Ground>>>;

/** No background colours. */
export const NO_GROUNDS: Grounds = {};

const PALETTE_CODE = /38;5;(\d+)m/;

/**
 * Adds a background to a chalk instance, and a text colour that is readable on it; without `ink`, the text is black or
 * white.
 */
export function groundCodes(
  chalk: ChalkInstance,
  ink: string | undefined,
  { hex, index }: Ground,
  colourDepth: '256' | 'truecolor',
): ChalkInstance {
  if (colourDepth === 'truecolor') {
    const onGround = chalk.bgHex(hex);
    // Black and white are written as palette numbers, which are short, because most cells use them.
    return ink === undefined ? onGround.ansi256(paletteNumberOf(plainInkOn(hex))) : onGround.hex(inkOn(ink, hex));
  }
  const ground = paletteHex(index);
  const paletteCode = ink === undefined ? null : PALETTE_CODE.exec(chalk.hex(ink)('x'));
  const inkNumber = Number(paletteCode?.[1] ?? 0);
  const isReadable = paletteCode !== null && contrastRatio(paletteHex(inkNumber), ground) >= READABLE_CONTRAST;
  return chalk.bgAnsi256(index).ansi256(isReadable ? inkNumber : paletteNumberOf(plainInkOn(ground)));
}

/** The number of black or white in the xterm palette. */
function paletteNumberOf(plain: string): number {
  return plain === '#000000' ? 16 : 231;
}
