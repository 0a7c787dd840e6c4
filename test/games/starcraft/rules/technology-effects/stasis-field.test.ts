import { describe, expect, test } from 'vitest';
import { seatState } from '../../../../../src/games/starcraft/state/seats.ts';
import { duel, lines, values } from '../fight.ts';
import type { FightPlan } from '../fight.ts';

const plan: FightPlan = {
  attacker: 'tassadar',
  attackers: { zealot: 1, arbiter: 1 },
  defenders: { marine: 1 },
  hands: [['protoss-c01', 'stasis-field-1'], ['terran-c01']],
  special: true,
};
const FIELD = ['protoss-c01', 'stasis-field-1'] as const;

describe('Stasis Field', () => {
  test('SC-13.7.B.6 after all additions the final attack of both sides is 0; health stays', () => {
    const { fight: table, compared } = duel(plan, FIELD, 'terran-c01');
    expect([values(compared.attacker), values(compared.defender)]).toEqual(['0/7', '0/4']);
    expect([compared.attacker.strong, compared.defender.strong]).toEqual([false, false]);
    expect([table.supply(0, 'zealot'), table.supply(1, 'marine')]).toEqual([5, 5]);
    expect(lines(compared.attacker)).toEqual([
      'attack 6 battle.sum.major',
      'health 7 battle.sum.major',
      'attack 0 battle.sum.set-final-attack',
      'attack 0 battle.sum.no-support',
      'attack 1 battle.sum.special',
      'attack -7 battle.sum.stasis',
    ]);
  });

  test('SC-15.10 it does not cancel the text of a Scourge', () => {
    const { fight: table } = duel(
      {
        ...plan,
        attackers: { scout: 1, arbiter: 1 },
        defender: 'overmind',
        defenders: { scourge: 1 },
        hands: [['protoss-c08', 'stasis-field-1'], ['zerg-c10']],
      },
      ['protoss-c08', 'stasis-field-1'],
      'zerg-c10',
    );
    expect([table.supply(0, 'scout'), table.supply(1, 'scourge')]).toEqual([3, 3]);
  });

  test('SC-15.10 nor Nuke, which then takes the Zealot and the Arbiter', () => {
    const { fight: table } = duel({ ...plan, defenders: { ghost: 1 }, hands: [FIELD, ['nuke-1']] }, FIELD, 'nuke-1');
    expect([table.supply(0, 'zealot'), table.supply(0, 'arbiter'), table.supply(1, 'ghost')]).toEqual([6, 3, 2]);
    expect(seatState(table.now, 1).technologyDeck).toContain('nuke-1');
  });

  test('nor Plague', () => {
    const { fight: table, compared } = duel(
      {
        ...plan,
        defender: 'overmind',
        defenders: { zergling: 1, defiler: 1 },
        hands: [FIELD, ['zerg-c01', 'plague-1']],
      },
      FIELD,
      ['zerg-c01', 'plague-1'],
    );
    expect([values(compared.defender), compared.defender.strong]).toEqual(['0/3', true]);
    expect([table.supply(0, 'zealot'), table.supply(1, 'zergling')]).toEqual([6, 8]);
  });
});
