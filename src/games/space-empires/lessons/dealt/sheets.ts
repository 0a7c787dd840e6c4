import { numberIn } from '../../../../kernel/match/decision.ts';
import type { Answer, Decision } from '../../../../kernel/match/decision.ts';
import type { RandomState } from '../../../../kernel/plain/random.ts';
import { between, oneOf } from '../../../../lessons/dealing.ts';
import { firstOffered, isAsked, scripted } from '../../../../lessons/goals.ts';
import type { PartialVariation, WayAnswer } from '../../../../lessons/lesson.ts';
import { LEARNER, RIVAL } from '../../../../lessons/position.ts';
import type { HexId } from '../../data/hexes.ts';
import { TECHNOLOGIES } from '../../data/technologies.ts';
import { COLONY_STEPS, MOST_KEPT } from '../../data/units.ts';
import type { UnitKind } from '../../data/units.ts';
import { goneBy } from '../../state/lots.ts';
import { say } from '../../text/say.ts';
import type { EmpiresView } from '../../view.ts';
import { PositionBuilder } from '../position.ts';
import {
  canMoveUnit,
  fireAnswer,
  goal,
  numberChoices,
  optionId,
  ownState,
  rivalMoveAnswer,
  told,
  unitsAt,
  unitAnswer,
  textChoices,
} from '../seen.ts';

// Practices on production sheets, bids and roads, with random numbers.

type Practice = PartialVariation<EmpiresView>;

const otherAnswers = scripted('done', 'enough');

/** The answers of a rival that bids `bid` and buys nothing. */
function rivalBids(bid: number): (decision: Decision) => Answer | null {
  return decision => {
    if (decision.amount !== null) return bid;
    return decision.kind === 'sheet.row' && bid > 0 && numberIn(decision, 'bid') === 0 ? 'bid' : otherAnswers(decision);
  };
}

/** The learner's answers that bid `bid` and buy nothing. */
function bidAnswers(bid: number): readonly WayAnswer[] {
  return ['done', ...(bid > 0 ? ['bid', bid] : []), 'enough', 'done'];
}

const HULLS: readonly UnitKind[] = ['scout', 'destroyer', 'cruiser', 'battlecruiser', 'battleship', 'dreadnought'];

/** Makes a random practice that asks when a larger ship may be built (SE-10.6.2). */
export function dealtLevel(random: RandomState): Practice {
  const level = between(random, 1, 3);
  const neededLevel = level + between(random, 1, 2);
  const ship = HULLS[neededLevel - 1] ?? 'destroyer';
  const words = say(`unit.${ship}`);
  return {
    position: () =>
      new PositionBuilder()
        .levels(LEARNER, { 'ship-size': level })
        .units(0, 'c4', 'yard', 4)
        .units(1, 'h4', 'yard', 4)
        .cp(0, MOST_KEPT)
        .turn(3),
    changes: {
      say: say('lesson.dealt.level', {
        level,
        next: level + 1,
        cost: TECHNOLOGIES['ship-size'].costs[level - 1] ?? 0,
        ship: words,
        needs: neededLevel,
      }),
      way: ['done', 'technology:ship-size'],
      predict: {
        ask: say('lesson.economy.level.ask', { ship: words }),
        outcome: ({ decision }) =>
          decision !== null && optionId(decision, 'buy', ship, 'c4') !== null ? 'now' : 'next',
        explanation: say('lesson.dealt.level.because'),
      },
    },
  };
}

/** Makes a random practice that asks who pays a bid (SE-10.5). */
export function dealtBid(random: RandomState): Practice {
  const ownBid = between(random, 1, 4);
  const rivalBid = ownBid + between(random, 1, 4);
  return {
    position: () =>
      new PositionBuilder()
        .units(0, 'c4', 'yard')
        .units(1, 'h4', 'yard')
        .cp(0, between(random, 5, 20))
        .turn(3),
    reply: rivalBids(rivalBid),
    changes: {
      say: say('lesson.dealt.bid', { mine: ownBid, theirs: rivalBid }),
      way: bidAnswers(ownBid),
      predict: {
        outcome: now => {
          const paidBid = ownState(now).history.at(-1)?.bid ?? 0;
          return now.view.seats[RIVAL]?.lastBid === rivalBid && paidBid > 0 ? 'both' : 'winner';
        },
      },
    },
  };
}

