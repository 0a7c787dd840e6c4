import { describe, expect, test } from 'vitest';
import { scene } from '../../scene.ts';
import type { Scene } from '../../scene.ts';
import { visit } from '../situations.ts';
import type { Build } from '../situations.ts';

const infect = (build: Build): Scene =>
  visit('marines', 'aliens', table => build(table.card('aliens-parasite-1', 'alien-nest-s1')));
const carried = (table: Scene): number | undefined => table.now.units['marine-1']?.parasites;

/** A Marine with parasites starts in the Corridors with three points. */
const carrier = (parasites: number, build: Build = it => it): Scene =>
  build(
    scene(['marines', 'aliens'])
      .unit('marine-1', 'corridors-a', 'base', { parasites })
      .unit('marine-2', 'corridors-b')
      .unit('alien-1', 'corridors-c'),
  ).turn('marines');

describe('aliens-parasite, TH-16.2.5', () => {
  test('TH-16.2.5: an enemy who stops gets a token, and no wound yet', () => {
    expect([carried(infect(it => it)), infect(it => it).life('marines')]).toEqual([1, 20]);
  });

  test('TH-16.2.5: one who has one gets no other; a copy places two', () => {
    const again = infect(it => it.unit('marine-1', 'tech-bay-a', 'base', { parasites: 1 }));
    expect(carried(again)).toBe(1);
    expect(again.told).not.toContain('trap.springs');
    expect(carried(infect(it => it.card('aliens-reproduction-1', 'alien-nest-s2')))).toBe(2);
  });

  test('TH-12.4: only two exist: with one left a copy adds none, with none nothing happens', () => {
    const copied: Build = it => it.card('aliens-reproduction-1', 'alien-nest-s2');
    expect(carried(infect(it => copied(it).unit('marine-2', 'space', 'base', { parasites: 1 })))).toBe(1);
    expect(carried(infect(it => copied(it).unit('marine-2', 'space', 'base', { parasites: 2 })))).toBe(0);
  });

  test('EX-18 TH-16.2.5: a wound for each point: 3, and 4 with Shaft Passage; with two tokens 8', () => {
    const passage: Build = it => it.aside('marines', 'bonus-shaft-passage-1');
    expect(carrier(1).answer('unit:marine-1').life('marines')).toBe(17);
    expect(carrier(1, passage).answer('unit:marine-1', 'to:alien-nest+passages:1').life('marines')).toBe(16);
    expect(carrier(2, passage).answer('unit:marine-1', 'to:alien-nest+passages:1').life('marines')).toBe(12);
  });

  test('EX-18 TH-6.4: a sector left out costs no point and no wound', () => {
    const table = scene(['scientists', 'aliens'])
      .unit('scientist-1', 'corridors-a', 'base', { parasites: 1 })
      .card('scientists-secret-passage-1', 'control-room-s1')
      .turn('scientists')
      .answer('to:science-lab+skip:control-room', 'room:science-lab-a');
    expect(table.life('scientists')).toBe(19);
  });

  test('TH-22.7: points spent in Time Loop count; the jump of a Teleport does not', () => {
    const table = scene(['greys', 'aliens'])
      .unit('grey-1', 'corridors-a', 'base', { parasites: 1 })
      .unit('alien-1', 'corridors-b')
      .card('greys-time-loop-1', 'control-room-s1')
      .card('greys-teleport-1', 'control-room-s4')
      .turn('greys')
      .answer('to:control-room+stay:control-room/1', 'sector:tech-bay', 'room:tech-bay-a');
    expect(table.life('greys')).toBe(18);
  });

  test('TH-22.7: whoever moves it, and before the passing traps of the sector entered', () => {
    const table = scene(['greys', 'aliens', 'marines'])
      .unit('grey-1', 'grey-wreck-a')
      .unit('marine-1', 'corridors-a', 'base', { parasites: 1 })
      .unit('marine-2', 'corridors-b', 'base')
      .card('aliens-tentacles-1', 'control-room-s1')
      .card('greys-control-1', 'grey-wreck-s1')
      .during('greys', 'grey-1', 'turn.actions', {})
      .answer('unit:marine-1');
    const told = table.told.filter(key => key.startsWith('track.') || key === 'trap.springs');
    expect(told).toEqual(['track.wounds-for', 'trap.springs', 'track.wounds-for', 'track.wounds-for']);
    expect(table.life('aliens')).toBe(3); // TH-18.3: they pay the Aliens
  });

  test('TH-16.2.5: it is gone when the unit stops in its own sector, after the points for getting there', () => {
    const table = scene(['marines', 'aliens'])
      .unit('marine-1', 'control-room-a', 'base', { parasites: 2 })
      .turn('marines')
      .answer('room:docking-bay-a');
    expect([carried(table), table.life('marines')]).toEqual([0, 18]);
  });

  test('TH-16.2.5: it is gone when the unit is launched', () => {
    const table = scene(['aliens', 'marines'])
      .unit('alien-1', 'corridors-a')
      .unit('marine-1', 'control-room-a', 'base', { parasites: 1 })
      .unit('marine-2', 'control-room-b')
      .unit('marine-3', 'control-room-c')
      .unit('alien-2', 'control-room-d')
      .turn('aliens')
      .answer('unit:alien-1', 'unit:marine-1');
    expect(carried(table)).toBe(0);
  });

  test('TH-13.3: malfunction stops the card, not the token on a unit', () => {
    expect(carried(infect(it => it.malfunction('aliens-parasite-1')))).toBe(0);
    const table = carrier(1, it => it.card('aliens-parasite-1', 'tech-bay-s2').malfunction('aliens-parasite-1'));
    expect(table.answer('unit:marine-1').life('marines')).toBe(17);
  });

  test('TH-19.5: in the team game the sector of the alliance frees', () => {
    const table = scene(['marines', 'greys', 'scientists', 'aliens'], { mode: 'teams' })
      .unit('scientist-1', 'control-room-a', 'base', { parasites: 1 })
      .turn('scientists')
      .answer('room:docking-bay-a');
    expect(table.now.units['scientist-1']?.parasites).toBe(0);
  });
});
