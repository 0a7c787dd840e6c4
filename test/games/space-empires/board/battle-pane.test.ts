import { expect, test } from 'vitest';
import { empiresBoard } from '../../../../src/games/space-empires/board/index.ts';
import { texts } from '../../../../src/games/space-empires/text/languages.ts';
import { empiresView } from '../../../../src/games/space-empires/view.ts';
import { ASCII_GLYPHS } from '../../../../src/boards/drawing/glyphs.ts';
import { toPlain } from '../../../../src/boards/drawing/grid.ts';
import { createFormatter } from '../../../../src/kernel/words/format.ts';
import { scene } from '../scene.ts';

const NAMES = ['Ann', 'Bob'];
const context = { glyphs: ASCII_GLYPHS, format: createFormatter(texts.en, NAMES), names: NAMES, focus: [], seat: 0 };

test('SE-8.5 the battle says in words what hit and what missed, and what is printed on the counters', () => {
  const table = scene().units(0, 'e5', 'cruiser', 2).units(1, 'e5', 'dreadnought', 1).dice(2, 9, 9, 9, 9).fight(0);
  for (let given = 0; given < 8 && table.now.shots.length < 2; given += 1) {
    const { options } = table;
    table.answer(options.find(id => id.startsWith('fire:') || id.startsWith('at:')) ?? options[0] ?? '');
  }
  const view = empiresView(table.now, 0);
  const pane = empiresBoard.panes(view).find(({ id }) => id === 'battle');
  if (pane === undefined) throw new Error('there is no battle pane');
  const text = toPlain(pane.paint(view, { width: 120, height: 20 }, context)).join('\n');
  const [first, second] = table.now.shots;
  expect([first?.hit, second?.hit]).toEqual([true, false]);
  expect(text).toMatch(/# hit 2, needed \d+: Dreadnought at Cruiser/);
  expect(text).toMatch(/@ miss 9, needed \d+: Cruiser at Dreadnought/);
  expect(text).toContain('2 Cruisers, C4-1, damage 1 of 2');
  expect(text).toContain('1 Dreadnought, A6-3');
});

test('SE-25.3 what does not fit beside a name stands below it, the last shot comes first, and a machine has its arms and hull', () => {
  const table = scene(1, {
    scenario: 'solo-machines-small',
    carriers: false,
    raiders: false,
    mines: false,
    pipelines: false,
  });
  const [machine] = table.state.solo?.machines ?? [];
  if (machine === undefined) throw new Error('there is no machine');
  table.units('machines', 'e5', 'machine');
  const piece = table.state.pieces.find(({ kind }) => kind === 'machine') ?? expect.fail();
  piece.damage = 2;
  table.units(0, 'e5', 'dreadnought', 2, { attack: 3, defence: 3, tactics: 2 });
  Object.assign(machine, { fate: 'here', handle: piece.handle });
  const shot = {
    by: 'dreadnought',
    side: 0,
    at: 'machine',
    needed: 6,
    attack: 6,
    attackTech: 0,
    bonus: 0,
    special: 0,
  } as const;
  const shots = [1, 9].map(die => ({ ...shot, defence: 0, defenceTech: 0, die, hit: die === 1 }));
  const battle = { hex: 'e5', attacker: 0, defender: 'machines', cause: 'combat', round: 0, bonus: null } as const;
  const view = { ...empiresView(table.state, 0), battle: { ...battle, fired: [], mines: [] }, shots };
  const pane = empiresBoard.panes(view).find(({ id }) => id === 'battle');
  const text = toPlain(pane?.paint(view, { width: 42, height: 20 }, context) ?? expect.fail()).join('\n');
  expect(text).toMatch(/^ Battle on E5 *$/m);
  expect(text).not.toContain('...');
  expect(text).toMatch(/! 1 Doomsday Machine, D7-1,?\s+damage 2 of 6/);
  expect(text.replaceAll(/ *\n +/g, ' ')).toContain('Dreadnoughts, A6-3, Attack 3 Defence 3, Tactics 2');
  expect(text.indexOf('miss 9')).toBeLessThan(text.indexOf('hit 1'));
});
