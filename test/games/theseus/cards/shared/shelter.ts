import { describe, expect, test } from 'vitest';
import type { CardKind } from '../../../../../src/games/theseus/data/cards.ts';
import { scene } from '../../scene.ts';
import { act, unitOf, visit } from '../situations.ts';
import type { Build } from '../situations.ts';

/** The tests of a card that shelters the units of its faction. */
export function testShelter(faction: 'marines' | 'scientists', kind: CardKind): void {
  // An upgraded Alien has stopped beside a unit of the faction, and an Assault is carried out.
  const attacked = (build: Build): number => {
    const table = act('aliens', faction, it =>
      build(
        it
          .unit('alien-1', 'corridors-a', 'upgraded')
          .unit(unitOf(faction), 'corridors-b')
          .unit('alien-2', 'alien-nest-a')
          .card('aliens-assault-1', 'corridors-s1'),
      ),
    );
    return 20 - table.life(faction);
  };

  describe(`${kind}, TH-8.4`, () => {
    test('TH-8.4: own units of its sector cannot be attacked, and those of other sectors can', () => {
      // The Assault and that of the Corridors: two attacks each.
      expect(attacked(it => it)).toBe(2);
      expect(attacked(it => it.card(`${kind}-1`, 'corridors-s2'))).toBe(0);
      expect(attacked(it => it.card(`${kind}-1`, 'control-room-s1'))).toBe(2);
    });

    test('TH-13.2: they can while it is under the malfunction token', () => {
      expect(attacked(it => it.card(`${kind}-1`, 'corridors-s2').malfunction(`${kind}-1`))).toBe(2);
    });

    test('TH-16.2.4: Lurking cannot attack them either', () => {
      const lurking: Build = it => it.card('aliens-lurking-1', 'corridors-s4');
      expect(attacked(lurking)).toBe(4);
      expect(attacked(it => lurking(it).card(`${kind}-1`, 'corridors-s2'))).toBe(0);
    });

    test('TH-6.9: it protects from the minor assault of one who has moved the unit in', () => {
      const moved = (sheltered: boolean): number => {
        const table = scene(['greys', faction])
          .unit('grey-1', 'grey-wreck-a')
          .unit('grey-2', 'control-room-a', 'upgraded')
          .unit('grey-3', 'control-room-b')
          .unit(unitOf(faction, 2), 'control-room-d')
          .unit(unitOf(faction), 'corridors-a')
          .card('greys-control-1', 'grey-wreck-s1');
        if (sheltered) table.card(`${kind}-1`, 'control-room-s1');
        table.during('greys', 'grey-1', 'turn.actions', {}).answer(`unit:${unitOf(faction)}`);
        expect(table.told).toContain('attack.minor');
        return table.data('greys');
      };
      expect([moved(false), moved(true)]).toEqual([1, 0]);
    });

    test('TH-7.1: traps are no attacks', () => {
      const table = visit(faction, 'aliens', it =>
        it.card(`${kind}-1`, 'alien-nest-s1').card('aliens-hive-1', 'alien-nest-s2'),
      );
      expect(table.life(faction)).toBe(19);
    });

    test('TH-6.7: units can be launched', () => {
      const table = scene(['aliens', faction])
        .unit('alien-1', 'corridors-a')
        .unit(unitOf(faction), 'control-room-a')
        .unit(unitOf(faction, 2), 'control-room-b')
        .unit(unitOf(faction, 3), 'control-room-c')
        .unit('alien-2', 'control-room-d')
        .card(`${kind}-1`, 'control-room-s1')
        .turn('aliens')
        .answer('unit:alien-1', `unit:${unitOf(faction)}`);
      expect(table.place(unitOf(faction))).toBe('space');
    });
  });
}
