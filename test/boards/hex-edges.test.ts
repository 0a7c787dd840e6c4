import { describe, expect, test } from 'vitest';
import type { HexFace } from '../../src/boards/hex-drawing.ts';
import { paintHexMap, surveyHexMap } from '../../src/boards/hex-map.ts';
import type { HexMap, MappedHex } from '../../src/boards/hex-map.ts';
import { ASCII_GLYPHS, UNICODE_GLYPHS, withHollowCursor } from '../../src/boards/drawing/glyphs.ts';
import type { Glyphs } from '../../src/boards/drawing/glyphs.ts';
import { cellAt, toPlain } from '../../src/boards/drawing/grid.ts';
import type { Grid } from '../../src/boards/drawing/grid.ts';
import { span } from '../../src/boards/drawing/lines.ts';
import type { Ref } from '../../src/kernel/words/message.ts';

/** A board of no game's shape: four columns of unequal length with a hole, the even ones half a hex lower. */
const RAGGED: HexMap = {
  grid: { top: 'flat', pushed: 'odd' },
  hexes: ['0,0', '0,1', '1,0', '2,0', '2,2', '3,0', '3,1'].map(place => {
    const [column = 0, row = 0] = place.split(',').map(Number);
    return { ref: `hex:${'abcd'[column] ?? ''}${row + 1}`, hex: { column, row } };
  }),
  zooms: [
    { title: 'far', width: 6, height: 2, edges: 'slants', most: { width: 7, height: 2 } },
    { title: 'near', width: 7, height: 4, edges: 'slants', most: { width: 9, height: 5 } },
  ],
};

const BARS = { title: 'far', width: 5, height: 2, edges: 'bars' } as const;
const looking = { glyphs: ASCII_GLYPHS, focus: [] };
const LANDS: Readonly<Record<string, HexFace['ground']>> = {
  'hex:a1': 'territory0',
  'hex:b1': 'territory0',
  'hex:c1': 'territory1',
  'hex:d1': 'deep',
};

function face({ ref }: MappedHex): HexFace {
  const name = ref.slice('hex:'.length).toUpperCase();
  return { ground: LANDS[ref], lines: [[span(name)], [span(`@${name}3x`)]] };
}

const painted = (width: number, height: number, more: object = {}): Grid =>
  paintHexMap(RAGGED, { width, height }, { ...looking, ...more }, face);
const rowsOf = (width: number, height: number): string[] => toPlain(painted(width, height)).map(row => row.trimEnd());

