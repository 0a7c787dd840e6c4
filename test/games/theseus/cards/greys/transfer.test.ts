import { describe, expect, test } from 'vitest';
import { CARDS } from '../../../../../src/games/theseus/data/cards.ts';
import { scene } from '../../scene.ts';
import type { Scene } from '../../scene.ts';
import { act } from '../situations.ts';
import type { Build } from '../situations.ts';

/** Grey 1 has stopped in the Docking Bay; Grey 2 and two Marines stand elsewhere. */
const exchange = (build: Build): Scene =>
  act('greys', 'marines', table =>
    build(
      table
        .unit('grey-2', 'corridors-a')
        .unit('marine-1', 'control-room-b')
        .unit('marine-2', 'control-room-c')
        .card('greys-transfer-1', 'docking-bay-s1'),
    ),
  );

describe('greys-transfer, TH-6.9', () => {
  test('TH-6.9: two units of different sectors take over each other’s room', () => {
    const table = exchange(it => it).answer('unit:marine-1');
    expect([table.place('marine-1'), table.place('grey-2')]).toEqual(['corridors-a', 'control-room-b']);
  });

  test('TH-6.10: not the unit that has just stopped; an own one counts as moved then', () => {
    const table = exchange(it => it);
    expect(table.options).toEqual(['none', 'unit:grey-2', 'unit:marine-1', 'unit:marine-2']);
    table.answer('unit:grey-2', 'unit:marine-2');
    expect(table.now.turn?.moved).toEqual(['grey-1', 'grey-2']);
  });

  test('TH-10.1: it may be declined, and does nothing with all units in one sector', () => {
    expect(
      exchange(it => it)
        .answer('none')
        .place('grey-2'),
    ).toBe('corridors-a');
    expect(exchange(it => it.unit('grey-2', 'control-room-d')).decision.kind).toBe('pending.slot');
  });

  test('TH-7.1: each meets the traps hostile to it, the one named first before the other', () => {
    const table = exchange(it =>
      it.card('marines-mine-1', 'control-room-s1').card('greys-mine-1', 'corridors-s1'),
    ).answer('unit:marine-1');
    expect([table.life('greys'), table.data('greys')]).toEqual([18, CARDS['greys-mine'].number]);
    const tracks = table.told.filter(key => key === 'track.wounded' || key === 'track.data');
    expect(tracks).toEqual(['track.data', 'track.wounded']);
  });

  test('TH-6.9: in full sectors nobody is launched and there is no minor assault', () => {
    const table = exchange(it =>
      it.unit('grey-3', 'control-room-a', 'upgraded').unit('marine-3', 'control-room-d'),
    ).answer('unit:grey-2', 'unit:marine-1');
    expect(table.told).not.toContain('attack.minor');
    expect(table.told).not.toContain('move.launched');
  });

  test('TH-16.4.2: held units may be exchanged and are free', () => {
    const table = scene(['greys', 'marines', 'scientists'])
      .unit('grey-1', 'docking-bay-a')
      .unit('marine-1', 'control-room-b', 'base', { heldBy: 'scientists-gripper-1' })
      .unit('scientist-1', 'corridors-a')
      .card('scientists-gripper-1', 'control-room-s1')
      .card('greys-transfer-1', 'docking-bay-s1')
      .during('greys', 'grey-1', 'turn.actions', {})
      .answer('unit:marine-1');
    expect([table.place('marine-1'), table.now.units['marine-1']?.heldBy]).toEqual(['corridors-a', null]);
  });

  test('TH-15.4: a copy exchanges others', () => {
    const table = exchange(it => it.card('greys-reproduction-1', 'docking-bay-s2').unit('grey-3', 'tech-bay-a'));
    table.answer('run:greys-transfer-1', 'unit:marine-1', 'unit:grey-2');
    expect(table.options).toEqual(['none', 'unit:marine-2', 'unit:grey-3']);
  });

  test('TH-16.2.5: no points are used', () => {
    const table = exchange(it => it.unit('marine-1', 'control-room-b', 'base', { parasites: 1 })).answer(
      'unit:marine-1',
    );
    expect(table.life('marines')).toBe(20);
  });

  test('TH-19.5: the units of an ally are never moved', () => {
    const table = scene(['greys', 'marines', 'aliens', 'scientists'], { mode: 'teams' })
      .unit('grey-1', 'docking-bay-a')
      .unit('alien-1', 'corridors-a')
      .unit('marine-1', 'control-room-a')
      .unit('grey-2', 'tech-bay-a')
      .card('greys-transfer-1', 'docking-bay-s1')
      .during('greys', 'grey-1', 'turn.actions', {});
    expect(table.options).toEqual(['none', 'unit:marine-1', 'unit:grey-2']);
  });
});
