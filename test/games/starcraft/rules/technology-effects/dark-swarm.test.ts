import { describe, expect, test } from 'vitest';
import { clash, duel, lines, values } from '../fight.ts';
import type { FightPlan } from '../fight.ts';

const SWARM = ['zerg-c01', 'dark-swarm-1'] as const;
const plan: FightPlan = {
  defender: 'aldaris',
  attackers: { zergling: 1, defiler: 1 },
  defenders: { archon: 1 },
  hands: [SWARM, ['protoss-c12']],
};

describe('Dark Swarm', () => {
  test('SC-14.2 an Archon in front can target no ground unit: with 8 against 3 nobody falls', () => {
    const { fight: table, compared } = duel(plan, SWARM, 'protoss-c12');
    expect([values(compared.defender), compared.defender.strong]).toEqual(['8/8', true]);
    expect(table.told).toEqual(expect.arrayContaining(['battle.cannot-target', 'battle.nobody-falls']));
    expect(table.supply(0, 'zergling')).toBe(8);
    const free = duel({ ...plan, hands: [['zerg-c01'], ['protoss-c12']] }, 'zerg-c01', 'protoss-c12');
    expect(free.fight.supply(0, 'zergling')).toBe(9);
  });

  test('SC-14.2 a Zealot is melee and can', () => {
    const { fight: table } = duel(
      { ...plan, defenders: { zealot: 1 }, hands: [SWARM, ['protoss-c01']] },
      SWARM,
      'protoss-c01',
    );
    expect(table.supply(0, 'zergling')).toBe(9);
  });

  test('SC-14.4 supporting units that are not melee add nothing against a ground unit', () => {
    const { compared } = clash(
      { ...plan, defenders: { zealot: 2, dragoon: 1 }, hands: [SWARM, ['protoss-c01']] },
      'zergling/zealot',
      SWARM,
      'protoss-c01',
    );
    expect(values(compared.defender)).toBe('7/7');
    expect(lines(compared.defender)).toEqual([
      'attack 6 battle.sum.major',
      'health 7 battle.sum.major',
      'attack 1 battle.sum.support',
      'attack 0 battle.sum.in-swarm',
    ]);
  });

  test('SC-13.7.C.2 a supporting flyer is still in reach and goes instead', () => {
    const { fight: table } = clash(
      {
        attackers: { zergling: 1, mutalisk: 1, defiler: 1 },
        defenders: { marine: 1 },
        hands: [SWARM, ['terran-c02']],
      },
      'zergling/marine',
      SWARM,
      'terran-c02',
    );
    expect([table.supply(0, 'mutalisk'), table.supply(0, 'zergling'), table.supply(0, 'defiler')]).toEqual([3, 8, 2]);
  });

  test('its own side aims as ever', () => {
    const { compared } = clash(
      {
        attackers: { zergling: 1, hydralisk: 1, defiler: 1 },
        defenders: { marine: 1 },
        hands: [SWARM, ['terran-c02']],
      },
      'zergling/marine',
      SWARM,
      'terran-c02',
    );
    expect(values(compared.attacker)).toBe('7/3');
  });
});
