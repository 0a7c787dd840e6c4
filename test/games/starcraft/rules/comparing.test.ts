import { describe, expect, test } from 'vitest';
import type { CardId } from '../../../../src/games/starcraft/data/cards.ts';
import type { Skirmish } from '../../../../src/games/starcraft/state/battle.ts';
import { duel, fight, lines, values } from './fight.ts';
import type { FightPlan } from './fight.ts';

describe('SC-13.7.B compare', () => {
  test('SC-13.7.B EX-38 Siege Tank with terran-c05, supported by a Marine: 9/8', () => {
    const table = fight({
      attackers: { zergling: 1 },
      defenders: { 'siege-tank': 1, marine: 1 },
      hands: [['zerg-c01'], ['terran-c05']],
    });
    const compared = table.answer('pair:zergling/siege-tank', 'done').lay('zerg-c01').watch('battle.compared');
    table.lay('terran-c05');
    const defender = compared[0]?.skirmishes[0]?.defender;
    expect(values(defender)).toBe('9/8');
    expect(defender === undefined ? [] : lines(defender)).toEqual([
      'attack 7 battle.sum.major',
      'health 8 battle.sum.major',
      'attack 1 battle.sum.ability',
      'attack 1 battle.sum.support',
    ]);
  });

  test('SC-13.7.B.2 EX-F7 the ability of a standard card without a match is lost, and the sum says so', () => {
    const { compared } = duel(
      { attackers: { mutalisk: 1 }, defenders: { vulture: 1 }, hands: [['zerg-c13'], ['terran-c01']] },
      'zerg-c13',
      'terran-c01',
    );
    expect(values(compared.defender)).toBe('2/5');
    expect(lines(compared.defender)).toContain('attack 0 battle.sum.no-match');
  });

  test('SC-13.7.B.2 EX-F7 the ability of a matching card is used, and nobody is asked whether to', () => {
    const plan = { attackers: { zergling: 1 }, defenders: { 'siege-tank': 1 } } as const;
    const { fight: table, compared } = duel(
      { ...plan, hands: [['zerg-c01'], ['terran-c05']] },
      'zerg-c01',
      'terran-c05',
    );
    expect([values(compared.defender), lines(compared.defender).at(-1)]).toEqual([
      '8/8',
      'attack 1 battle.sum.ability',
    ]);
    expect(table.endedAt).toBe('execution.endOfOrder');
  });

  test('SC-13.7.B.4 SC-14.4 EX-43 a Firebat that supports a Marine against a Mutalisk adds nothing', () => {
    const table = fight({
      attackers: { mutalisk: 1 },
      defenders: { marine: 1, firebat: 1 },
      hands: [['zerg-c13'], ['terran-c03']],
    });
    const compared = table.answer('pair:mutalisk/marine', 'done').lay('zerg-c13').watch('battle.compared');
    table.lay('terran-c03');
    const skirmish = compared[0]?.skirmishes[0];
    expect(values(skirmish?.attacker)).toBe('7/6');
    expect(values(skirmish?.defender)).toBe('5/5');
    expect(skirmish?.defender.strong).toBe(false);
    expect(skirmish?.defender.support).toEqual(['d-firebat-1']);
    expect(skirmish === undefined ? [] : lines(skirmish.defender)).toContain(
      'attack 0 battle.sum.cannot-target.flying',
    );
  });

  test('ruling metabolic-boost EX-F10 Metabolic Boost: + 2 health for the attacking Zergling with sufficient strength', () => {
    const plan = {
      defender: 'tassadar',
      attackers: { zergling: 1 },
      defenders: { zealot: 1 },
      hands: [['zerg-c01'], ['protoss-c03']],
    } as const;
    const boosted = duel({ ...plan, set: scene => scene.inPlay(0, 'metabolic-boost-1') }, 'zerg-c01', 'protoss-c03');
    expect(values(boosted.compared.attacker)).toBe('6/5');
    expect(values(duel(plan, 'zerg-c01', 'protoss-c03').compared.attacker)).toBe('6/3');
  });

  test('ruling metabolic-boost: Metabolic Boost saves a Zergling when the enemy falls just short of the raised health', () => {
    const { fight: table, compared } = duel(
      {
        attackers: { zergling: 1 },
        defenders: { vulture: 1 },
        hands: [['zerg-c01'], ['terran-c03']],
        set: scene => scene.inPlay(0, 'metabolic-boost-1'),
      },
      'zerg-c01',
      'terran-c03',
    );
    expect([values(compared.attacker), values(compared.defender)]).toEqual(['6/5', '3/4']);
    expect(table.in('braken-1')).toEqual({ zergling: 1 });
  });

  test('ruling metabolic-boost EX-F10 Metabolic Boost: without sufficient strength, or as defender, health stays', () => {
    const weak = duel(
      {
        defender: 'tassadar',
        attackers: { zergling: 1 },
        defenders: { zealot: 1 },
        hands: [['zerg-c01'], ['protoss-c01']],
        set: scene => scene.inPlay(0, 'metabolic-boost-1'),
      },
      'zerg-c01',
      'protoss-c01',
    );
    expect(values(weak.compared.attacker)).toBe('6/3');
    const defending = duel(
      {
        attacker: 'tassadar',
        defender: 'overmind',
        attackers: { zealot: 1 },
        defenders: { zergling: 1 },
        hands: [['protoss-c03'], ['zerg-c01']],
        set: scene => scene.inPlay(1, 'metabolic-boost-1'),
      },
      'protoss-c03',
      'zerg-c01',
    );
    expect(values(defending.compared.defender)).toBe('6/3');
  });

  test('SC-15.10 Metabolic Boost: nothing for another unit in front, or against a flyer', () => {
    const boosted = (plan: Pick<FightPlan, 'attackers' | 'defenders'>, own: CardId, enemy: CardId): Skirmish =>
      duel({ ...plan, hands: [[own], [enemy]], set: scene => scene.inPlay(0, 'metabolic-boost-1') }, own, enemy)
        .compared;
    const hydralisk = boosted({ attackers: { hydralisk: 1 }, defenders: { marine: 1 } }, 'zerg-c06', 'terran-c02');
    expect([values(hydralisk.attacker), hydralisk.attacker.strong]).toEqual(['6/6', true]);
    const flyer = boosted({ attackers: { zergling: 1 }, defenders: { wraith: 1 } }, 'zerg-c01', 'terran-c01');
    expect([values(flyer.attacker), flyer.attacker.strong]).toEqual(['6/3', true]);
  });

  test('SC-13.7.B.5 Bunker: + 1 health for a Marine that defends an area with an own base', () => {
    const plan = (base: number): Parameters<typeof duel>[0] => ({
      attackers: { zergling: 1 },
      defenders: { marine: 1 },
      hands: [['zerg-c01'], ['terran-c02']],
      set: scene => scene.inPlay(1, 'bunker-1').base('braken-1', base),
    });
    expect(values(duel(plan(1), 'zerg-c01', 'terran-c02').compared.defender)).toBe('5/6');
    expect(values(duel(plan(2), 'zerg-c01', 'terran-c02').compared.defender)).toBe('5/5');
  });

  test('SC-13.7.B.5 Bunker: nothing for a Marine that attacks, own base or not', () => {
    const { compared } = duel(
      {
        attacker: 'mengsk',
        defender: 'overmind',
        attackers: { marine: 1 },
        defenders: { zergling: 1 },
        hands: [['terran-c02'], ['zerg-c01']],
        set: scene => scene.inPlay(0, 'bunker-1').base('braken-1', 0),
      },
      'terran-c02',
      'zerg-c01',
    );
    expect(values(compared.attacker)).toBe('5/5');
  });

  test('SC-13.7.B.5 Bunker: nothing for a unit that does not fit in', () => {
    const { compared } = duel(
      {
        attackers: { zergling: 1 },
        defenders: { vulture: 1 },
        hands: [['zerg-c01'], ['terran-c08']],
        set: scene => scene.inPlay(1, 'bunker-1').base('braken-1', 1),
      },
      'zerg-c01',
      'terran-c08',
    );
    expect(values(compared.defender)).toBe('6/6');
  });

  test.each([
    ['mutalisk', 'zerg-c15', '8/7'],
    ['guardian', 'zerg-c07', '8/8'],
  ] as const)('SC-15.6 Improved Flyer Attack: + 1 attack for a %s in front', (unit, card, sum) => {
    const laid = [card, 'improved-flyer-attack-1'] as const;
    const plan = { attackers: { [unit]: 1 }, defenders: { marine: 1 }, hands: [laid, ['terran-c01']] } as const;
    expect(values(duel(plan, laid, 'terran-c01').compared.attacker)).toBe(sum);
  });
});