/** Makes a random practice that asks who chooses the first player (SE-10.5, SE-29.5). */
export function dealtFirst(random: RandomState): Practice {
  const ownBid = between(random, 0, 2);
  const rivalBid = between(random, 0, 2);
  const firstSeat = oneOf(random, [LEARNER, RIVAL]);
  return {
    position: () =>
      new PositionBuilder()
        .units(0, 'c4', 'yard')
        .units(1, 'h4', 'yard')
        .also(state => {
          state.order = [firstSeat, 1 - firstSeat];
        })
        .turn(3),
    reply: rivalBids(rivalBid),
    changes: {
      say: say('lesson.dealt.first', { mine: ownBid, theirs: rivalBid, first: firstSeat }),
      way: bidAnswers(ownBid),
      predict: { explanation: say('lesson.dealt.first.because') },
    },
  };
}

/** Makes a random practice that asks what others learn of a purchase (SE-10.7). */
export function dealtPurchase(random: RandomState): Practice {
  const kind = oneOf(random, ['scout', 'destroyer'] as const);
  const ships = between(random, 1, 3);
  const keptCp = between(random, 8, MOST_KEPT);
  return {
    position: () =>
      new PositionBuilder()
        .levels(LEARNER, { 'ship-size': 2 })
        .units(0, 'c4', 'yard', 4)
        .units(1, 'h4', 'yard', 4)
        .cp(0, keptCp)
        .turn(3),
    changes: {
      say: say('lesson.dealt.buying', { money: keptCp + 20, ships, ship: say(`unit.${kind}`) }),
      goals: [goal('lesson.whole-turn.buy.goal', now => told(now, 'economy.placed'))],
      way: ['done', ...Array.from({ length: ships }, () => `buy:${kind}:c4`), 'enough', 'done'],
    },
  };
}

const CHAIN: readonly HexId[] = ['c4', 'd4', 'd3', 'd2', 'e2'];

/** Makes a random practice that asks how far a ship goes along a road (SE-13.3). */
export function dealtRoad(random: RandomState): Practice {
  const movement = between(random, 1, 3);
  const turn = between(random, 1, 3);
  const farthestStep: WayAnswer = decision =>
    firstOffered(decision, ...CHAIN.map(hex => `to:${hex}`).toReversed()) ?? unitAnswer('go', 'destroyer')(decision);
  return {
    position: () => {
      const builder = new PositionBuilder({ pipelines: true }).levels(LEARNER, { 'ship-size': 2, movement });
      for (const hex of CHAIN) builder.units(0, hex, 'pipeline');
      return builder.units(0, 'c4', 'destroyer').turn(turn);
    },
    changes: {
      say: say('lesson.dealt.road', { movement, turn }),
      goals: [goal('lesson.dealt.movement.goal', now => isAsked(now, 'move.choose') && !canMoveUnit(now, 'destroyer'))],
      way: Array.from({ length: 10 }, () => farthestStep),
      predict: {
        choices: numberChoices(1, 2, 3, 4),
        outcome: ({ view }) =>
          String(goneBy({ lots: view.pieces.find(({ kind }) => kind === 'destroyer')?.lots ?? [] })),
        explanation: say('lesson.dealt.road.because'),
      },
    },
  };
}

const rivalRaids = scripted('to:d2', 'done', 'enough');

/** Makes a random practice that asks what happens to a pipeline when an enemy enters its hex (SE-6.8). */
export function dealtRaid(random: RandomState): Practice {
  const guard = oneOf(random, ['none', 'scout', 'destroyer'] as const);
  const value = oneOf(random, COLONY_STEPS.slice(1));
  return {
    position: () => {
      const builder = new PositionBuilder({ pipelines: true })
        .levels(LEARNER, { 'ship-size': 2 })
        .colony(0, 'd2', value)
        .units(0, 'd2', 'pipeline')
        .units(1, 'e2', 'scout')
        .dice(10, 10, 10, 10)
        .also(state => {
          state.order = [RIVAL, LEARNER];
        });
      return (guard === 'none' ? builder : builder.units(0, 'd2', guard)).turn(1);
    },
    reply: decision =>
      (decision.kind === 'move.choose' ? rivalMoveAnswer(decision, 'scout', 'e2') : null) ?? rivalRaids(decision),
    changes: {
      say: say('lesson.dealt.raid', {
        value,
        guard: guard === 'none' ? say('lesson.dealt.raid.none') : say(`lesson.dealt.raid.${guard}`),
      }),
      goals: [goal('lesson.dealt.raid.goal', now => now.decision?.seat === LEARNER)],
      way: [fireAnswer],
      predict: {
        choices: textChoices({
          battle: 'lesson.dealt.raid.battle',
          gone: 'lesson.roads.broken.gone',
          safe: 'lesson.roads.broken.safe',
        }),
        outcome: now => {
          if (told(now, 'battle.begins')) return 'battle';
          return unitsAt(now, LEARNER, 'd2', 'pipeline') === 0 ? 'gone' : 'safe';
        },
        explanation: say('lesson.dealt.raid.because'),
      },
    },
  };
}
