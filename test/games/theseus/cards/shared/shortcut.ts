import { describe, expect, test } from 'vitest';
import type { CardKind } from '../../../../../src/games/theseus/data/cards.ts';
import type { CardFaction } from '../../../../../src/games/theseus/data/ids.ts';
import { scene } from '../../scene.ts';
import type { Scene } from '../../scene.ts';
import { homeOf, unitOf } from '../situations.ts';

/** The tests of a shortcut; the ring is Corridors, Control Room, own sector, Tech Bay, sector of the Marines. */
export function testShortcut(faction: CardFaction, kind: CardKind): void {
  const home = homeOf(faction);
  const table = (): Scene => scene([faction, 'marines']).unit(unitOf(faction), 'corridors-a');

  describe(`${kind}, TH-6.4`, () => {
    test('TH-6.4: the sector may be left out, also where the move would have ended', () => {
      expect(table().card(`${kind}-1`, 'control-room-s1').turn(faction).options).toEqual([
        'to:control-room',
        `to:${home}+skip:control-room`,
      ]);
    });

    test('TH-6.4: a sector left out costs no point and its traps do nothing', () => {
      const skipped = table()
        .unit('marine-1', 'corridors-b')
        .card(`${kind}-1`, 'control-room-s1')
        .card('marines-fire-1', 'control-room-s2')
        .turn(faction);
      expect(skipped.options).toEqual([`to:${home}`, 'to:tech-bay+skip:control-room']);
      skipped.answer('to:tech-bay+skip:control-room', 'room:tech-bay-a');
      expect(skipped.life(faction)).toBe(20);
    });

    test('TH-6.4: several sectors in a row may be left out, each once', () => {
      const two = table().card(`${kind}-1`, 'control-room-s1').card(`${kind}-2`, `${home}-s1`).turn(faction);
      expect(two.options).toEqual([
        'to:control-room',
        `to:${home}+skip:control-room`,
        `to:tech-bay+skip:control-room+skip:${home}`,
      ]);
    });

    test('TH-6.4, ruling one-skip: in a ring of four the way round comes by again, and the sector is left out once only', () => {
      const round = scene([faction, 'pandora'])
        .marker('tech-bay', 'left')
        .unit(unitOf(faction), 'corridors-a')
        .unit('creature-1', 'corridors-b')
        .unit('creature-2', 'corridors-c')
        .unit('creature-3', 'corridors-d')
        .card(`${kind}-1`, 'control-room-s1')
        .turn(faction);
      expect(round.now.ring).toHaveLength(4);
      expect(round.options).toEqual([
        'to:corridors', // the fourth sector is the first again
        'to:control-room+skip:control-room',
      ]);
    });

    test('TH-15.4: a duplicate adds nothing', () => {
      const two = table().card(`${kind}-1`, 'control-room-s1').card(`${kind}-2`, 'control-room-s4').turn(faction);
      expect(two.options).toHaveLength(2);
    });

    test('TH-13.2: it does not work under the malfunction token', () => {
      const asleep = table().card(`${kind}-1`, 'control-room-s1').malfunction(`${kind}-1`).turn(faction);
      expect(asleep.decision.kind).toBe('move.room');
    });

    test('TH-6.9.1: an enemy does not use it, nor one who moves a unit of its owner', () => {
      const enemy = scene(['marines', faction])
        .unit('marine-1', 'corridors-a')
        .card(`${kind}-1`, 'control-room-s1')
        .turn('marines');
      expect(enemy.decision.kind).toBe('move.room');
      const moved = scene(['marines', faction])
        .unit('marine-1', `${home}-a`)
        .unit(unitOf(faction), 'corridors-a')
        .card(`${kind}-1`, 'control-room-s1')
        .card('marines-group-tactics-1', `${home}-s1`)
        .during('marines', 'marine-1', 'turn.actions', {});
      expect(moved.decision.kind).toBe('move.room');
    });
  });
}
