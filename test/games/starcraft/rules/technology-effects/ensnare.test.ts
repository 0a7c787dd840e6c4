import { describe, expect, test } from 'vitest';
import { clash, lines, values } from '../fight.ts';
import type { FightPlan } from '../fight.ts';

const plan: FightPlan = {
  attackers: { hydralisk: 1, queen: 1 },
  defenders: { marine: 1, firebat: 1, ghost: 1 },
  hands: [['zerg-c06', 'ensnare-1'], ['terran-c03']],
};

describe('Ensnare', () => {
  test('SC-13.7.B.4 + 1 attack, and enemy support counts as 0: 7/6 against 5/5', () => {
    const { compared } = clash(plan, 'hydralisk/marine', ['zerg-c06', 'ensnare-1'], 'terran-c03');
    expect([values(compared.attacker), values(compared.defender)]).toEqual(['7/6', '5/5']);
    expect(lines(compared.defender).filter(line => line === 'attack 0 battle.sum.ensnared')).toHaveLength(2);
    const free = clash(
      { ...plan, hands: [['zerg-c06'], ['terran-c03']] },
      'hydralisk/marine',
      'zerg-c06',
      'terran-c03',
    );
    expect([values(free.compared.attacker), values(free.compared.defender)]).toEqual(['6/6', '7/5']);
  });

  test('SC-15.2 its side has a detector: a cloaked Ghost is destroyed', () => {
    const { fight: table, compared } = clash(
      {
        ...plan,
        defenders: { ghost: 1 },
        hands: [
          ['zerg-c06', 'ensnare-1'],
          ['terran-c01', 'cloaking-field-1'],
        ],
      },
      null,
      ['zerg-c06', 'ensnare-1'],
      ['terran-c01', 'cloaking-field-1'],
    );
    expect([compared.attacker.detector, compared.defender.cloaked]).toEqual([true, ['d-ghost-1']]);
    expect(table.told).not.toContain('battle.withdrawn');
    expect(table.supply(1, 'ghost')).toBe(3);
  });

  test('SC-13.7.B own support is not touched', () => {
    const { compared } = clash(
      { ...plan, attackers: { hydralisk: 1, zergling: 1, queen: 1 }, defenders: { marine: 1 } },
      'hydralisk/marine',
      ['zerg-c06', 'ensnare-1'],
      'terran-c03',
    );
    expect(values(compared.attacker)).toBe('8/6');
  });
});
