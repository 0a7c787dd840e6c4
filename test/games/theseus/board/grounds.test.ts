import { expect, test } from 'vitest';
import { cellAt } from '../../../../src/boards/drawing/grid.ts';
import type { Looking } from '../../../boards/painting.ts';
import { hall } from './hall.ts';
import { paint, survey } from './painting.ts';

const view = hall().match.view('spectator');

/** The grounds in the row of a sector's name. */
function groundsOf(sector: string, width: number, height: number, looking: Looking = {}): readonly string[] {
  const grid = paint('station', view, width, height, looking);
  const { rect } = survey('station', view, width, height, looking).things.find(({ ref }) => ref === sector) ?? {};
  if (rect === undefined) throw new Error(`there is no ${sector}`);
  const cells = Array.from({ length: rect.width }, (_, at) => cellAt(grid, rect.x + at, rect.y));
  return [...new Set(cells.flatMap(({ style }) => style.ground ?? []))];
}

test.each([
  [73, 24],
  [80, 13],
] as const)(
  'the name of a home has the ground of its owner, and that of no home none, on a station of %ix%i',
  (w, h) => {
    expect(groundsOf('sector:alien-nest', w, h)).toEqual(['territory0']);
    expect(groundsOf('sector:corridors', w, h)).toEqual([]);
  },
);

test('where one may go, the name says so', () => {
  expect(groundsOf('sector:corridors', 73, 24, { open: ['sector:corridors'] })).toEqual(['choice']);
});

test('a unit that is hit flashes', () => {
  const reversed = (looking: Looking): string =>
    paint('station', view, 73, 24, looking)
      .cells.flatMap(({ character, style }) => (style.inverse === true ? [character] : []))
      .join('');
  expect(reversed({})).toBe('');
  expect(reversed({ flashing: ['unit:scientist-1'] })).toContain('S1');
});
