import { describe, expect, test } from 'vitest';
import { createFormatter } from '../../../../src/kernel/words/format.ts';
import { en } from '../../../../src/games/starcraft/text/en.ts';
import { fight } from './fight.ts';
import type { FightPlan } from './fight.ts';

const format = createFormatter(en, ['Ann', 'Bob', 'Cid']);

/** What everybody reads about abilities that can't be used. */
function read(plan: FightPlan): string[] {
  return fight(plan)
    .match.events('spectator')
    .filter(({ words }) => words.key === 'why.battle.unusable')
    .map(({ words, rule }) => `${rule} ${format(words)}`);
}

describe('why not: start-of-battle abilities', () => {
  const plan = { attackers: { zergling: 2 }, defenders: { marine: 2 } } as const;

  test('SC-13.2 whoever can use none of its abilities is not asked, and all can read why', () => {
    const lines = read({ ...plan, set: table => table.inPlay(1, 'charon-boosters-1') });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(
      /^SC-13\.2 Bob has nothing to use at the start of this battle: Charon Boosters \(needs .+\)\.$/,
    );
  });

  test('SC-13.2 nothing is told of those who hold none', () => {
    expect(read(plan)).toEqual([]);
  });

  test('SC-13.5 a unit in front is blocked as a supporter, and so is to stop while units are left', () => {
    const table = fight({ attackers: { zergling: 4 }, defenders: { marine: 2 } });
    expect(table.decision.kind).toBe('battle.support');
    expect(table.blockedBy('front:a-zergling-1')).toBe('SC-13.5');
    expect(table.blockedBy('done')).toBe('SC-13.5');
  });

  test('SC-13.6 what cannot be laid any more is blocked at each of the three questions', () => {
    const table = fight({
      attackers: { zergling: 1 },
      defenders: { marine: 1 },
      hands: [['zerg-c01', 'zerg-c02'], []],
    });
    expect([table.blockedBy('done'), table.blockedBy('none')]).toEqual(['SC-13.6', 'SC-13.6.2']);
    table.answer('card:zerg-c01');
    expect([table.blockedBy('card:zerg-c02'), table.blockedBy('card:zerg-c01')]).toEqual(['SC-13.6', 'SC-13.6']);
    table.answer('none');
    expect(table.blockedBy('card:zerg-c02')).toBe('SC-13.6');
  });
});
