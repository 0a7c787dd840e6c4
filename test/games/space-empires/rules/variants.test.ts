import { describe, expect, test } from 'vitest';
import { definition } from '../../../../src/games/space-empires/game.ts';
import { upkeepOf } from '../../../../src/games/space-empires/state/money.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

const TWO = [{ name: 'Ann' }, { name: 'Bob' }];
const END = { step: 'economy.begin', args: {} } as const;

describe('the shipbuilding requirement, SE-24.2', () => {
  const shipbuilding = (): Scene => scene(2, { shipbuilding: true }).cp(0, 90);

  function fought(table: Scene): Scene {
    table.fight();
    while (table.decision.kind !== 'sheet.row') {
      table.answer(table.options.find(id => id.startsWith('at:')) ?? table.options[0] ?? '');
    }
    return table;
  }

  test('SE-24.2: Fighters and Cloaking are closed to all until a battle between players opens them', () => {
    const table = shipbuilding().begin('economy.begin', {});
    expect(table.blockedBy('technology:fighters')).toBe('SE-24.2');
    expect(table.blockedBy('technology:cloaking')).toBe('SE-24.2');
    expect(table.options).toContain('technology:point-defence');
  });

  test('SE-24.2: Battlecruisers on both sides open both, for everybody', () => {
    const table = shipbuilding().units(0, 'e5', 'battlecruiser').units(1, 'e5', 'dreadnought').dice(1, 1, 1, 1, 1, 1);
    fought(table.cp(1, 90));
    expect(table.now.opened).toEqual(['fighters', 'cloaking']);
    expect(table.options).toContain('technology:fighters');
    expect(table.told.filter(key => key === 'battle.opened')).toHaveLength(2);
  });

  test('SE-24.2: Destroyers open Cloaking alone, and one side alone opens nothing', () => {
    const both = shipbuilding().units(0, 'e5', 'cruiser').units(1, 'e5', 'destroyer').dice(1, 1, 1, 1);
    expect(fought(both).now.opened).toEqual(['cloaking']);
    const one = shipbuilding().units(0, 'e5', 'cruiser').units(1, 'e5', 'scout').dice(1, 1, 1, 1);
    expect(fought(one).now.opened).toEqual([]);
  });

  test('SE-24.2: a battle with aliens does not count', () => {
    const table = shipbuilding()
      .units(0, 'e5', 'battleship')
      .units('aliens', 'e5', 'alien-b', 1, {}, { up: true })
      .dice(1, 1, 1, 1);
    expect(fought(table).now.opened).toEqual([]);
  });

  test('SE-24.2: it is offered only with carriers or Raiders, and refused without', () => {
    const ids = (values: Readonly<Record<string, string>>): string[] =>
      definition.choicesFor?.({ seats: 2, values }).choices.map(({ id }) => id) ?? [];
    expect(ids({})).not.toContain('shipbuilding');
    expect(ids({ raiders: 'yes' })).toContain('shipbuilding');
    expect(() => definition.options({ shipbuilding: true }, TWO)).toThrow('carriers and Raiders');
    expect(definition.options({ shipbuilding: 'yes', carriers: 'yes' }, TWO).variants).toEqual(['shipbuilding']);
  });
});

describe('low maintenance, SE-24.3', () => {
  test('SE-24.3, EX-7.4: with low maintenance 3 is paid of 7', () => {
    const table = scene(2, { lowMaintenance: true }).units(0, 'l7', 'scout', 6).units(0, 'e5', 'scout');
    expect(upkeepOf(table.state, 0)).toBe(3);
    expect(table.begin('economy.begin', {}).decision.prompt.with?.left).toBe(17);
  });

  test('SE-24.3, SE-29.6: what is scuttled is taken off before the rest is halved', () => {
    const table = scene(2, { lowMaintenance: true }).units(0, 'l7', 'scout', 3).units(0, 'e5', 'scout', 2);
    table.begin('economy.begin', {});
    table.answer(`scuttle:${table.c('e5', 'scout')}`);
    expect(table.decision.prompt.with?.left).toBe(19);
  });
});

describe('heavy terrain, SE-24.4', () => {
  const heavy = (): Scene => {
    const table = scene(3, { heavyTerrain: true });
    table.state.unused = [['nebula', 'wreck']];
    return table;
  };

  test('SE-24.4: a new marker lies face down where danger was, and is explored by who comes there next', () => {
    const table = heavy().hidden('g7', 'danger').units(0, 'g7', 'scout').begin('explore.choose', { seat: 0 }, END);
    expect(table.now.hexes.g7).toMatchObject({ marker: 'wreck', up: false, white: true });
    expect(table.now.unused).toEqual([['nebula']]);
    expect(table.count('g7', 'scout')).toBe(0);
  });

  test('SE-24.4: the marker comes when who was lost in space has been shifted', () => {
    const table = heavy().hidden('g7', 'lost').units(0, 'g7', 'scout').begin('explore.choose', { seat: 0 }, END);
    expect(table.now.hexes.g7?.marker).toBeNull();
    table.answer('hex:h7');
    expect(table.now.hexes.g7).toMatchObject({ marker: 'wreck', up: false });
  });

  test('SE-24.4: without an unused marker the hex is open space', () => {
    const table = heavy().hidden('g7', 'danger').units(0, 'g7', 'scout');
    table.state.unused = [[]];
    expect(table.begin('explore.choose', { seat: 0 }, END).now.hexes.g7?.marker).toBeNull();
  });

  test('SE-24.4: what was scanned away cannot be scanned again in this turn, but in the next one', () => {
    const table = heavy().hidden('g7', 'danger').units(0, 'g8', 'cruiser', 2, { special: 1 });
    table.move();
    const scan = `scan:${table.c('g8')}:g7`;
    table.answer(scan, 'turn-up');
    expect(table.now.hexes.g7).toMatchObject({ marker: 'wreck', up: false });
    expect(table.options).not.toContain(scan);
    expect(table.blockedBy(scan)).toBe('SE-24.4');
    table.answer(`go:${table.c('g8')}`);
    expect(table.options).toContain('to:g7');
  });

  test('SE-24.4: without the variant nothing is put there', () => {
    const table = scene(3).hidden('g7', 'danger').units(0, 'g7', 'scout');
    table.state.unused = [['wreck']];
    expect(table.begin('explore.choose', { seat: 0 }, END).now.hexes.g7?.marker).toBeNull();
  });
});

test('SE-24.5: basic, short and long games are choices of their own', () => {
  const values = (id: string): readonly string[] | undefined =>
    definition.choices.find(choice => choice.id === id)?.values.map(value => value.id);
  expect(values('victory')).toEqual(['first', 'short', 'long']);
  expect(values('carriers')).toEqual(['no', 'yes']);
});
