import { describe, expect, test } from 'vitest';
import { TECHNOLOGY_IDS } from '../../../../src/games/space-empires/data/technologies.ts';
import type { TechnologyId } from '../../../../src/games/space-empires/data/technologies.ts';
import { UNITS } from '../../../../src/games/space-empires/data/units.ts';
import type { UnitKind } from '../../../../src/games/space-empires/data/units.ts';
import { definition, spaceEmpires } from '../../../../src/games/space-empires/game.ts';
import { isBlockaded, levelCost, priceFor } from '../../../../src/games/space-empires/state/money.ts';
import { freeCounters } from '../../../../src/games/space-empires/state/pieces.ts';
import { retreatHexes } from '../../../../src/games/space-empires/state/battle-sides.ts';
import { settingFor, stateOf } from '../oracles/matches.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

/** Seats 0 and 1 against seat 2. */
const three = (): Scene => scene(3, { scenario: '3p-team', partners: 'alone-c' });

/** Seats 0 and 1 against 2 and 3. */
function four(alliance: 'uneasy' | 'brothers', options: Readonly<Record<string, unknown>> = {}): Scene {
  return scene(4, { scenario: '4p-team', partners: 'beside', alliance, ...options });
}

/**
 * Answers with shots while there are any, else with the first option, until somebody is asked something of that kind.
 */
function shoot(table: Scene, kind = 'sheet.row'): Scene {
  while (table.match.decision !== null && table.decision.kind !== kind) {
    table.answer(table.options.find(id => /^(at|fire):/.test(id)) ?? table.options[0] ?? '');
  }
  return table;
}

