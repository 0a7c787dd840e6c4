import { describe, expect, test } from 'vitest';
import type { SplashTargets } from '../../../../src/games/starcraft/data/abilities.ts';
import { canSplash, mostVictims, splashOf } from '../../../../src/games/starcraft/state/splash.ts';
import { seatState } from '../../../../src/games/starcraft/state/seats.ts';
import { fight } from './fight.ts';
import type { FightPlan } from './fight.ts';

describe('SC-16.1 triggering', () => {
  test('SC-16.1 EX-54 both fall: the splash damage card is set aside and hits a unit of another skirmish', () => {
    const table = fight({
      attacker: 'mengsk',
      defender: 'overmind',
      attackers: { 'siege-tank': 1 },
      defenders: { ultralisk: 1, hydralisk: 1 },
      hands: [['siege-mode-1'], ['zerg-c09']],
    });
    table.answer('pair:siege-tank/ultralisk', 'done').lay('siege-mode-1').lay('zerg-c09');
    expect(table.told.filter(key => key === 'battle.splash.triggered')).toHaveLength(1);
    expect(table.told).toContain('battle.splash.destroyed');
    expect(table.in('braken-1')).toEqual({});
    expect([table.supply(0, 'siege-tank'), table.supply(1, 'ultralisk'), table.supply(1, 'hydralisk')]).toEqual([
      3, 3, 6,
    ]);
    expect(seatState(table.now, 0).discard).toEqual(['siege-mode-1']);
  });

  test('SC-16.1 EX-54 Siege Tank and Marine against an Ultralisk: both in front fall, the card is set aside all the same', () => {
    const table = fight({
      attacker: 'mengsk',
      defender: 'overmind',
      attackers: { 'siege-tank': 1, marine: 1 },
      defenders: { ultralisk: 1 },
      hands: [['siege-mode-1'], ['zerg-c09']],
    });
    table.answer('pair:siege-tank/ultralisk', 'done').lay('siege-mode-1').lay('zerg-c09');
    expect(table.told.filter(key => key === 'battle.splash.triggered')).toHaveLength(1);
    expect([table.supply(0, 'siege-tank'), table.supply(1, 'ultralisk')]).toEqual([3, 3]);
    expect(table.in('braken-1')).toEqual({ marine: 1 });
  });

  // No Zerg card with splash damage has an Ultralisk on it: the other half of the example needs a Mutalisk in front.
  test('SC-16.1 EX-54 both sides trigger', () => {
    const table = fight({
      attacker: 'mengsk',
      defender: 'overmind',
      attackers: { goliath: 1, 'science-vessel': 1 },
      defenders: { mutalisk: 1, hydralisk: 1 },
      hands: [
        ['terran-c04', 'irradiate-1'],
        ['zerg-c16', 'zerg-c01'],
      ],
    });
    table.answer('pair:goliath/mutalisk', 'done').lay(['terran-c04', 'irradiate-1']).lay('zerg-c16');
    expect(table.told.filter(key => key === 'battle.splash.triggered')).toHaveLength(2);
    // Irradiate takes the Hydralisk; the Mutalisk's card may take Marines, Zerglings and Zealots only.
    expect(table.supply(1, 'hydralisk')).toBe(6);
    expect(table.told).toContain('battle.splash.nobody');
    expect(table.in('braken-1')).toEqual({ 'science-vessel': 1 });
  });

  test('SC-16.1 EX-55 Reaver and Psionic Storm: two splash damage cards', () => {
    const table = fight({
      attacker: 'aldaris',
      defender: 'overmind',
      attackers: { reaver: 1, 'high-templar': 1 },
      defenders: { zergling: 2, mutalisk: 1 },
      hands: [['protoss-c16', 'psionic-storm-1'], ['zerg-c01']],
    });
    table.answer('pair:reaver/zergling', 'done').lay(['protoss-c16', 'psionic-storm-1']).lay('zerg-c01');
    expect(table.told.filter(key => key === 'battle.splash.triggered')).toHaveLength(2);
    expect([table.supply(1, 'zergling'), table.supply(1, 'mutalisk')]).toEqual([9, 3]);
    expect(table.in('braken-1')).toEqual({ 'high-templar': 1 });
  });

  test('SC-16.1 EX-47 Irradiate stays for a supporting Science Vessel and triggers when the Wraith destroys', () => {
    const table = fight({
      attacker: 'mengsk',
      defender: 'overmind',
      attackers: { wraith: 1, 'science-vessel': 1 },
      defenders: { mutalisk: 1, zergling: 1 },
      hands: [['terran-c12', 'irradiate-1'], ['zerg-c13']],
    });
    table.answer('pair:wraith/mutalisk', 'done').lay(['terran-c12', 'irradiate-1']).lay('zerg-c13');
    expect(table.supply(1, 'mutalisk')).toBe(3);
    expect(table.supply(1, 'zergling')).toBe(9);
  });

  test('SC-13.7.A.3 EX-47 it works on when the Science Vessel that let it stay is lost', () => {
    // In the Destroy step nothing can reach a unit behind a flyer, so it is the enemy's splash damage, which comes
    // first.
    const table = fight({
      attacker: 'mengsk',
      defender: 'aldaris',
      attackers: { wraith: 1, 'science-vessel': 1 },
      defenders: { dragoon: 1, 'high-templar': 1 },
      hands: [
        ['terran-c12', 'irradiate-1'],
        ['protoss-c06', 'psionic-storm-1'],
      ],
    });
    table.lay(['terran-c12', 'irradiate-1']).lay(['protoss-c06', 'psionic-storm-1']);
    expect(table.told.filter(key => key === 'battle.splash.triggered')).toHaveLength(2);
    expect([table.supply(0, 'wraith'), table.supply(0, 'science-vessel')]).toEqual([3, 3]);
    expect([table.supply(1, 'dragoon'), table.supply(1, 'high-templar')]).toEqual([3, 3]);
    expect(table.in('braken-1')).toEqual({});
  });

  test('SC-16.3 EX-47 with the Science Vessel gone before step 8, the Irradiate that the Wraith triggered still hits', () => {
    const table = fight({
      attacker: 'mengsk',
      defender: 'overmind',
      attackers: { wraith: 1 },
      defenders: { mutalisk: 1 },
      from: 8,
      splash: [{ side: 'attacker', card: 'irradiate-1' }],
    });
    expect(table.supply(1, 'mutalisk')).toBe(3);
    expect(table.in('braken-1')).toEqual({ wraith: 1 });
  });

  test('SC-16.1 SC-16.2 without a destroyed enemy nothing is triggered and the card is discarded', () => {
    const table = fight({
      attacker: 'mengsk',
      defender: 'overmind',
      attackers: { 'siege-tank': 1 },
      defenders: { mutalisk: 1 },
      hands: [['siege-mode-1'], ['zerg-c13']],
    });
    table.lay('siege-mode-1').lay('zerg-c13');
    expect(table.told).not.toContain('battle.splash.triggered');
    expect(seatState(table.now, 0).discard).toEqual(['siege-mode-1']);
  });
});

