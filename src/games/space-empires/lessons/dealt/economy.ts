import type { RandomState } from '../../../../kernel/plain/random.ts';
import { between, sortedUnique, drawItems, oneOf } from '../../../../lessons/dealing.ts';
import { firstOffered, isAsked } from '../../../../lessons/goals.ts';
import type { Variation, WayAnswer } from '../../../../lessons/lesson.ts';
import { LEARNER } from '../../../../lessons/position.ts';

import { COLONY_STEPS, MOST_KEPT, UNITS } from '../../data/units.ts';
import type { UnitKind } from '../../data/units.ts';
import { hexState } from '../../state/board.ts';
import { say } from '../../text/say.ts';
import type { EmpiresView } from '../../view.ts';
import { PositionBuilder } from '../position.ts';
import {
  boughtCount,
  goal,
  leftToSpend,
  maintenanceDue,
  firstNotOffered,
  numberChoices,
  ownState,
  unitChoices,
  unitAnswer,
} from '../seen.ts';

// Practices on the economic phase: the tasks of the lessons with random numbers.

/** The income from an undamaged homeworld. */
const WORLD_INCOME = 20;

const sheetIsOpen = goal('lesson.economy.income.goal', now => isAsked(now, 'sheet.row'));

/** Makes a random practice that asks what may be spent, with one colony and some Scouts (SE-10.1, SE-10.4). */
export function dealtIncome(random: RandomState): Variation<EmpiresView> {
  const keptCp = between(random, 1, MOST_KEPT);
  const value = oneOf(random, COLONY_STEPS);
  const scouts = between(random, 1, 5);
  const spendable = keptCp + WORLD_INCOME + value;
  return {
    position: () => new PositionBuilder().colony(0, 'd5', value).units(0, 'd4', 'scout', scouts).cp(0, keptCp).turn(3),
    stage: {
      say: say('lesson.dealt.income', { kept: keptCp, value, scouts }),
      refs: ['hex:c4', 'hex:d4', 'hex:d5'],
      predict: {
        ask: say('lesson.economy.income.ask'),
        rule: 'SE-10.4',
        choices: numberChoices(...sortedUnique(spendable - scouts, spendable, spendable - keptCp - scouts)),
        outcome: leftToSpend,
        explanation: say('lesson.dealt.income.because'),
      },
      ends: 1,
      goals: [sheetIsOpen],
      way: ['done'],
    },
  };
}

/**
 * Makes a random practice that asks what may be spent, with an old colony and a new one (SE-10.1, SE-10.4, SE-10.10).
 */
export function dealtColonies(random: RandomState): Variation<EmpiresView> {
  const keptCp = between(random, 0, MOST_KEPT);
  const value = oneOf(random, COLONY_STEPS.slice(1));
  const scouts = between(random, 1, 4);
  const expected = keptCp + WORLD_INCOME + value - scouts;
  return {
    position: () =>
      new PositionBuilder()
        .colony(0, 'c5', value)
        .colony(0, 'd5', 0)
        .units(0, 'd4', 'scout', scouts)
        .cp(0, keptCp)
        .turn(3),
    stage: {
      say: say('lesson.dealt.colonies', { kept: keptCp, value, scouts }),
      refs: ['hex:c4', 'hex:c5', 'hex:d5'],
      predict: {
        ask: say('lesson.whole-turn.income.ask'),
        rule: 'SE-10.1',
        choices: numberChoices(...sortedUnique(expected, expected + value, expected + scouts)),
        outcome: leftToSpend,
        explanation: say('lesson.dealt.colonies.because'),
      },
      ends: 1,
      goals: [sheetIsOpen],
      way: ['done'],
    },
  };
}

/** The answer that buys Scouts as long as they are offered. */
const oneMoreScout: WayAnswer = decision => firstOffered(decision, 'buy:scout:c4') ?? 'enough';

