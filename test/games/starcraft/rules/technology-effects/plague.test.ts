import { describe, expect, test } from 'vitest';
import { clash, duel, values } from '../fight.ts';
import type { FightPlan } from '../fight.ts';

const plan: FightPlan = {
  attackers: { zergling: 1, defiler: 1 },
  defenders: { 'siege-tank': 1 },
  hands: [['zerg-c02', 'plague-1'], ['terran-c05']],
};

describe('Plague', () => {
  test('SC-13.7.C.1 strength is sufficient whatever the values: 5 against a health of 8', () => {
    const { fight: table, compared } = duel(plan, ['zerg-c02', 'plague-1'], 'terran-c05');
    expect([values(compared.attacker), values(compared.defender)]).toEqual(['5/4', '8/8']);
    expect([compared.attacker.strong, compared.defender.strong]).toEqual([true, true]);
    expect([table.supply(1, 'siege-tank'), table.supply(0, 'zergling')]).toEqual([3, 9]);
  });

  test('SC-13.7.C.2 targets still count: a Zergling reaches no Battlecruiser', () => {
    const { fight: table, compared } = duel(
      { ...plan, defenders: { battlecruiser: 1 }, hands: [['zerg-c02', 'plague-1'], ['terran-c16']] },
      ['zerg-c02', 'plague-1'],
      'terran-c16',
    );
    expect(compared.attacker.strong).toBe(true);
    expect(table.told).toContain('battle.cannot-target');
    expect(table.supply(1, 'battlecruiser')).toBe(2);
  });

  test('SC-13.7.C.2 but a Marine that supports the Battlecruiser, which goes instead', () => {
    const { fight: table } = clash(
      { ...plan, defenders: { battlecruiser: 1, marine: 1 }, hands: [['zerg-c02', 'plague-1'], ['terran-c16']] },
      'zergling/battlecruiser',
      ['zerg-c02', 'plague-1'],
      'terran-c16',
    );
    expect([table.supply(1, 'battlecruiser'), table.supply(1, 'marine')]).toEqual([2, 6]);
  });

  test('SC-15.2 its side has a detector', () => {
    expect(duel(plan, ['zerg-c02', 'plague-1'], 'terran-c05').compared.attacker.detector).toBe(true);
  });

  test('ruling metabolic-boost: the strength it gives is enough for Metabolic Boost', () => {
    const boosted: FightPlan = { ...plan, set: scene => scene.inPlay(0, 'metabolic-boost-1') };
    expect(values(duel(boosted, ['zerg-c02', 'plague-1'], 'terran-c05').compared.attacker)).toBe('5/6');
  });
});