describe('two against one, SE-21.3', () => {
  test('EX-5, SE-21.3: ships and technology cost partners half as much again, rounded up for each item', () => {
    const { state } = three();
    const priced = (kind: UnitKind): number[] => [0, 2].map(seat => priceFor(state, seat, UNITS[kind].cost));
    const kinds = [
      'scout',
      'destroyer',
      'cruiser',
      'battlecruiser',
      'battleship',
      'dreadnought',
      'colony-ship',
      'miner',
      'pipeline',
      'decoy',
    ] as const;
    expect(kinds.map(priced)).toEqual([
      [9, 6],
      [14, 9],
      [18, 12],
      [23, 15],
      [30, 20],
      [36, 24],
      [12, 8],
      [8, 5],
      [5, 3],
      [2, 1],
    ]);
    const levelled = (id: TechnologyId): unknown => levelCost(state, 0, id);
    expect([levelled('tactics'), levelled('attack')]).toEqual([23, 30]);
    expect(TECHNOLOGY_IDS.every(id => levelCost(state, 2, id) !== null)).toBe(true);
    expect(levelCost(three().levels(0, { attack: 2 }).state, 0, 'attack')).toBe(38);
  });

  test('SE-21.3, SE-29.4: the price of an item is rounded before it is multiplied; bids and maintenance are as usual', () => {
    const table = three().units(0, 'l7', 'yard', 4).units(0, 'l7', 'scout', 2).begin('economy.begin', {});
    expect(table.decision.prompt.with?.left).toBe(18);
    table.answer('buy:scout:l7');
    expect(table.said('buy:scout:l7').cost).toBe(9);
    expect(table.decision.prompt.with?.left).toBe(9);
    table.answer('bid');
    expect(table.decision.amount?.max).toBe(9);
  });

  test('SE-21.3: uneasy partners never meet on a hex: no move, no retreat, no building', () => {
    const table = three().units(0, 'e5', 'scout').units(1, 'e6', 'scout').move();
    table.answer(`go:${table.c('e5')}`);
    expect(table.blockedBy('to:e6')).toBe('SE-21.3');
    const fled = three().units(0, 'h7', 'scout').units(1, 'h8', 'scout').state;
    expect(retreatHexes(fled, 'h7', 0)).not.toContain('h8');
    const home = three().cp(0, 30).colony('k6', 0, 5).units(1, 'k6', 'scout').begin('economy.begin', {});
    expect(home.blockedBy('buy:decoy:k6')).toBe('SE-21.3');
    expect(home.options).toContain('buy:decoy:l7');
  });

  test('SE-21.3: partners neither fight nor blockade each other, and use only their own pipelines', () => {
    const table = three().colony('e5', 1).units(0, 'e5', 'scout').fight();
    expect(table.asked).toBe('0 sheet.row');
    expect(isBlockaded(table.now, 'e5', 1)).toBe(false);
    const road = three().units(1, 'e5', 'pipeline').units(1, 'e6', 'pipeline').units(0, 'e4', 'scout').move();
    road.answer(`go:${road.c('e4')}`);
    expect(road.blockedBy('to:e5')).toBe('SE-21.3');
  });

  test('SE-21.3, SE-22.2: the two win together with the homeworld of the third, an eliminated partner too', () => {
    const table = three().units(0, 'b12', 'scout').dice(1);
    table.state.seats[1] = { ...table.has(1), out: true };
    const world = table.state.hexes.b12?.colony;
    if (world) world.value = 5;
    shoot(table.fight());
    expect(table.match.outcome?.winners).toEqual([0, 1]);
    expect(table.match.outcome?.words.key).toBe('victory.team-homeworld'.replace('homeworld', 'last'));
  });

  test('SE-21.3: the third plays on after one homeworld, without a bonus, and wins with both', () => {
    const table = three().units(2, 'l7', 'scout').dice(1);
    table.state.active = 2;
    const world = table.state.hexes.l7?.colony;
    if (world) world.value = 5;
    shoot(table.fight(2));
    expect(table.match.outcome).toBeNull();
    expect([table.has(0).out, table.has(2).bonus, table.has(2).income?.bonus]).toEqual([true, 0, 0]);
    expect(table.told).not.toContain('conquest.bonus');
    const both = three().units(2, 'b2', 'scout').dice(1);
    both.state.seats[0] = { ...both.has(0), out: true };
    both.state.active = 2;
    const second = both.state.hexes.b2?.colony;
    if (second) second.value = 5;
    shoot(both.fight(2));
    expect(both.match.outcome?.winners).toEqual([2]);
  });

  test('SE-21.3, SE-22.2: partners are named, or drawn by lot', () => {
    const teams = (seats: number, options: Readonly<Record<string, unknown>>, seed = 'a'): readonly number[] =>
      stateOf(spaceEmpires.start(settingFor(seats, seed, options))).teams;
    expect(teams(3, { scenario: '3p-team', partners: 'alone-b' })).toEqual([0, 1, 0]);
    expect(teams(4, { scenario: '4p-team', partners: 'opposite' })).toEqual([0, 1, 0, 1]);
    expect(teams(4, { scenario: '4p-team', partners: 'other-side' })).toEqual([0, 1, 1, 0]);
    const drawn = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(seed => String(teams(3, { scenario: '3p-team' }, seed)));
    expect(new Set(drawn).size).toBeGreaterThan(1);
    expect(teams(3, { scenario: '3p-normal' })).toEqual([]);
  });
});

