import { describe, expect, test } from 'vitest';
import { CARDS } from '../../../../../src/games/theseus/data/cards.ts';
import type { CardFaction } from '../../../../../src/games/theseus/data/ids.ts';
import { scene } from '../../scene.ts';
import type { Scene } from '../../scene.ts';
import { unitOf } from '../situations.ts';
import type { Build } from '../situations.ts';

/**
 * The tests of a card that moves enemy units, against the Aliens; `n`: this many tokens make it move one more, or
 * never.
 */
export function testMovesEnemies(faction: CardFaction, kind: 'marines-group-tactics' | 'greys-control'): void {
  const table = (build: Build): Scene => {
    const start = scene([faction, 'aliens']).unit(unitOf(faction), 'alien-nest-a').card(`${kind}-1`, 'alien-nest-s1');
    return build(start).during(faction, unitOf(faction), 'turn.actions', {});
  };

  describe(`${kind}, TH-6.9`, () => {
    test('TH-6.2: an enemy unit of any sector goes as far as units stand beside it; the player picks its room', () => {
      const moved = table(it => it.unit('alien-1', 'corridors-a').unit('alien-2', 'tech-bay-a'));
      expect(moved.options).toEqual(['unit:alien-1', 'unit:alien-2']);
      moved.answer('unit:alien-1');
      expect([moved.decision.kind, moved.decision.seat]).toEqual(['move.room', 0]);
      expect(moved.answer('room:control-room-c').place('alien-1')).toBe('control-room-c');
    });

    test('TH-10.1: one must be moved where there is one, and without one it does nothing', () => {
      expect(table(it => it.unit('alien-1', 'space')).decision.kind).toBe('pending.slot');
      expect(table(it => it.unit('alien-1', 'corridors-a')).decision.kind).toBe('move.room');
    });

    test('TH-10.2: the unit carries out nothing', () => {
      const moved = table(it =>
        it.unit('alien-1', 'corridors-a').unit('alien-2', 'corridors-b').card('aliens-habitat-1', 'control-room-s1'),
      );
      moved.answer('unit:alien-1');
      expect(moved.now.seats[1]?.upgrades).toBe(0);
    });

    test('TH-7.1: the player’s traps work on it, those of its owner do not', () => {
      const trap = faction === 'marines' ? 'marines-mine-1' : 'greys-mine-1';
      const moved = table(it =>
        it.unit('alien-1', 'corridors-a').card(trap, 'control-room-s1').card('aliens-hive-1', 'control-room-s2'),
      ).answer('room:control-room-a');
      expect([moved.life('aliens'), moved.data('greys' === faction ? 'greys' : 'aliens')]).toEqual(
        faction === 'marines' ? [18, 0] : [20, CARDS['greys-mine'].number],
      );
    });

    test('TH-6.7: in a full sector any unit may be launched, the moved one too: then nothing happens there', () => {
      const full = (): Scene =>
        table(it =>
          it
            .unit('alien-1', 'corridors-a')
            .unit('alien-2', 'control-room-a')
            .unit(unitOf(faction, 2), 'control-room-b', 'upgraded')
            .unit(unitOf(faction, 3), 'control-room-c')
            .unit('alien-3', 'control-room-d'),
        ).answer('unit:alien-1');
      const launched = full();
      expect(launched.options).toHaveLength(5);
      launched.answer('unit:alien-1');
      expect(launched.place('alien-1')).toBe('space');
      expect(launched.told).not.toContain('attack.minor');
      expect(full().answer('unit:alien-2').place('alien-1')).toBe('control-room-a');
    });

    test('TH-16.4.2: a held unit may be moved and is free then', () => {
      const held = scene([faction, 'aliens', 'scientists'])
        .unit(unitOf(faction), 'alien-nest-a')
        .card(`${kind}-1`, 'alien-nest-s1')
        .card('scientists-gripper-1', 'corridors-s1')
        .unit('alien-1', 'corridors-a', 'base', { heldBy: 'scientists-gripper-1' })
        .during(faction, unitOf(faction), 'turn.actions', {})
        .answer('room:control-room-a');
      expect(held.now.units['alien-1']?.heldBy).toBeNull();
    });

    test('TH-16.1.2: a copy moves a different unit, and so does a duplicate', () => {
      for (const more of [`${faction}-reproduction-1`, `${kind}-2`] as const) {
        const twice = table(it =>
          it.unit('alien-1', 'corridors-a').unit('alien-2', 'tech-bay-a').card(more, 'alien-nest-s2'),
        );
        twice.answer(`run:${kind}-1`, 'unit:alien-1', 'room:control-room-a');
        // Only Alien 2 is left, and is moved without a question.
        expect(twice.decision.kind).toBe('move.room');
        const [room = ''] = twice.options;
        twice.answer(room);
        expect(twice.place('alien-2')).not.toBe('tech-bay-a');
        expect(twice.place('alien-1')).toBe('control-room-a');
      }
    });

    test('TH-13.2: nothing under the malfunction token', () => {
      expect(table(it => it.unit('alien-1', 'corridors-a').malfunction(`${kind}-1`)).decision.kind).toBe(
        'pending.slot',
      );
    });
  });
}
