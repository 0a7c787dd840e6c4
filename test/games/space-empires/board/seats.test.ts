import { describe, expect, test } from 'vitest';
import { empiresBoard } from '../../../../src/games/space-empires/board/index.ts';
import { definition, spaceEmpires } from '../../../../src/games/space-empires/game.ts';
import { texts } from '../../../../src/games/space-empires/text/languages.ts';
import { UNICODE_GLYPHS } from '../../../../src/boards/drawing/glyphs.ts';
import { createFormatter } from '../../../../src/kernel/words/format.ts';
import { settingFor, stateOf } from '../oracles/matches.ts';
import { scene } from '../scene.ts';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve', 'Fox', 'Gus', 'Hal'];
const context = { glyphs: UNICODE_GLYPHS, format: createFormatter(texts.en, NAMES), names: NAMES, focus: [], seat: 0 };
/** The pane of an 80x23 terminal. */
const SMALL = { width: 80, height: 12 };

/** The rows of a pane. */
function rowsOf(view: unknown, id: string): readonly string[] {
  const pane = empiresBoard.panes(view).find(one => one.id === id);
  if (pane === undefined) throw new Error(`there is no ${id}`);
  const { cells, width, height } = pane.paint(view, SMALL, context);
  return Array.from({ length: height }, (_, row) =>
    cells
      .slice(row * width, (row + 1) * width)
      .map(({ character }) => character)
      .join(''),
  );
}

/** Eight empires on two boards, before anybody has moved. */
const eight = stateOf(spaceEmpires.start(settingFor(8, 'seats', { scenario: 'epic-8-random', pairs: true })));

describe('the players, eight of them', () => {
  test('stand all in one table at 80x23, each with its home, what it holds and its partner', () => {
    const rows = rowsOf(definition.view(eight, 'spectator'), 'seats');
    for (const [seat, name] of NAMES.entries()) {
      const row = rows.find(one => new RegExp(`^ \\S ${name} `).test(one)) ?? '';
      expect(row).toContain(eight.seats[seat]?.world?.toUpperCase());
      expect(row.trimEnd().endsWith(NAMES[(seat + 4) % 8] ?? '')).toBe(true);
    }
  });

  test('have what they have shown below', () => {
    const state = {
      ...eight,
      seats: eight.seats.map((own, seat) => (seat === 6 ? { ...own, shown: { attack: 2 } } : own)),
    } as const;
    expect(rowsOf(definition.view(state, 'spectator'), 'seats').join('\n')).toMatch(/Gus +Attack 2/);
  });

  test('four and fewer have a part each', () => {
    expect(rowsOf(definition.view(scene().state, 0), 'seats').join('\n')).toMatch(/homeworld +\S+ L7/);
  });
});

test('who sits on map 2 has that first, and a question about the other map brings that', () => {
  const view = definition.view(eight, 7);
  expect(
    empiresBoard
      .panes(view)
      .map(({ id }) => id)
      .slice(0, 2),
  ).toEqual(['map-2', 'map']);
  const about = (hex: string) =>
    empiresBoard.paneFor({ kind: 'move.where', options: [{ refs: [`hex:${hex}`] }] }, view);
  expect([about('l7-2'), about('l7')]).toEqual([null, 'map']);
  for (const viewer of ['spectator', 0] as const) {
    const [first] = empiresBoard.panes(definition.view(eight, viewer));
    expect(first?.id).toBe('map');
  }
});

test('the status names who moves, and between two turns nobody', () => {
  const view = definition.view(scene().state, 0);
  expect(empiresBoard.status({ ...view, phase: 'movement', active: 0 }, context)).toContain('Ann moves');
  expect(empiresBoard.status({ ...view, phase: 'exploration', active: null }, context)).not.toContain('explores');
});

test('the legend says all of every sign, also where the pane is narrow', () => {
  const narrow = { width: 40, height: 40 };
  const pane = empiresBoard.panes(definition.view(eight, 'spectator')).find(({ id }) => id === 'legend');
  const { cells, width } = pane?.paint(definition.view(eight, 'spectator'), narrow, context) ?? { cells: [], width: 1 };
  const text = cells.map(({ character }, at) => (at % width === 0 ? `\n${character}` : character)).join('');
  expect(text).not.toContain('…');
  expect(text).toContain('supernova');
  expect(text).toContain('Hal');
});

test('a phase of the own sheet is told whole where the pane is narrow, the last one first', () => {
  const phase = {
    cycle: 1,
    carried: 0,
    colonies: 20,
    minerals: 15,
    pipelines: 0,
    bonus: 0,
    upkeep: 3,
    bid: 12,
    research: 20,
    units: 18,
    left: 2,
  };
  const { state } = scene();
  state.seats[0]?.history.push(phase, { ...phase, cycle: 2, left: 7 });
  const text = rowsOf(definition.view(state, 0), 'sheet').join('\n');
  expect(text).not.toContain('…');
  expect(text.indexOf('cycle 2:')).toBeLessThan(text.indexOf('cycle 1:'));
  expect(text).toContain('7');
});

test('the report of a match that goes on ranks all seats by what everybody sees', () => {
  const rows = empiresBoard.finalTable(definition.view(eight, 'spectator'), context);
  expect(rows).toHaveLength(9);
  expect(rows[1]?.at(-1)).toBe('?');
});

test('the legend says how the hexes of the second map are named, where there is one', () => {
  expect(rowsOf(definition.view(eight, 0), 'legend').join('\n')).toContain('A1-2 is the hex A1 of map 2');
  expect(rowsOf(definition.view(scene().state, 0), 'legend').join('\n')).not.toContain('A1-2');
});
