import type { RandomState } from '../../../../kernel/plain/random.ts';
import { between, sortedUnique, drawItems, oneOf } from '../../../../lessons/dealing.ts';
import { firstOffered } from '../../../../lessons/goals.ts';
import type { WayAnswer } from '../../../../lessons/lesson.ts';
import { UNITS } from '../../data/units.ts';
import { say, unitName } from '../../text/say.ts';
import { LEARNER, RIVAL, trainingCluster } from '../position.ts';
import { goal, isAsked, numberChoices, learnerView, told } from '../seen.ts';
import {
  LEARNER_TURN,
  ROUND,
  isRegrouped,
  firstOption,
  researchPosition,
  dealtTechnology,
  ATTACKERS,
  priceOf,
} from './rounds.ts';
import type { PracticeQuestion } from './rounds.ts';

// Practice questions about technologies and mined-out areas. Their facts are random.

/** Makes a random practice question: where the first bought technology goes (SC-11.6). */
export function dealtBoughtTechnology(random: RandomState): PracticeQuestion {
  return dealtTechnology(random);
}

/** Makes a random practice question: where a further technology goes (SC-11.9). */
export function dealtSecondPurchase(random: RandomState): PracticeQuestion {
  return dealtTechnology(random);
}

/** Makes a random practice question: where the copies go after a special or a standard Research order (SC-12.4). */
export function dealtCopies(random: RandomState): PracticeQuestion {
  const special = oneOf(random, [true, false]);
  const cards = between(random, 1, 5);
  return {
    position: () => researchPosition(cards, special).beginningAt(LEARNER_TURN),
    changes: {
      say: say('lesson.dealt.copies', {
        order: say(special ? 'lesson.dealt.draw.special' : 'lesson.dealt.draw.usual'),
      }),
      goals: [
        goal(
          'lesson.dealt.copies.goal',
          now => told(now, 'research.bought') && !isAsked(now, 'research.benefit') && now.view.order === null,
        ),
      ],
      way: [
        'execute',
        'draw-cards',
        'technology:spider-mines',
        'auto',
        ...Array.from(
          { length: 3 },
          (): WayAnswer => decision =>
            firstOffered(decision, 'hand:spider-mines-1', 'done') ?? decision.options[0]?.id ?? '',
        ),
      ],
      predict: {
        outcome: now => {
          const cardsInHand = learnerView(now).own?.hand.filter(
            card => card === 'spider-mines-1' || card === 'spider-mines-2',
          ).length;
          return cardsInHand === 2 ? 'both' : cardsInHand === 1 ? 'one' : 'deck';
        },
        explanation: say('lesson.dealt.copies.because'),
      },
    },
  };
}

/** Makes a random practice question: which unit Leg Enhancements destroys (SC-13.2). */
export function dealtCheapest(random: RandomState): PracticeQuestion {
  let units = drawItems(random, ATTACKERS, 3);
  const groundUnits = () => units.filter(unit => !UNITS[unit].flying);
  const isClearChoice = () => {
    const [first, second] = groundUnits()
      .map(priceOf)
      .toSorted((one, other) => one - other);
    return first !== undefined && first !== second;
  };
  while (!isClearChoice()) units = drawItems(random, ATTACKERS, 3);
  const oneOfEachUnit = Object.fromEntries(units.map(unit => [unit, 1]));
  const wantedAnswers = ['technology:leg-enhancements', 'none', 'done'];
  return {
    position: () =>
      trainingCluster('tassadar', { zealot: 1 })
        .people(say('lesson-name.cadet'), say('lesson-name.tassadar'))
        .workers(LEARNER, 5)
        .area('antiga-prime-1', LEARNER, oneOfEachUnit)
        .area('antiga-prime-2', RIVAL, { zealot: 1 })
        .inPlay(RIVAL, 'leg-enhancements-1')
        .order(LEARNER, 'antiga-prime', 'mobilize')
        .beginningAt(LEARNER_TURN),
    reply: decision => firstOffered(decision, ...wantedAnswers) ?? decision.options[0]?.id ?? null,
    changes: {
      say: say('lesson.dealt.cheapest'),
      refs: ['area:antiga-prime-1', 'area:antiga-prime-2'],
      goals: [
        goal('lesson.start-and-cancel.start.his', now => isAsked(now, 'battle.cards') || isAsked(now, 'battle.pair')),
      ],
      way: ['execute', 'area:antiga-prime-1', 'move-everything:antiga-prime-1>antiga-prime-2', 'done'],
      predict: {
        choices: [
          ...units.toSorted().map(unit => ({ id: unit, words: unitName(unit) })),
          { id: 'nobody', words: say('lesson.start-and-cancel.start.nobody') },
        ],
        explanation: say('lesson.dealt.cheapest.because'),
      },
    },
  };
}

/** Makes a random practice question: what happens to workers on a card that is mined out (SC-7.5.2). */
export function dealtMinedOut(random: RandomState): PracticeQuestion {
  const pool = between(random, 4, 7);
  const otherWorkers = between(random, 0, 2);
  return {
    position: () =>
      trainingCluster()
        .workers(LEARNER, pool)
        .base('antiga-prime-2', LEARNER)
        .area('antiga-prime-2', RIVAL, { ultralisk: 1 })
        .cards(LEARNER, 'antiga-prime-2')
        .seat(LEARNER, owner => {
          owner.buildings.factory = 2;
          owner.supply.workers -= 2 + otherWorkers;
          owner.unavailable = otherWorkers;
          for (const card of owner.resourceCards) if (card.area === 'antiga-prime-2') card.workers = 2;
        })
        .order(LEARNER, 'pridewater', 'build')
        .beginningAt(LEARNER_TURN),
    changes: {
      say: say('lesson.dealt.mined-out', { pool, others: otherWorkers }),
      goals: [
        goal('lesson.hard-choices.mine.depleted', ({ view }) => view.areas['antiga-prime-2']?.depletion === 'full'),
      ],
      way: [
        'execute',
        'unit:goliath',
        'area:pridewater-1',
        'mine:antiga-prime-2',
        'mine:antiga-prime-2',
        'auto',
        'auto',
      ],
      predict: { outcome: now => (learnerView(now).unavailable >= otherWorkers + 2 ? 'wait' : 'die') },
    },
  };
}

/** Makes a random practice question: the Worker Pool after a regrouping in which a Resource card is lost (SC-18.2). */
export function dealtLostCard(random: RandomState): PracticeQuestion {
  const pool = between(random, 1, 5);
  const workersWaiting = between(random, 0, 3);
  const workersLost = between(random, 1, 2);
  return {
    position: () =>
      trainingCluster()
        .workers(LEARNER, pool)
        .base('antiga-prime-2', LEARNER)
        .area('antiga-prime-2', RIVAL, { ultralisk: 1 })
        .cards(LEARNER, 'antiga-prime-3')
        .seat(LEARNER, owner => {
          owner.supply.workers -= workersWaiting + workersLost;
          owner.unavailable = workersWaiting;
          for (const card of owner.resourceCards) if (card.area === 'antiga-prime-3') card.workers = workersLost;
        })
        .with(state => {
          state.round = ROUND;
        })
        .order(LEARNER, 'pridewater', 'research')
        .beginningAt(LEARNER_TURN),
    changes: {
      say: say('lesson.dealt.lost-card', { pool, waiting: workersWaiting, lost: workersLost }),
      goals: [isRegrouped],
      way: ['event-card', 'none', firstOption],
      predict: {
        choices: numberChoices(
          ...sortedUnique(pool, pool + workersWaiting, pool + workersWaiting + workersLost, pool + workersLost),
        ),
      },
    },
  };
}
