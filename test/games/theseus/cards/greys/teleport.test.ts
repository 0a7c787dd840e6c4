import { describe, expect, test } from 'vitest';
import { scene } from '../../scene.ts';
import type { Scene } from '../../scene.ts';
import type { Build } from '../situations.ts';

/** A Grey goes one sector, into the Control Room with the Teleport. */
const arriving = (build: Build): Scene =>
  build(scene(['greys', 'marines']).unit('grey-1', 'corridors-a').card('greys-teleport-1', 'control-room-s1')).turn(
    'greys',
  );

describe('greys-teleport, TH-16.5.4', () => {
  test('TH-16.5.4: a unit about to stop there may stop in any sector, that one included', () => {
    const table = arriving(it => it);
    expect(table.options).toEqual([
      'sector:control-room',
      'sector:corridors',
      'sector:grey-wreck',
      'sector:tech-bay',
      'sector:docking-bay',
    ]);
    expect(table.answer('sector:docking-bay', 'room:docking-bay-c').place('grey-1')).toBe('docking-bay-c');
    expect(
      arriving(it => it)
        .answer('sector:control-room', 'room:control-room-b')
        .place('grey-1'),
    ).toBe('control-room-b');
  });

  test('TH-7.6: it meets no traps there, and those of the sector reached', () => {
    const table = arriving(it =>
      it.card('marines-fire-1', 'control-room-s2').card('marines-mine-1', 'docking-bay-s1'),
    ).answer('sector:docking-bay', 'room:docking-bay-a');
    expect(table.life('greys')).toBe(18);
    const stays = arriving(it => it.card('marines-fire-1', 'control-room-s2')).answer(
      'sector:control-room',
      'room:control-room-a',
    );
    expect(stays.life('greys')).toBe(19);
  });

  test('EX-35 TH-16.5.4: nobody is launched from a full sector of the Teleport', () => {
    const table = arriving(it =>
      it
        .unit('grey-2', 'control-room-a')
        .unit('marine-1', 'control-room-b')
        .unit('marine-2', 'control-room-c')
        .unit('marine-3', 'control-room-d'),
    ).answer('unit:grey-1', 'sector:tech-bay', 'room:tech-bay-a');
    expect(table.told).not.toContain('move.launched');
    expect(table.told).not.toContain('attack.minor');
  });

  test('TH-16.5.4: the turn goes on where it stopped: actions and sector action there, not here', () => {
    const table = arriving(it =>
      it.card('greys-gene-manipulator-1', 'control-room-s2').card('greys-gene-manipulator-2', 'grey-wreck-s1'),
    ).answer('sector:grey-wreck', 'room:grey-wreck-a');
    expect(table.now.turn?.sector).toBe('grey-wreck');
    expect(table.now.turn?.done).toEqual(['greys-gene-manipulator-2']);
  });

  test('TH-6.8: a full sector reached: a unit is launched, and a minor assault made', () => {
    const table = arriving(it =>
      it
        .unit('grey-1', 'corridors-a', 'upgraded')
        .unit('marine-1', 'docking-bay-a')
        .unit('marine-2', 'docking-bay-b')
        .unit('marine-3', 'docking-bay-c')
        .unit('grey-2', 'docking-bay-d'),
    ).answer('unit:grey-1', 'sector:docking-bay', 'unit:marine-2');
    expect(table.place('marine-2')).toBe('space');
    expect(table.data('greys')).toBe(1);
  });

  test('TH-16.5.4: not for a unit that another moves, nor one that only passes, nor an enemy', () => {
    const passing = arriving(it => it.unit('marine-1', 'corridors-b'));
    expect(passing.decision.kind).toBe('move.room');
    const enemy = scene(['marines', 'greys'])
      .unit('marine-1', 'corridors-a')
      .card('greys-teleport-1', 'control-room-s1')
      .turn('marines');
    expect(enemy.decision.kind).toBe('move.room');
  });

  test('TH-9.2: not for one who returns from space', () => {
    const table = scene(['greys', 'marines'])
      .unit('grey-1', 'space')
      .card('greys-teleport-1', 'control-room-s1')
      .turn('greys')
      .answer('sector:control-room');
    expect(table.decision.kind).toBe('move.room');
  });

  test('TH-13.2: not under the malfunction token', () => {
    expect(arriving(it => it.malfunction('greys-teleport-1')).decision.kind).toBe('move.room');
  });
});
