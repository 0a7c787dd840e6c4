import { describe, expect, test } from 'vitest';
import { ASCII_GLYPHS, UNICODE_GLYPHS } from '../../src/boards/drawing/glyphs.ts';
import { powerMark, seatMark } from '../../src/boards/drawing/sides.ts';
import { tileSigns } from '../../src/games/galactic-emperor/board/signs.ts';
import { LETTERS } from '../../src/games/space-empires/board/letters.ts';
import { plainSigns } from '../../src/games/space-empires/board/signs.ts';
import { EMPIRE_SIDES } from '../../src/games/space-empires/state/seats.ts';
import { en as starcraft } from '../../src/games/starcraft/text/en.ts';

const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7];

describe.each([
  ['Unicode', UNICODE_GLYPHS],
  ['ASCII', ASCII_GLYPHS],
])('in %s a sign of a map means one thing', (_, glyphs) => {
  const marks = EIGHT.map(seat => seatMark(glyphs, seat));
  const others = [...marks, glyphs.base, glyphs.ellipsis];

  test('in Galactic Emperor', () => {
    const signs = [...others, ...Object.values(tileSigns(glyphs)), ...Array.from('fmeFCD+')];
    expect(new Set(signs).size).toBe(signs.length);
  });

  test('in Space Empires', () => {
    const letters = Object.values(LETTERS).filter(letter => letter.length === 1);
    // A hex, a counter and a fleet of aliens are unknown by one sign, and the side before the letters of aliens says
    // what they are.
    const units = letters.filter(letter => !'?bcd'.includes(letter));
    const empires = EMPIRE_SIDES.map((__, empire) => powerMark(glyphs, empire));
    const signs = [...others, ...empires, ...Object.values(plainSigns(glyphs)), ...units, ...Array.from('b$:!w')];
    expect(new Set(signs).size).toBe(signs.length);
  });

  test('in StarCraft', () => {
    const signs = [...others, starcraft['board.depletion.partial'], starcraft['board.depletion.full'], glyphs.bullet];
    expect(new Set(signs).size).toBe(signs.length);
  });
});
