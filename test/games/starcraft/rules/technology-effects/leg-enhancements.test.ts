import { describe, expect, test } from 'vitest';
import { totalCost } from '../../../../../src/games/starcraft/rules/technology-effects/total-cost.ts';
import { seatState } from '../../../../../src/games/starcraft/state/seats.ts';
import { fight } from '../fight.ts';
import type { FightPlan } from '../fight.ts';

const plan: FightPlan = {
  attacker: 'aldaris',
  defender: 'tassadar',
  attackers: { zealot: 2 },
  defenders: { archon: 1, dragoon: 1, reaver: 1, scout: 1 },
  set: scene => scene.inPlay(0, 'leg-enhancements-1'),
};

describe('Leg Enhancements', () => {
  test('SC-15.10 what was destroyed to build a unit counts: Archon 3, Guardian 4', () => {
    expect([totalCost('archon'), totalCost('guardian'), totalCost('dragoon'), totalCost('zealot')]).toEqual([
      3, 4, 3, 2,
    ]);
  });

  test('SC-13.2 among the cheapest ground units the opponent chooses; the card goes back (ruling returning-cards)', () => {
    const table = fight(plan);
    expect(table.options).toEqual(['technology:leg-enhancements', 'none']);
    table.answer('technology:leg-enhancements');
    expect(table.decision).toMatchObject({ seat: 1, kind: 'battle.own-victim', secrecy: 'open' });
    expect(table.options).toEqual(['destroy:dragoon', 'destroy:archon']);
    const why = table.match.blocked().map(blocked => [blocked.id, blocked.why.key]);
    expect(why).toEqual([
      ['destroy:reaver', 'battle.own-victim.cheaper'],
      ['destroy:scout', 'battle.own-victim.ground'],
    ]);
    table.answer('destroy:archon');
    expect([table.supply(1, 'archon'), table.supply(1, 'dragoon')]).toEqual([3, 2]);
    expect(seatState(table.now, 0).playArea).toEqual([]);
    expect(seatState(table.now, 0).technologyDeck).toContain('leg-enhancements-1');
  });

  test('SC-15.10 a Zealot of 2 goes before an Archon, whose High Templar count', () => {
    const table = fight({ ...plan, defenders: { archon: 1, zealot: 1 } }).answer('technology:leg-enhancements');
    expect([table.supply(1, 'zealot'), table.supply(1, 'archon')]).toEqual([6, 2]);
  });

  test('SC-13.2 it works for the defender too, and not without a Zealot or an enemy ground unit', () => {
    const defending = fight({
      attackers: { zergling: 1, hydralisk: 1 },
      defender: 'aldaris',
      defenders: { zealot: 1 },
      set: scene => scene.inPlay(1, 'leg-enhancements-1'),
    }).answer('technology:leg-enhancements');
    expect([defending.supply(0, 'zergling'), defending.supply(0, 'hydralisk')]).toEqual([9, 5]);
    expect(fight({ ...plan, attackers: { dragoon: 1 } }).decision.kind).not.toBe('battle.ability');
    expect(fight({ ...plan, defenders: { scout: 1 } }).decision.kind).not.toBe('battle.ability');
  });

  test('ruling start-of-battle-order: the last defender falls: the attacker holds the area without a skirmish', () => {
    const table = fight({ ...plan, defenders: { zealot: 1 } }).answer('technology:leg-enhancements');
    expect([table.now.battle, table.in('braken-1')]).toEqual([null, { zealot: 2 }]);
  });

  test('SC-11.7 back in the Technology deck it can be bought again, and only it went back', () => {
    const table = fight(plan).answer('technology:leg-enhancements', 'destroy:dragoon');
    const { technologyDeck } = seatState(table.now, 0);
    expect(technologyDeck.filter(card => card === 'leg-enhancements-1')).toHaveLength(1);
    expect(technologyDeck).toHaveLength(seatState(fight(plan).now, 0).technologyDeck.length + 1);
  });
});