describe('teams of two, SE-22.2', () => {
  test('SE-22.2: a team loses with both homeworlds, or with the first if that was chosen', () => {
    const fallen = (options: Readonly<Record<string, unknown>>): Scene => {
      const table = four('uneasy', options).units(0, 'b12', 'scout').dice(1);
      const world = table.state.hexes.b12?.colony;
      if (world) world.value = 5;
      return shoot(table.fight(), 'victory.conquest');
    };
    expect(fallen({}).match.outcome).toBeNull();
    expect(fallen({}).has(0).bonus).toBe(30);
    expect(fallen({ victory: 'first' }).match.outcome?.winners).toEqual([0, 1]);
  });

  test('SE-22.2: usual prices, and what does not go together is refused', () => {
    expect(priceFor(four('uneasy').state, 0, 6)).toBe(6);
    const read =
      (options: Readonly<Record<string, unknown>>, seats = 4) =>
      () =>
        definition.options(
          options,
          Array.from({ length: seats }, () => ({ name: 'Ann' })),
        );
    expect(read({ scenario: '4p-team', victory: 'short' })).toThrow('homeworlds');
    expect(read({ scenario: '4p-team', partners: 'alone-a' })).toThrow('partners');
    expect(read({ scenario: '3p-team', alliance: 'brothers' }, 3)).toThrow('uneasy');
    expect(read({ scenario: '4p-normal', alliance: 'brothers' })).toThrow('no teams');
    expect(read({ scenario: 'epic-7', pairs: true }, 7)).toThrow('both maps');
  });

  test('SE-22.2: who gives up leaves the match, and the partner plays on', () => {
    const table = four('brothers').units(0, 'e5', 'scout').units(1, 'e5', 'scout').begin('turn.begin', {});
    table.match.concede(0);
    table.answer('done');
    expect(table.asked).toBe('1 move.choose');
    expect(table.match.outcome).toBeNull();
  });
});

describe('blood brothers, SE-22.3', () => {
  test('SE-22.3: partners share a turn and move group by group', () => {
    const table = four('brothers').units(0, 'e5', 'scout').units(1, 'e5', 'scout');
    table.begin('turn.begin', {});
    expect(table.asked).toBe('0 move.choose');
    table.answer(`go:${table.c('e5', 'scout', 0)}`, 'to:e6', 'partner:b');
    expect(table.asked).toBe('1 move.choose');
    table.answer(`go:${table.c('e5', 'scout', 1)}`, 'to:e6', 'partner:a');
    expect(table.asked).toBe('0 move.choose');
    table.answer('done');
    expect(table.asked).toBe('1 move.choose');
    expect(table.options).not.toContain('partner:a');
    table.answer('done');
    table.until('move.choose', 'done');
    expect(table.asked).toBe('2 move.choose');
    expect([table.count('e6', 'scout', 0), table.count('e6', 'scout', 1)]).toEqual([1, 1]);
  });

  test('SE-22.3: they use the pipelines of each other to move, and count as escorts for each other', () => {
    const table = four('brothers')
      .units(1, 'e5', 'pipeline')
      .units(1, 'e6', 'pipeline')
      .units(0, 'e5', 'scout')
      .marker('e6', 'asteroids')
      .move();
    table.go('e5', 'scout', 'e6');
    table.answer(`go:${table.c('e6', 'scout', 0)}`);
    expect(table.blockedBy('to:e7')).toBe('SE-6.1');
    expect(table.now.pieces.find(({ kind, owner }) => kind === 'scout' && owner === 0)?.lots).toMatchObject([
      { road: true },
    ]);
  });

  test('SE-22.3: in battle they are one side: units count together, each fires and screens its own', () => {
    const table = four('brothers')
      .units(0, 'e5', 'cruiser', 2)
      .units(1, 'e5', 'cruiser', 2)
      .units(2, 'e5', 'scout')
      .units(3, 'e5', 'scout');
    table.dice(10, 10, 10, 10, 10, 10).fight();
    expect(table.asked).toBe('0 battle.screen');
    expect(table.decision.prompt.with?.left).toBe(2);
    table.answer('done');
    expect(table.asked).toBe('1 battle.screen');
    table.answer('done');
    expect(table.now.battle?.bonus).toBe(0);
    const fired = new Set<number>();
    while (table.now.battle?.round === 1) {
      const { kind, seat } = table.decision;
      if (kind === 'battle.fire') {
        fired.add(seat);
        const [own] = table.options.filter(id => id.startsWith('at:'));
        expect(table.decision.options.filter(({ id }) => id.startsWith('at:'))).toHaveLength(2);
        table.answer(own ?? 'hold');
      } else table.answer(table.options[0] ?? '');
    }
    expect([...fired].sort()).toEqual([0, 1, 2, 3]);
  });

  test('SE-22.3, SE-16.4: mines of both are swept together, and each owner chooses what its mines hit', () => {
    const table = four('brothers')
      .units(3, 'e5', 'mine', 3)
      .units(0, 'e5', 'sweeper', 1, { special: 1 })
      .units(1, 'e5', 'scout', 3)
      .units(1, 'e5', 'destroyer');
    table.fight();
    expect(table.told).toContain('mines.swept');
    const asked: string[] = [];
    while (table.decision.kind === 'mines.target') {
      asked.push(table.asked);
      table.answer(table.options[0] ?? '');
    }
    expect(new Set(asked)).toEqual(new Set(['3 mines.target']));
    const left = table.count('e5', 'scout') + table.count('e5', 'sweeper') + table.count('e5', 'destroyer');
    expect([left, table.count('e5', 'mine')]).toEqual([3, 0]);
  });

  test('SE-22.3, SE-28: partners see no more of each other than everybody', () => {
    const { state } = four('brothers').units(1, 'e5', 'cruiser', 2);
    const shown = definition.view(state, 0).pieces.find(({ owner }) => owner === 1);
    expect([shown?.kind, shown?.count]).toEqual([null, null]);
    expect(definition.view(state, 0).seats[1]?.own).toBeNull();
  });

  test('SE-22.3, SE-7.7: all units of the side on a hex share the fate of a marker', () => {
    const table = four('brothers').hidden('g7', 'danger').units(0, 'g7', 'scout').units(1, 'g7', 'scout');
    table.begin('explore.choose', { seat: 0 }, { step: 'economy.begin', args: {} });
    expect([table.count('g7', 'scout', 0), table.count('g7', 'scout', 1)]).toEqual([0, 0]);
  });
});

