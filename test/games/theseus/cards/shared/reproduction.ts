import { describe, expect, test } from 'vitest';
import type { CardKind } from '../../../../../src/games/theseus/data/cards.ts';
import type { CardFaction, SlotId } from '../../../../../src/games/theseus/data/ids.ts';
import { copiesOf } from '../../../../../src/games/theseus/state/reproduction.ts';
import { scene } from '../../scene.ts';
import type { Build } from '../situations.ts';

/** The tests of Reproduction: `kind` adds up, `once` does not; `enemy` has an Assault or an Archive next to it. */
export function testReproduction(faction: CardFaction, kind: CardKind, once: CardKind): void {
  const reproduction = `${faction}-reproduction` as const;
  const [enemy, foreign] =
    faction === 'aliens' ? (['marines', 'marines-fire'] as const) : (['aliens', 'aliens-hive'] as const);
  const copies = (slot: SlotId, build: Build): number => copiesOf(build(scene([faction, enemy])).state, slot);

  describe(`${reproduction}, TH-15`, () => {
    test('EX-19 TH-15.1: own cards next to it on the grid are copied, not those across a corner', () => {
      const bay: Build = table =>
        table
          .card(`${kind}-1`, 'tech-bay-s1')
          .card(`${reproduction}-1`, 'tech-bay-s2')
          .card(`${kind}-2`, 'tech-bay-s5');
      expect(copies('tech-bay-s1', bay)).toBe(1);
      expect(copies('tech-bay-s5', bay)).toBe(0);
      for (const slot of ['tech-bay-s3', 'tech-bay-s4'] as const) {
        expect(copies(slot, table => table.card(`${kind}-1`, slot).card(`${reproduction}-1`, 'tech-bay-s2'))).toBe(1);
      }
    });

    test('TH-15.1: a card between two of them is copied twice', () => {
      const both: Build = table =>
        table
          .card(`${kind}-1`, 'tech-bay-s2')
          .card(`${reproduction}-1`, 'tech-bay-s1')
          .card(`${reproduction}-2`, 'tech-bay-s3');
      expect(copies('tech-bay-s2', both)).toBe(2);
    });

    test('TH-15.3: they do not copy each other, nor what sleeps, nor while asleep themselves', () => {
      const pair: Build = table =>
        table.card(`${reproduction}-1`, 'tech-bay-s1').card(`${reproduction}-2`, 'tech-bay-s2');
      expect(copies('tech-bay-s1', pair)).toBe(0);
      const next: Build = table => table.card(`${kind}-1`, 'tech-bay-s1').card(`${reproduction}-1`, 'tech-bay-s2');
      expect(copies('tech-bay-s1', table => next(table).malfunction(`${kind}-1`))).toBe(0);
      expect(copies('tech-bay-s1', table => next(table).malfunction(`${reproduction}-1`))).toBe(0);
    });

    test('TH-15.1: cards of another faction are not copied', () => {
      const strange: Build = table =>
        table.card(`${foreign}-1`, 'tech-bay-s1').card(`${reproduction}-1`, 'tech-bay-s2');
      expect(copies('tech-bay-s1', strange)).toBe(0);
    });

    test('TH-15.4: a card whose effect does not add up is not copied', () => {
      const single: Build = table => table.card(`${once}-1`, 'tech-bay-s1').card(`${reproduction}-1`, 'tech-bay-s2');
      expect(copies('tech-bay-s1', single)).toBe(0);
    });

    test('TH-15.1.1: to Pandora both must belong, whatever their colours', () => {
      const taken = (both: boolean): number =>
        copiesOf(
          scene([faction, enemy, 'pandora'])
            .card(`${foreign}-1`, 'tech-bay-s1', { takenBy: 'hunter-1' })
            .card(`${reproduction}-1`, 'tech-bay-s2', both ? { takenBy: 'hunter-2' } : {}).state,
          'tech-bay-s1',
        );
      expect([taken(false), taken(true)]).toEqual([0, 1]);
    });
  });
}