describe('SC-16.3 choosing the victims', () => {
  const struck = (plan: Partial<FightPlan>, splash: FightPlan['splash']): ReturnType<typeof fight> =>
    fight({
      attacker: 'raynor',
      defender: 'tassadar',
      attackers: { marine: 1 },
      defenders: { zealot: 1 },
      from: 8,
      ...(splash === undefined ? {} : { splash }),
      ...plan,
    });

  test('SC-16.3 the opponent of the card chooses, openly', () => {
    const table = struck({ attackers: { marine: 1, firebat: 2 } }, [{ side: 'defender', card: 'protoss-c12' }]);
    expect(table.decision).toMatchObject({ seat: 0, kind: 'battle.splash', secrecy: 'open', rule: 'SC-16.3' });
    expect(table.options).toEqual(['destroy:marine', 'destroy:firebat']);
    table.answer('destroy:firebat');
    expect(table.supply(0, 'firebat')).toBe(2);
    expect(seatState(table.now, 1).discard).toContain('protoss-c12');
  });

  test('SC-13.8 SC-16.3 first the attacker suffers, then the defender', () => {
    const table = struck({ attackers: { marine: 1, firebat: 1 }, defenders: { zealot: 1, dragoon: 1 } }, [
      { side: 'attacker', card: 'siege-mode-1' },
      { side: 'defender', card: 'protoss-c12' },
    ]);
    expect(table.decision.seat).toBe(0);
    table.answer('destroy:marine');
    expect(table.decision.seat).toBe(1);
    expect(table.options).toEqual(['destroy:zealot', 'destroy:dragoon']);
  });

  test('SC-13.8 SC-16.3 when all skirmishes are resolved, and the attacker first', () => {
    const table = fight({
      attacker: 'mengsk',
      defender: 'aldaris',
      attackers: { 'siege-tank': 1, marine: 1, firebat: 1 },
      defenders: { reaver: 1, zealot: 1, dragoon: 1 },
      hands: [
        ['siege-mode-1', 'terran-c04', 'terran-c05'],
        ['protoss-c16', 'protoss-c06', 'protoss-c01'],
      ],
    });
    table.answer('pair:siege-tank/reaver', 'pair:marine/zealot', 'done');
    table.lay('siege-mode-1', 'terran-c04', 'terran-c05').lay('protoss-c16', 'protoss-c06', 'protoss-c01');
    table.answer('skirmish:s1');
    expect([table.decision.kind, table.battle.splash.length]).toEqual(['battle.skirmish', 2]);
    table.answer('skirmish:s2');
    expect(table.decision).toMatchObject({ seat: 0, kind: 'battle.splash' });
    expect(table.options).toEqual(['destroy:marine', 'destroy:firebat']);
    table.answer('destroy:marine');
    expect(table.decision).toMatchObject({ seat: 1, kind: 'battle.splash' });
    expect(table.options).toEqual(['destroy:zealot', 'destroy:dragoon']);
  });

  // No card of the base game hits flyers alone: in a battle the example is played with ground and flying exchanged.
  test('SC-16.4 EX-57 as many as possible: what would leave a card without a unit is not offered', () => {
    const table = struck({ attackers: { marine: 1, wraith: 2 } }, [
      { side: 'defender', card: 'protoss-c12' },
      { side: 'defender', card: 'protoss-c13' },
    ]);
    expect(table.options).toEqual(['destroy:marine', 'destroy:wraith']);
    table.answer('destroy:wraith');
    // The ground card still needs the Marine: it goes without a question, the second Wraith stays.
    expect(table.supply(0, 'marine')).toBe(6);
    expect(table.supply(0, 'wraith')).toBe(2);
  });

  test('SC-16.4 cards that name their victims take only those', () => {
    const table = struck(
      { attackers: { vulture: 1, goliath: 1, marine: 1 }, defender: 'overmind', defenders: { zergling: 1 } },
      [{ side: 'defender', card: 'zerg-c14' }],
    );
    expect(table.supply(0, 'marine')).toBe(6);
    expect(table.supply(0, 'vulture')).toBe(2);
  });

  test('SC-16.4 a card without a fitting unit does nothing', () => {
    const table = struck({ attackers: { wraith: 1 } }, [{ side: 'defender', card: 'protoss-c12' }]);
    expect(table.told).toContain('battle.splash.nobody');
    expect(table.supply(0, 'wraith')).toBe(2);
  });

  test('SC-16.5 assist units may be chosen, and cloaking does not help', () => {
    const table = struck({ attackers: { marine: 1, 'science-vessel': 1 } }, [
      { side: 'defender', card: 'protoss-c13' },
    ]);
    expect(table.options).toEqual(['destroy:marine', 'destroy:science-vessel']);
  });

  test('SC-20.2 the cards of a side that is out of the match hit nobody', () => {
    const table = struck({ set: scene => scene.seat(1, owner => (owner.eliminated = true)) }, [
      { side: 'defender', card: 'protoss-c12' },
    ]);
    expect(table.supply(0, 'marine')).toBe(5);
  });
});

