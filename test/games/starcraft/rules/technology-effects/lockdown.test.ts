import { describe, expect, test } from 'vitest';
import { clash, lines, values } from '../fight.ts';
import type { FightPlan } from '../fight.ts';

/** A Marine with a Ghost behind it and Lockdown, against these. */
const locked = (defenders: FightPlan['defenders'], hand: NonNullable<FightPlan['hands']>[1]): FightPlan => ({
  attacker: 'mengsk',
  defender: 'aldaris',
  attackers: { marine: 1, ghost: 1 },
  defenders,
  hands: [['terran-c01', 'lockdown-1'], hand],
});

describe('Lockdown', () => {
  test('SC-15.8 EX-48 with a Marine in front and a Ghost supporting it stays; without the Ghost it is discarded', () => {
    const plan = locked({ dragoon: 1 }, ['protoss-c06']);
    const { compared } = clash(plan, 'marine/dragoon', ['terran-c01', 'lockdown-1'], 'protoss-c06');
    expect(compared.attacker.reinforcement?.card).toBe('lockdown-1');
    const alone = clash({ ...plan, attackers: { marine: 1 } }, null, ['terran-c01', 'lockdown-1'], 'protoss-c06');
    expect(alone.compared.attacker.gone.map(({ card }) => card)).toEqual(['lockdown-1']);
    expect(values(alone.compared.defender)).toBe('8/7');
  });

  test('SC-13.7.B a mechanical unit in front takes the minor values of its standard card: 3/4, not 8/7', () => {
    const plan = locked({ dragoon: 1 }, ['protoss-c06']);
    const { compared } = clash(plan, 'marine/dragoon', ['terran-c01', 'lockdown-1'], 'protoss-c06');
    expect([values(compared.attacker), values(compared.defender)]).toEqual(['6/4', '3/4']);
    expect(lines(compared.defender)).toEqual(['attack 3 battle.sum.locked-down', 'health 4 battle.sum.locked-down']);
    expect(lines(compared.attacker)).toContain('attack 0 battle.sum.force-minor');
  });

  test('SC-13.7.B.2 the ability of that card is lost: no splash damage', () => {
    const plan = locked({ reaver: 1 }, ['protoss-c16']);
    const { compared } = clash(plan, 'marine/reaver', ['terran-c01', 'lockdown-1'], 'protoss-c16');
    expect([values(compared.defender), compared.defender.splash]).toEqual(['3/4', []]);
    expect(lines(compared.defender)).toContain('attack 0 battle.sum.lost-text');
    const free = clash(
      { ...plan, hands: [['terran-c01'], ['protoss-c16']] },
      'marine/reaver',
      'terran-c01',
      'protoss-c16',
    );
    expect([values(free.compared.defender), free.compared.defender.splash]).toEqual(['7/7', ['protoss-c16']]);
  });

  test('SC-13.7.B reinforcement cards and support still count', () => {
    const plan = locked({ dragoon: 1, zealot: 1 }, ['protoss-c06', 'singularity-charge-1']);
    const laid = ['protoss-c06', 'singularity-charge-1'] as const;
    const cards = ['terran-c01', 'lockdown-1'] as const;
    const { compared } = clash({ ...plan, attackers: { ghost: 1 } }, 'ghost/dragoon', cards, laid);
    expect(values(compared.defender)).toBe('5/4');
  });

  test('SC-15.3 against a unit that is not mechanical it does nothing, and says so', () => {
    const plan = locked({ zealot: 1 }, ['protoss-c01']);
    const { compared } = clash(plan, 'marine/zealot', ['terran-c01', 'lockdown-1'], 'protoss-c01');
    expect(values(compared.defender)).toBe('6/7');
    expect(lines(compared.attacker)).toContain('attack 0 battle.sum.no-ability');
  });

  test('SC-15.4 cancelled by EMP Shockwave it does nothing', () => {
    const { compared } = clash(
      {
        attacker: 'raynor',
        defender: 'mengsk',
        attackers: { goliath: 1, 'science-vessel': 1 },
        defenders: { ghost: 1 },
        hands: [
          ['terran-c04', 'emp-shockwave-1'],
          ['terran-c01', 'lockdown-1'],
        ],
      },
      null,
      ['terran-c04', 'emp-shockwave-1'],
      ['terran-c01', 'lockdown-1'],
    );
    expect(values(compared.attacker)).toBe('6/7');
  });
});
