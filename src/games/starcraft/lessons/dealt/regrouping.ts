import type { RandomState } from '../../../../kernel/plain/random.ts';
import { between, sortedUnique, drawItems, oneOf } from '../../../../lessons/dealing.ts';
import { firstOffered } from '../../../../lessons/goals.ts';
import { areaName, say } from '../../text/say.ts';
import { protossPosition, teamsPosition } from '../large-positions.ts';
import { LEARNER, PositionBuilder, RIVAL, trainingCluster } from '../position.ts';
import { holdsCard, numberChoices } from '../seen.ts';
import { LEARNER_TURN, ROUND, isRegrouped, firstOption } from './rounds.ts';
import type { PracticeQuestion } from './rounds.ts';

// Practice questions about the end of a round and about hands of cards. Their facts are random.

/**
 * Makes a random practice question: whether a base in an area with an enemy unit survives if it lifts off (SC-22.1.2).
 */
export function dealtLiftOff(random: RandomState): PracticeQuestion {
  const baseArea = oneOf(random, ['antiga-prime-2', 'antiga-prime-3'] as const);
  const landingArea = oneOf(
    random,
    (['antiga-prime-1', 'antiga-prime-2', 'antiga-prime-3'] as const).filter(area => area !== baseArea),
  );
  return {
    position: () =>
      trainingCluster()
        .workers(LEARNER, 5)
        .base(baseArea, LEARNER)
        .area(baseArea, RIVAL, { ultralisk: 1 })
        .with(state => {
          state.round = ROUND;
        })
        .order(LEARNER, 'antiga-prime', 'mobilize')
        .beginningAt(LEARNER_TURN),
    changes: {
      say: say('lesson.dealt.lift', {
        from: areaName(baseArea),
        to: areaName(landingArea),
      }),
      refs: ['planet:antiga-prime'],
      goals: [isRegrouped],
      way: ['execute', `lift-off:${landingArea}`, 'done', firstOption],
      predict: {
        outcome: ({ view }) =>
          view.areas[landingArea]?.base === LEARNER || view.areas[baseArea]?.base === LEARNER ? 'stands' : 'falls',
        explanation: say('lesson.dealt.lift.because'),
      },
    },
  };
}

/**
 * Makes a random practice question: whether the learner keeps the Resource card of an area that an enemy may be in
 * (SC-22.1.2).
 */
export function dealtKeptCard(random: RandomState): PracticeQuestion {
  const hasEnemy = oneOf(random, [true, false]);
  const base = oneOf(random, ['antiga-prime-1', 'antiga-prime-3'] as const);
  return {
    position: () => {
      const builder = trainingCluster().workers(LEARNER, 5).base(base, LEARNER).cards(LEARNER, 'antiga-prime-2');
      builder.area('antiga-prime-2', hasEnemy ? RIVAL : LEARNER, hasEnemy ? { zergling: 1 } : { marine: 1 });
      return builder
        .with(state => {
          state.round = ROUND;
        })
        .order(LEARNER, 'pridewater', 'research')
        .beginningAt(LEARNER_TURN);
    },
    changes: {
      say: say('lesson.dealt.kept-card', { base: areaName(base) }),
      refs: ['area:antiga-prime-2'],
      like: 'execution.choice',
      goals: [isRegrouped],
      way: ['event-card', 'none', firstOption],
      predict: {
        choices: [
          { id: 'kept', words: say('lesson.dealt.kept-card.yes') },
          { id: 'none', words: say('lesson.dealt.kept-card.no') },
        ],
        outcome: now => (holdsCard(now, 'antiga-prime-2') ? 'kept' : 'none'),
        explanation: say('lesson.dealt.kept-card.because'),
      },
    },
  };
}

