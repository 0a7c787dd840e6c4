import { describe, expect, test } from 'vitest';
import { scene } from '../../scene.ts';

describe('bonus-shaft-passage, TH-16.6.2', () => {
  test('TH-16.6.2: a moving unit goes one sector further; with two cards two', () => {
    const table = scene(['aliens', 'marines'])
      .unit('alien-1', 'corridors-a')
      .aside('aliens', 'bonus-shaft-passage-1', 'bonus-shaft-passage-2')
      .turn('aliens');
    expect(table.options).toEqual(['to:control-room', 'to:alien-nest+passages:1', 'to:tech-bay+passages:2']);
    table.answer('to:alien-nest+passages:1', 'room:alien-nest-a');
    expect(table.now.bonusUsed).toEqual(['bonus-shaft-passage-1']);
    expect(table.now.seats[0]?.aside).toEqual(['bonus-shaft-passage-2']);
  });

  test('TH-16.6.2: it is kept when the unit goes the usual way', () => {
    const table = scene(['aliens', 'marines'])
      .unit('alien-1', 'corridors-a')
      .aside('aliens', 'bonus-shaft-passage-1')
      .turn('aliens')
      .answer('to:control-room', 'room:control-room-a');
    expect(table.now.seats[0]?.aside).toEqual(['bonus-shaft-passage-1']);
  });

  test('TH-16.6.2: it is no card to play by itself, nor for one who returns from space', () => {
    const table = scene(['aliens', 'marines'])
      .unit('alien-1', 'space')
      .unit('alien-2', 'corridors-a')
      .aside('aliens', 'bonus-shaft-passage-1')
      .turn('aliens');
    expect(table.blockedBy('play:bonus-shaft-passage-1')).toBe('TH-16.6.2');
    table.answer('unit:alien-1');
    expect(table.decision.kind).toBe('move.return');
  });

  test('TH-6.9.1: not for an enemy unit that one moves', () => {
    const table = scene(['marines', 'aliens'])
      .unit('marine-1', 'alien-nest-a')
      .unit('alien-1', 'corridors-a')
      .card('marines-group-tactics-1', 'alien-nest-s1')
      .aside('marines', 'bonus-shaft-passage-1')
      .during('marines', 'marine-1', 'turn.actions', {});
    expect(table.decision.kind).toBe('move.room');
  });

  test('TH-19.5: bonus cards belong to the alliance', () => {
    const table = scene(['marines', 'greys', 'aliens', 'scientists'], { mode: 'teams' })
      .unit('marine-1', 'corridors-a')
      .aside('aliens', 'bonus-shaft-passage-1')
      .turn('marines')
      .answer('to:docking-bay+passages:1');
    expect(table.now.seats[2]?.aside).toEqual([]);
    expect(table.now.bonusUsed).toEqual(['bonus-shaft-passage-1']);
  });
});
