import { describe, expect, test } from 'vitest';
import { layoutOf } from '../../../../src/table/match/board/layout.ts';
import type { Layout } from '../../../../src/table/match/board/layout.ts';
import { standingLine } from '../../../../src/table/match/board/standing-line.ts';
import type { Rect } from '../../../../src/boards/drawing/grid.ts';
import { UNICODE_GLYPHS } from '../../../../src/boards/drawing/glyphs.ts';
import { DEFAULT_KEYMAP } from '../../../../src/table/frame/edge/keymap.ts';
import { tableFormatter } from '../../../../src/table/frame/text/say.ts';

const ROOM = { warned: false, sided: true };
const rectsOf = ({ main, side, log, question }: Layout): Rect[] =>
  [main, side, log, question].filter(rect => rect !== null);

describe('the parts of the table', () => {
  test.each([
    [80, 23, 'tabs'],
    [80, 24, 'tabs'],
    [99, 40, 'tabs'],
    [100, 23, 'tabs'],
    [100, 24, 'two columns'],
    [100, 30, 'two columns'],
    [120, 30, 'two columns'],
    [160, 50, 'two columns'],
    [176, 50, 'three columns'],
  ] as const)('at %ix%i stand as %s', (columns, rows, shape) => {
    const layout = layoutOf({ columns, rows }, ROOM);
    expect(layout.shape).toBe(shape);
    expect(layout.tabs === null).toBe(shape !== 'tabs');
    expect(layout.standings === null).toBe(shape === 'tabs');
  });

  test.each([
    [80, 23],
    [80, 24],
    [100, 30],
    [120, 30],
    [160, 50],
  ])('at %ix%i lie beside each other and inside of the screen, whatever has to have room', (columns, rows) => {
    for (const warned of [false, true]) {
      for (const sided of [false, true]) {
        const layout = layoutOf({ columns, rows }, { warned, sided });
        const rects = rectsOf(layout);
        const cells = new Set<string>();
        for (const { x, y, width, height } of rects) {
          expect(width > 0 && height > 0).toBe(true);
          expect(x >= 0 && y >= 1 && x + width <= columns && y + height <= rows - 1).toBe(true);
          for (let row = y; row < y + height; row++)
            for (let column = x; column < x + width; column++) cells.add(`${column},${row}`);
        }
        expect(cells.size).toBe(rects.reduce((sum, { width, height }) => sum + width * height, 0));
        const own = [layout.warning, layout.tabs, layout.standings, layout.recentRow].filter(row => row !== null);
        for (const row of own) expect(rects.some(({ y, height }) => row >= y && row < y + height)).toBe(false);
        expect(new Set(own).size).toBe(own.length);
      }
    }
  });

  test('leave the question seven rows at 80x23, and more where there is more', () => {
    const heights = [23, 24, 30, 40, 50, 120].map(rows => layoutOf({ columns: 120, rows }, ROOM).question.height);
    expect(heights).toEqual([7, 7, 7, 8, 10, 14]);
  });
});

describe('who is winning', () => {
  const look = {
    glyphs: UNICODE_GLYPHS,
    keymap: DEFAULT_KEYMAP,
    format: tableFormatter({}, ['Ann', 'Wilhelmina the Second']),
  };
  const standings = [
    { side: 0, has: '9', against: '9/15', soon: '+2' },
    { side: 1, has: '11', against: '11/15', soon: '' },
  ];
  const lineAt = (width: number): string =>
    standingLine(standings, [], width, look)
      .map(({ text }) => text)
      .join('');

  test('says less and less the less room there is, and nothing that would be cut', () => {
    expect(lineAt(80)).toBe('◆ Ann 9/15 +2   ■ Wilhelmina… 11/15');
    const lines = Array.from({ length: 81 }, (_, width) => lineAt(width));
    for (const [width, line] of lines.entries()) expect(line.length).toBeLessThanOrEqual(width);
    const ways = lines.filter((line, at) => line !== lines[at - 1]).toReversed();
    expect(ways).toEqual([
      '◆ Ann 9/15 +2   ■ Wilhelmina… 11/15',
      '◆ Ann 9/15   ■ Wilhelmina… 11/15',
      '◆9/15 +2 ■11/15',
      '◆9/15 ■11/15',
      '◆9 ■11',
      '',
    ]);
  });

  test('names powers by their marks, in the order of the game', () => {
    const powers = [
      { side: 'empire', has: '3', against: '3', soon: '' },
      { side: 'rebels', has: '4', against: '4', soon: '' },
    ];
    const text = (order: readonly string[]): string =>
      standingLine(powers, order, 10, look)
        .map(span => span.text)
        .join('');
    expect(text(['empire', 'rebels'])).toMatch(/^\S3 \S4$/);
    expect(text(['empire', 'rebels'])[0]).toBe(text(['rebels', 'empire'])[3]);
  });
});
