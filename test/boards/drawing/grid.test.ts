import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clustersOf } from '../../../src/boards/drawing/clusters.ts';
import {
  blit,
  cellAt,
  createGrid,
  divider,
  fill,
  frame,
  inset,
  put,
  layGround,
  restyle,
  toPlain,
  toRows,
  wholeOf,
} from '../../../src/boards/drawing/grid.ts';
import { ASCII_GLYPHS, UNICODE_GLYPHS } from '../../../src/boards/drawing/glyphs.ts';
import type { Paint } from '../../../src/boards/drawing/style.ts';
import { widthOf } from '../../../src/boards/drawing/wrapping.ts';

const marked: Paint = style => {
  const name = [style.tone, style.bold && 'b', style.inverse && 'i'].filter(Boolean).join('+');
  return name === '' ? { open: '', close: '' } : { open: `<${name}>`, close: '</>' };
};

describe('put', () => {
  test('writes at its place and tells the column after the text', () => {
    const grid = createGrid(6, 2);
    expect(put(grid, 1, 1, 'abc')).toBe(4);
    expect(toPlain(grid)).toEqual(['      ', ' abc  ']);
  });

  test.each([
    ['right', 4, 0, ['    ab']],
    ['left', -2, 0, ['c     ']],
    ['above', 0, -1, ['      ']],
    ['below', 0, 1, ['      ']],
  ])('cuts what lies beyond the %s edge', (_, x, y, rows) => {
    const grid = createGrid(6, 1);
    put(grid, x, y, 'abc');
    expect(toPlain(grid)).toEqual(rows);
  });

  test('a name cannot hold an escape sequence, a line break or a mark that turns the writing round', () => {
    const grid = createGrid(20, 1);
    put(grid, 0, 0, 'A\u001b[31mn\u0007\u009bn\ne\u202ex\u0000');
    const [row = ''] = toPlain(grid);
    expect(row.trimEnd()).toBe('A[31mnn ex');
    expect(row).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202e]/);
  });

  test('a wide character takes two cells, an accent none', () => {
    const grid = createGrid(6, 1);
    expect(put(grid, 0, 0, '漢e\u0301x')).toBe(4);
    expect(cellAt(grid, 0, 0).character).toBe('漢');
    expect(cellAt(grid, 1, 0).character).toBe('');
    expect(cellAt(grid, 2, 0).character).toBe('é');
    expect(widthOf(toPlain(grid)[0] ?? '')).toBe(6);
  });

  test.each([
    ['right edge', 5, '漢'],
    ['left edge', -1, '漢'],
  ])('a wide character that fits by half at the %s leaves a blank', (_, x, text) => {
    const grid = createGrid(6, 1);
    put(grid, x, 0, text);
    expect(toPlain(grid)).toEqual(['      ']);
  });

  test.each([
    [0, 'x  '],
    [1, ' x '],
  ])('writing over half of a wide character (cell %i) blanks the other half', (x, row) => {
    const grid = createGrid(3, 1);
    put(grid, 0, 0, '漢');
    put(grid, x, 0, 'x');
    expect(toPlain(grid)).toEqual([row]);
  });

  test('wide over wide, one cell on, leaves no half behind', () => {
    const grid = createGrid(5, 1);
    put(grid, 0, 0, '漢字');
    put(grid, 1, 0, '国');
    expect(toPlain(grid)).toEqual([' 国  ']);
  });
});

describe('boxes', () => {
  test('a frame with a title', () => {
    const grid = createGrid(12, 3);
    frame(grid, wholeOf(grid), { glyphs: UNICODE_GLYPHS, title: 'Braken' });
    expect(toPlain(grid)).toEqual(['┌ Braken ──┐', '│          │', '└──────────┘']);
  });

  test('a title too long is cut inside the frame', () => {
    const grid = createGrid(9, 2);
    frame(grid, wholeOf(grid), { glyphs: ASCII_GLYPHS, title: 'Antiga Prime' });
    expect(toPlain(grid)).toEqual(['+ Anti~ +', '+-------+']);
  });

  test('a divider with a title of its own', () => {
    const grid = createGrid(10, 3);
    frame(grid, wholeOf(grid), { glyphs: UNICODE_GLYPHS });
    divider(grid, wholeOf(grid), 1, { glyphs: UNICODE_GLYPHS, title: 'Log' });
    expect(toPlain(grid)[1]).toBe('├ Log ───┤');
  });

  test('a frame below 2x2 and a frame outside of the grid do no harm', () => {
    const grid = createGrid(3, 3);
    frame(grid, { x: 0, y: 0, width: 1, height: 1 }, { glyphs: UNICODE_GLYPHS });
    frame(grid, { x: 9, y: 9, width: 4, height: 4 }, { glyphs: UNICODE_GLYPHS });
    expect(toPlain(grid).join('').trim()).toBe('');
  });

  test('fill stays in its rectangle and inset shrinks to nothing', () => {
    const grid = createGrid(4, 3);
    fill(grid, inset(wholeOf(grid)), '#');
    expect(toPlain(grid)).toEqual(['    ', ' ## ', '    ']);
    expect(inset({ x: 0, y: 0, width: 1, height: 1 })).toMatchObject({ width: 0, height: 0 });
  });
});

