import { describe, expect, test } from 'vitest';
import { CARDS } from '../../../../../src/games/theseus/data/cards.ts';
import type { CardKind } from '../../../../../src/games/theseus/data/cards.ts';
import type { CardFaction } from '../../../../../src/games/theseus/data/ids.ts';
import { scene } from '../../scene.ts';
import { homeOf, passBy, unitOf, visit } from '../situations.ts';
import type { Build } from '../situations.ts';

/** The tests of a trap that wounds; `upgrades`: this many tokens lie on it in each of them. */
export function testWoundingTrap(owner: CardFaction, visitor: CardFaction, kind: CardKind, upgrades = 0): void {
  const home = homeOf(owner);
  const { number, springs, oneUse } = CARDS[kind];
  const n = (number ?? 0) + upgrades;
  const passing: readonly string[] = springs;
  const trap: Build = table => table.card(`${kind}-1`, `${home}-s1`, { upgrades });
  const stop = (build: Build): number => 20 - visit(visitor, owner, build).life(visitor);

  describe(`${kind}, TH-7`, () => {
    test('TH-7.1: an enemy who stops takes N wounds; each upgrade token makes it one more', () => {
      expect(stop(trap)).toBe(n);
      expect(stop(table => table.card(`${kind}-1`, `${home}-s1`, { upgrades: upgrades + 2 }))).toBe(n + 2);
    });

    test('TH-7.1: own units are safe', () => {
      const table = scene([owner, visitor])
        .unit(unitOf(owner), 'tech-bay-a')
        .card(`${kind}-1`, `${homeOf(visitor)}-s1`, { upgrades });
      expect(
        table
          .turn(owner)
          .answer(`room:${homeOf(visitor)}-a`)
          .life(owner),
      ).toBe(20);
    });

    test(`TH-7.1: one who passes ${passing.includes('pass') ? 'is hit once' : 'is not hit'}`, () => {
      const table = passBy(visitor, owner, it => it.card(`${kind}-1`, 'tech-bay-s1', { upgrades }));
      expect(table.life(visitor)).toBe(passing.includes('pass') ? 20 - n : 20);
    });

    test('TH-15.2, TH-15.4: a duplicate adds its own N, a copy the N of the card with its tokens', () => {
      expect(stop(table => trap(table).card(`${kind}-2`, `${home}-s4`))).toBe(n + (number ?? 0));
      const copied: Build = table =>
        table.card(`${kind}-1`, `${home}-s1`, { upgrades: upgrades + 1 }).card(`${owner}-reproduction-1`, `${home}-s2`);
      expect(stop(copied)).toBe(2 * (n + 1));
    });

    test('TH-13.2: nothing happens under the malfunction token', () => {
      expect(stop(table => trap(table).malfunction(`${kind}-1`))).toBe(0);
    });

    test(`TH-14.2: it ${oneUse ? 'is discarded then' : 'stays'}`, () => {
      expect(visit(visitor, owner, trap).slot(`${kind}-1`)).toBe(oneUse ? null : `${home}-s1`);
    });

    test('TH-18.3: when everybody plays for themselves, the wounds are life points for its controller', () => {
      const table = scene([visitor, owner, 'greys'])
        .ring('corridors', 'control-room', homeOf(visitor), 'tech-bay', home, 'grey-wreck')
        .unit(unitOf(visitor), 'tech-bay-a')
        .card(`${kind}-1`, `${home}-s1`, { upgrades })
        .turn(visitor)
        .answer(`room:${home}-a`);
      expect([table.life(owner), table.life(visitor)]).toEqual([n, 0]);
    });
  });
}
