import { expect, test } from 'vitest';
import { UNICODE_GLYPHS } from '../../../../src/boards/drawing/glyphs.ts';
import { expectedLosses, lossWarning } from '../../../../src/games/space-empires/board/doomed.ts';
import { mapPane } from '../../../../src/games/space-empires/board/map.ts';
import { undoneWarning } from '../../../../src/games/space-empires/board/onward.ts';
import { texts } from '../../../../src/games/space-empires/text/languages.ts';
import { empiresView } from '../../../../src/games/space-empires/view.ts';
import { createFormatter } from '../../../../src/kernel/words/format.ts';
import { among, fleet } from '../rules/solo/alien-scenes.ts';
import { alone, withMachine } from '../rules/solo/machine-scenes.ts';
import type { Scene } from '../scene.ts';

const format = createFormatter(texts.en, ['Ann']);

function told(table: Scene, seat: 0 | null = 0): readonly string[] {
  return expectedLosses(empiresView(table.state, 0), seat).map(one => format(lossWarning(one)));
}

test('SE-25.7 what is unarmed and alone where a machine goes next is lost, and its colony', () => {
  const miners = withMachine(alone().colony('l6', 0, 3).units(0, 'l6', 'miner', 2), 'l5');
  expect(told(miners)).toEqual([
    'On L6 you lose 2 Miners, the colony to the next move of the machines, for nothing armed stands there.',
  ]);
  expect(told(withMachine(alone().colony('l6', 0, 3).units(0, 'l6', 'scout'), 'l5'))).toEqual([]);
  expect(told(miners, null)).toEqual([]);
});

test('SE-25.4 where the player still chooses its way, nothing is foretold', () => {
  expect(told(withMachine(alone().colony('h7', 0, 3).units(0, 'g6', 'miner'), 'f7'))).toEqual([]);
});

test('SE-26.8 so is what stands where a fleet of aliens arrives, but for the colony', () => {
  const table = fleet(among().colony('h6', 0, 3).units(0, 'h6', 'miner'), 'g6', 12);
  expect(told(table)).toEqual([
    'On H6 you lose 1 Miner to the next move of the first empire, for nothing armed stands there.',
  ]);
});

test('SE-25.7 it is marked on the map, and asked about before movement ends', () => {
  const table = withMachine(alone().colony('l6', 0, 3).units(0, 'l6', 'miner', 2), 'l5').move();
  const { decision } = table.match;
  if (decision === null) throw new Error('nothing is asked');
  const view = empiresView(table.state, 0);
  const { words } = undoneWarning(view, decision, new Set());
  expect(words === null ? '' : format(words)).toMatch(/^On L6 you lose 2 Miners.*could still move and ha(s|ve) not\.$/);
  const context = { glyphs: UNICODE_GLYPHS, format, names: ['Ann'], focus: [], seat: 0 };
  const rows = mapPane(1).paint(view, { width: 80, height: 30 }, context);
  expect(rows.cells.map(({ character }) => character).join('')).toContain('L6!!');
});
