import { describe, expect, test } from 'vitest';
import { CARDS } from '../../../../../src/games/theseus/data/cards.ts';
import { scene } from '../../scene.ts';
import { passBy, visit } from '../situations.ts';
import type { Build } from '../situations.ts';

/** The tests of a trap of the Greys that pays data points, `n` without a token. */
export function testPayingTrap(kind: 'greys-mine' | 'greys-soul-trap', n: number): void {
  const { oneUse } = CARDS[kind];
  const trap: Build = table => table.card(`${kind}-1`, 'grey-wreck-s1');
  const stop = (build: Build): number => visit('marines', 'greys', build).data('greys');

  describe(`${kind}, TH-7`, () => {
    test('TH-7.1: an enemy who stops gives N data points; each upgrade token makes it one more', () => {
      expect(stop(trap)).toBe(n);
      expect(stop(table => table.card(`${kind}-1`, 'grey-wreck-s1', { upgrades: 3 }))).toBe(n + 3);
    });

    test('TH-7.1: it costs the enemy nothing, and own units do not set it off', () => {
      expect(visit('marines', 'greys', trap).life('marines')).toBe(20);
      const own = visit('greys', 'marines', table => table.card(`${kind}-1`, 'docking-bay-s1'));
      expect(own.data('greys')).toBe(0);
    });

    test('TH-7.1: one who passes gives nothing', () => {
      const table = passBy('marines', 'greys', it => it.card(`${kind}-1`, 'tech-bay-s1'));
      expect(table.data('greys')).toBe(0);
    });

    test('TH-15.4: a duplicate pays as well, and so does a copy', () => {
      expect(stop(table => trap(table).card(`${kind}-2`, 'grey-wreck-s4'))).toBe(2 * n);
      expect(stop(table => trap(table).card('greys-reproduction-1', 'grey-wreck-s3'))).toBe(2 * n);
    });

    test(`TH-14.2: it ${oneUse ? 'is discarded then, and Reproduction stays' : 'stays'}`, () => {
      const table = visit('marines', 'greys', it => trap(it).card('greys-reproduction-1', 'grey-wreck-s3'));
      expect(table.slot(`${kind}-1`)).toBe(oneUse ? null : 'grey-wreck-s1');
      expect(table.slot('greys-reproduction-1')).toBe('grey-wreck-s3');
    });

    test('TH-7.5: a deactivation token cancels it: it has not taken effect and stays', () => {
      const table = visit('marines', 'greys', it =>
        trap(it).with(state => {
          state.deactivation = { 'grey-wreck': [0] };
        }),
      );
      expect([table.data('greys'), table.slot(`${kind}-1`)]).toEqual([0, 'grey-wreck-s1']);
      expect(table.now.deactivation).toEqual({});
    });

    test('TH-5.3: the twentieth point wins in the turn of an opponent', () => {
      const table = scene(['marines', 'greys'])
        .seat('greys', { data: 20 - n })
        .unit('marine-1', 'tech-bay-a')
        .card(`${kind}-1`, 'grey-wreck-s1')
        .turn('marines')
        .answer('room:grey-wreck-b');
      expect(table.match.outcome?.winners).toEqual([1]);
    });
  });
}
