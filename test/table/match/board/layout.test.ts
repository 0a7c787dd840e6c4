import { describe, expect, test } from 'vitest';
import { layoutOf, withQuestionRows } from '../../../../src/table/match/board/layout.ts';
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

describe('a main pane that says from which size on it tells everything in words', () => {
  /** A map of 12 columns and 13 rows of hexes, each ten cells and four rows, and one of nine rows. */
  const HIGH = { ...ROOM, roomy: { width: 121, height: 52 } };
  const LOW = { ...ROOM, roomy: { width: 121, height: 36 } };

  test.each([
    [80, 24],
    [100, 30],
    [120, 30],
    [120, 40],
    [160, 50],
    [200, 50],
    [176, 60],
  ])('changes nothing at %ix%i', (columns, rows) => {
    const size = { columns, rows };
    expect([layoutOf(size, HIGH), layoutOf(size, LOW)]).toEqual([layoutOf(size, ROOM), layoutOf(size, ROOM)]);
  });

  test.each([
    [190, 58],
    [200, 60],
    [220, 64],
  ])('has the whole height at %ix%i, and all else a column beside it', (columns, rows) => {
    for (const warned of [false, true]) {
      const layout = layoutOf({ columns, rows }, { ...HIGH, warned });
      expect(layout.shape).toBe('beside-main');
      const { main, side, log, below, question, standings } = layout;
      const top = warned ? 2 : 1;
      expect(main).toMatchObject({ x: 0, y: top, height: rows - 1 - top });
      expect(main.width - 2 >= HIGH.roomy.width && main.height - 2 >= HIGH.roomy.height).toBe(true);
      expect(standings).toBe(top);
      let y = top + 1;
      for (const rect of [side, log, below]) {
        expect(rect).toMatchObject({ x: main.width, y, width: columns - main.width });
        y += rect?.height ?? 0;
      }
      expect(y).toBe(rows - 1);
      expect(question.y + question.height).toBe(rows - 1);
      expect(question.y).toBe(layout.recentRow + layout.recentRows);
    }
  });

  test('leaves a question in the column as many rows as it wants, at the cost of the log alone', () => {
    const layout = layoutOf({ columns: 200, rows: 60 }, HIGH);
    for (const [wanted, has] of [
      [3, 7],
      [12, 12],
      [99, 24],
    ] as const) {
      const asked = withQuestionRows(layout, () => wanted);
      const { main, side, log, below, question } = asked;
      expect(question.height).toBe(has);
      expect({ main, side }).toEqual({ main: layout.main, side: layout.side });
      expect((log?.y ?? 0) + (log?.height ?? 0)).toBe(below.y);
      expect([below.y + below.height, question.y + question.height]).toEqual([59, 59]);
      expect(asked.recentRow).toBe(below.y);
    }
    const usual = layoutOf({ columns: 200, rows: 60 }, ROOM);
    expect(withQuestionRows(usual, () => 3)).toBe(usual);
  });

  test('takes the log’s columns where that is enough', () => {
    expect(layoutOf({ columns: 200, rows: 60 }, LOW).shape).toBe('two columns');
    expect(layoutOf({ columns: 200, rows: 60 }, ROOM).shape).toBe('three columns');
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
    const lines = Array.from({ length: 81 }, (_, width) => lineAt(width));
    for (const [width, line] of lines.entries()) expect(line.length).toBeLessThanOrEqual(width);
    const ways = lines.filter((line, at) => line !== lines[at - 1]).toReversed();
    const named = ways.filter(line => line.includes('Ann'));
    expect(ways.slice(named.length)).toEqual(['◆9/15 +2 ■11/15', '◆9/15 ■11/15', '◆9 ■11', '']);
    expect(named[0]).toBe('◆ Ann 9/15 +2   ■ Wilhelmina the Second 11/15');
    expect(named.at(-1)).toBe('◆ Ann 9/15   ■ Wilhe… 11/15');
  });

  test('cuts a name no further than it must, the longest first, and fills the line with it', () => {
    expect(lineAt(44)).toBe('◆ Ann 9/15 +2   ■ Wilhelmina the Seco… 11/15');
    expect(lineAt(40)).toBe('◆ Ann 9/15 +2   ■ Wilhelmina the… 11/15');
    expect(lineAt(36)).toBe('◆ Ann 9/15 +2   ■ Wilhelmina… 11/15');
    expect(lineAt(32)).toBe('◆ Ann 9/15   ■ Wilhelmina… 11/15');
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
