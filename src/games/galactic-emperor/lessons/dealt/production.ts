import type { RandomState } from '../../../../kernel/plain/random.ts';
import type { Variation } from '../../../../lessons/lesson.ts';
import { MOST_METAL } from '../../data/set-up.ts';
import { SHIP_COSTS } from '../../data/ships.ts';
import { TILES } from '../../data/tiles.ts';
import type { NormalTile } from '../../data/tiles.ts';
import { say, tileName } from '../../text/say.ts';
import type { EmperorView } from '../../view.ts';
import { PositionBuilder } from '../position.ts';
import { goal, numbersToSay, learnerSeat, ownNumber } from '../seen.ts';
import { between, sortedUnique, oneOf } from '../../../../lessons/dealing.ts';

// Practice positions about production and prices: the tasks of the lessons with random numbers.

/** Practice: the prices given by three of four dice (GE-6.1). */
export function dealtDice(random: RandomState): Variation<EmperorView> {
  const faces = Array.from({ length: 4 }, () => between(random, 1, 6)).sort((one, other) => one - other);
  const face = oneOf(random, faces);
  return {
    position: () => new PositionBuilder().dice(...faces).inRole('merchant'),
    stage: {
      say: say('lesson.dealt.dice', { faces: faces.join(', ') }),
      like: 'market.discard',
      predict: {
        ask: say('lesson.merchant.dice.ask', { face }),
        rule: 'GE-6.1',
        choices: numbersToSay(1, 2, 3),
        outcome: ({ view }) => String(view.prices?.metal ?? 0),
        explanation: say('lesson.dealt.dice.because'),
      },
      goals: [goal('lesson.merchant.dice.goal', ({ view }) => view.prices !== null)],
      // The learner discards a die of this face; if all four dice are equal, nothing is asked.
      way: [`discard:${face}-pips`],
    },
  };
}

const YIELDING_TILES: readonly NormalTile[] = ['t05', 't07', 't18', 't22', 't26'];

/** Practice: how much of the production fits into the Storage (GE-1.3). */
export function dealtProduction(random: RandomState): Variation<EmperorView> {
  const firstTile = oneOf(random, YIELDING_TILES);
  const secondTile = oneOf(
    random,
    YIELDING_TILES.filter(tile => tile !== firstTile),
  );
  const metal = between(random, 1, MOST_METAL - 1);
  const yields = TILES[firstTile].metal + TILES[secondTile].metal;
  const expectedMetal = metal + yields;
  return {
    position: () =>
      new PositionBuilder()
        .tile('b4', firstTile, 0)
        .tile('b5', secondTile, 0)
        .food('b4', 1)
        .food('b5', 1)
        .owns(0, { metal, energy: 0 })
        .inRole('steward'),
    stage: {
      say: say('lesson.dealt.production', { one: tileName(firstTile), other: tileName(secondTile), yields, metal }),
      like: 'steward.produce',
      predict: {
        ask: say('lesson.steward.full.ask'),
        rule: 'GE-1.3',
        choices: numbersToSay(
          ...sortedUnique(metal, expectedMetal - 1, expectedMetal, Math.min(expectedMetal, MOST_METAL)),
        ),
        outcome: now => ownNumber(now, 'metal'),
        explanation: say('lesson.dealt.production.because'),
      },
      goals: [goal('lesson.steward.full.goal', ({ view }) => view.food.b4 === undefined && view.food.b5 === undefined)],
      way: ['energy', 'all'],
    },
  };
}

/** Practice: the marks that are left after buying a ship (GE-8.2). */
export function dealtPurchase(random: RandomState): Variation<EmperorView> {
  const { cruiser } = SHIP_COSTS;
  const metal = between(random, cruiser.metal, MOST_METAL);
  const marks = between(random, cruiser.marks + 1, 12);
  return {
    position: () => new PositionBuilder().owns(0, { metal, marks, energy: 0 }).inRole('engineer'),
    stage: {
      say: say('lesson.engineer.cruiser.count', { metal, marks, cost: cruiser.metal, price: cruiser.marks }),
      like: 'engineer.buy',
      predict: {
        ask: say('lesson.engineer.cruiser.ask'),
        rule: 'GE-8.2',
        choices: numbersToSay(marks - cruiser.marks - 1, marks - cruiser.marks, marks - cruiser.metal, marks),
        outcome: now => ownNumber(now, 'marks'),
        explanation: say('lesson.engineer.cruiser.because'),
      },
      goals: [goal('lesson.engineer.cruiser.goal', now => learnerSeat(now).metal < metal)],
      way: ['cruiser:a4'],
    },
  };
}