/** Makes a random practice that asks how many Scouts the money and the Ship Yards allow (SE-10.6.3, SE-12.1). */
export function dealtYards(random: RandomState): Variation<EmpiresView> {
  const yards = between(random, 1, 6);
  const keptCp = between(random, 0, MOST_KEPT);
  const money = keptCp + WORLD_INCOME;
  const affordable = Math.floor(money / UNITS.scout.cost);
  return {
    position: () => new PositionBuilder().units(0, 'c4', 'yard', yards).cp(0, keptCp).turn(3),
    stage: {
      say: say('lesson.dealt.yards', { money, yards, cost: UNITS.scout.cost }),
      refs: ['hex:c4'],
      predict: {
        ask: say('lesson.economy.yards.ask'),
        rule: 'SE-10.6.3',
        choices: numberChoices(...sortedUnique(affordable, yards, affordable + yards)),
        outcome: now => String(boughtCount(now, 'scout')),
        explanation: say('lesson.dealt.yards.because'),
      },
      ends: 1,
      goals: [
        goal(
          'lesson.economy.yards.goal',
          now =>
            isAsked(now, 'sheet.row') && now.decision !== null && firstOffered(now.decision, 'buy:scout:c4') === null,
        ),
      ],
      way: ['done', ...Array.from({ length: yards }, () => oneMoreScout)],
    },
  };
}

/** Makes a random practice that asks what a colony yields in the next phase (SE-10.9). */
export function dealtGrowth(random: RandomState): Variation<EmpiresView> {
  const value = oneOf(random, COLONY_STEPS);
  return {
    position: () => new PositionBuilder().colony(0, 'd5', value).units(0, 'c4', 'yard').turn(3),
    stage: {
      say: say('lesson.dealt.growth'),
      refs: ['hex:d5'],
      predict: {
        ask: say('lesson.economy.growth.ask', { value }),
        rule: 'SE-10.9',
        choices: numberChoices(...sortedUnique(...COLONY_STEPS.filter(one => one >= value), value + 1)),
        outcome: ({ view }) => String(view.hexes.d5?.colony?.value ?? ''),
        explanation: say('lesson.economy.growth.because'),
      },
      ends: 1,
      goals: [goal('lesson.economy.growth.goal', ({ view }) => view.cycle === 2)],
      way: ['done', 'enough', 'done', ({ options }) => options[0]?.id ?? 'done'],
    },
  };
}

/** Makes a random practice that asks what the homeworld, a colony and a mineral yield (SE-10.2). */
export function dealtCash(random: RandomState): Variation<EmpiresView> {
  const value = oneOf(random, COLONY_STEPS);
  const mineral = oneOf(random, [5, 10] as const);
  return {
    position: () =>
      new PositionBuilder()
        .colony(0, 'd5', value)
        .also(state => hexState(state, 'c4').colony?.goods.push(`mineral-${mineral}`))
        .turn(3),
    stage: {
      say: say('lesson.dealt.cash', { value, mineral }),
      refs: ['hex:c4', 'hex:d5'],
      predict: {
        ask: say('lesson.settle.cash.ask'),
        rule: 'SE-10.2',
        choices: numberChoices(
          ...sortedUnique(WORLD_INCOME + value, WORLD_INCOME + mineral, WORLD_INCOME + value + mineral, WORLD_INCOME),
        ),
        outcome: ({ view }) => {
          const income = view.seats[LEARNER]?.own?.income;
          return income ? String(income.colonies + income.minerals) : '';
        },
        explanation: say('lesson.dealt.cash.because'),
      },
      ends: 1,
      goals: [sheetIsOpen],
      way: ['done'],
    },
  };
}

