import { expect, test } from 'vitest';
import { starcraftBoard } from '../../../../src/games/starcraft/board/index.ts';
import { FACTIONS } from '../../../../src/games/starcraft/data/factions.ts';
import { UNITS, UNIT_TYPES } from '../../../../src/games/starcraft/data/units.ts';
import { starcraft } from '../../../../src/games/starcraft/game.ts';
import { en } from '../../../../src/games/starcraft/text/en.ts';
import { createGrid, toPlain } from '../../../../src/boards/drawing/grid.ts';
import { contextOf } from './painting.ts';

import { settingFor, stateOf } from '../oracles/matches.ts';
test('the legend is a pane of its own, one key away, and names every unit that the races of the match can have', () => {
  const match = starcraft.start(settingFor(2, 'legend', { setUp: 'quick' }));
  const view = match.view('spectator');
  const legend = starcraftBoard.panes(view).find(({ id }) => id === starcraftBoard.legend);
  const races = new Set(
    stateOf(match).seats.flatMap(({ faction }) => (faction === null ? [] : [FACTIONS[faction].race])),
  );
  const text = toPlain(legend?.paint(view, { width: 120, height: 60 }, contextOf()) ?? createGrid(0, 0)).join('\n');
  expect(text).toContain('z-axis route');
  expect(text).toContain('Odds: what they count');
  expect(text).toContain('in its text; a second card');
  expect(races.size).toBeGreaterThan(0);
  for (const unit of UNIT_TYPES) {
    if (races.has(UNITS[unit].race)) expect(text).toContain(en[`unit.${unit}`]);
  }
});
