import { describe, expect, test } from 'vitest';
import { seatState } from '../../../../../src/games/starcraft/state/seats.ts';
import { fight } from '../fight.ts';
import type { FightPlan } from '../fight.ts';

const plan: FightPlan = {
  attackers: { zergling: 2, defiler: 1 },
  defenders: { marine: 1 },
  hands: [[], []],
  set: scene => scene.inPlay(0, 'consume-1').workers(0, 2),
};

describe('Consume', () => {
  test('SC-13.2 a unit of the battle is destroyed, then three cards are drawn, and three more in step 3', () => {
    const table = fight(plan).answer('technology:consume');
    expect(table.decision).toMatchObject({ seat: 0, kind: 'battle.consume', rule: 'SC-13.2', secrecy: 'open' });
    expect(table.options).toEqual(['destroy:zergling', 'destroy:defiler', 'worker:pool']);
    expect(table.blockedBy('worker:unavailable')).toBe('SC-1.5');
    table.answer('destroy:zergling');
    expect([table.supply(0, 'zergling'), seatState(table.now, 0).hand.length]).toEqual([8, 6]);
    expect(seatState(table.now, 0).playArea).toEqual(['consume-1']);
  });

  test('SC-13.2 the Defiler itself may go', () => {
    const table = fight(plan).answer('technology:consume', 'destroy:defiler');
    expect([table.supply(0, 'defiler'), seatState(table.now, 0).hand.length]).toEqual([3, 6]);
  });

  test('SC-1.5 or a worker, from the Worker Pool or from Unavailable Workers, back to the supply', () => {
    const before = seatState(fight(plan).now, 0).supply.workers;
    const pool = seatState(fight(plan).answer('technology:consume', 'worker:pool').now, 0);
    expect([pool.pool, pool.supply.workers, pool.hand.length]).toEqual([1, before + 1, 6]);
    const unavailable = fight({
      ...plan,
      set: scene =>
        scene.inPlay(0, 'consume-1').seat(0, owner => {
          owner.unavailable += 1;
          owner.supply.workers -= 1;
        }),
    });
    unavailable.answer('technology:consume');
    expect(unavailable.options).toEqual(['destroy:zergling', 'destroy:defiler', 'worker:unavailable']);
    unavailable.answer('worker:unavailable');
    expect(seatState(unavailable.now, 0).unavailable).toBe(0);
  });

  test('ruling start-of-battle-order: the last unit of a side: three cards, and straight to step 9', () => {
    const table = fight({ ...plan, attackers: { defiler: 1 } }).answer('technology:consume', 'destroy:defiler');
    expect([table.now.battle, table.in('braken-1'), seatState(table.now, 0).hand.length]).toEqual([
      null,
      { marine: 1 },
      3,
    ]);
  });

  test('SC-13.2 not without a Defiler in the battle, nor with no card left to draw', () => {
    expect(fight({ ...plan, attackers: { zergling: 2 } }).decision.kind).not.toBe('battle.ability');
    const empty = fight({ ...plan, set: scene => scene.inPlay(0, 'consume-1').seat(0, owner => (owner.deck = [])) });
    expect(empty.decision.kind).not.toBe('battle.ability');
  });

  test('SC-13.2 attacker first: the attacker with Consume, then the defender with Charon Boosters', () => {
    const table = fight({
      ...plan,
      attackers: { defiler: 1, mutalisk: 1 },
      defenders: { goliath: 1 },
      set: scene => scene.inPlay(0, 'consume-1').inPlay(1, 'charon-boosters-1'),
    });
    expect(table.decision.seat).toBe(0);
    table.answer('none');
    expect([table.decision.seat, table.options]).toEqual([1, ['technology:charon-boosters', 'none']]);
  });
});
