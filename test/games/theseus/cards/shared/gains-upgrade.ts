import { describe, expect, test } from 'vitest';
import type { CardKind } from '../../../../../src/games/theseus/data/cards.ts';
import type { CardFaction } from '../../../../../src/games/theseus/data/ids.ts';
import type { Scene } from '../../scene.ts';
import { act, homeOf } from '../situations.ts';
import type { Build } from '../situations.ts';

/** The tests of a card that gives an upgrade token. */
export function testGainsUpgrade(faction: CardFaction, enemy: CardFaction, kind: CardKind): void {
  const home = homeOf(enemy);
  const table = (build: Build = same): Scene => act(faction, enemy, it => build(it.card(`${kind}-1`, `${home}-s1`)));
  const stock = (build?: Build): number | undefined => table(build).now.seats[0]?.upgrades;

  describe(`${kind}, TH-12.1`, () => {
    test('TH-10.1: an own unit that stops takes one token from the supply', () => {
      expect(stock()).toBe(1);
    });

    test('TH-10.2: an enemy who stops there gets nothing from it', () => {
      const visited = act(enemy, faction, it => it.card(`${kind}-1`, `${homeOf(faction)}-s1`));
      expect(visited.now.seats.map(({ upgrades }) => upgrades)).toEqual([0, 0]);
    });

    test('TH-15.4: a duplicate gives another, a copy by Reproduction too', () => {
      const two = table(it => it.card(`${kind}-2`, `${home}-s4`)).answer(`run:${kind}-1`, `run:${kind}-2`);
      expect(two.now.seats[0]?.upgrades).toBe(2);
      const copied = table(it => it.card(`${faction}-reproduction-1`, `${home}-s2`)).answer(
        `run:${kind}-1+1`,
        `run:${kind}-1`,
      );
      expect(copied.now.seats[0]?.upgrades).toBe(2);
    });

    test('TH-12.4: with an empty supply it gives nothing', () => {
      expect(stock(it => it.seat(enemy, { upgrades: 20 }))).toBe(0);
    });

    test('TH-13.2: it gives nothing under the malfunction token', () => {
      expect(stock(it => it.malfunction(`${kind}-1`))).toBe(0);
    });
  });
}

const same: Build = table => table;
