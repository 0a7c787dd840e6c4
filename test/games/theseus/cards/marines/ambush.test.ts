import { describe, expect, test } from 'vitest';
import { scene } from '../../scene.ts';
import { passBy, visit } from '../situations.ts';
import type { Build } from '../situations.ts';

const waiting: Build = table => table.card('marines-ambush-1', 'docking-bay-s1').unit('marine-1', 'docking-bay-b');
const wounds = (build: Build): number => 20 - visit('aliens', 'marines', build).life('aliens');

describe('marines-ambush, TH-16.3.1', () => {
  test('TH-16.3.1: the Marines of the sector attack an enemy who stops there, full or not', () => {
    expect(wounds(waiting)).toBe(1);
  });

  test('TH-16.3.1: all enemies in range may be attacked, not only the one who stops', () => {
    const upgraded: Build = table =>
      waiting(table).unit('marine-1', 'docking-bay-b', 'upgraded').unit('alien-2', 'docking-bay-d');
    expect(wounds(upgraded)).toBe(2);
  });

  test('TH-8.1: without an enemy in range there is no attack', () => {
    expect(wounds(table => waiting(table).unit('marine-1', 'alien-nest-b'))).toBe(0);
  });

  test('EX-41: the Marines choose their targets in the turn of another, Battle Position adds, then comes the minor assault', () => {
    const table = scene(['aliens', 'marines'])
      .unit('alien-1', 'tech-bay-a', 'upgraded')
      .unit('alien-2', 'corridors-d', 'upgraded')
      .unit('alien-3', 'docking-bay-a')
      .unit('marine-1', 'docking-bay-b')
      .unit('marine-2', 'docking-bay-c')
      .card('marines-ambush-1', 'docking-bay-s1')
      .card('marines-battle-position-1', 'docking-bay-s2')
      .turn('aliens');
    table.answer('unit:alien-1');
    // Room d is the only empty one: Marine 1 in b reaches a and d, Marine 2 in c reaches a alone.
    expect([table.decision.kind, table.decision.seat]).toEqual(['attack.target', 1]);
    expect(table.life('marines')).toBe(20);
    table.answer('unit:alien-1');
    expect(table.life('aliens')).toBe(17); // 2 wounds, and 1 by Battle Position
    expect(table.life('marines')).toBe(19); // only then the minor assault: Alien 1 in d reaches Marine 1 in b
    expect(table.told.indexOf('attack.minor')).toBeGreaterThan(table.told.indexOf('attack.hits'));
  });

  test('TH-7.2: it comes after the other traps, and the order of those is not its business', () => {
    const table = visit('aliens', 'marines', it => waiting(it).card('marines-mine-1', 'docking-bay-s2'));
    expect(table.life('aliens')).toBe(17);
    const told = table.told.filter(key => key === 'trap.springs' || key === 'card.discarded' || key === 'attack.hits');
    expect(told).toEqual(['trap.springs', 'card.discarded', 'trap.springs', 'attack.hits']);
  });

  test('TH-16.3.1: a copy makes it happen twice, with Battle Position in each', () => {
    const copied: Build = table => waiting(table).card('marines-reproduction-1', 'docking-bay-s3');
    expect(wounds(copied)).toBe(2);
    expect(wounds(table => copied(table).card('marines-battle-position-1', 'docking-bay-s2'))).toBe(4);
  });

  test('TH-16.3.2: Double Shot works in it', () => {
    const table = scene(['aliens', 'marines'])
      .unit('alien-1', 'tech-bay-a')
      .unit('marine-1', 'docking-bay-b')
      .card('marines-ambush-1', 'docking-bay-s1')
      .card('marines-double-shot-1', 'docking-bay-s2')
      .turn('aliens')
      .answer('room:docking-bay-a', 'repeat');
    expect(table.life('aliens')).toBe(18);
  });

  test('TH-7.1: not by passing', () => {
    const table = passBy('aliens', 'marines', it =>
      it.card('marines-ambush-1', 'tech-bay-s1').unit('marine-1', 'tech-bay-a'),
    );
    expect(table.life('aliens')).toBe(20);
  });

  test('TH-16.5.2: an invisible unit is not attacked, and is seen afterwards', () => {
    const table = visit('aliens', 'marines', it =>
      waiting(it).unit('alien-1', 'tech-bay-a', 'base', { invisible: true }),
    );
    expect([table.life('aliens'), table.now.units['alien-1']?.invisible]).toEqual([20, false]);
  });

  test('TH-13.2: not under the malfunction token', () => {
    expect(wounds(table => waiting(table).malfunction('marines-ambush-1'))).toBe(0);
  });
});
