import { describe, expect, test } from 'vitest';
import { scene } from '../../scene.ts';
import type { Scene } from '../../scene.ts';

const before = (taken: number): Scene =>
  scene(['aliens', 'marines'])
    .seat('marines', { upgrades: taken })
    .unit('alien-1', 'alien-nest-a')
    .unit('alien-2', 'corridors-a')
    .aside('aliens', 'bonus-upgrade-1')
    .turn('aliens');

describe('bonus-upgrade, TH-12.1', () => {
  test('TH-12.1: one token from the supply', () => {
    const table = before(0).answer('play:bonus-upgrade-1');
    expect(table.now.seats[0]).toMatchObject({ upgrades: 1, aside: [] });
    expect(table.now.bonusUsed).toEqual(['bonus-upgrade-1']);
  });

  test('TH-12.4: with an empty supply it is kept', () => {
    const table = before(20);
    expect(table.blockedBy('play:bonus-upgrade-1')).toBe('TH-12.4');
    expect(table.options).toEqual(['unit:alien-1', 'unit:alien-2']);
  });

  test('TH-12.1: the token may be spent at once', () => {
    const table = before(0).answer('play:bonus-upgrade-1', 'flip:alien-2');
    expect(table.now.units['alien-2']?.side).toBe('upgraded');
    expect(table.now.seats[0]?.upgrades).toBe(0);
  });
});
