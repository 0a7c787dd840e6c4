import { describe, expect, test } from 'vitest';
import { scene } from '../../scene.ts';
import type { Scene } from '../../scene.ts';
import type { Build } from '../situations.ts';

const start = (build: Build): Scene =>
  build(
    scene(['aliens', 'marines']).unit('alien-1', 'corridors-a').card('aliens-ventilation-shaft-1', 'corridors-s1'),
  ).turn('aliens');

describe('aliens-ventilation-shaft, TH-6.4', () => {
  test('TH-6.4: a unit that starts there may go one sector more or less', () => {
    const table = start(it => it.unit('marine-1', 'corridors-b'));
    expect(table.options).toEqual(['to:alien-nest', 'to:tech-bay+more', 'to:control-room+less']);
  });

  test('TH-6.4: never less than one sector', () => {
    expect(start(it => it).options).toEqual(['to:control-room', 'to:alien-nest+more']);
  });

  test('TH-16.2.5: the altered number counts as points: parasites, here of Pandora, wound for each', () => {
    const table = scene(['aliens', 'pandora'])
      .with(state => {
        state.pandora = { sector: 'tech-bay', side: 'left' };
      })
      .unit('alien-1', 'corridors-a', 'base', { parasites: 1 })
      .card('aliens-ventilation-shaft-1', 'corridors-s1')
      .turn('aliens')
      .answer('to:alien-nest+more', 'room:alien-nest-a');
    expect(table.life('aliens')).toBe(18);
  });

  test('TH-15.4: a Reproduction adds nothing', () => {
    expect(start(it => it.card('aliens-reproduction-1', 'corridors-s2')).options).toHaveLength(2);
  });

  test('TH-6.9.1: not for a unit of another, nor for one that another moves, nor under malfunction', () => {
    expect(start(it => it.malfunction('aliens-ventilation-shaft-1')).decision.kind).toBe('move.room');
    const enemy = scene(['marines', 'aliens'])
      .unit('marine-1', 'corridors-a')
      .card('aliens-ventilation-shaft-1', 'corridors-s1')
      .turn('marines');
    expect(enemy.decision.kind).toBe('move.room');
    const moved = scene(['marines', 'aliens'])
      .unit('marine-1', 'alien-nest-a')
      .unit('alien-1', 'corridors-a')
      .card('aliens-ventilation-shaft-1', 'corridors-s1')
      .card('marines-group-tactics-1', 'alien-nest-s1')
      .during('marines', 'marine-1', 'turn.actions', {});
    expect(moved.decision.kind).toBe('move.room');
  });
});
