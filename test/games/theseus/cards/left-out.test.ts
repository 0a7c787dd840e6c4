import { describe, expect, test } from 'vitest';
import type { Scene } from '../scene.ts';
import { scene } from '../scene.ts';
import { act } from './situations.ts';

/** What a card does not let its player choose now, with the rule that says so. */
const leftOut = (table: Scene): Record<string, string> =>
  Object.fromEntries(table.match.blocked().map(({ id, rule }) => [id, rule]));

describe('what a card cannot choose is told with its rule', () => {
  test('TH-16.2.1: Kidnap takes no unit elsewhere, none in space, none twice, and carries nobody to its own sector', () => {
    const table = act('aliens', 'marines', it =>
      it
        .card('aliens-kidnap-1', 'docking-bay-s1', { upgrades: 1 })
        .unit('marine-1', 'docking-bay-b')
        .unit('marine-2', 'docking-bay-c')
        .unit('marine-3', 'space'),
    );
    expect(leftOut(table)).toEqual({ 'unit:marine-3': 'TH-9.3' });
    table.answer('unit:marine-1');
    expect(leftOut(table)).toEqual({ 'sector:docking-bay': 'TH-16.2.1' });
    table.answer('sector:tech-bay', 'room:tech-bay-a');
    expect(leftOut(table)).toEqual({ 'unit:marine-1': 'TH-16.1.2', 'unit:marine-3': 'TH-9.3' });
    const away = act('aliens', 'marines', it =>
      it
        .card('aliens-kidnap-1', 'docking-bay-s1')
        .unit('marine-1', 'docking-bay-b')
        .unit('marine-2', 'docking-bay-c')
        .unit('marine-3', 'tech-bay-a'),
    );
    expect(leftOut(away)).toEqual({ 'unit:marine-3': 'TH-16.2.1' });
  });

  test('TH-16.2.3: Ghost Strike sets off no unit twice, none that does not attack, is held, is far from enemies or in space', () => {
    const table = act('aliens', 'marines', it =>
      it
        .card('aliens-ghost-strike-1', 'docking-bay-s1', { upgrades: 2 })
        .unit('alien-2', 'corridors-a', 'upgraded')
        .unit('marine-1', 'corridors-b')
        .unit('small-alien-1', 'control-room-a')
        .unit('marine-2', 'control-room-b')
        .unit('small-alien-2', 'tech-bay-a', 'base', { heldBy: 'scientists-gripper-1' })
        .unit('small-alien-3', 'alien-nest-a')
        .unit('alien-3', 'space'),
    );
    const always = {
      'unit:alien-1': 'TH-8.2',
      'unit:alien-3': 'TH-9.3',
      'unit:small-alien-2': 'TH-16.4.2',
      'unit:small-alien-3': 'TH-8.1',
    };
    expect(leftOut(table)).toEqual(always);
    table.answer('unit:alien-2');
    expect(leftOut(table)).toEqual({ ...always, 'unit:alien-2': 'TH-16.2.3' });
  });

  test('TH-16.5.2: Invisibility lies on each unit once, and on none in space', () => {
    const table = act('greys', 'marines', it =>
      it
        .card('greys-invisibility-1', 'docking-bay-s1', { upgrades: 1 })
        .unit('grey-2', 'corridors-a')
        .unit('grey-3', 'space'),
    ).answer('unit:grey-2');
    expect(leftOut(table)).toEqual({ 'unit:grey-2': 'TH-16.5.2', 'unit:grey-3': 'TH-9.3' });
  });

  test('TH-6.9: Transfer exchanges no unit that has moved, none of an ally, none in space, and no two of one sector', () => {
    const table = scene(['greys', 'marines', 'aliens', 'scientists'], { mode: 'teams' })
      .unit('grey-1', 'docking-bay-a')
      .unit('grey-2', 'tech-bay-a')
      .unit('alien-1', 'corridors-a')
      .unit('marine-1', 'control-room-a')
      .unit('marine-2', 'control-room-b')
      .unit('scientist-1', 'space')
      .card('greys-transfer-1', 'docking-bay-s1')
      .during('greys', 'grey-1', 'turn.actions', {});
    const always = { 'unit:grey-1': 'TH-6.10', 'unit:alien-1': 'TH-19.5', 'unit:scientist-1': 'TH-9.3' };
    expect(leftOut(table)).toEqual(always);
    table.answer('unit:marine-1');
    expect(table.decision.kind).toBe('pending.slot'); // only Grey 2 is in another sector: it is not asked
    const other = act('greys', 'marines', it =>
      it
        .card('greys-transfer-1', 'docking-bay-s1')
        .unit('grey-2', 'tech-bay-a')
        .unit('grey-3', 'corridors-a')
        .unit('marine-1', 'control-room-a')
        .unit('marine-2', 'control-room-b'),
    ).answer('unit:marine-1');
    expect(leftOut(other)).toEqual({ 'unit:grey-1': 'TH-6.10', 'unit:marine-1': 'TH-6.9', 'unit:marine-2': 'TH-6.9' });
  });

  test('TH-16.5.3: Control moves no enemy in space', () => {
    const table = act('greys', 'marines', it =>
      it
        .card('greys-control-1', 'docking-bay-s1')
        .unit('marine-1', 'corridors-a')
        .unit('marine-2', 'corridors-b')
        .unit('marine-3', 'space'),
    );
    expect(leftOut(table)).toEqual({ 'unit:marine-3': 'TH-9.3' });
  });

  test('TH-16.4.3: Remote Control sets off no card of an enemy, none asleep, none without anything to do, and not itself', () => {
    const table = act('scientists', 'aliens', it =>
      it
        .card('scientists-remote-control-1', 'alien-nest-s1')
        .card('scientists-archive-1', 'corridors-s1')
        .card('scientists-archive-2', 'corridors-s2')
        .card('scientists-medical-bay-1', 'tech-bay-s5')
        .card('scientists-station-plans-1', 'tech-bay-s4')
        .card('aliens-habitat-1', 'corridors-s4')
        .malfunction('scientists-station-plans-1'),
    );
    expect(leftOut(table)).toEqual({
      'card:scientists-remote-control-1': 'TH-16.4.3',
      'card:scientists-medical-bay-1': 'TH-10.1',
      'card:scientists-station-plans-1': 'TH-13.2',
      'card:aliens-habitat-1': 'TH-10.2',
    });
  });

  test('TH-11.3: Station Plans deploys no card of an opponent and none under the malfunction token', () => {
    const table = act('scientists', 'aliens', it =>
      it
        .card('scientists-station-plans-1', 'alien-nest-s1')
        .pending('scientists-archive-1', 'corridors-p1')
        .pending('scientists-hideout-1', 'science-lab-p1')
        .pending('aliens-hive-1', 'alien-nest-p1')
        .malfunction('scientists-hideout-1'),
    );
    expect(leftOut(table)).toEqual({ 'deploy:science-lab-p1': 'TH-13.1', 'deploy:alien-nest-p1': 'TH-11.1' });
  });

  test('TH-16.5.1: Decay finds nothing at an opponent without upgrades, and tokens on a sleeping card are safe', () => {
    const table = scene(['greys', 'marines', 'aliens', 'scientists'])
      .seat('marines', { upgrades: 1 })
      .seat('aliens', { upgrades: 1 })
      .card('aliens-hive-1', 'corridors-s1', { upgrades: 1 })
      .malfunction('aliens-hive-1')
      .unit('alien-1', 'corridors-a', 'upgraded')
      .unit('grey-1', 'docking-bay-a')
      .card('greys-decay-1', 'docking-bay-s1')
      .during('greys', 'grey-1', 'turn.actions', {});
    expect(leftOut(table)).toEqual({ 'seat:3': 'TH-16.5.1' });
    expect(leftOut(table.answer('seat:2'))).toEqual({ 'token:corridors-s1': 'TH-16.5.1' });
  });

  test('TH-18.4: Medical Bay takes nothing from a track at 0', () => {
    const table = scene(['scientists', 'aliens', 'greys', 'marines'])
      .seat('aliens', { life: 2 })
      .seat('greys', { life: 2 })
      .unit('scientist-1', 'alien-nest-a')
      .card('scientists-medical-bay-1', 'alien-nest-s1')
      .during('scientists', 'scientist-1', 'turn.actions', {});
    expect(leftOut(table)).toEqual({ 'seat:3': 'TH-18.4' });
  });

  test('TH-9.2: Recall brings back no unit that stands in a room', () => {
    const table = scene(['aliens', 'marines'])
      .unit('alien-1', 'space')
      .unit('alien-2', 'space')
      .unit('alien-3', 'corridors-b')
      .aside('aliens', 'bonus-recall-1')
      .turn('aliens')
      .answer('play:bonus-recall-1');
    expect(leftOut(table)).toEqual({ 'unit:alien-3': 'TH-9.2' });
  });

  test('TH-20.10: Pandora is told that pending slots are nothing for it', () => {
    const table = scene(['pandora', 'marines'])
      .with(state => {
        state.pandora = { sector: 'tech-bay', side: 'left' };
      })
      .unit('creature-1', 'control-room-a')
      .unit('creature-2', 'tech-bay-a')
      .seat('pandora', { upgrades: 1 })
      .during('pandora', 'creature-1', 'turn.pending', {});
    expect(leftOut(table)['fill:control-room-p1']).toBe('TH-20.10');
  });
});
