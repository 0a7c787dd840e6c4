import { expect, test } from 'vitest';
import { empiresBoard } from '../../../../src/games/space-empires/board/index.ts';
import { texts } from '../../../../src/games/space-empires/text/languages.ts';
import { empiresView } from '../../../../src/games/space-empires/view.ts';
import type { HexId } from '../../../../src/games/space-empires/data/hexes.ts';
import { ASCII_GLYPHS, UNICODE_GLYPHS } from '../../../../src/boards/drawing/glyphs.ts';
import type { Glyphs } from '../../../../src/boards/drawing/glyphs.ts';
import { inset, toPlain } from '../../../../src/boards/drawing/grid.ts';
import { createFormatter } from '../../../../src/kernel/words/format.ts';
import { layoutOf } from '../../../../src/table/match/board/layout.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

const NAMES = ['Ann', 'Bob'];

/** What stands in the rows of a hex at 200x60, as the first seat sees it. */
function hexAt(table: Scene, hex: HexId, glyphs: Glyphs = UNICODE_GLYPHS): readonly string[] {
  const view = empiresView(table.now, 0);
  const [map] = empiresBoard.panes(view);
  if (map?.survey === undefined) throw new Error('there is no map');
  const room = { warned: false, sided: true, roomy: map.roomy ?? null };
  const { width, height } = inset(layoutOf({ columns: 200, rows: 60 }, room).main);
  const context = { glyphs, format: createFormatter(texts.en, NAMES), names: NAMES, focus: [], seat: 0 };
  const rect = map.survey(view, { width, height }, context).things.find(({ ref }) => ref === `hex:${hex}`)?.rect;
  if (rect === undefined) throw new Error(`no hex ${hex}`);
  const rows = toPlain(map.paint(view, { width, height }, context)).slice(rect.y, rect.y + rect.height);
  return rows.map(row => {
    const [, inside = ''] = /[/\\](.*?)[/\\]/.exec(row.slice(rect.x, rect.x + rect.width + 2)) ?? [];
    return inside.replaceAll('_', ' ').trim();
  });
}

test('a hex has four rows: its name, its terrain in a word, the colony with its growth, and the groups one by one', () => {
  const table = scene()
    .colony('e5', 0, 3)
    .colony('e7', 1, 5)
    .units(0, 'e5', 'cruiser', 3, {}, { up: true })
    .units(1, 'e7', 'scout', 2)
    .units(1, 'e7', 'cruiser', 2, {}, { up: true })
    .move();
  expect(hexAt(table, 'e5')).toEqual(['E5', 'planet', '◆ 3 → 5', '◆ 3C']);
  expect(hexAt(table, 'l7')).toEqual(['L7', 'homeworld', '◆ colony 20', '']);
  // A counter that lies face down says no more than that.
  expect(hexAt(table, 'e7')).toEqual(['E7', 'planet', '■ colony 5', '■ 2C ?']);
  expect(hexAt(table, 'e5', ASCII_GLYPHS)).toEqual(['E5', 'planet', '@ 3 > 5', '@ 3C']);
});

test('terrain is a word, as is space in which nothing lies and a marker that is face down', () => {
  const table = scene()
    .marker('c3', 'black-hole')
    .marker('c5', 'barren')
    .marker('c7', 'mineral-10')
    .marker('c9', 'nebula')
    .hidden('e3', 'supernova')
    .marker('e9', 'planet', { up: false, home: 1 })
    .move();
  expect((['c3', 'c5', 'c7', 'c9', 'e3', 'e5'] as const).map(hex => hexAt(table, hex).slice(0, 2))).toEqual([
    ['C3', 'black hole'],
    ['C5', 'barren'],
    ['C7', 'mineral 10'],
    ['C9', 'nebula'],
    ['E3', 'unexplored'],
    ['E5', 'deep space'],
  ]);
  // In the home of a seat its mark stands beside the name.
  expect(hexAt(table, 'e9').slice(0, 2)).toEqual(['E9 ■', 'unexplored']);
});

test('where the groups need more rows the terrain stands beside the name, and last is how many ships have no room', () => {
  const kinds = [
    ...(['dreadnought', 'battleship', 'battlecruiser', 'cruiser', 'destroyer', 'scout', 'raider'] as const),
    ...(['carrier', 'sweeper', 'fighter'] as const),
  ];
  const fleet = (count: number): Scene => {
    const table = scene().colony('e5', 0);
    for (const kind of kinds.slice(0, count)) table.units(0, 'e5', kind, 3, {}, { up: true });
    return table.move();
  };
  expect(hexAt(fleet(2), 'e5')).toEqual(['E5', 'planet', '◆ colony 5', '◆ 3DN 3BB']);
  expect(hexAt(fleet(4), 'e5')).toEqual(['E5 planet', '◆ colony 5', '◆ 3DN 3BB', '3BC 3C']);
  expect(hexAt(fleet(7), 'e5')).toEqual(['E5 planet', '◆ colony 5', '◆3DN3BB3BC', '3C3R3D3S']);
  expect(hexAt(fleet(10), 'e5')).toEqual(['E5 planet', '◆ colony 5', '◆3DN 3BB', '3BC 3C+18']);
});
