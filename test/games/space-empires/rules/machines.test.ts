import { describe, expect, test } from 'vitest';
import type { HexId } from '../../../../src/games/space-empires/data/hexes.ts';
import { DEEP_MARKERS, deepMarkers, markersOf } from '../../../../src/games/space-empires/data/markers.ts';
import { isCloaked } from '../../../../src/games/space-empires/state/fire.ts';
import { goalsOf, stepsInto } from '../../../../src/games/space-empires/state/machine-ways.ts';
import { piecesAt } from '../../../../src/games/space-empires/state/pieces.ts';
import { techOf } from '../../../../src/games/space-empires/state/carried.ts';
import { MACHINES_SIDE } from '../../../../src/games/space-empires/state/seats.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

/** A machine in open space, and players far away. */
function facing(hex: HexId = 'g6', options: Readonly<Record<string, unknown>> = {}, seats = 2): Scene {
  return scene(seats, { machines: 3, ...options }).units(MACHINES_SIDE, hex, 'machine', 1, {}, { up: true });
}

const END = { step: 'economy.begin', args: {} } as const;
const machineAt = (table: Scene): HexId | undefined => table.now.pieces.find(({ kind }) => kind === 'machine')?.at;

/** Lets the machines go. */
function go(table: Scene): Scene {
  return table.begin('machines.begin', {}, END);
}

describe('SE-18.3: a doomsday machine of a match of several seats', () => {
  test('as many as are agreed are among the white markers; without any their markers mean nothing, SE-3.4', () => {
    expect(markersOf(deepMarkers(2)).filter(marker => marker === 'machine')).toHaveLength(2);
    expect(deepMarkers(0)).toBe(DEEP_MARKERS);
    const off = scene(2, { machines: 0 }).hidden('g6', 'machine').units(0, 'g6', 'scout');
    off.begin('explore.choose', { seat: 0 }, END);
    expect([off.count('g6', 'scout'), off.count('g6', 'machine')]).toEqual([1, 0]);
    expect(off.told).toContain('explore.unused');
  });

  test('it is C9 with a defence of 2, Tactics 2 and two shots a round, and needs no bonus', () => {
    const table = facing()
      .units(0, 'g6', 'scout', 6)
      .units(0, 'g6', 'cruiser')
      .dice(10, 10, 10, 10, 10, 10, 10, 10)
      .fight(0);
    // Scouts are class E: the machine fires first, twice, and the seat to the left chooses for it.
    expect(table.asked).toBe('1 battle.fire');
    expect(table.said(`at:${table.c('g6', 'scout')}`).needed).toBe(9);
    expect(table.said(`at:${table.c('g6', 'cruiser')}`).needed).toBe(8);
    expect(table.decision.prompt.with?.left).toBe(2);
    table.answer(table.options[0] ?? '');
    expect(table.decision.prompt.with?.left).toBe(1);
    table.answer(table.options[0] ?? '');
    expect(table.asked).toBe('0 battle.fire');
    // Seven against one: no fleet size bonus, 4 - 2.
    expect(table.said(table.options[0] ?? '').needed).toBe(2);
    expect(table.told).not.toContain('battle.bonus');
    const [machine] = piecesAt(table.now, 'g6', MACHINES_SIDE);
    expect(machine && techOf(table.now, machine).tactics).toBe(2);
  });

  test('nobody screens against it', () => {
    const table = facing().units(0, 'g6', 'battleship', 3).fight(0);
    expect(table.asked).toBe('0 battle.fire');
  });

  test('a 1 hits it, three hits destroy it, and two rolls on the wreck table go to who did it', () => {
    const before = (table: Scene) =>
      Object.values(table.state.seats[0]?.levels ?? {}).reduce((sum, level) => sum + level, 0);
    const table = facing().units(0, 'g6', 'battleship', 3).dice(1, 1, 1);
    const levels = before(table);
    table.fight(0);
    for (let shot = 0; shot < 3; shot += 1) table.answer(table.options.find(id => id.startsWith('at:')) ?? '');
    expect(table.count('g6', 'machine')).toBe(0);
    expect(table.told).toContain('machines.fell');
    const after = Object.values(table.now.seats[0]?.levels ?? {}).reduce((sum, level) => sum + level, 0);
    expect(after - levels).toBe(2);
  });

  test('it heals after each battle', () => {
    const table = facing().units(0, 'g6', 'battleship', 1).dice(1, 1, 1, 1, 1);
    table.fight(0);
    while (table.now.battle !== null) table.answer(table.options.find(id => id.startsWith('at:')) ?? 'done');
    const [machine] = piecesAt(table.now, 'g6', MACHINES_SIDE);
    expect(machine === undefined || machine.damage === 0).toBe(true);
  });

  test('fighters cannot fire at it and still shield their carriers; they may say that they leave, SE-14.5.1', () => {
    const table = facing('k7')
      .units(0, 'k7', 'fighter', 2, { special: 1 })
      .units(0, 'k7', 'carrier', 1)
      .units(0, 'k7', 'scout');
    table.dice(...Array.from({ length: 20 }, () => 10)).fight(0);
    expect(table.asked).toBe('1 battle.fire');
    expect([...table.options].sort()).toEqual(
      [`at:${table.c('k7', 'fighter')}`, `at:${table.c('k7', 'scout')}`].sort(),
    );
    while (table.now.battle?.round === 1) table.answer(table.options.at(-1) ?? '');
    while (!table.options.includes('leave')) table.answer(table.options.at(-1) ?? '');
    expect(table.options.filter(id => id.startsWith('at:'))).toEqual([]);
    table.answer('leave', 'leave');
    while (!table.options.includes('flee:l7') || table.options.includes('leave'))
      table.answer(table.options.at(-1) ?? '');
    while (table.count('l7', 'carrier') === 0) table.answer(table.options.includes('flee:l7') ? 'flee:l7' : 'hold');
    expect([table.count('l7', 'carrier'), table.count('l7', 'fighter')]).toEqual([1, 2]);
  });

  test('mines in its hex go off without effect', () => {
    const table = go(facing('f6').units(1, 'g6', 'mine', 3));
    expect([table.count('g6', 'mine'), machineAt(table)]).toEqual([0, 'g6']);
    expect(table.told).toContain('mines.wasted');
  });

  test('its Scanner 2 sees through every cloak, but for the choice that it has none', () => {
    const seen = (machineScanner: boolean): boolean => {
      const { state } = facing('g6', { machineScanner }).units(0, 'g6', 'raider', 1, { special: 2 });
      const [raider] = piecesAt(state, 'g6', 0);
      return raider !== undefined && !isCloaked(state, raider, 'g6', MACHINES_SIDE);
    };
    expect([seen(true), seen(false)]).toEqual([true, false]);
    const table = facing().units(0, 'f6', 'raider', 1, { special: 2, movement: 4 }).move();
    table.answer(`go:${table.c('f6')}`, 'slip:g6', 'done');
    expect(table.told).toContain('battle.begins');
  });
});

