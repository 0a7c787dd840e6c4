import { describe, expect, test } from 'vitest';
import { ASCII_GLYPHS, UNICODE_GLYPHS } from '../../../src/boards/drawing/glyphs.ts';
import {
  POWER_LOOKS,
  powerLetter,
  powerMark,
  powerTone,
  SEAT_LOOKS,
  seatLetter,
  seatMark,
  seatTone,
} from '../../../src/boards/drawing/sides.ts';
import type { ToneName } from '../../../src/boards/drawing/style.ts';
import { createPaint, THEMES } from '../../../src/table/frame/theme/theme.ts';
import type { Theme } from '../../../src/table/frame/theme/theme.ts';
import { distance, seenBy, VISIONS } from '../../table/frame/theme/colour-vision.ts';

const SIDES = [...SEAT_LOOKS, ...POWER_LOOKS];
const COLOURED = Object.entries<Theme>(THEMES).filter(([name]) => name !== 'plain');

/** A difference of 2.3 is just seen where two colours touch; marks lie apart, and are small. */
const FAR_ENOUGH = { seats: 15, all: 14 };

const hexOf = (theme: Theme, tone: ToneName): string => {
  const hex = theme[tone]?.hex;
  if (hex === undefined) throw new Error(`${tone} has no colour`);
  return hex;
};

test('eight seats and four powers have letters, and marks in Unicode and in ASCII, of their own', () => {
  expect([SEAT_LOOKS.length, POWER_LOOKS.length]).toEqual([8, 4]);
  expect(new Set(SIDES.map(({ letter }) => letter)).size).toBe(12);
  for (const glyphs of [UNICODE_GLYPHS, ASCII_GLYPHS]) {
    expect(new Set(SIDES.map(({ glyph }) => glyphs[glyph])).size).toBe(12);
  }
});

test('the letter of a side is the shape of no other one', () => {
  for (const { letter, glyph } of SIDES) {
    const others = SIDES.filter(side => side.glyph !== glyph).map(side => ASCII_GLYPHS[side.glyph]);
    expect(others).not.toContain(letter);
  }
});

test.each(COLOURED)('twelve sides have twelve colours in %s, in sixteen colours too', (_, theme) => {
  for (const depth of ['16', '256', 'truecolor'] as const) {
    const paint = createPaint(theme, depth);
    expect(new Set(SIDES.map(({ tone }) => paint({ tone }).open)).size, depth).toBe(12);
  }
});

describe.each(COLOURED)('in %s', (_, theme) => {
  test.each(VISIONS)('the colours of sides are far apart for %s eyes', vision => {
    const seen = SIDES.map(({ tone }) => ({ tone, colour: seenBy(vision, hexOf(theme, tone)) }));
    for (const [at, one] of seen.entries()) {
      for (const other of seen.slice(0, at)) {
        const least = at < SEAT_LOOKS.length ? FAR_ENOUGH.seats : FAR_ENOUGH.all;
        expect(distance(one.colour, other.colour), `${one.tone} and ${other.tone}`).toBeGreaterThan(least);
      }
    }
  });
});

test('the measure itself: red and green are alike for red-blind and green-blind eyes only, black and white for none', () => {
  const apart = (one: string, other: string): number[] =>
    VISIONS.map(vision => Math.round(distance(seenBy(vision, one), seenBy(vision, other))));
  const [usual = 0, redBlind = 0, greenBlind = 0, blueBlind = 0] = apart('#C03000', '#808000');
  expect([usual > 40, redBlind < 25, greenBlind < 15, blueBlind > 40]).toEqual([true, true, true, true]);
  expect(apart('#000000', '#FFFFFF')).toEqual([100, 100, 100, 100]);
});

test('a number outside of the lists has no colour, the bullet and a question mark', () => {
  expect([seatTone(8), seatMark(UNICODE_GLYPHS, -1), seatLetter(8)]).toEqual(['text', '·', '?']);
  expect([powerTone(4), powerMark(ASCII_GLYPHS, 4), powerLetter(-1)]).toEqual(['text', '.', '?']);
  expect([seatLetter(7), seatTone(7), powerLetter(3), powerTone(3)]).toEqual(['H', 'seat7', 'U', 'power3']);
});
