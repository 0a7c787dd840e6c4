import { describe, expect, test } from 'vitest';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

const END = { step: 'economy.begin', args: {} } as const;

describe('SE-6.10: settling', () => {
  const escorted = (marker: 'planet' | 'barren' | 'asteroids', special = 0): Scene =>
    scene(2, { aliens: false })
      .hidden('g7', marker)
      .units(0, 'g7', 'scout')
      .units(0, 'g7', 'colony-ship', 1, { special })
      .begin('explore.choose', { seat: 0 }, END);

  test('SE-6.10: a Colony Ship settles a planet that was found in this turn', () => {
    const table = escorted('planet');
    expect(table.asked).toBe('0 combat.settle');
    table.answer(table.options.find(id => id.startsWith('settle:')) ?? '');
    expect(table.now.hexes.g7?.colony).toMatchObject({ owner: 0, value: 0 });
  });

  test('SE-6.10: a planet with a colony is settled, and no other ship settles it', () => {
    const there = (value: number | null): Scene => {
      const table = scene().marker('g7', 'planet').units(0, 'g7', 'colony-ship');
      return (value === null ? table : table.colony('g7', 0, value)).begin('move.choose', { seat: 0 });
    };
    const settles = (table: Scene): boolean => table.options.some(id => id.startsWith('settle:'));
    expect(settles(there(null))).toBe(true);
    expect(settles(there(1))).toBe(false);
  });

  test('SE-6.10: a ship that has gone as far as it can settles as usual, one that can go on is asked', () => {
    const usual = (lot: Parameters<Scene['units']>[5]): boolean => {
      const table = scene().marker('g7', 'planet').units(0, 'g7', 'colony-ship', 1, {}, lot);
      table.begin('move.choose', { seat: 0 });
      const settle = table.decision.options.find(({ id }) => id.startsWith('settle:'));
      return settle?.autoAnswer === true;
    };
    expect(usual({ did: { gone: 1, from: 'g6' } })).toBe(true);
    expect(usual({})).toBe(false);
  });

  test('SE-6.10: or not, and a barren one with Terraforming alone', () => {
    expect(escorted('planet').answer('done').now.hexes.g7?.colony).toBeNull();
    expect(escorted('barren', 1).options.some(id => id.startsWith('settle:'))).toBe(true);
    expect(escorted('barren', 0).options.some(id => id.startsWith('settle:'))).toBe(false);
    expect(escorted('asteroids').asked).not.toBe('0 combat.settle');
  });

  test('SE-6.10, SE-17.2: with aliens there only when they are gone', () => {
    const met = (die: number): Scene => {
      const table = scene().hidden('g7', 'barren').units(0, 'g7', 'dreadnought', 6, { attack: 3, tactics: 3 });
      table.units(0, 'g7', 'colony-ship', 1, { special: 1 });
      Object.assign(table.state.aliens, { 'alien-b': 0, 'alien-c': 0, 'alien-d': 1 });
      // Which alien is drawn, then the shot.
      table.dice(1, die).begin('explore.choose', { seat: 0 }, END);
      table.until('battle.fire', 'done');
      return table.answer(`at:${table.c('g7', 'alien-d')}`);
    };
    expect(met(10).asked).toBe('0 battle.fire');
    expect(met(1).asked).toBe('0 combat.settle');
    expect(met(1).options.some(id => id.startsWith('settle:'))).toBe(true);
  });

  test('SE-6.10, SE-7.9: who is lost in space and comes out at a planet settles it', () => {
    const table = scene()
      .hidden('g7', 'lost')
      .marker('h7', 'planet')
      .units(0, 'g7', 'scout')
      .units(0, 'g7', 'colony-ship');
    table.begin('explore.choose', { seat: 0 }, END).answer('hex:h7');
    expect(table.asked).toBe('0 combat.settle');
  });
});