describe('SC-16.4 the greatest number of victims', () => {
  const GROUND: SplashTargets = { type: 'ground' };
  const FLYING: SplashTargets = { type: 'flying' };
  const ANY: SplashTargets = { type: 'any' };

  test('EX-57 two ground units and a flyer, a flying and a ground/flying card: the flyer and one ground unit', () => {
    const cards = [FLYING, ANY];
    expect(mostVictims(cards, ['zergling', 'zergling', 'mutalisk'])).toBe(2);
    expect(mostVictims(cards, ['zergling', 'zergling'])).toBe(1);
    expect(mostVictims(cards, ['zergling', 'mutalisk'])).toBe(2);
  });

  test('a card can be passed on from unit to unit', () => {
    const named: SplashTargets = { type: 'ground', units: ['marine'] };
    expect(mostVictims([named, GROUND], ['marine', 'firebat'])).toBe(2);
    expect(mostVictims([GROUND, named], ['marine', 'marine', 'firebat'])).toBe(2);
    expect(mostVictims([ANY, ANY, FLYING], ['marine', 'marine', 'marine'])).toBe(2);
    expect(mostVictims([], ['marine'])).toBe(0);
  });

  test('it agrees with trying everything', () => {
    const units = ['marine', 'firebat', 'wraith'] as const;
    const kinds = [GROUND, FLYING, ANY, { type: 'ground', units: ['marine'] }] as const;
    const tryAll = (cards: readonly SplashTargets[], victims: readonly (typeof units)[number][]): number => {
      const [first, ...rest] = cards;
      if (first === undefined) return 0;
      let best = tryAll(rest, victims);
      victims.forEach((unit, place) => {
        if (canSplash(first, unit))
          best = Math.max(
            best,
            1 +
              tryAll(
                rest,
                victims.filter((_, other) => other !== place),
              ),
          );
      });
      return best;
    };
    for (let number = 0; number < 4 ** 3 * 3 ** 3; number++) {
      const cards = [0, 1, 2].map(place => kinds[Math.floor(number / 4 ** place) % 4] ?? ANY);
      const victims = [0, 1, 2].map(place => units[Math.floor(number / (64 * 3 ** place)) % 3] ?? 'marine');
      expect(mostVictims(cards, victims)).toBe(tryAll(cards, victims));
    }
  });

  test('a card without splash damage is a fault', () => {
    expect(() => splashOf('zerg-c01')).toThrow();
  });
});
