import { describe, expect, test } from 'vitest';
import { scene } from '../../scene.ts';
import type { Scene } from '../../scene.ts';
import type { Build } from '../situations.ts';

/** A Grey starts in the Corridors with two points. */
const moving = (build: Build): Scene =>
  build(scene(['greys', 'marines']).unit('grey-1', 'corridors-a').unit('marine-1', 'corridors-b')).turn('greys');

describe('greys-time-loop, TH-16.5.5', () => {
  test('TH-16.5.5: 0 to N points are spent in its sector, as one likes', () => {
    expect(moving(it => it.card('greys-time-loop-1', 'control-room-s1')).options).toEqual([
      'to:grey-wreck',
      'to:control-room+stay:control-room/1',
    ]);
  });

  test('TH-16.5.5: in the sector where it starts too, but one sector at least is left behind', () => {
    expect(moving(it => it.card('greys-time-loop-1', 'corridors-s1', { upgrades: 4 })).options).toEqual([
      'to:grey-wreck',
      'to:control-room+stay:corridors/1',
    ]);
  });

  test('TH-15.4: upgrade tokens, duplicates and copies let more points be spent', () => {
    const three: Build = it => it.unit('marine-2', 'corridors-c');
    const all = ['to:tech-bay', 'to:grey-wreck+stay:control-room/1', 'to:control-room+stay:control-room/2'];
    const loop: Build = it => three(it).card('greys-time-loop-1', 'control-room-s1');
    expect(moving(loop).options).toEqual(all.slice(0, 2));
    expect(moving(it => three(it).card('greys-time-loop-1', 'control-room-s1', { upgrades: 1 })).options).toEqual(all);
    expect(moving(it => loop(it).card('greys-time-loop-2', 'control-room-s4')).options).toEqual(all);
    expect(moving(it => loop(it).card('greys-reproduction-1', 'control-room-s2')).options).toEqual(all);
  });

  test('EX-42 TH-16.5.5: one who spends its last point there stops there, and Fire hits it once', () => {
    const table = moving(it =>
      it.card('greys-time-loop-1', 'control-room-s1').card('marines-fire-1', 'control-room-s2'),
    ).answer('to:control-room+stay:control-room/1', 'room:control-room-a');
    expect(table.life('greys')).toBe(19);
  });

  test('TH-16.5.5: one who stays and goes on is hit once by a passing trap', () => {
    const table = moving(it =>
      it
        .unit('marine-2', 'corridors-c')
        .card('greys-time-loop-1', 'control-room-s1')
        .card('marines-fire-1', 'control-room-s2'),
    ).answer('to:grey-wreck+stay:control-room/1', 'room:grey-wreck-a');
    expect(table.life('greys')).toBe(19);
  });

  test('TH-6.9.1: not for enemies, nor under the malfunction token', () => {
    const asleep = moving(it => it.card('greys-time-loop-1', 'control-room-s1').malfunction('greys-time-loop-1'));
    expect(asleep.decision.kind).toBe('move.room');
    const enemy = scene(['marines', 'greys'])
      .unit('marine-1', 'corridors-a')
      .unit('grey-1', 'corridors-b')
      .card('greys-time-loop-1', 'control-room-s1')
      .turn('marines');
    expect(enemy.decision.kind).toBe('move.room');
  });
});
