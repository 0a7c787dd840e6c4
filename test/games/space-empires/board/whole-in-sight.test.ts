import { expect, test } from 'vitest';
import { empiresBoard } from '../../../../src/games/space-empires/board/index.ts';
import { HEXES } from '../../../../src/games/space-empires/data/hexes.ts';
import { SCENARIO_IDS } from '../../../../src/games/space-empires/data/scenarios.ts';
import { definition } from '../../../../src/games/space-empires/game.ts';
import { texts } from '../../../../src/games/space-empires/text/languages.ts';
import { empiresView } from '../../../../src/games/space-empires/view.ts';
import type { EmpiresView } from '../../../../src/games/space-empires/view.ts';
import { seededRandom } from '../../../../src/kernel/plain/random.ts';
import { layoutOf, paneSize } from '../../../../src/table/match/board/layout.ts';
import { paintingOf } from '../../../boards/painting.ts';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve', 'Fox', 'Gus', 'Hal'];
const { survey } = paintingOf(empiresBoard, texts.en, NAMES);
const SIZES = [80, 100, 120].flatMap(columns => [24, 30, 40, 50, 60].map(rows => ({ columns, rows })));

/** A match of a scenario as it begins. */
function viewOf(scenario: (typeof SCENARIO_IDS)[number]): EmpiresView {
  for (let seats = 1; seats <= NAMES.length; seats++) {
    const people = NAMES.slice(0, seats).map(name => ({ name }));
    try {
      const state = definition.setUp(definition.options({ scenario }, people), people, seededRandom('whole'));
      return empiresView(state, 'spectator');
    } catch {
      // That scenario is for more people.
    }
  }
  throw new Error(`nobody can play ${scenario}`);
}

test('at 120x40 a map of thirteen rows is whole in sight', () => {
  const view = viewOf('4p-normal');
  const panes = empiresBoard.panes(view);
  const [pane] = panes;
  const room = paneSize(
    layoutOf({ columns: 120, rows: 40 }, { warned: false, sided: true }),
    { panes },
    pane?.id ?? '',
  );
  const { things } = survey(pane?.id ?? '', view, room.width, room.height);
  expect(Math.max(...things.map(({ rect }) => rect.y + rect.height))).toBe(26);
  expect(room.height).toBeGreaterThanOrEqual(26);
});

test.each(SCENARIO_IDS)('%s is whole in sight wherever a hex of six cells and two rows lets it be', scenario => {
  const view = viewOf(scenario);
  const [pane] = empiresBoard.panes(view);
  if (pane === undefined) throw new Error('there is no map');
  const inPlay = HEXES.filter(({ id, board }) => view.hexes[id] !== undefined && board === 1);
  const columns = inPlay.map(({ column }) => column);
  const from = Math.min(...columns) - (Math.min(...columns) % 2);
  const lines = inPlay.map(({ column, row }) => row * 2 + (column % 2 === 0 ? 1 : 0));
  const least = {
    width: (Math.max(...columns) - from + 1) * 6,
    height: Math.max(...lines) - Math.min(...inPlay.map(({ row }) => row)) * 2 + 2,
  };
  let fits = 0;
  for (const size of SIZES) {
    const panes = empiresBoard.panes(view);
    const room = paneSize(layoutOf(size, { warned: false, sided: panes.length > 1 }), { panes }, pane.id);
    if (least.width > room.width || least.height > room.height) continue;
    fits += 1;
    for (const { ref, rect } of survey(pane.id, view, room.width, room.height).things) {
      const isIn =
        rect.x >= 0 && rect.y >= 0 && rect.x + rect.width <= room.width && rect.y + rect.height <= room.height;
      expect(isIn, `${ref} at ${size.columns}x${size.rows}`).toBe(true);
    }
  }
  expect(fits).toBeGreaterThan(0);
});
