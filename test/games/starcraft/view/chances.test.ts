import { describe, expect, test } from 'vitest';
import type { Ability } from '../../../../src/games/starcraft/data/abilities.ts';
import { CARDS } from '../../../../src/games/starcraft/data/cards.ts';
import type { CardId } from '../../../../src/games/starcraft/data/cards.ts';
import { UNITS, UNIT_TYPES } from '../../../../src/games/starcraft/data/units.ts';
import { BATTLE_SIDES } from '../../../../src/games/starcraft/state/battle.ts';
import type { BattleSide } from '../../../../src/games/starcraft/state/battle.ts';
import type { StarCraftState } from '../../../../src/games/starcraft/state/state.ts';
import { starcraftView } from '../../../../src/games/starcraft/view.ts';
import { deckFigures, sheetFigures } from '../../../../src/games/starcraft/view/averages.ts';
import { skirmishForecast, handCardChances, sideChances } from '../../../../src/games/starcraft/view/chances.ts';
import type { Param, Viewer } from '../../../../src/kernel/words/message.ts';
import { armedMatch } from '../oracles/armed.ts';
import { playMatch, stateOf } from '../oracles/matches.ts';
import { warlikeAnswer } from '../oracles/warlike.ts';
import { fight } from '../rules/fight.ts';
import type { Fight, FightPlan } from '../rules/fight.ts';

const PLAN = {
  attackers: { zergling: 2, hydralisk: 1 },
  defenders: { 'siege-tank': 1, marine: 1 },
  hands: [['zerg-c01'], ['terran-c05', 'terran-c01']],
} as const satisfies FightPlan;

/** Two skirmishes, Zergling against Siege Tank and Zergling against Marine; the Hydralisk supports in the first. */
function placing(plan: FightPlan = PLAN): Fight {
  return fight(plan).answer('pair:zergling/siege-tank', 'pair:zergling/marine', 'done', 'support:hydralisk:s1', 'done');
}

function seen(table: Fight, viewer: Viewer): ReturnType<typeof starcraftView> {
  return starcraftView(table.now, viewer);
}

/** What `card` of the viewer would come to in a skirmish. */
function chance(table: Fight, viewer: number, card: CardId, skirmish: string): string {
  const found = handCardChances(seen(table, viewer))
    .find(one => one.card === card)
    ?.at.find(place => place.skirmish === skirmish)?.forecast;
  return found === undefined || found === null ? 'none' : `${found.attack}/${found.health}`;
}

describe('the back of the reference sheet', () => {
  test('averages are of the standard starting cards with the icon, reinforcement and Technology cards left out', () => {
    const round = (value: number | undefined): number => Math.round((value ?? -1) * 100) / 100;
    // Terran cards 1 to 3 show the Marine with 5/4, 5/5 and 5/5, and one more has 6/6.
    const marine = sheetFigures('marine').average;
    expect([round(marine?.attack), round(marine?.health)]).toEqual([5.25, 5]);
    const goliath = sheetFigures('goliath').average;
    expect([round(goliath?.attack), round(goliath?.health)]).toEqual([6.25, 7.25]);
  });

  test('SC-15.5 assist units, and only they, have no average', () => {
    const none = UNIT_TYPES.filter(unit => sheetFigures(unit).average === null);
    expect(none).toEqual(UNIT_TYPES.filter(unit => UNITS[unit].assist));
  });

  test('ruling ghost-technologies: the Ghost has four technologies', () => {
    expect(sheetFigures('ghost').technologies).toBe(4);
  });

  test('SC-24 a technology that was bought counts in the average of its owner, for all to see', () => {
    const table = placing();
    const before = seen(table, 'spectator').seats[1];
    const owner =
      before === undefined
        ? undefined
        : { ...before, technologyDeck: before.technologyDeck.filter(card => CARDS[card].technology !== 'siege-mode') };
    if (before === undefined || owner === undefined) throw new Error('no seat 1');
    expect(deckFigures(before, 'siege-tank').cards).toBe(16);
    expect(deckFigures(owner, 'siege-tank').cards).toBe(18);
    expect(deckFigures(owner, 'siege-tank').matching).not.toEqual(deckFigures(before, 'siege-tank').matching);
  });
});