describe('hexes with slants', () => {
  test('have their label in the first row, what stands there in the second of the same hex, and an edge all around', () => {
    expect(rowsOf(25, 9)).toEqual([
      ' _____       _____',
      '/A1   \\_____/C1   \\_____',
      '\\@A13x/B1   \\@C13x/D1   \\',
      '/A2   \\@B13x/     \\@D13x/',
      '\\@A23x/      _____/D2   \\',
      '            /C3   \\@D23x/',
      '            \\@C33x/',
      '',
      '',
    ]);
  });

  test('the cursor has a sign of its own at its hex, hollow until a person has put it there', () => {
    const at = (glyphs: Glyphs): string[] => toPlain(painted(25, 9, { glyphs, focus: ['hex:b1'] }));
    const [full, hollow] = [at(UNICODE_GLYPHS), at(withHollowCursor(UNICODE_GLYPHS))];
    expect(full[2]).toContain('▸B1');
    expect(hollow[2]).toContain('▹B1');
    expect(at(ASCII_GLYPHS)[2]).toContain('>B1');
    expect(at(withHollowCursor(ASCII_GLYPHS))[2]).toContain(':B1');
    // Between bars, where a picture may begin with the hex itself, the sign stands behind it.
    const bars: HexMap = { ...RAGGED, grid: { top: 'pointy', pushed: 'odd' }, zooms: [{ ...BARS }] };
    const on = (ref: Ref, glyphs: Glyphs): string | undefined =>
      toPlain(paintHexMap(bars, { width: 25, height: 9 }, { glyphs, focus: [ref] }, face))[0];
    expect(on('hex:a1', UNICODE_GLYPHS)).toContain('A1  ◂B1');
    expect(on('hex:a1', withHollowCursor(UNICODE_GLYPHS))).toContain('A1  ◃B1');
    expect(on('hex:b1', UNICODE_GLYPHS)).toContain('A1  ▸B1');
  });

  test('what a row has no room for is cut, and an empty row has its edge in blanks', () => {
    const long = paintHexMap(RAGGED, { width: 25, height: 8 }, looking, () => ({ lines: [[span('ABCDEFG')]] }));
    expect(toPlain(long)[1]).toContain('/ABCD~\\');
    expect(toPlain(long)[2]).toContain('\\_____/');
  });

  test('the edges around the map go first where there is no room for them, and nothing else', () => {
    const { things, whole } = surveyHexMap(RAGGED, { width: 24, height: 6 }, looking);
    expect(whole).toEqual({ width: 24, height: 6 });
    expect(things.every(({ rect }) => rect.x + rect.width <= 24 && rect.y + rect.height <= 6)).toBe(true);
    const rows = rowsOf(24, 6);
    expect([rows[0], rows[5]]).toEqual(['/A1   \\_____/C1   \\_____', '            \\@C33x/']);
  });

  test('six cells inside where there is room, and four rows a hex where there is more', () => {
    expect(rowsOf(29, 8)[1]).toBe('/A1    \\______/C1    \\______');
    const tall = rowsOf(38, 15);
    expect(tall.slice(1, 5).map(row => row.slice(0, 11))).toEqual([
      ' /A1     \\ ',
      '/@A13x    \\',
      '\\         /',
      ' \\_______/@',
    ]);
    expect(surveyHexMap(RAGGED, { width: 38, height: 15 }, looking).zooms?.shown).toBe(1);
  });

  test('land of one owner hangs together, and between two owners stands the edge', () => {
    const grid = painted(25, 9);
    const groundAt = (x: number, y: number): string | undefined => cellAt(grid, x, y).style.ground;
    // Within A1, between A1 and B1, within B1, between B1 and C1.
    expect([1, 6, 7, 12, 13].map(x => groundAt(x, 2))).toEqual([
      'territory0',
      'territory0',
      'territory0',
      undefined,
      'territory1',
    ]);
    expect(groundAt(1, 3)).toBeUndefined();
  });

  test('the cursor and what can be chosen have grounds of their own', () => {
    const grid = painted(25, 9, { focus: ['hex:b1'], open: ['hex:a1'] });
    expect(cellAt(grid, 7, 2).style).toMatchObject({ ground: 'cursor' });
    // Edges stay as they are wherever the cursor goes.
    expect(cellAt(grid, 12, 2)).toEqual(cellAt(painted(25, 9), 12, 2));
    expect(cellAt(grid, 1, 1).style).toMatchObject({ ground: 'choice', underline: true });
    // Whose land it is stays in sight.
    expect(cellAt(grid, 1, 2).style.ground).toBe('territory0');
    expect(cellAt(grid, 4, 1).style.underline).toBeUndefined();
  });

  test('a click on either row of a hex, or on its left edge, is on that hex', () => {
    const { things } = surveyHexMap(RAGGED, { width: 25, height: 9 }, looking);
    expect(things.find(({ ref }) => ref === 'hex:b1')?.rect).toEqual({ x: 6, y: 2, width: 6, height: 2 });
  });
});

test('a hex that is turned over is seen as a line, and one that flashes is reversed, with colours or without', () => {
  const turning = painted(25, 9, { turning: ['hex:b1'] });
  const rows = toPlain(turning).map(row => row.trimEnd());
  expect(rows.slice(2, 4)).toEqual(['\\@A13x/  |  \\@C13x/D1   \\', '/A2   \\__|__/     \\@D13x/']);
  const flashing = painted(25, 9, { flashing: ['hex:b1'] });
  expect(toPlain(flashing)).toEqual(toPlain(painted(25, 9)));
  const reversed = flashing.cells.flatMap(({ character, style }) => (style.inverse === true ? [character] : []));
  expect(reversed.join('')).toBe('B1   @B13x');
});
