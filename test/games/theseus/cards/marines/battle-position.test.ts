import { describe, expect, test } from 'vitest';
import { scene } from '../../scene.ts';
import type { Scene } from '../../scene.ts';
import { act } from '../situations.ts';
import type { Build } from '../situations.ts';

/** An upgraded Marine hits two Aliens in the Corridors: an Assault is carried out far away. */
function assaulted(build: Build): Scene {
  return act('marines', 'aliens', table =>
    build(
      table
        .unit('marine-2', 'corridors-a', 'upgraded')
        .unit('alien-1', 'corridors-b')
        .unit('alien-2', 'corridors-c')
        .card('marines-assault-1', 'alien-nest-s1'),
    ),
  );
}

const wounds = (build: Build): number => 20 - assaulted(build).life('aliens');

describe('marines-battle-position, TH-16.3.5', () => {
  test('TH-14.3.1: N more wounds, once in an attack event and not for each target', () => {
    expect(wounds(table => table)).toBe(2);
    expect(wounds(table => table.card('marines-battle-position-1', 'corridors-s1'))).toBe(3);
    expect(wounds(table => table.card('marines-battle-position-1', 'corridors-s1', { upgrades: 4 }))).toBe(7);
  });

  test('TH-14.3.1: only in its own sector', () => {
    expect(wounds(table => table.card('marines-battle-position-1', 'control-room-s1'))).toBe(2);
  });

  test('TH-14.3.1: nothing where no wound was dealt', () => {
    const away: Build = table =>
      table
        .unit('alien-1', 'control-room-a')
        .unit('alien-2', 'control-room-b')
        .card('marines-battle-position-1', 'corridors-s1');
    expect(wounds(away)).toBe(0);
  });

  test('TH-15.4: duplicates and copies add up', () => {
    const two: Build = table =>
      table.card('marines-battle-position-1', 'corridors-s1').card('marines-battle-position-2', 'corridors-s5');
    expect(wounds(two)).toBe(4);
    const copied: Build = table =>
      table
        .card('marines-battle-position-1', 'corridors-s1', { upgrades: 1 })
        .card('marines-reproduction-1', 'corridors-s2');
    expect(wounds(copied)).toBe(6);
  });

  test('TH-14.3.1: wounds of a trap get no bonus', () => {
    const table = scene(['aliens', 'marines'])
      .unit('alien-1', 'tech-bay-a')
      .card('marines-mine-1', 'docking-bay-s1')
      .card('marines-battle-position-1', 'docking-bay-s2')
      .turn('aliens')
      .answer('room:docking-bay-a');
    expect(table.life('aliens')).toBe(18);
  });

  test('TH-13.2: nothing under the malfunction token', () => {
    const asleep: Build = table =>
      table.card('marines-battle-position-1', 'corridors-s1').malfunction('marines-battle-position-1');
    expect(wounds(asleep)).toBe(2);
  });

  test('EX-10 TH-12.2: a third token costs three, a seventh is never placed', () => {
    const blocked = (upgrades: number, stock: number): string | undefined =>
      scene(['marines', 'aliens'])
        .seat('marines', { upgrades: stock })
        .unit('marine-1', 'tech-bay-a', 'upgraded')
        .unit('marine-2', 'tech-bay-b', 'upgraded')
        .card('marines-battle-position-1', 'corridors-s1', { upgrades })
        .turn('marines')
        .blockedBy('token:corridors-s1');
    expect([blocked(2, 2), blocked(2, 3), blocked(6, 20)]).toEqual(['TH-12.2', undefined, 'TH-12.2']);
    const paid = scene(['marines', 'aliens'])
      .seat('marines', { upgrades: 3 })
      .unit('marine-1', 'tech-bay-a', 'upgraded')
      .card('marines-battle-position-1', 'corridors-s1', { upgrades: 2 })
      .turn('marines')
      .answer('token:corridors-s1');
    expect([paid.now.seats[0]?.upgrades, paid.now.installed['corridors-s1']?.upgrades]).toEqual([0, 3]);
  });

  test('TH-18.3: when everybody plays for themselves nobody is asked whom the wounds go to', () => {
    const table = scene(['marines', 'aliens', 'greys'])
      .unit('marine-1', 'alien-nest-a')
      .unit('marine-2', 'corridors-a', 'upgraded')
      .unit('alien-1', 'corridors-b')
      .unit('grey-1', 'corridors-c')
      .card('marines-assault-1', 'alien-nest-s1')
      .card('marines-battle-position-1', 'corridors-s1')
      .during('marines', 'marine-1', 'turn.actions', {});
    expect(table.life('marines')).toBe(3);
  });

  test('TH-19.5: an ally who deals a wound there profits, and chooses who takes the bonus', () => {
    const table = scene(['marines', 'greys', 'aliens', 'scientists'], { mode: 'teams' })
      .unit('alien-1', 'corridors-a', 'upgraded')
      .unit('grey-1', 'corridors-b')
      .unit('scientist-1', 'corridors-c')
      .card('marines-battle-position-1', 'corridors-s1')
      .during('aliens', 'alien-1', 'turn.sector', {});
    expect([table.decision.kind, table.decision.seat]).toEqual(['attack.bonus', 2]);
    table.answer('seat:1');
    expect([table.life('greys'), table.life('scientists')]).toEqual([18, 19]);
  });
});
