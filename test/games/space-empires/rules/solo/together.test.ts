import { describe, expect, test } from 'vitest';
import { alienEmpire } from '../../../../../src/games/space-empires/rules/solo/alien-building.ts';
import type { Scene } from '../../scene.ts';
import { aliensMove, among, first, fleet, having, shipsAt } from './alien-scenes.ts';
import { alone, machinesMove, withMachine } from './machine-scenes.ts';

/** How often something was told. */
const times = (table: Scene, key: string): number => table.told.filter(one => one === key).length;

describe('SE-5.2, SE-26.8: all fleets of an empire move, then they fight', () => {
  const twoFleets = (): Scene => {
    const table = among().colony('h7', 0).units(0, 'h7', 'cruiser', 6);
    // Both are built of Scouts: nothing is bought but the size of ships, and each rolls for many.
    return fleet(fleet(table, 'g6', 30), 'g7', 30).dice(1, 1);
  };

  test('SE-5.2, SE-26.8: two fleets that arrive together fight one battle, with all their ships and the fleet size bonus', () => {
    const table = aliensMove(twoFleets());
    table.until('battle.fire', 'hold');
    expect(times(table, 'battle.begins')).toBe(1);
    expect(table.told.lastIndexOf('empire.moves-defended')).toBeLessThan(table.told.indexOf('battle.begins'));
    expect(table.count('h7', 'scout', 'empire-1')).toBe(10);
  });

  test('SE-26.6: technology is bought once for all fleets that come to fight together', () => {
    const table = twoFleets();
    alienEmpire(table.state, 0).levels.movement = 1;
    aliensMove(having(table, { tech: 10 })).until('battle.fire', 'hold');
    expect(times(table, 'empire.wants')).toBe(1);
    expect(first(table).levels['ship-size']).toBe(2);
  });

  test('SE-5.2: one empire moves and fights before the next one moves', () => {
    const table = fleet(among().colony('h7', 0).units(0, 'h7', 'scout', 1), 'g6', 30);
    table.units('empire-2', 'g7', 'destroyer', 2, {}, { up: true }).dice(1, 1, 1, 1, 1, 1, 1, 1);
    aliensMove(table).until('sheet.row', 'hold');
    const begins = table.told.indexOf('battle.begins');
    const moved = table.told.flatMap((key, at) => (key.startsWith('empire.moves') ? [at] : []));
    expect(moved).toHaveLength(2);
    expect(moved[0]).toBeLessThan(begins);
    expect(moved[1]).toBeGreaterThan(begins);
  });

  test('SE-26.8.5, SE-9.1: fleets at one colony fire at it, each unit once', () => {
    const table = among().colony('h6', 0, 5);
    table.units('empire-1', 'g5', 'scout', 1, {}, { up: true }).units('empire-1', 'g6', 'scout', 1, {}, { up: true });
    aliensMove(table.dice(10, 10));
    expect(times(table, 'empire.misses-colony')).toBe(2);
  });

  test('SE-26.6, SE-26.7: Raiders and a fleet without ships in one fight: technology once, by the rules of both', () => {
    // Cloaking 2 on 1 to 6 for the Raiders; as it is new and not found, the other fleet becomes Raiders, too.
    const table = fleet(among().units(0, 'g4', 'destroyer', 6), 'g4', 30);
    table.units('empire-1', 'g4', 'raider', 2, { special: 1 }, { up: true });
    const fresh = table.state.pieces.at(-1)?.handle ?? -1;
    having(table, { tech: 30, fresh: [fresh] }, { cloaking: 1, 'ship-size': 6 }).dice(6);
    table.fight();
    expect(first(table).levels.cloaking).toBe(2);
    expect(table.told.filter(key => key === 'empire.wants')).toHaveLength(1);
    expect(shipsAt(table, 'g4')).toEqual(['raider 4']);
    expect(first(table)).toMatchObject({ fleet: 6, fresh: [], unbuilt: [] });
  });

  test('SE-26.6, SE-26.7: without new Cloaking Raiders stay Raiders, and the other fleet is built as usual', () => {
    const table = fleet(among().units(0, 'g4', 'destroyer', 6), 'g4', 12);
    table.units('empire-1', 'g4', 'raider', 2, { special: 1 }, { up: true });
    const fresh = table.state.pieces.at(-1)?.handle ?? -1;
    having(table, { tech: 30, fresh: [fresh] }, { cloaking: 1, 'ship-size': 6 });
    // No Cloaking 2; at the table Attack; then the fleet: many.
    table.dice(7, 1, 1).fight();
    expect(first(table).levels).toMatchObject({ cloaking: 1, attack: 1 });
    expect(shipsAt(table, 'g4').toSorted()).toEqual(['cruiser 1', 'raider 2']);
  });
});

describe('SE-5.2, SE-25.4: all machines move, then they fight', () => {
  const two = (): Scene => {
    const table = withMachine(alone().colony('i6', 0).units(0, 'i6', 'scout', 2), 'h6', { weakness: 'none' });
    table.units('machines', 'h7', 'machine');
    const handle = table.state.pieces.at(-1)?.handle ?? null;
    const second = table.state.solo?.machines[1];
    if (second !== undefined) Object.assign(second, { fate: 'here', handle, weakness: 'none', strength: 1 });
    return table;
  };

  test('SE-5.2, SE-25.4, SE-25.5: two machines that come to one hex fight there together', () => {
    const table = machinesMove(two().dice(10, 10, 10, 10, 10, 10));
    table.until('battle.fire', 'hold');
    expect(table.now.pieces.filter(({ kind }) => kind === 'machine').map(({ at }) => at)).toEqual(['i6', 'i6']);
    expect(times(table, 'battle.begins')).toBe(1);
    expect(table.now.shots.filter(({ by }) => by === 'machine')).toHaveLength(6);
  });

  test('SE-25.6, SE-25.7: the first of them destroys the planet, and it alone heals', () => {
    const table = two();
    table.state.pieces = table.state.pieces.filter(({ owner }) => owner !== 0);
    for (const piece of table.state.pieces) piece.damage = 3;
    machinesMove(table);
    expect(times(table, 'machine.colony')).toBe(1);
    expect(table.now.pieces.map(({ damage }) => damage).toSorted()).toEqual([1, 3]);
  });
});
