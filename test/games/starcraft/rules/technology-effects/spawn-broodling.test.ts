import { describe, expect, test } from 'vitest';
import { seatState } from '../../../../../src/games/starcraft/state/seats.ts';
import { clash, duel, fight } from '../fight.ts';
import type { FightPlan } from '../fight.ts';

const BROOD = ['zerg-c04', 'spawn-broodling-1'] as const;
const plan: FightPlan = {
  attackers: { hydralisk: 1, queen: 1 },
  defenders: { goliath: 1, marine: 1, firebat: 1 },
  hands: [BROOD, ['terran-c04']],
};

describe('Spawn Broodling', () => {
  test('SC-13.7.C.4 the opponent picks one of their biological ground units still in the skirmish', () => {
    const { fight: table } = clash(plan, 'hydralisk/goliath', BROOD, 'terran-c04');
    expect(table.decision).toMatchObject({ seat: 1, kind: 'battle.own-victim', rule: 'SC-13.7.C.4', secrecy: 'open' });
    expect(table.options).toEqual(['destroy:marine', 'destroy:firebat']);
    expect(table.blockedBy('destroy:goliath')).toBe('SC-13.7.C.4');
    table.answer('destroy:firebat');
    expect([table.supply(1, 'firebat'), table.supply(1, 'marine'), table.supply(1, 'goliath')]).toEqual([3, 5, 2]);
    expect(seatState(table.now, 0).discard).toContain('spawn-broodling-1');
  });

  test('without such a unit nothing happens', () => {
    const { fight: table } = duel({ ...plan, defenders: { goliath: 1 } }, BROOD, 'terran-c04');
    expect(table.told).not.toContain('battle.ability.works');
    expect(table.supply(1, 'goliath')).toBe(2);
  });

  test('a flyer is none: a Mutalisk stays', () => {
    const { fight: table } = duel(
      {
        ...plan,
        attacker: 'queen-of-blades',
        defender: 'overmind',
        defenders: { mutalisk: 1 },
        hands: [BROOD, ['zerg-c14']],
      },
      BROOD,
      'zerg-c14',
    );
    expect(table.supply(1, 'mutalisk')).toBe(2);
  });

  test('SC-16.1 ruling splash-triggers: the kill triggers the splash card beside it, unless the table plays otherwise', () => {
    const laid = ['zerg-c14', 'spawn-broodling-1'] as const;
    const marinesLost = (set: NonNullable<FightPlan['set']>): number => {
      const { fight: table, compared } = clash(
        {
          attackers: { mutalisk: 1, queen: 1 },
          defenders: { 'siege-tank': 1, marine: 2 },
          hands: [laid, ['terran-c05']],
          set,
        },
        'mutalisk/siege-tank',
        laid,
        'terran-c05',
      );
      expect([compared.attacker.attack, compared.attacker.splash]).toEqual([7, ['zerg-c14']]);
      return table.supply(1, 'marine') - 4;
    };
    expect(marinesLost(() => undefined)).toBe(2);
    expect(marinesLost(scene => scene.playing({ splash: 'strength' }))).toBe(1);
  });

  test('SC-16.6 SC-15.10 a Scourge that destroys itself triggers no splash card of the enemy', () => {
    const laid = ['zerg-c10', 'spawn-broodling-1'] as const;
    const { fight: table } = clash(
      {
        attackers: { scourge: 1, queen: 1 },
        defenders: { wraith: 1, 'science-vessel': 1 },
        hands: [laid, ['terran-c09', 'irradiate-1']],
      },
      null,
      laid,
      ['terran-c09', 'irradiate-1'],
    );
    expect([table.supply(0, 'scourge'), table.supply(1, 'wraith')]).toEqual([3, 3]);
    expect(table.told).not.toContain('battle.splash.triggered');
  });

  test('SC-15.1 ruling cloaking-and-abilities: a cloaked one may be picked and withdraws', () => {
    const { fight: table } = duel(
      {
        ...plan,
        attacker: 'queen-of-blades',
        defender: 'overmind',
        defenders: { hydralisk: 2 },
        hands: [BROOD, ['burrow-3']],
      },
      BROOD,
      'burrow-3',
    );
    expect(table.options).toEqual(['destroy:hydralisk', 'withdraw:hydralisk']);
    table.answer('withdraw:hydralisk', 'area:braken-2');
    expect([table.in('braken-1'), table.in('braken-2')]).toEqual([{ hydralisk: 1 }, { hydralisk: 1 }]);
  });

  test('SC-15.2 unless the side of the Queen has a detector', () => {
    const table = fight({
      ...plan,
      defenders: { ghost: 1 },
      hands: [BROOD, ['terran-c09', 'cloaking-field-1']],
      set: scene => scene.inPlay(0, 'parasite-1'),
    });
    table.answer('none').lay(BROOD).lay(['terran-c09', 'cloaking-field-1']);
    expect(table.told).not.toContain('battle.withdrawn');
    expect(table.supply(1, 'ghost')).toBe(3);
  });

  test('SC-13.7.C.4 attacker first: the Ghost it destroys drops no Nuke', () => {
    const { fight: table } = duel({ ...plan, defenders: { ghost: 1 }, hands: [BROOD, ['nuke-1']] }, BROOD, 'nuke-1');
    expect([table.supply(1, 'ghost'), table.supply(0, 'hydralisk')]).toEqual([3, 5]);
    expect(seatState(table.now, 1).discard).toContain('nuke-1');
  });

  test('SC-13.7.A.3 as defender it still works after the Nuke took its Queen', () => {
    const { fight: table } = duel(
      {
        attacker: 'mengsk',
        defender: 'overmind',
        attackers: { ghost: 1 },
        defenders: { hydralisk: 1, queen: 1 },
        hands: [['nuke-1'], BROOD],
      },
      'nuke-1',
      BROOD,
    );
    expect([table.supply(0, 'ghost'), table.supply(1, 'hydralisk'), table.supply(1, 'queen')]).toEqual([3, 6, 3]);
    expect(seatState(table.now, 0).technologyDeck).toContain('nuke-1');
  });

  test('ruling start-of-battle-order: with a Scourge in front its owner says which card takes effect first', () => {
    const laid = ['zerg-c10', 'spawn-broodling-1'] as const;
    const { fight: table } = clash(
      { attackers: { scourge: 1, queen: 1 }, defenders: { wraith: 1, marine: 1 }, hands: [laid, ['terran-c01']] },
      'scourge/wraith',
      laid,
      'terran-c01',
    );
    expect(table.decision).toMatchObject({ seat: 0, kind: 'battle.next-ability', secrecy: 'open' });
    expect(table.options).toEqual(['card:zerg-c10', 'card:spawn-broodling-1']);
    table.answer('card:spawn-broodling-1');
    expect(table.told.filter(key => key === 'battle.ability.works')).toHaveLength(2);
    expect([table.supply(0, 'scourge'), table.supply(1, 'wraith'), table.supply(1, 'marine')]).toEqual([3, 3, 6]);
  });
});