describe('SE-18.3.1: found', () => {
  test('by units of its hex it attacks them at once, and moves in that very turn', () => {
    const table = scene(2, { machines: 1 }).hidden('g6', 'machine').units(0, 'g6', 'scout').units(0, 'g6', 'cruiser');
    table
      .dice(1, 1)
      .begin('explore.choose', { seat: 0 }, { step: 'machines.begin', args: {} }, { step: 'economy.begin', args: {} });
    expect(table.now.battle).toMatchObject({ attacker: MACHINES_SIDE, defender: 0 });
    while (table.now.battle !== null) table.answer(table.options[0] ?? '');
    expect(table.told.some(key => /^machines.(?:drifts|hunts|stays)/.test(key))).toBe(true);
  });

  test('by a scan it attacks nobody', () => {
    const table = scene(2, { machines: 1 }).hidden('g6', 'machine').units(0, 'g7', 'cruiser', 1, { special: 1 }).move();
    table.answer(`scan:${table.c('g7')}:g6`, 'turn-up');
    expect([table.count('g6', 'machine'), table.now.battle]).toEqual([1, null]);
  });
});

describe('SE-18.3.2: where it goes', () => {
  test('to the nearest revealed planet, asteroid field or ship within two hexes', () => {
    const near = facing('g6').marker('g7', 'asteroids').units(0, 'g8', 'scout').marker('f6', 'nebula');
    expect(goalsOf(near.state, 'g6')).toEqual(['g7']);
    const two = facing('g6').marker('g8', 'planet').units(0, 'i6', 'decoy').hidden('g5', 'planet');
    expect(goalsOf(two.state, 'g6')).toEqual(['g8', 'i6']);
    expect(goalsOf(facing('g6').marker('g9', 'planet').state, 'g6')).toEqual([]);
  });

  test('of equally near hexes each may be taken, and without one it drifts by chance', () => {
    const table = (die: number) => facing('g6').marker('g7', 'planet').marker('g5', 'planet').dice(die);
    expect([machineAt(go(table(1))), machineAt(go(table(2)))]).toEqual(['g5', 'g7']);
    const drifting = go(facing('g6').dice(4));
    expect(drifting.told).toContain('machines.drifts');
    expect(stepsInto(facing('g6').state, 'g6')).toContain(machineAt(drifting));
  });
});

