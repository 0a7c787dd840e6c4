import { describe, expect, test } from 'vitest';
import { turnOrder } from '../../../../src/games/theseus/rules/ring-building.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

describe('moves and attacks', () => {
  test('EX-05 TH-8.5: filling the Corridors: a minor assault there, then the assault in all sectors; M attacks twice', () => {
    const table = scene(['marines', 'aliens'])
      .unit('marine-1', 'corridors-b')
      .unit('alien-1', 'corridors-d')
      .unit('alien-2', 'corridors-c')
      .unit('marine-2', 'alien-nest-a')
      .unit('marine-3', 'control-room-a')
      .unit('alien-3', 'control-room-b')
      .turn('marines')
      .answer('unit:marine-2');
    // Marine 1 in b reaches Alien 1 in d; Marine 2 takes room a and chooses between the two in its range.
    table.answer('unit:alien-2');
    expect(table.life('aliens')).toBe(18); // the minor assault: the Marine in the Control Room has no part in it
    table.answer('unit:alien-2');
    expect(table.life('aliens')).toBe(15); // the assault: three Marines
  });

  test('EX-08 TH-9.2: back from space into the last room: the trap wounds, and the whole turn is over', () => {
    const table = scene(['marines', 'aliens'])
      .seat('marines', { upgrades: 0 })
      .unit('marine-1', 'space', 'upgraded')
      .unit('marine-2', 'control-room-a')
      .unit('alien-1', 'tech-bay-a')
      .unit('alien-2', 'tech-bay-b')
      .unit('alien-3', 'tech-bay-c')
      .card('aliens-hive-1', 'tech-bay-s1')
      .card('marines-armory-1', 'tech-bay-s2')
      .turn('marines')
      .answer('unit:marine-1', 'sector:tech-bay');
    expect(table.place('marine-1')).toBe('tech-bay-d');
    expect([table.life('marines'), table.life('aliens')]).toEqual([19, 20]);
    expect(table.now.seats[0]?.upgrades).toBe(0);
    expect(table.now.turn?.seat).toBe(1);
  });

  test('EX-12 TH-10.5: u1, u2 and u3 stop in the Tech Bay one after another; then the turn ends', () => {
    const table = scene(['marines', 'aliens'])
      .unit('marine-1', 'docking-bay-a')
      .unit('marine-2', 'control-room-a')
      .unit('alien-3', 'control-room-b')
      .unit('marine-3', 'corridors-c')
      .unit('alien-1', 'corridors-a')
      .unit('alien-2', 'corridors-b')
      .turn('marines')
      .answer('unit:marine-1', 'room:tech-bay-a');
    expect(table.options).toEqual(['extra:marine-2', 'extra:marine-3']);
    table.answer('extra:marine-2', 'room:tech-bay-b');
    expect(table.now.turn?.unit).toBe('marine-3'); // the only one left has to take the extra turn
    table.answer('room:tech-bay-c');
    expect(table.told.filter(key => key === 'sector.extra')).toHaveLength(2);
    expect(table.now.turn?.seat).toBe(1);
  });

  test('EX-13 TH-3.3: turn order is the order of the faction sectors, clockwise from the Corridors', () => {
    const table = scene(['marines', 'aliens']).ring(
      'corridors',
      'control-room',
      'alien-nest',
      'tech-bay',
      'docking-bay',
    );
    expect(turnOrder(table.state, 0)).toEqual([1, 0]);
  });
});

describe('pending slots and tokens', () => {
  const home = (): Scene =>
    scene(['marines', 'aliens'])
      .unit('marine-1', 'docking-bay-a')
      .unit('alien-1', 'alien-nest-a')
      .unit('alien-2', 'corridors-a')
      .pending('marines-fire-1', 'docking-bay-p1')
      .pending('aliens-hive-1', 'docking-bay-p2')
      .deck('marines', 'marines-mine-1', 'marines-mine-2');

  test('EX-11 TH-11.1: exactly one of: nothing, the enemy card discarded, the own one deployed anywhere', () => {
    const table = home().during('marines', 'marine-1', 'turn.pending', {});
    expect(table.options).toEqual(['deploy:docking-bay-p1', 'replace:docking-bay-p2', 'end']);
    table.answer('deploy:docking-bay-p1', 'slot:alien-nest-s1');
    expect(table.now.pending).toEqual({ 'docking-bay-p1': 'marines-mine-1', 'docking-bay-p2': 'aliens-hive-1' });
    expect(table.now.turn?.seat).toBe(1);
    const other = home().during('marines', 'marine-1', 'turn.pending', {}).answer('replace:docking-bay-p2');
    expect(other.now.pending).toEqual({ 'docking-bay-p1': 'marines-fire-1', 'docking-bay-p2': 'marines-mine-1' });
    expect(other.now.seats[1]?.discard).toEqual(['aliens-hive-1']);
  });

  test('EX-31 TH-12.4: with an empty supply the faction sector gives nothing, and nothing is owed', () => {
    const table = home().seat('aliens', { upgrades: 20 }).during('marines', 'marine-1', 'turn.sector', {});
    expect(table.now.seats[0]?.upgrades).toBe(0);
    expect(table.told).toContain('upgrade.none-left');
  });

  test('EX-33 TH-13.1: malfunction on the only pending card of a sector with one slot: phase 4 offers nothing', () => {
    const one = (malfunction: boolean): Scene => {
      const table = scene(['marines', 'aliens'])
        .unit('marine-1', 'corridors-a')
        .unit('alien-1', 'alien-nest-a')
        .unit('alien-2', 'alien-nest-b')
        .pending('aliens-hive-1', 'corridors-p1')
        .deck('marines', 'marines-mine-1');
      return (malfunction ? table.malfunction('aliens-hive-1') : table).during(
        'marines',
        'marine-1',
        'turn.pending',
        {},
      );
    };
    expect(one(false).options).toEqual(['replace:corridors-p1', 'end']);
    expect(one(true).now.turn?.seat).toBe(1);
  });

  test('EX-36 TH-12.5: deployed onto an own card with 3 tokens: it is discarded, and they return to the supply', () => {
    const table = home()
      .card('marines-battle-position-1', 'corridors-s1', { upgrades: 3 })
      .during('marines', 'marine-1', 'turn.pending', {});
    expect(table.match.view('spectator').supply.upgrades).toBe(17);
    table.answer('deploy:docking-bay-p1', 'slot:corridors-s1');
    expect(table.now.seats[0]?.discard).toEqual(['marines-battle-position-1']);
    expect(table.now.installed['corridors-s1']).toMatchObject({ card: 'marines-fire-1', upgrades: 0 });
    expect(table.match.view('spectator').supply.upgrades).toBe(20);
  });
});