/** Makes a random practice that asks for the maintenance of another fleet (SE-10.4). */
export function dealtUpkeep(random: RandomState): Variation<EmpiresView> {
  const scouts = between(random, 1, 3);
  const destroyers = between(random, 1, 3);
  const cruisers = between(random, 1, 2);
  const maintenance = scouts + destroyers + UNITS.cruiser.hull * cruisers;
  return {
    position: () =>
      new PositionBuilder()
        .levels(LEARNER, { 'ship-size': 3 })
        .units(0, 'c4', 'yard', 4)
        .units(0, 'c4', 'cruiser', cruisers)
        .units(0, 'd4', 'destroyer', destroyers)
        .units(0, 'd4', 'scout', scouts)
        .units(1, 'h4', 'yard', 4)
        .cp(0, MOST_KEPT - 1)
        .turn(3),
    stage: {
      say: say('lesson.what-to-buy.upkeep.dealt', { scouts, destroyers, cruisers }),
      refs: ['hex:c4', 'hex:d4'],
      predict: {
        ask: say('lesson.what-to-buy.upkeep.ask'),
        rule: 'SE-10.4',
        choices: numberChoices(...sortedUnique(scouts + destroyers + cruisers, maintenance, maintenance + 4)),
        outcome: maintenanceDue,
        explanation: say('lesson.what-to-buy.upkeep.dealt.because'),
      },
      ends: 1,
      goals: [sheetIsOpen],
      way: ['done'],
    },
  };
}

const HULLS: readonly UnitKind[] = ['scout', 'destroyer', 'cruiser', 'battlecruiser', 'battleship', 'dreadnought'];

/** Makes a random practice that asks what is left to spend after a ship is scuttled (SE-4.7, SE-10.4). */
export function dealtScuttling(random: RandomState): Variation<EmpiresView> {
  const kind = oneOf(random, HULLS.slice(1));
  const keptCp = between(random, 5, MOST_KEPT);
  const { hull, cost } = UNITS[kind];
  const money = keptCp + WORLD_INCOME - hull;
  return {
    position: () =>
      new PositionBuilder()
        .levels(LEARNER, { 'ship-size': 6 })
        .units(0, 'd4', kind)
        .units(0, 'c4', 'yard')
        .cp(0, keptCp)
        .turn(3),
    stage: {
      say: say('lesson.dealt.scuttling', { money, hull, cost, ship: say(`unit.${kind}`) }),
      refs: ['hex:d4'],
      predict: {
        ask: say('lesson.what-to-buy.scuttle.ask'),
        rule: 'SE-4.7',
        choices: numberChoices(...sortedUnique(money, money + hull, money + cost)),
        outcome: leftToSpend,
        explanation: say('lesson.dealt.scuttling.because'),
      },
      ends: 1,
      goals: [
        goal(
          'lesson.what-to-buy.scuttle.goal',
          now => (ownState(now).sheet?.scuttled.length ?? 0) > 0 && isAsked(now, 'sheet.row'),
        ),
      ],
      way: ['done', unitAnswer('scuttle', kind)],
    },
  };
}

/** Makes a random practice that asks which ship is too large for the seat's Ship Size (SE-12.4). */
export function dealtSizes(random: RandomState): Variation<EmpiresView> {
  const level = between(random, 2, HULLS.length - 1);
  const kinds = [...drawItems(random, HULLS.slice(0, level), 2), oneOf(random, HULLS.slice(level))];
  return {
    position: () =>
      new PositionBuilder().levels(LEARNER, { 'ship-size': level }).units(0, 'c4', 'yard', 4).cp(0, MOST_KEPT).turn(3),
    stage: {
      say: say('lesson.dealt.sizes', { level, money: MOST_KEPT + WORLD_INCOME }),
      predict: {
        ask: say('lesson.what-to-buy.size.ask'),
        rule: 'SE-12.4',
        choices: unitChoices(...HULLS.filter(kind => kinds.includes(kind))),
        outcome: now => firstNotOffered(now, kinds),
        explanation: say('lesson.dealt.sizes.because'),
      },
      ends: 1,
      goals: [sheetIsOpen],
      way: ['done'],
    },
  };
}