describe('blit', () => {
  const board = createGrid(6, 2);
  put(board, 0, 0, 'abcdef');
  put(board, 0, 1, 'gh漢ij');

  test('copies a window', () => {
    const pane = createGrid(5, 3);
    blit(pane, board, 1, 1, { x: 2, y: 0, width: 3, height: 1 });
    expect(toPlain(pane)).toEqual(['     ', ' cde ', '     ']);
  });

  test.each([
    [{ x: 1, y: 1, width: 2, height: 1 }, 'h '],
    [{ x: 3, y: 1, width: 2, height: 1 }, ' i'],
  ])('blanks a wide character cut by the window %o', (window, row) => {
    const pane = createGrid(2, 1);
    fill(pane, wholeOf(pane), '#');
    blit(pane, board, 0, 0, window);
    expect(toPlain(pane)).toEqual([row]);
  });

  test('what lies outside of the source is blank', () => {
    const pane = createGrid(3, 1);
    fill(pane, wholeOf(pane), '#');
    blit(pane, board, 0, 0, { x: -1, y: 0, width: 3, height: 1 });
    expect(toPlain(pane)).toEqual([' ab']);
  });
});

test('a text of single cells, and a window, come out as if every character were put alone', () => {
  const texts = fc
    .array(fc.constantFrom('a', '─', '漢', 'e\u0301', ' ', '★'), { maxLength: 8 })
    .map(parts => parts.join(''));
  const place = fc.integer({ min: -3, max: 9 });
  fc.assert(
    fc.property(fc.array(fc.tuple(place, texts), { maxLength: 4 }), place, place, (puts, x, from) => {
      const [whole, alone] = [createGrid(8, 1), createGrid(8, 1)];
      for (const [at, text] of puts) {
        put(whole, at, 0, text);
        let column = at;
        for (const { text: character } of clustersOf(text)) column = put(alone, column, 0, character);
      }
      expect(toPlain(whole)).toEqual(toPlain(alone));
      const copied = createGrid(8, 1);
      put(copied, 0, 0, '漢漢漢漢');
      blit(copied, whole, x, 0, { x: from, y: 0, width: 5, height: 1 });
      expect(widthOf(toPlain(copied)[0] ?? '')).toBe(8);
      for (let column = 0; column < 5; column++) {
        const { character } = cellAt(whole, from + column, 0);
        const isHalf = character === '' || widthOf(character) === 2;
        if (!isHalf && x + column >= 0 && x + column < 8)
          expect(cellAt(copied, x + column, 0).character).toBe(character);
      }
    }),
  );
});

describe('toRows', () => {
  test('opens a style once a run, carries it over blanks and closes it at the end', () => {
    const grid = createGrid(7, 1);
    put(grid, 0, 0, 'ab', { tone: 'seat0' });
    put(grid, 3, 0, 'c', { tone: 'seat0' });
    put(grid, 4, 0, 'd', { tone: 'seat1' });
    expect(toRows(grid, marked)).toEqual(['<seat0>ab c</><seat1>d  </>']);
  });

  test('a blank with a look of its own is painted, and the look does not leak', () => {
    const grid = createGrid(4, 1);
    put(grid, 1, 0, '  ', { inverse: true });
    expect(toRows(grid, marked)).toEqual([' <i>  </> ']);
  });

  test('restyle keeps the characters', () => {
    const grid = createGrid(3, 1);
    put(grid, 0, 0, 'abc', { tone: 'good' });
    restyle(grid, { x: 1, y: 0, width: 1, height: 5 }, { inverse: true });
    expect(toRows(grid, marked)).toEqual(['<good>a</><good+i>b</><good>c</>']);
  });
});

test('cells that look alike are made once, also on a ground that is laid below them', () => {
  const [one, two] = [createGrid(4, 1), createGrid(4, 1)];
  put(one, 0, 0, 'ab漢', { tone: 'good' });
  put(two, 1, 0, 'ab', { tone: 'good', bold: false });
  for (const [at, cell] of one.cells.slice(0, 2).entries()) expect(two.cells[at + 1]).toBe(cell);
  expect(one.cells[2]).not.toBe(one.cells[3]);
  for (const grid of [one, two]) layGround(grid, { x: 0, y: 0, width: 4, height: 1 }, 'choice');
  expect(two.cells[1]).toBe(one.cells[0]);
  expect(one.cells[0]?.style.ground).toBe('choice');
});

test('a grid of no size has no rows', () => {
  expect(toPlain(createGrid(-1, 0))).toEqual([]);
});
