import type { Side } from '../../kernel/words/message.ts';
import type { GlyphName, Glyphs } from './glyphs.ts';
import type { GroundName, ToneName } from './style.ts';

// How the sides of a match are distinguished: by a letter, a shape and a colour, each of which is enough on its own.

/** The look of a side, used where there is no room for its name. */
interface SideLook {
  /** A capital letter that no other side has. */
  readonly letter: string;
  /** The shape of the side's mark, in Unicode and in ASCII. */
  readonly glyph: GlyphName;
  /** The tone (colour) of the side. */
  readonly tone: ToneName;
  /** The ground (background) of the side's land. */
  readonly territory?: GroundName;
  /** The ground of the unexplored hexes around the side's home; powers have none. */
  readonly home?: GroundName;
}

/** The looks of the seats, by the number of the seat: as many as a game may have. */
export const SEAT_LOOKS = [
  { letter: 'A', glyph: 'seat0', tone: 'seat0', territory: 'territory0', home: 'home0' },
  { letter: 'B', glyph: 'seat1', tone: 'seat1', territory: 'territory1', home: 'home1' },
  { letter: 'C', glyph: 'seat2', tone: 'seat2', territory: 'territory2', home: 'home2' },
  { letter: 'D', glyph: 'seat3', tone: 'seat3', territory: 'territory3', home: 'home3' },
  { letter: 'E', glyph: 'seat4', tone: 'seat4', territory: 'territory4', home: 'home4' },
  { letter: 'F', glyph: 'seat5', tone: 'seat5', territory: 'territory5', home: 'home5' },
  { letter: 'G', glyph: 'seat6', tone: 'seat6', territory: 'territory6', home: 'home6' },
  { letter: 'H', glyph: 'seat7', tone: 'seat7', territory: 'territory7', home: 'home7' },
] as const satisfies readonly SideLook[];

/**
 * The looks of powers (sides without a seat, such as an alien empire), in the game's order. In ASCII the mark is the
 * letter.
 */
export const POWER_LOOKS = [
  { letter: 'K', glyph: 'power0', tone: 'power0', territory: 'power' },
  { letter: 'Q', glyph: 'power1', tone: 'power1', territory: 'power' },
  { letter: 'Z', glyph: 'power2', tone: 'power2', territory: 'power' },
  { letter: 'U', glyph: 'power3', tone: 'power3', territory: 'power' },
] as const satisfies readonly SideLook[];

/** The look for a number outside the lists. */
const NO_SIDE: SideLook = { letter: '?', glyph: 'bullet', tone: 'text' };

const lookOf = (looks: readonly SideLook[], side: number): SideLook => looks[side] ?? NO_SIDE;

/** The tone of the seat with this number (0 to 7); plain text for others. */
export function seatTone(seat: number): ToneName {
  return lookOf(SEAT_LOOKS, seat).tone;
}

/** The mark of the seat with this number (0 to 7); the bullet for others. */
export function seatMark(glyphs: Glyphs, seat: number): string {
  return glyphs[lookOf(SEAT_LOOKS, seat).glyph];
}

/** The letter of the seat with this number (0 to 7); a question mark for others. */
export function seatLetter(seat: number): string {
  return lookOf(SEAT_LOOKS, seat).letter;
}

/** The tone of the power with this number (0 to 3); plain text for others. */
export function powerTone(power: number): ToneName {
  return lookOf(POWER_LOOKS, power).tone;
}

/** The mark of the power with this number (0 to 3); the bullet for others. */
export function powerMark(glyphs: Glyphs, power: number): string {
  return glyphs[lookOf(POWER_LOOKS, power).glyph];
}

/** The letter of the power with this number (0 to 3); a question mark for others. */
export function powerLetter(power: number): string {
  return lookOf(POWER_LOOKS, power).letter;
}

/** The ground of a side's land; `undefined`: the side has no look. */
export function territoryOf(side: Side): GroundName | undefined {
  return typeof side === 'number' ? lookOf(SEAT_LOOKS, side).territory : 'power';
}

/** The ground of the unexplored hexes around a seat's home; `undefined`: there is no such seat. */
export function homeGround(seat: number): GroundName | undefined {
  return lookOf(SEAT_LOOKS, seat).home;
}

/** The mark and tone of a seat, or of a power by its index in `powers`. */
export function markAndTone(
  glyphs: Glyphs,
  side: Side,
  powers: readonly Side[],
): { readonly mark: string; readonly tone: ToneName } {
  if (typeof side === 'number') return { mark: seatMark(glyphs, side), tone: seatTone(side) };
  const power = powers.indexOf(side);
  return { mark: powerMark(glyphs, power), tone: powerTone(power) };
}
