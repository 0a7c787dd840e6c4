import { describe, expect, test } from 'vitest';
import { scene } from '../../scene.ts';
import type { Scene } from '../../scene.ts';
import { act } from '../situations.ts';
import type { Build } from '../situations.ts';

const carryOff = (build: Build, upgrades = 0): Scene =>
  act('aliens', 'marines', table => build(table.card('aliens-kidnap-1', 'docking-bay-s1', { upgrades })));
const one: Build = table => table.unit('marine-1', 'docking-bay-b');
const two: Build = table => one(table).unit('marine-2', 'docking-bay-c');

describe('aliens-kidnap, TH-16.2.1', () => {
  test('TH-16.2.1: an enemy unit of the sector goes to a room of choice in another sector', () => {
    const table = carryOff(it => two(it).unit('marine-3', 'corridors-a'));
    expect(table.options).toEqual(['unit:marine-1', 'unit:marine-2']);
    table.answer('unit:marine-2');
    expect(table.options).toEqual(['sector:corridors', 'sector:control-room', 'sector:alien-nest', 'sector:tech-bay']);
    expect(table.answer('sector:tech-bay', 'room:tech-bay-d').place('marine-2')).toBe('tech-bay-d');
  });

  test('EX-43 TH-10.1.1: with N = 2 and one enemy there, exactly that one, and it can’t be declined', () => {
    const table = carryOff(one, 1);
    expect(table.decision.kind).toBe('card.sector');
    table.answer('sector:tech-bay', 'room:tech-bay-a');
    expect(table.decision.kind).toBe('pending.slot');
  });

  test('TH-16.1.2: with N = 2 two different ones, each separately; the second may be let be', () => {
    const table = carryOff(two, 1).answer('unit:marine-1', 'sector:tech-bay', 'room:tech-bay-a');
    expect(table.options).toEqual(['done', 'unit:marine-2']);
    expect(table.answer('done').place('marine-2')).toBe('docking-bay-c');
  });

  test('TH-15.4: a copy takes a different one', () => {
    const table = carryOff(it => two(it).card('aliens-reproduction-1', 'docking-bay-s2'));
    table.answer('run:aliens-kidnap-1', 'unit:marine-1', 'sector:tech-bay', 'room:tech-bay-a');
    expect(table.decision.kind).toBe('card.sector');
    expect(table.answer('sector:tech-bay', 'room:tech-bay-c').place('marine-2')).toBe('tech-bay-c');
  });

  test('TH-6.9: traps of the target sector work, no sector is passed and no parasite wounds', () => {
    const table = carryOff(it =>
      it
        .unit('marine-1', 'docking-bay-b', 'base', { parasites: 2 })
        .card('aliens-hive-1', 'control-room-s1')
        .card('aliens-tentacles-1', 'corridors-s1'),
    );
    table.answer('sector:control-room', 'room:control-room-a');
    expect(table.life('marines')).toBe(19);
  });

  test('TH-6.9: one that fills the target sector causes a minor assault of the Aliens', () => {
    const table = carryOff(it =>
      one(it).unit('alien-2', 'tech-bay-a', 'upgraded').unit('alien-3', 'tech-bay-b').unit('marine-2', 'tech-bay-c'),
    );
    table.answer('sector:tech-bay');
    expect(table.life('marines')).toBe(18); // Alien 2 in a reaches c and the newcomer in d
  });

  test('TH-6.7: in a full sector any unit is launched; if it is the one carried off, nothing happens there', () => {
    const full: Build = it =>
      one(it)
        .unit('alien-2', 'tech-bay-a', 'upgraded')
        .unit('alien-3', 'tech-bay-b')
        .unit('marine-2', 'tech-bay-c')
        .unit('marine-3', 'tech-bay-d');
    const itself = carryOff(full).answer('sector:tech-bay', 'unit:marine-1');
    expect([itself.place('marine-1'), itself.life('marines')]).toEqual(['space', 20]);
    const other = carryOff(full).answer('sector:tech-bay', 'unit:alien-3');
    expect([other.place('marine-1'), other.life('marines')]).toEqual(['tech-bay-b', 18]);
  });

  test('TH-16.4.2: held units may be taken, and are free', () => {
    const table = scene(['aliens', 'marines', 'scientists'])
      .unit('alien-1', 'docking-bay-a')
      .unit('marine-1', 'docking-bay-b', 'base', { heldBy: 'scientists-gripper-1' })
      .card('scientists-gripper-1', 'docking-bay-s2')
      .card('aliens-kidnap-1', 'docking-bay-s1')
      .during('aliens', 'alien-1', 'turn.actions', {})
      .answer('sector:tech-bay', 'room:tech-bay-a');
    expect(table.now.units['marine-1']?.heldBy).toBeNull();
  });

  test('TH-10.1: without an enemy in its sector it does nothing; nor under the malfunction token', () => {
    expect(carryOff(it => it.unit('marine-1', 'corridors-a')).decision.kind).toBe('pending.slot');
    expect(carryOff(it => one(it).malfunction('aliens-kidnap-1')).decision.kind).toBe('pending.slot');
  });
});
