import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ASCII_GLYPHS, UNICODE_GLYPHS } from '../../../src/boards/drawing/glyphs.ts';
import { cellAt, createGrid, toPlain, wholeOf } from '../../../src/boards/drawing/grid.ts';
import {
  ensureVisible,
  heightsOf,
  LIST_START,
  move,
  moveTo,
  page,
  paintList,
  type ListRow,
} from '../../../src/table/ui/list-state.ts';

const ones = (count: number) => new Array<number>(count).fill(1);

describe('moving', () => {
  test('stops at both ends', () => {
    expect(move(LIST_START, 3, -1).cursor).toBe(0);
    expect(move(LIST_START, 3, 9).cursor).toBe(2);
    expect(moveTo(LIST_START, 0, 4).cursor).toBe(0);
  });

  test('a page keeps one row in sight', () => {
    const state = page(LIST_START, ones(20), 5, 1);
    expect(state.cursor).toBe(4);
    expect(page({ cursor: 10, top: 8 }, ones(20), 5, -1).cursor).toBe(6);
    expect(page(LIST_START, ones(3), 5, 1).cursor).toBe(2);
    expect(page(LIST_START, ones(0), 5, 1)).toEqual(LIST_START);
  });

  test('paging reaches the end even through rows taller than the window', () => {
    let state = LIST_START;
    for (let step = 0; step < 4; step += 1) state = page(state, [9, 9, 9], 4, 1);
    expect(state.cursor).toBe(2);
  });

  test('the row under the cursor is always in sight, and no room is wasted', () => {
    const cases = fc.record({
      heights: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 30 }),
      height: fc.integer({ min: 3, max: 12 }),
      cursor: fc.nat(40),
      top: fc.nat(40),
    });
    fc.assert(
      fc.property(cases, ({ heights, height, cursor, top }) => {
        const shown = ensureVisible({ cursor, top }, heights, height);
        const lines = heights.slice(shown.top, shown.cursor + 1).reduce((sum, row) => sum + row, 0);
        expect(shown.top).toBeLessThanOrEqual(shown.cursor);
        expect(lines).toBeLessThanOrEqual(height);
        const rest = heights.slice(Math.max(0, shown.top - 1)).reduce((sum, row) => sum + row, 0);
        expect(shown.top === 0 || rest > height).toBe(true);
      }),
    );
  });
});

describe('paintList', () => {
  const rows: ListRow[] = [
    { text: 'your order on Braken', detail: '(top)' },
    { text: 'your order on Dylar IV', detail: '(top)' },
    { text: 'Antiga', detail: "blocked: Bob's order", blocked: true, note: 'SC-6.2' },
  ];

  test('cursor, blocked mark, details in a column, notes at the right end', () => {
    const grid = createGrid(64, 3);
    paintList(grid, wholeOf(grid), rows, LIST_START, { glyphs: UNICODE_GLYPHS });
    expect(toPlain(grid).map(row => row.trimEnd())).toEqual([
      '▸ your order on Braken    (top)',
      '  your order on Dylar IV  (top)',
      "– Antiga                  blocked: Bob's order          SC-6.2",
    ]);
    expect(cellAt(grid, 2, 2).style.dim).toBe(true);
    expect(cellAt(grid, 2, 0).style).toMatchObject({ bold: true, tone: 'focus' });
  });

  test('without the focus no cursor is lit, and the blocked mark shows under it', () => {
    const grid = createGrid(40, 3);
    paintList(grid, wholeOf(grid), rows, { cursor: 2, top: 0 }, { glyphs: ASCII_GLYPHS, focused: false });
    expect(toPlain(grid).map(row => row.slice(0, 1))).toEqual([' ', ' ', '-']);
  });

  test('numbers stand before the first nine', () => {
    const grid = createGrid(12, 10);
    const many = Array.from({ length: 10 }, (_, index) => ({ text: `row ${index}` }));
    paintList(grid, wholeOf(grid), many, LIST_START, { glyphs: ASCII_GLYPHS, numbered: true });
    expect(toPlain(grid)[8]?.trimEnd()).toBe('  9 row 8');
    expect(toPlain(grid)[9]?.trimEnd()).toBe('    row 9');
  });

  test.each([
    [0, ['>', ' ', 'v']],
    [4, ['^', ' ', 'v']],
    [9, ['^', ' ', '>']],
  ])('with the cursor on %i arrows tell what is hidden', (cursor, seen) => {
    const grid = createGrid(10, 3);
    const many = Array.from({ length: 10 }, (_, index) => ({ text: `row ${index}` }));
    const state = paintList(grid, wholeOf(grid), many, { cursor, top: 0 }, { glyphs: ASCII_GLYPHS });
    expect(state.cursor).toBe(cursor);
    const plain = toPlain(grid).join('\n');
    expect(plain).toContain(`> row ${cursor}`);
    expect(plain.includes('^')).toBe(seen.includes('^'));
    expect(plain.includes('v')).toBe(seen.includes('v'));
  });

  test('long texts are cut, or wrapped when asked', () => {
    const long = [{ text: 'move three marines to the far area' }, { text: 'stay' }];
    const cut = createGrid(16, 4);
    paintList(cut, wholeOf(cut), long, LIST_START, { glyphs: UNICODE_GLYPHS });
    expect(toPlain(cut)[0]?.trimEnd()).toBe('▸ move three…');
    const wrapped = createGrid(16, 4);
    const look = { glyphs: UNICODE_GLYPHS, wrap: true };
    paintList(wrapped, wholeOf(wrapped), long, LIST_START, look);
    expect(toPlain(wrapped).map(row => row.trimEnd())).toEqual([
      '▸ move three',
      '  marines to',
      '  the far area',
      '  stay',
    ]);
    expect(heightsOf(long, 16, look)).toEqual([3, 1]);
  });

  test('never paints outside of its rectangle, whatever the rows and however small', () => {
    const row = fc.record({ text: fc.string(), detail: fc.string(), note: fc.string(), blocked: fc.boolean() });
    const size = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(fc.array(row), size, size, fc.boolean(), fc.nat(9), (many, width, height, wrap, cursor) => {
        const grid = createGrid(14, 13);
        paintList(grid, { x: 2, y: 2, width, height }, many, { cursor, top: 0 }, { glyphs: ASCII_GLYPHS, wrap });
        for (let y = 0; y < 13; y += 1) {
          for (let x = 0; x < 14; x += 1) {
            const isInside = x >= 2 && x < 2 + width && y >= 2 && y < 2 + height;
            if (!isInside) expect(cellAt(grid, x, y).character).toBe(' ');
          }
        }
      }),
    );
  });
});
