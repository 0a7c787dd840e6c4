import { describe, expect, test } from 'vitest';
import type { RoundChart } from '../../../../src/boards/retrospect.ts';
import { putLookBack } from '../../../../src/table/match/end/body.ts';
import { paintChart } from '../../../../src/table/match/end/chart.ts';
import { tableFormatter } from '../../../../src/table/frame/text/say.ts';
import { ASCII_GLYPHS, UNICODE_GLYPHS } from '../../../../src/boards/drawing/glyphs.ts';
import type { Glyphs } from '../../../../src/boards/drawing/glyphs.ts';
import { createGrid, toPlain } from '../../../../src/boards/drawing/grid.ts';
import { DEFAULT_KEYMAP } from '../../../../src/table/frame/edge/keymap.ts';

const POINTS: RoundChart = {
  title: 'Points',
  from: 0,
  series: [
    { side: 0, values: [0, 5, 10] },
    { side: 1, values: [0, 10, 5] },
  ],
};

function chart(glyphs: Glyphs, width: number, height: number, points = POINTS): string {
  const grid = createGrid(width, height);
  paintChart(grid, { x: 0, y: 0, width, height }, points, { glyphs, keymap: DEFAULT_KEYMAP, format: tableFormatter() });
  return `\n${toPlain(grid)
    .map(line => line.trimEnd())
    .join('\n')}\n`;
}

describe('the chart', () => {
  test('shows every seat’s mark at its height, the highest value at the top', () => {
    expect(chart(UNICODE_GLYPHS, 20, 8)).toMatchInlineSnapshot(`
      "
      Points
      10 │      ■   ◆
         │
         │     ◆     ■
         │
       0 │◆■
         └───────────────
          0    1    2
      "
    `);
  });

  test('has a line across at the height of each goal, which may lie above all marks', () => {
    const drawn = chart(UNICODE_GLYPHS, 20, 8, { ...POINTS, goals: [20] }).split('\n');
    expect(drawn[2]).toMatch(/^20 │╌+$/);
    expect(drawn[4]).toContain('◆');
  });

  test('has a power’s mark beside those of the seats', () => {
    const withPower = { ...POINTS, series: [...POINTS.series, { side: 'storm', values: [0, 2, 6] }] };
    expect(chart(ASCII_GLYPHS, 24, 8, withPower)).toContain('K');
  });

  test('leaves out numbers of rounds that would touch each other', () => {
    const values = Array.from({ length: 27 }, (_, round) => round);
    const drawn = chart(ASCII_GLYPHS, 60, 8, { title: 'Colonies', from: 0, series: [{ side: 0, values }] });
    expect(drawn.trimEnd().split('\n').at(-1)?.trim().split(/ +/)).toEqual(
      Array.from({ length: 14 }, (_, at) => String(2 * at)),
    );
  });

  test('in ASCII it is the same in plain characters', () => {
    expect(chart(ASCII_GLYPHS, 20, 8)).toMatchInlineSnapshot(`
      "
      Points
      10 |      #   @
         |
         |     @     #
         |
       0 |@#
         +---------------
          0    1    2
      "
    `);
    expect(chart(ASCII_GLYPHS, 20, 8)).toMatch(/^[\n\u0020-\u007e]*$/);
  });

  test('where it is narrow every second round is shown, counted back from the last, and where it is too low nothing', () => {
    const narrow = chart(ASCII_GLYPHS, 11, 8);
    expect(narrow).toMatch(/^ +0 +2$/m);
    expect(narrow).not.toContain('1 ');
    expect(chart(ASCII_GLYPHS, 20, 5).trim()).toBe('');
  });
});

/** Eight seats, of which each has one more than the one before, and as much again each round. */
function eight(rounds: number): RoundChart {
  const series = Array.from({ length: 8 }, (_, side) => ({
    side,
    values: Array.from({ length: rounds }, (_, round) => (side + 1) * round),
  }));
  return { title: 'Colonies', from: 1, series };
}

const NAMES = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve', 'Fox', 'Gus', 'Hal'];

function lookedBack(points: RoundChart, width: number, height: number): string {
  const grid = createGrid(width, height);
  const look = { glyphs: UNICODE_GLYPHS, keymap: DEFAULT_KEYMAP, format: tableFormatter({}, NAMES) };
  putLookBack(grid, { x: 0, y: 0, width, height }, points, [{ label: 'Battles', text: '12' }], look);
  return `\n${toPlain(grid)
    .map(line => line.trimEnd())
    .join('\n')}\n`;
}

describe('a match of eight, looked back upon', () => {
  test('has a legend of the marks, and may be as wide as the facts leave it', () => {
    expect(lookedBack(eight(3), 78, 9)).toMatchInlineSnapshot(`
      "
      Colonies                               ◆ Ann  ■ Bob  ▲ Cid  ● Dee  ★ Eve
      16 │                         ⚑         ✚ Fox  ▼ Gus  ⚑ Hal
         │                       ✚▼
         │                ⚑    ●★            Battles  12
         │             ★✚▼    ▲
         │          ■▲●     ◆■
       0 │◆■▲●★✚▼⚑ ◆
         └───────────────────────────
             1        2        3
      "
    `);
    expect(lookedBack(eight(9), 118, 9)).toMatch(/^ +1 +2 +3 +4 +5 +6 +7 +8 +9$/m);
  });

  test('shows its whole length when it was long, in few rounds', () => {
    expect(lookedBack(eight(31), 78, 9)).toMatch(/^ +1 +7 +13 +19 +25 +31$/m);
  });

  test('has chart, legend and facts below each other where the screen is narrow', () => {
    expect(lookedBack(eight(2), 40, 16)).toMatch(/ 1 +2\n\n◆ Ann .*\n(.*\n)*\nBattles {2}12\n/);
  });
});