test.each([
  ['two against one', three],
  ['side by side', () => four('uneasy')],
])('SE-17.5: no partner chooses the targets of aliens, %s', (_, table) => {
  const fight = table().units(0, 'e5', 'scout').units(0, 'e5', 'cruiser').units('aliens', 'e5', 'alien-b', 2).fight();
  expect(fight.asked).toBe('2 battle.fire');
});

describe('an empire on each map, SE-23.5', () => {
  const pairs = (options: Readonly<Record<string, unknown>> = {}): Scene =>
    scene(4, { scenario: 'epic-4-xl', pairs: true, victory: 'long', ...options });

  test('SE-23.5: seats of both maps are partners with treasuries of their own, and write their sheets in one sitting', () => {
    const table = pairs().cp(0, 7).begin('economy.begin', {});
    const written: number[] = [];
    while (table.decision.kind.startsWith('sheet.')) {
      if (table.decision.kind === 'sheet.done') written.push(table.decision.seat);
      table.answer(table.options.includes('done') ? 'done' : 'enough');
    }
    expect(table.now.teams).toEqual([0, 1, 0, 1]);
    expect(written).toEqual([0, 2, 1, 3]);
    expect([0, 2].map(seat => table.has(seat).cp)).toEqual([27, 20]);
  });

  test('SE-23.5, SE-23.4: a player is out with both homeworlds; who conquers one takes over its counters', () => {
    const table = pairs().units(0, 'b2', 'scout').dice(1);
    const world = table.state.hexes.b2?.colony;
    if (world) world.value = 5;
    const before = freeCounters(table.state, 0, 'cruiser');
    shoot(table.fight(), 'victory.conquest');
    expect(table.match.outcome).toBeNull();
    expect(table.has(0).sets).toBe(2);
    expect(freeCounters(table.now, 0, 'cruiser')).toBe(before * 2);
    expect(freeCounters(table.now, 2, 'cruiser')).toBe(before);
  });

  test('SE-23.5: the pair that is left wins together', () => {
    const table = pairs().units(0, 'b2', 'scout').dice(1);
    table.state.seats[3] = { ...table.has(3), out: true };
    const world = table.state.hexes.b2?.colony;
    if (world) world.value = 5;
    shoot(table.fight());
    expect(table.match.outcome?.winners).toEqual([0, 2]);
  });
});
