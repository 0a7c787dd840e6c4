import type { RandomState } from '../../../../kernel/plain/random.ts';
import { between, sortedUnique, drawItems, oneOf } from '../../../../lessons/dealing.ts';
import { firstOffered, isAsked } from '../../../../lessons/goals.ts';
import type { Variation, WayAnswer } from '../../../../lessons/lesson.ts';
import { LEARNER } from '../../../../lessons/position.ts';
import type { HexId } from '../../data/hexes.ts';
import { UNITS } from '../../data/units.ts';
import { goneBy } from '../../state/lots.ts';
import { say } from '../../text/say.ts';
import type { EmpiresView } from '../../view.ts';
import { PositionBuilder } from '../position.ts';
import {
  canMoveUnit,
  firstTold,
  goal,
  moveAnswers,
  numberChoices,
  ownState,
  refitAnswer,
  told,
  unitsAt,
  unitAnswer,
  textChoices,
} from '../seen.ts';

// Practices on movement, exploration and trade, with random numbers.

/** The path of the Destroyer, which goes as far along it as it can. */
const ROAD: readonly HexId[] = ['d4', 'e4', 'f4', 'g4'];

/** Makes a random practice that asks how far a ship goes with its Movement level in this turn (SE-6.1). */
export function dealtMovement(random: RandomState): Variation<EmpiresView> {
  const level = between(random, 1, 3);
  const turn = between(random, 1, 3);
  const farthestStep: WayAnswer = decision =>
    firstOffered(decision, ...ROAD.map(hex => `to:${hex}`).toReversed()) ?? unitAnswer('go', 'destroyer')(decision);
  return {
    position: () =>
      new PositionBuilder().levels(LEARNER, { 'ship-size': 2, movement: level }).units(0, 'd4', 'destroyer').turn(turn),
    stage: {
      say: say('lesson.dealt.movement', { level, turn }),
      refs: ['hex:d4'],
      predict: {
        ask: say('lesson.what-to-buy.move.ask'),
        rule: 'SE-6.1',
        choices: numberChoices(1, 2, 3),
        outcome: ({ view }) =>
          String(goneBy({ lots: view.pieces.find(({ kind }) => kind === 'destroyer')?.lots ?? [] })),
        explanation: say('lesson.dealt.movement.because'),
      },
      goals: [goal('lesson.dealt.movement.goal', now => isAsked(now, 'move.choose') && !canMoveUnit(now, 'destroyer'))],
      way: Array.from({ length: 8 }, () => farthestStep),
    },
  };
}

/** Makes a random practice that asks for the fate of a Scout in a black hole (SE-6.6). */
export function dealtHole(random: RandomState): Variation<EmpiresView> {
  const die = between(random, 1, 10);
  return {
    position: () => new PositionBuilder().units(0, 'd4', 'scout').marker('e4', 'black-hole').dice(die).turn(1),
    stage: {
      say: say('lesson.dealt.hole', { die }),
      refs: ['hex:e4'],
      predict: {
        ask: say('lesson.explore.hole.ask'),
        rule: 'SE-6.6',
        choices: textChoices({
          lost: 'lesson.explore.hole.lost',
          lives: 'lesson.explore.hole.lives',
          back: 'lesson.explore.hole.back',
        }),
        outcome: now => {
          if (unitsAt(now, LEARNER, 'e4') > 0) return 'lives';
          return firstTold(now, 'hole.rolled')?.words.with?.lost === 1 ? 'lost' : 'back';
        },
        explanation: say('lesson.dealt.hole.because'),
      },
      goals: [goal('lesson.explore.hole.goal', now => told(now, 'hole.rolled'))],
      way: moveAnswers('scout', 'd4', 'e4'),
    },
  };
}

const REFITTED_KINDS = ['scout', 'destroyer', 'cruiser', 'battleship'] as const;
const PURSE = 20;

/** Makes a random practice that asks for the cost of a refit (SE-12.7). */
export function dealtRefit(random: RandomState): Variation<EmpiresView> {
  const kind = oneOf(random, REFITTED_KINDS);
  const ships = between(random, 2, 4);
  const { hull, cost } = UNITS[kind];
  return {
    position: () =>
      new PositionBuilder()
        .levels(LEARNER, { 'ship-size': 5 })
        .units(0, 'c4', kind, ships)
        .levels(LEARNER, { attack: 1 })
        .units(0, 'c4', 'yard', 4)
        .cp(LEARNER, PURSE)
        .turn(1, 2),
    stage: {
      say: say('lesson.dealt.refit', { ships, hull, ship: say(`unit.${kind}`) }),
      refs: ['hex:c4'],
      predict: {
        ask: say('lesson.terrain.refit.ask'),
        rule: 'SE-12.7',
        choices: numberChoices(...sortedUnique(ships, ships * hull, ships * hull * 2, ships * cost)),
        outcome: now => String(PURSE - ownState(now).cp),
        explanation: say('lesson.dealt.refit.because'),
      },
      goals: [
        goal('lesson.dealt.refit.goal', ({ view }) =>
          view.pieces.every(({ at, kind: one, tech }) => at !== 'c4' || one !== kind || tech?.attack === 1),
        ),
      ],
      way: ['done', refitAnswer],
    },
  };
}

const CHAIN: readonly HexId[] = ['c4', 'd4', 'd3', 'd2'];

/** Makes a random practice that asks for the income from a chain of pipelines (SE-13.4). */
export function dealtTrade(random: RandomState): Variation<EmpiresView> {
  const linkedHexes = drawItems(random, CHAIN.slice(1), between(random, 1, 3));
  const unlinkedCount = between(random, 0, 1);
  return {
    position: () => {
      const builder = new PositionBuilder({ pipelines: true });
      for (const hex of CHAIN) builder.units(0, hex, 'pipeline');
      for (const hex of linkedHexes) builder.colony(0, hex, 5);
      if (unlinkedCount > 0) builder.colony(0, 'b4', 5);
      return builder.turn(3);
    },
    stage: {
      say: say('lesson.dealt.trade', { linked: linkedHexes.length, apart: unlinkedCount }),
      refs: ['hex:c4', 'hex:d2'],
      predict: {
        ask: say('lesson.roads.trade.ask'),
        rule: 'SE-13.4',
        choices: numberChoices(...sortedUnique(linkedHexes.length, linkedHexes.length + unlinkedCount, CHAIN.length)),
        outcome: now => String(ownState(now).income?.pipelines ?? ''),
        explanation: say('lesson.dealt.trade.because'),
      },
      ends: 1,
      goals: [goal('lesson.roads.trade.goal', now => isAsked(now, 'sheet.row'))],
      way: ['done'],
    },
  };
}
