import { describe, expect, test } from 'vitest';
import { seatState } from '../../../../../src/games/starcraft/state/seats.ts';
import { fight } from '../fight.ts';
import type { FightPlan } from '../fight.ts';

const plan: FightPlan = {
  attackers: { mutalisk: 2, queen: 1, zergling: 1 },
  defenders: { goliath: 1 },
  set: scene => scene.inPlay(1, 'charon-boosters-1'),
};

describe('Charon Boosters', () => {
  test('SC-13.2 the defender may use it; the attacker picks and destroys a flyer; the card goes back (ruling returning-cards)', () => {
    const table = fight(plan);
    expect(table.decision).toMatchObject({ seat: 1, kind: 'battle.ability', rule: 'SC-13.2', secrecy: 'open' });
    expect(table.options).toEqual(['technology:charon-boosters', 'none']);
    table.answer('technology:charon-boosters');
    expect(table.decision).toMatchObject({ seat: 0, kind: 'battle.own-victim', rule: 'SC-13.2', secrecy: 'open' });
    expect(table.options).toEqual(['destroy:queen', 'destroy:mutalisk']);
    expect(table.blockedBy('destroy:zergling')).toBe('SC-13.2');
    table.answer('destroy:queen');
    expect([table.supply(0, 'queen'), table.supply(0, 'mutalisk')]).toEqual([3, 1]);
    expect(seatState(table.now, 1).playArea).toEqual([]);
    expect(seatState(table.now, 1).technologyDeck).toContain('charon-boosters-1');
    expect(table.battle.abilityUsed).toEqual({ attacker: false, defender: true });
  });

  test('SC-13.2 it is not a duty, and then stays in play', () => {
    const table = fight(plan).answer('none');
    expect([table.supply(0, 'queen'), table.supply(0, 'mutalisk')]).toEqual([2, 1]);
    expect(seatState(table.now, 1).playArea).toEqual(['charon-boosters-1']);
  });

  test('SC-13.2 not without a Goliath, against an enemy without flyers, or as attacker', () => {
    const kindsOf = (other: Partial<FightPlan>): string => fight({ ...plan, ...other }).decision.kind;
    expect(kindsOf({ defenders: { marine: 2 } })).not.toBe('battle.ability');
    expect(kindsOf({ attackers: { zergling: 1 } })).not.toBe('battle.ability');
    const attacking = kindsOf({
      attacker: 'mengsk',
      defender: 'overmind',
      attackers: { goliath: 1 },
      defenders: { mutalisk: 1 },
      set: scene => scene.inPlay(0, 'charon-boosters-1'),
    });
    expect(attacking).not.toBe('battle.ability');
  });

  test('ruling start-of-battle-order: when the last attacker falls to it the battle goes straight to step 9', () => {
    const table = fight({ ...plan, attackers: { mutalisk: 1 } }).answer('technology:charon-boosters');
    expect([table.now.battle, table.in('braken-1'), table.supply(0, 'mutalisk')]).toEqual([null, { goliath: 1 }, 3]);
    expect(table.told).not.toContain('cards.drawn');
  });

  test('ruling start-of-battle-kills: cloaking saves nobody: no skirmish has begun', () => {
    const table = fight({
      ...plan,
      attacker: 'tassadar',
      attackers: { scout: 1, arbiter: 1, zealot: 1 },
      set: scene => scene.inPlay(0, 'arbiter-cloaking-1').inPlay(1, 'charon-boosters-1'),
    });
    table.answer('technology:charon-boosters', 'destroy:scout');
    expect(table.supply(0, 'scout')).toBe(3);
    expect(table.told).not.toContain('battle.withdrawn');
  });
});
