import { describe, expect, test } from 'vitest';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

describe('SE-15.2: Raiders beside unarmed ships', () => {
  const beside = (): Scene =>
    scene().units(0, 'g7', 'cruiser', 2).units(1, 'g7', 'raider', 2, { special: 1 }).units(1, 'g7', 'miner').fight();

  test('SE-15.2, SE-8.1: they may stay unseen; what nobody guards then is destroyed', () => {
    const table = beside();
    expect(table.asked).toBe('1 raiders.avoid');
    table.answer('hide', 'pass');
    expect(table.told).not.toContain('battle.begins');
    expect(table.told).toContain('move.swept');
    expect([table.count('g7', 'raider', 1), table.count('g7', 'miner', 1)]).toEqual([2, 0]);
    expect(table.now.pieces.find(({ kind }) => kind === 'raider')?.up).toBe(false);
  });

  test('SE-15.2: or fight for it', () => {
    const table = beside().answer('fight');
    expect(table.told).toContain('battle.begins');
    expect(table.count('g7', 'miner', 1)).toBe(1);
  });

  test('SE-16.3, SE-15.2: beside mines, which go off whoever hides, nobody is asked', () => {
    const table = scene().units(0, 'g7', 'cruiser', 2).units(1, 'g7', 'raider', 2, { special: 1 });
    table.units(1, 'g7', 'mine', 1).fight();
    expect(table.told).toContain('battle.begins');
  });
});