describe('what a card would come to', () => {
  test('SC-13.7.B major values on a match, and support where it is; minor ones without', () => {
    const table = placing();
    expect(chance(table, 0, 'zerg-c01', 's1')).toBe('7/3');
    expect(chance(table, 0, 'zerg-c01', 's2')).toBe('6/3');
  });

  test('SC-12.3 a special Mobilize adds 1 to every attack of the attacker', () => {
    expect(chance(placing({ ...PLAN, special: true }), 0, 'zerg-c01', 's2')).toBe('7/3');
  });

  test('SC-13.7.B.2 a text that asks for a unit in front counts with it', () => {
    const table = placing();
    expect(chance(table, 1, 'terran-c05', 's1')).toBe('8/8');
    expect(chance(table, 1, 'terran-c05', 's2')).not.toBe('8/8');
  });

  test('SC-24 nobody else sees chances of a hand, and the averages are the same for all', () => {
    const table = placing();
    expect(handCardChances(seen(table, 'spectator'))).toEqual([]);
    expect(handCardChances(seen(table, 2))).toEqual([]);
    const averages = ([0, 1, 2, 'spectator'] as const).map(viewer => {
      const view = seen(table, viewer);
      const { battle } = view;
      const skirmish = battle?.skirmishes[0];
      if (battle === null || skirmish === undefined) throw new Error('no skirmish');
      return BATTLE_SIDES.map(side => sideChances(view, battle, skirmish, side));
    });
    expect(new Set(averages.map(one => JSON.stringify(one))).size).toBe(1);
  });
});

describe('what was foretold comes true', () => {
  /** What changes the figures of a skirmish by a card still hidden, or by a choice still to be made. */
  const UNFORETOLD: readonly Ability['op'][] = [
    'cancel',
    'detector',
    'force-minor',
    'lose-ground-target',
    'pay',
    'set-final-attack',
    'zero-support',
  ];
  const isQuiet = (card: CardId): boolean =>
    CARDS[card].abilities.every(({ op, timing }) => !UNFORETOLD.includes(op) && timing !== 'after-compare');

  /** Metabolic Boost waits for the comparison (ruling metabolic-boost). */
  const isLate = (card: Param): boolean => JSON.stringify(card).includes('metabolic-boost');

  test('SC-13.7.B in battles of armed seats, whenever no card upsets it', () => {
    let compared = 0;
    for (let number = 0; number < 12; number++) {
      const match = armedMatch(2 + (number % 4), `foresaid-${number}`, { checkpointEvery: 100 });
      match.onBeat = ({ kind }) => {
        if (kind === 'battle.compared')
          compared += BATTLE_SIDES.filter(side => isForetold(stateOf(match), side)).length;
      };
      playMatch(match, { answering: warlikeAnswer, until: pending => (pending.decision?.n ?? 0) > 1500 });
    }
    expect(compared).toBeGreaterThan(40);
  });

  function isForetold(state: StarCraftState, side: BattleSide): boolean {
    const { battle } = state;
    const skirmish = battle?.skirmishes.find(({ id }) => id === battle.current);
    if (battle === null || skirmish === undefined) throw new Error('nothing is compared');
    const cardsOf = (one: BattleSide): CardId[] =>
      [skirmish[one].standard, skirmish[one].reinforcement].flatMap(placed => placed?.card ?? []);
    if (![...cardsOf('attacker'), ...cardsOf('defender')].every(isQuiet)) return false;
    if (BATTLE_SIDES.some(one => skirmish[one].gone.length > 0)) return false;
    if (
      skirmish[side].sum.some(
        ({ amount, words }) => amount > 0 && words.with?.card !== undefined && isLate(words.with.card),
      )
    )
      return false;
    const view = starcraftView(state, battle[side]);
    const shown = view.battle?.skirmishes.find(({ id }) => id === skirmish.id);
    if (view.battle === null || shown === undefined) throw new Error('the battle is not in the view');
    const { attack, health } = skirmishForecast(view, view.battle, shown, side, cardsOf(side));
    expect(`${attack}/${health}`).toBe(`${skirmish[side].attack}/${skirmish[side].health}`);
    return true;
  }
});
