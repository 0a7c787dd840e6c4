import { describe, expect, test } from 'vitest';
import { scene } from '../../scene.ts';
import type { Scene } from '../../scene.ts';
import { act } from '../situations.ts';
import type { Build } from '../situations.ts';

/** An Assault is carried out in the Docking Bay; a Marine stands in the Corridors, no Alien. */
const assaulted = (build: Build): Scene =>
  act('aliens', 'marines', table =>
    build(table.unit('marine-1', 'corridors-a').card('aliens-assault-1', 'docking-bay-s1')),
  );
const wounds = (build: Build): number => 20 - assaulted(build).life('marines');

describe('aliens-lurking, TH-16.2.4', () => {
  test('TH-16.2.4: in an assault it wounds one enemy of its sector N times, without any Alien there', () => {
    expect(wounds(it => it)).toBe(0);
    expect(wounds(it => it.card('aliens-lurking-1', 'corridors-s1'))).toBe(1);
    expect(wounds(it => it.card('aliens-lurking-1', 'corridors-s1', { upgrades: 3 }))).toBe(4);
  });

  test('TH-16.2.4: the card is told as the cause before the wounds', () => {
    const { told } = assaulted(it => it.card('aliens-lurking-1', 'corridors-s1'));
    expect(told.slice(told.indexOf('attack.adds')).slice(0, 2)).toEqual(['attack.adds', 'track.wounded']);
  });

  test('TH-16.2.4: the Aliens pick the target, passages or not', () => {
    const table = assaulted(it => it.unit('marine-2', 'corridors-d').card('aliens-lurking-1', 'corridors-s1'));
    expect([table.decision.kind, table.options]).toEqual(['attack.lurking', ['unit:marine-1', 'unit:marine-2']]);
    expect(table.answer('unit:marine-2').life('marines')).toBe(19);
  });

  test('TH-15.4: duplicates and copies attack as well', () => {
    expect(wounds(it => it.card('aliens-lurking-1', 'corridors-s1').card('aliens-lurking-2', 'corridors-s5'))).toBe(2);
    const copied: Build = it =>
      it.card('aliens-lurking-1', 'corridors-s1', { upgrades: 1 }).card('aliens-reproduction-1', 'corridors-s2');
    expect(wounds(copied)).toBe(4);
  });

  test('TH-8.5: in a minor assault only where that is', () => {
    const table = scene(['aliens', 'marines'])
      .unit('alien-1', 'corridors-a')
      .unit('alien-2', 'control-room-a')
      .unit('marine-1', 'control-room-b')
      .unit('marine-2', 'control-room-c')
      .unit('marine-3', 'corridors-b')
      .unit('alien-3', 'tech-bay-a')
      .card('aliens-lurking-1', 'control-room-s1')
      .card('aliens-lurking-2', 'corridors-s1')
      .with(state => {
        state.ring = ['corridors', 'alien-nest', 'control-room', 'tech-bay', 'docking-bay'];
      })
      .turn('aliens')
      .answer('unit:alien-1', 'unit:marine-1');
    expect(table.life('marines')).toBe(19);
  });

  test('TH-16.5.2: an invisible unit is no target', () => {
    const hidden = assaulted(it =>
      it.unit('marine-1', 'corridors-a', 'base', { invisible: true }).card('aliens-lurking-1', 'corridors-s1'),
    );
    expect([hidden.life('marines'), hidden.now.units['marine-1']?.invisible]).toEqual([20, false]);
  });

  test('TH-13.2: not under the malfunction token', () => {
    expect(wounds(it => it.card('aliens-lurking-1', 'corridors-s1').malfunction('aliens-lurking-1'))).toBe(0);
  });

  test('TH-16.2.4: not in the assault of an ally', () => {
    const table = scene(['marines', 'greys', 'aliens', 'scientists'], { mode: 'teams' })
      .unit('marine-1', 'corridors-a')
      .unit('grey-1', 'corridors-b')
      .unit('grey-2', 'control-room-a')
      .card('aliens-lurking-1', 'control-room-s1')
      .during('marines', 'marine-1', 'turn.sector', {});
    expect(table.life('greys')).toBe(19);
  });
});
