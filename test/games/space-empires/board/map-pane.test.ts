import { expect, test } from 'vitest';
import { empiresBoard } from '../../../../src/games/space-empires/board/index.ts';
import { texts } from '../../../../src/games/space-empires/text/languages.ts';
import { empiresView } from '../../../../src/games/space-empires/view.ts';
import { UNICODE_GLYPHS } from '../../../../src/boards/drawing/glyphs.ts';
import { toPlain } from '../../../../src/boards/drawing/grid.ts';
import { createFormatter } from '../../../../src/kernel/words/format.ts';
import { scene } from '../scene.ts';

const NAMES = ['Ann', 'Bob'];
const context = { glyphs: UNICODE_GLYPHS, format: createFormatter(texts.en, NAMES), names: NAMES, focus: [], seat: 0 };

const BATTLE = scene()
  .units(0, 'e5', 'cruiser', 2)
  .units(0, 'e5', 'raider', 3)
  .units(1, 'e5', 'dreadnought', 1)
  .fight(0);
const view = empiresView(BATTLE.now, 0);

function picture(width: number, height: number): string[] {
  const [map] = empiresBoard.panes(view);
  if (map === undefined) throw new Error('there is no map');
  return toPlain(map.paint(view, { width, height }, context));
}

test('a map with three rows a hex has a line for each side of a battle, one with two puts both on one line', () => {
  const tall = picture(120, 46);
  const row = tall.findIndex(line => line.includes('E5'));
  const column = tall[row]?.indexOf('E5') ?? 0;
  expect(tall.slice(row + 1, row + 3).map(line => line.slice(column, column + 6).trim())).toEqual(['◆2C3R', '■DN']);
  expect(picture(120, 33).join('\n')).toContain('◆2C3R■DN');
});

test('below the map stands what its signs mean, where rows stay free', () => {
  expect(picture(120, 33).join('\n')).toMatch(/# counter face down .* o planet/);
  expect(picture(120, 27).join('\n')).not.toContain('face down');
});
