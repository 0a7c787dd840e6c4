import { describe, expect, test } from 'vitest';
import { scene } from '../../scene.ts';
import type { Scene } from '../../scene.ts';
import { act, unitOf } from '../situations.ts';
import type { Build } from '../situations.ts';

/** The tests of the card Assault of the Marines or Aliens, against the Scientists. */
export function testAssault(faction: 'marines' | 'aliens'): void {
  const kind = `${faction}-assault` as const;
  // Unit 1 stands in the Science Laboratory, and unit 2 far away beside an enemy.
  const table = (build: Build): Scene =>
    act(faction, 'scientists', it =>
      build(
        it
          .unit(unitOf(faction, 2), 'corridors-a', 'upgraded')
          .unit('scientist-1', 'corridors-b')
          .unit('scientist-2', 'corridors-c')
          .card(`${kind}-1`, 'science-lab-s1'),
      ),
    );

  describe(`${kind}, TH-8.6`, () => {
    test('TH-10.1: all own units in all sectors attack', () => {
      expect(
        table(it => it.unit(unitOf(faction), 'science-lab-a', 'upgraded').unit('scientist-3', 'science-lab-b')).life(
          'scientists',
        ),
      ).toBe(17);
    });

    test('TH-8.3: nobody strikes back', () => {
      const struck = table(it => it.unit('scientist-1', 'corridors-b', 'upgraded'));
      expect(struck.life(faction)).toBe(20);
    });

    test('TH-15.5: a copy makes another whole assault', () => {
      const copied = table(it => it.card(`${faction}-reproduction-1`, 'science-lab-s2'));
      expect(copied.options).toEqual([`run:${kind}-1`, `run:${kind}-1+1`]);
      expect(copied.answer(`run:${kind}-1`).life('scientists')).toBe(16);
    });

    test('TH-9.3, TH-16.4.2: units in space and held ones do not attack', () => {
      expect(table(it => it.unit(unitOf(faction, 2), 'space', 'upgraded')).life('scientists')).toBe(20);
      const held = table(it =>
        it
          .card('scientists-gripper-1', 'corridors-s1')
          .unit(unitOf(faction, 2), 'corridors-a', 'upgraded', { heldBy: 'scientists-gripper-1' }),
      );
      expect(held.life('scientists')).toBe(20);
    });

    test('TH-10.4: in the Corridors both the card and the sector make one', () => {
      const both = scene([faction, 'scientists'])
        .unit(unitOf(faction), 'corridors-a', 'upgraded')
        .unit('scientist-1', 'corridors-b')
        .card(`${kind}-1`, 'corridors-s1')
        .during(faction, unitOf(faction), 'turn.actions', {});
      expect(both.told.filter(key => key === 'attack.assault')).toHaveLength(2);
      expect(both.life('scientists')).toBe(18);
    });

    test('TH-13.2: under the malfunction token it does nothing', () => {
      expect(table(it => it.malfunction(`${kind}-1`)).life('scientists')).toBe(20);
    });
  });
}
