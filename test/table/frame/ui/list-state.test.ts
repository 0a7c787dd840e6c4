import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineWidth } from '../../../../src/boards/drawing/lines.ts';
import { ASCII_GLYPHS, UNICODE_GLYPHS } from '../../../../src/boards/drawing/glyphs.ts';
import {
  ensureVisible,
  heightsOf,
  LIST_START,
  withCursorMoved,
  moveTo,
  withPageMoved,
} from '../../../../src/table/frame/ui/list-state.ts';
import type { ListAppearance, ListRow, ListState } from '../../../../src/table/frame/ui/list-state.ts';
import { listWindow } from '../../../../src/table/frame/ui/list.ts';

const ones = (count: number) => new Array<number>(count).fill(1);

describe('moving', () => {
  test('stops at both ends', () => {
    expect(withCursorMoved(LIST_START, 3, -1).cursor).toBe(0);
    expect(withCursorMoved(LIST_START, 3, 9).cursor).toBe(2);
    expect(moveTo(LIST_START, 0, 4).cursor).toBe(0);
  });

  test('a page keeps one row in sight', () => {
    const state = withPageMoved(LIST_START, ones(20), 5, 1);
    expect(state.cursor).toBe(4);
    expect(withPageMoved({ cursor: 10, top: 8 }, ones(20), 5, -1).cursor).toBe(6);
    expect(withPageMoved(LIST_START, ones(3), 5, 1).cursor).toBe(2);
    expect(withPageMoved(LIST_START, ones(0), 5, 1)).toEqual(LIST_START);
  });

  test('paging reaches the end even through rows taller than the window', () => {
    let state = LIST_START;
    for (let step = 0; step < 4; step += 1) state = withPageMoved(state, [9, 9, 9], 4, 1);
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

/** The list in this many cells, row by row as text. */
function drawn(
  rows: readonly ListRow[],
  state: ListState,
  { width, height }: { readonly width: number; readonly height: number },
  look: ListAppearance,
): string[] {
  const { lines } = listWindow(rows, state, { width, height }, look);
  return lines.map(line => line.map(({ text }) => text).join(''));
}

describe('listWindow', () => {
  const rows: ListRow[] = [
    { text: 'your order on Braken', detail: '(top)' },
    { text: 'your order on Dylar IV', detail: '(top)' },
    { text: 'Antiga', detail: "blocked: Bob's order", blocked: true, note: 'SC-6.2' },
  ];

  test('cursor, blocked mark, details in a column, notes at the right end', () => {
    const size = { width: 64, height: 3 };
    expect(drawn(rows, LIST_START, size, { glyphs: UNICODE_GLYPHS }).map(row => row.trimEnd())).toEqual([
      '▸ your order on Braken    (top)',
      '  your order on Dylar IV  (top)',
      "– Antiga                  blocked: Bob's order          SC-6.2",
    ]);
    const { lines } = listWindow(rows, LIST_START, size, { glyphs: UNICODE_GLYPHS });
    expect(lines[2]?.[1]?.style.dim).toBe(true);
    expect(lines[0]?.[1]?.style).toMatchObject({ bold: true, tone: 'cursor' });
  });

  test('without the focus no cursor is lit, and the blocked mark shows under it', () => {
    const shown = drawn(
      rows,
      { cursor: 2, top: 0 },
      { width: 40, height: 3 },
      { glyphs: ASCII_GLYPHS, focused: false },
    );
    expect(shown.map(row => row.slice(0, 1))).toEqual([' ', ' ', '-']);
  });

  test('numbers stand before the first nine', () => {
    const many = Array.from({ length: 10 }, (_, index) => ({ text: `row ${index}` }));
    const shown = drawn(many, LIST_START, { width: 12, height: 10 }, { glyphs: ASCII_GLYPHS, numbered: true });
    expect(shown[8]?.trimEnd()).toBe('  9 row 8');
    expect(shown[9]?.trimEnd()).toBe('    row 9');
  });

  test.each([
    [0, ['>', 'v']],
    [4, ['>', '^', 'v']],
    [9, ['>', '^']],
  ])('with the cursor on %i arrows tell what is hidden', (cursor, seen) => {
    const many = Array.from({ length: 10 }, (_, index) => ({ text: `row ${index}` }));
    const plain = drawn(many, { cursor, top: 0 }, { width: 10, height: 3 }, { glyphs: ASCII_GLYPHS }).join('\n');
    expect(plain).toContain(`> row ${cursor}`);
    for (const mark of ['^', 'v']) expect(plain.includes(mark)).toBe(seen.includes(mark));
  });

  test('long texts are cut, or wrapped when asked', () => {
    const long = [{ text: 'move three marines to the far area' }, { text: 'stay' }];
    const size = { width: 16, height: 4 };
    expect(drawn(long, LIST_START, size, { glyphs: UNICODE_GLYPHS })[0]?.trimEnd()).toBe('▸ move three…');
    const look = { glyphs: UNICODE_GLYPHS, wrap: true };
    expect(drawn(long, LIST_START, size, look).map(row => row.trimEnd())).toEqual([
      '▸ move three',
      '  marines to',
      '  the far area',
      '  stay',
    ]);
    expect(heightsOf(long, 16, look)).toEqual([3, 1]);
  });

  test('never takes more room than it has, whatever the rows, and shows the row under the cursor', () => {
    const row = fc.record({
      text: fc.string(),
      detail: fc.string(),
      note: fc.string({ maxLength: 6 }),
      blocked: fc.boolean(),
    });
    const cases = fc.record({
      rows: fc.array(row, { minLength: 1 }),
      width: fc.integer({ min: 14, max: 40 }),
      height: fc.integer({ min: 1, max: 9 }),
      wrap: fc.boolean(),
      at: fc.nat(9),
    });
    fc.assert(
      fc.property(cases, ({ rows: many, width, height, wrap, at }) => {
        const cursor = Math.min(at, many.length - 1);
        const look = { glyphs: ASCII_GLYPHS, wrap };
        const { lines, rowAt } = listWindow(many, { cursor, top: 0 }, { width, height }, look);
        expect(lines.length).toBeLessThanOrEqual(height);
        expect(rowAt).toHaveLength(lines.length);
        expect(rowAt).toContain(cursor);
        for (const line of lines) expect(lineWidth(line)).toBeLessThanOrEqual(width);
      }),
    );
  });
});
