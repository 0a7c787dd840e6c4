import { describe, expect, test } from 'vitest';
import { starcraftView } from '../../../../src/games/starcraft/view.ts';
import type { StarCraftView } from '../../../../src/games/starcraft/view.ts';
import { plannedBattle, battleOdds } from '../../../../src/games/starcraft/view/battle-odds.ts';
import type { BattleOdds } from '../../../../src/games/starcraft/view/battle-odds.ts';
import { oddsOf } from '../../../../src/games/starcraft/view/odds.ts';
import { fight } from '../rules/fight.ts';
import type { FightPlan } from '../rules/fight.ts';

function oddsIn(view: StarCraftView): BattleOdds {
  const odds = view.battle === null ? null : battleOdds(view, view.battle);
  if (odds === null) throw new Error('there is no battle');
  return odds;
}

/** What seat 0, the attacker, is told before cards are laid. */
function toldAttacker(plan: FightPlan): BattleOdds {
  return oddsIn(starcraftView(fight(plan).now, 0));
}

describe('the odds of a whole battle', () => {
  test('SC-13.7 of one skirmish with the cards chosen are those of the skirmish', () => {
    const table = fight({
      attackers: { zergling: 1 },
      defenders: { marine: 1 },
      hands: [['zerg-c01'], ['terran-c05']],
    });
    const view = starcraftView(table.now, 0);
    const skirmish = view.battle?.skirmishes[0];
    if (view.battle === null || skirmish === undefined) throw new Error('there is no skirmish');
    const plan = {
      side: 'attacker',
      places: [{ skirmish: skirmish.id, standard: 'zerg-c01', reinforcement: 'none' }],
    } as const;
    const one = oddsOf(view, view.battle, skirmish, 'attacker', ['zerg-c01']);
    const all = battleOdds(view, { ...view.battle, plan: { ...plan, places: [...plan.places] } });
    expect(all?.own).toBe(1);
    expect(Math.abs((all?.lost ?? 0) - (1 - (one?.holds ?? 0)))).toBeLessThan(0.15);
  });

  test('SC-24 are made of what the seat knows: other cards in the enemy’s hand change nothing', () => {
    const plan = { attackers: { zergling: 2 }, defenders: { marine: 2 } };
    const weak = toldAttacker({ ...plan, hands: [['zerg-c01'], ['terran-c05', 'terran-c01']] });
    const strong = toldAttacker({ ...plan, hands: [['zerg-c01'], ['terran-c08', 'terran-c12']] });
    expect(strong).toEqual(weak);
    expect(weak.tries).toBe(100);
  });

  test('SC-13.4 more units help, and both sides’ odds are two views of one battle', () => {
    const few = toldAttacker({ attackers: { zergling: 1 }, defenders: { marine: 2 } });
    const many = toldAttacker({ attackers: { zergling: 4, hydralisk: 2 }, defenders: { marine: 1 } });
    expect(few.won).toBe(0);
    expect(many.won).toBeGreaterThan(50);
    const table = fight({ attackers: { zergling: 4, hydralisk: 2 }, defenders: { marine: 1 } });
    const defender = oddsIn(starcraftView(table.now, 1));
    expect(defender.side).toBe('defender');
    expect(defender.won).toBeLessThan(50);
  });

  test('SC-14.2 who can’t be hit does not fall', () => {
    const odds = toldAttacker({ attackers: { mutalisk: 1 }, defenders: { firebat: 1 } });
    expect(odds.lost).toBe(0);
  });

  test('SC-13.9.4 an area with nothing but assist units is taken', () => {
    expect(toldAttacker({ attackers: { mutalisk: 1 }, defenders: { 'science-vessel': 1 } }).won).toBe(100);
  });

  test('SC-13.1 are told before the attack, and not where nobody defends', () => {
    const table = fight({ attackers: { zergling: 2 }, defenders: { marine: 1 } });
    const view = starcraftView(table.now, 0);
    const held = {
      ...view,
      areas: {
        ...view.areas,
        'braken-1': {
          ...view.areas['braken-1'],
          holder: 1,
          base: null,
          units: { marine: 1 },
          depletion: 'none' as const,
        },
      },
    };
    const ahead = plannedBattle(held, 0, 'braken-1', [{ unit: 'zergling', count: 2 }]);
    expect(ahead?.fighters.map(({ id }) => id)).toEqual(['a-zergling-1', 'a-zergling-2', 'd-marine-1']);
    expect(plannedBattle(view, 0, 'braken-2', [{ unit: 'zergling', count: 2 }])).toBeNull();
  });
});