describe('SE-18.3.3: where it may not be', () => {
  test('it passes unexplored hexes and other machines, and stops in neither', () => {
    const table = facing('g6').hidden('g7', 'danger').units(MACHINES_SIDE, 'f7', 'machine').marker('g8', 'planet');
    expect(goalsOf(table.state, 'g6')).toEqual(['g8']);
    expect(stepsInto(table.state, 'g6')).not.toContain('g7');
    expect(stepsInto(table.state, 'g6')).not.toContain('f7');
  });

  test('home territory is no goal and no way, but on random maps', () => {
    const homes = (options: Readonly<Record<string, unknown>>, seats: number) => {
      const { state } = facing('g6', options, seats).marker('g7', 'planet');
      for (const hex of ['g7', 'f6', 'h7', 'h8', 'f7'] as const) Object.assign(state.hexes[hex] ?? {}, { home: 0 });
      return state;
    };
    expect(goalsOf(homes({}, 2), 'g6')).toEqual([]);
    expect(goalsOf(homes({ scenario: '3p-random' }, 3), 'g6')).toEqual(['g7']);
  });

  test('it stays where it is when it may stop nowhere', () => {
    const table = facing('a1');
    for (const hex of ['a2', 'b1', 'b2'] as const) table.hidden(hex, 'danger');
    expect(machineAt(go(table))).toBe('a1');
    expect(table.told).toContain('machines.stays');
  });

  test('warp points are nothing to it', () => {
    const table = facing('g6', { warpPoints: true })
      .marker('g6', 'warp-1')
      .marker('c3', 'warp-1')
      .marker('c4', 'planet');
    expect(goalsOf(table.state, 'g6')).toEqual([]);
  });
});

describe('SE-18.3.4: it fights who is there', () => {
  test('the seat to the left of the one that it fights chooses its targets', () => {
    const table = go(facing('f6', {}, 3).units(1, 'g6', 'cruiser').units(1, 'g6', 'scout'));
    expect(table.asked).toBe('2 battle.fire');
  });

  test('SE-17.5: no partner of that seat does', () => {
    const teams = { scenario: '3p-team', partners: 'alone-c' };
    const table = go(facing('f6', teams, 3).units(0, 'g6', 'cruiser').units(0, 'g6', 'scout'));
    expect(table.asked).toBe('2 battle.fire');
  });

  test('with aliens all is by chance', () => {
    const table = facing('f6')
      .marker('g6', 'barren')
      .units('aliens', 'g6', 'alien-d', 1, {}, { up: true })
      .units('aliens', 'g6', 'alien-c', 1, {}, { up: true });
    go(table);
    expect(table.told).toContain('battle.begins');
    expect(table.decision.kind).not.toContain('battle');
    expect(table.now.pieces.filter(({ kind, owner }) => kind === 'machine' || owner === 'aliens').length).toBeLessThan(
      3,
    );
  });
});

describe('SE-18.3.5: what it destroys', () => {
  test('a planet with its colony, and asteroids; nobody scores', () => {
    const table = go(facing('f6', { victory: 'short' }, 3).colony('g6', 1, 5));
    expect(table.now.hexes.g6).toMatchObject({ marker: null, colony: null });
    expect(table.now.seats.map(({ points }) => points)).toEqual([0, 0, 0]);
    expect(go(facing('f6').marker('g6', 'asteroids')).now.hexes.g6?.marker).toBe(null);
  });

  test('a homeworld on a random map: its seat is out', () => {
    const table = go(facing('k7', { scenario: '3p-random' }, 3));
    expect(table.now.hexes.l7).toMatchObject({ marker: null, colony: null });
    expect(table.now.seats.map(({ out }) => out)).toEqual([true, false, false]);
  });
});