/** Makes a random practice question: the number of cards in a Zerg hand after a skirmish (SC-22.3). */
export function dealtHand(random: RandomState): PracticeQuestion {
  const heldCount = between(random, 1, 3);
  const hand = drawItems(random, ['zerg-c01', 'zerg-c02', 'zerg-c03', 'zerg-c04'] as const, heldCount);
  const cards = heldCount + 3;
  return {
    position: () =>
      new PositionBuilder(['overmind', 'raynor'])
        .people(say('lesson-name.cadet'), say('lesson.dealt.defender.rival'))
        .eventDeck()
        .planet('pridewater', 0, 0)
        .planet('antiga-prime', 1, 0, 2)
        .base('pridewater-1', LEARNER)
        .base('antiga-prime-3', RIVAL)
        .workers(LEARNER, 5)
        .area('antiga-prime-1', LEARNER, { zergling: 1 })
        .area('antiga-prime-2', RIVAL, { marine: 1 })
        .hand(LEARNER, ...hand)
        .hand(RIVAL, 'terran-c01')
        .order(LEARNER, 'antiga-prime', 'mobilize')
        .beginningAt(LEARNER_TURN),
    reply: decision => firstOffered(decision, 'none', 'done', 'card:terran-c01') ?? decision.options[0]?.id ?? null,
    changes: {
      say: say('lesson.dealt.hand', { cards }),
      way: [
        ...['execute', 'unit:zergling@antiga-prime-1', 'move:zergling:antiga-prime-1>antiga-prime-2', 'done'],
        `card:${hand[0] ?? 'zerg-c01'}`,
        ...['none', 'done'],
      ],
      predict: {
        choices: numberChoices(...sortedUnique(cards - 2, cards - 1, cards, cards + 1)),
        explanation: say('lesson.dealt.hand.because'),
      },
    },
  };
}

/** Makes a random practice question: who is first player in the next round (SC-18.10). */
export function dealtFirstPlayer(random: RandomState): PracticeQuestion {
  const firstSeat = oneOf(random, [LEARNER, RIVAL]);
  const points = between(random, 0, 9);
  return {
    position: () =>
      trainingCluster()
        .workers(LEARNER, 5)
        .area('pridewater-1', LEARNER, { marine: 2 })
        .seat(LEARNER, owner => {
          owner.conquestPoints = points;
        })
        .with(state => {
          state.round = ROUND;
          state.firstPlayer = firstSeat;
        })
        .order(LEARNER, 'pridewater', 'research')
        .beginningAt(LEARNER_TURN),
    changes: {
      say: say('lesson.dealt.first-player', {
        first: say(firstSeat === LEARNER ? 'lesson-name.cadet' : 'lesson-name.kerrigan'),
      }),
      goals: [isRegrouped],
      way: ['event-card', 'none', firstOption],
      predict: {
        ask: say('lesson.first-round.events.ask', { round: ROUND + 1 }),
        choices: [
          { id: 'me', words: say('lesson.dealt.first-player.me') },
          { id: 'her', words: say('lesson-name.kerrigan') },
        ],
        outcome: ({ view }) => (view.firstPlayer === LEARNER ? 'me' : 'her'),
        explanation: say('lesson.first-round.events.because'),
      },
    },
  };
}

/** Makes a random position for practice of the match in teams, with additional Marines and workers. */
export function dealtTeams(random: RandomState): PracticeQuestion {
  const marines = between(random, 0, 1);
  const workers = between(random, 0, 4);
  return {
    position: () =>
      teamsPosition(builder => builder.area('pridewater-1', LEARNER, { marine: marines }).workers(LEARNER, workers)),
    played: true,
  };
}

/** Makes a random position for practice of the battles against the Protoss, with additional units on both sides. */
export function dealtProtossQuestion(random: RandomState): PracticeQuestion {
  const zealots = between(random, 0, 1);
  const workers = between(random, 0, 4);
  const firebats = between(random, 0, 2);
  return {
    position: () =>
      protossPosition(builder =>
        builder
          .area('braken-3', RIVAL, { zealot: zealots })
          .area('pridewater-1', LEARNER, { firebat: firebats })
          .workers(LEARNER, workers),
      ),
    played: true,
  };
}
