import type { RandomState } from '../../../../kernel/plain/random.ts';
import { between, sortedUnique, drawItems, oneOf } from '../../../../lessons/dealing.ts';
import { say, unitName } from '../../text/say.ts';
import { LEARNER, RIVAL, trainingCluster } from '../position.ts';
import { goal, isAsked, numberChoices, learnerView, sentenceChoices } from '../seen.ts';
import {
  LEARNER_TURN,
  attackQuestion,
  attackAnswers,
  isBattleOver,
  isSkirmishCompared,
  ATTACK_REFS,
  duelParams,
  LEARNER_CARDS,
  dealtCloak,
} from './attacks.ts';
import type { PracticeQuestion, AttackSetup } from './attacks.ts';

// Practice questions about battles with abilities. Units and cards are random, and the rules play the battle.

/** Makes a random practice question: how many cards an attacker draws (SC-12.5). */
export function dealtDraw(random: RandomState): PracticeQuestion {
  const special = oneOf(random, [true, false]);
  const cards = drawItems(random, LEARNER_CARDS, between(random, 1, 4));
  const attack: AttackSetup = { mine: { marine: 1 }, hers: { hydralisk: 1 }, lays: cards, she: ['zerg-c13'], special };
  return {
    ...attackQuestion(attack),
    changes: {
      ...ATTACK_REFS,
      say: say('lesson.dealt.draw', {
        order: say(special ? 'lesson.dealt.draw.special' : 'lesson.dealt.draw.usual'),
        cards: cards.length,
      }),
      goals: [goal('lesson.special-attack.cards.goal', now => isAsked(now, 'battle.cards'))],
      way: attackAnswers(attack).slice(0, 4),
      predict: {
        outcome: now => `${learnerView(now).handCount - cards.length}`,
        explanation: say('lesson.dealt.draw.because'),
      },
    },
  };
}

/** Makes a random practice question: the attack bonus of a special Mobilize (SC-12.3). */
export function dealtStrikeCard(random: RandomState): PracticeQuestion {
  const special = oneOf(random, [true, false]);
  const card = oneOf(random, ['terran-c01', 'terran-c02', 'terran-c03', 'terran-c06'] as const);
  const rivalCard = oneOf(random, ['zerg-c04', 'zerg-c05', 'zerg-c06', 'zerg-c13'] as const);
  const attack: AttackSetup = { mine: { marine: 1 }, hers: { hydralisk: 1 }, lays: [card], she: [rivalCard], special };
  return {
    ...attackQuestion(attack),
    changes: {
      ...ATTACK_REFS,
      say: say('lesson.dealt.strike', {
        ...duelParams('marine', 'hydralisk', card, rivalCard),
        order: say(special ? 'lesson.dealt.draw.special' : 'lesson.dealt.draw.usual'),
      }),
      goals: [isBattleOver],
      way: attackAnswers(attack),
      predict: { explanation: say('lesson.dealt.strike.because') },
    },
  };
}

/** Makes a random practice question: the fate of a unit that may be cloaked (SC-15.1). */
export function dealtBurrowCard(random: RandomState): PracticeQuestion {
  return dealtCloak(random, false);
}

/**
 * Makes a random practice question: the fate of a unit that may be cloaked if the enemy may have a detector (SC-15.2).
 */
export function dealtDetector(random: RandomState): PracticeQuestion {
  const { changes, ...dealt } = dealtCloak(random, oneOf(random, [true, false]));
  return {
    ...dealt,
    changes: {
      ...changes,
      predict: {
        ...changes?.predict,
        choices: sentenceChoices(
          'lesson.unseen.burrow.falls',
          'lesson.unseen.burrow.away',
          'lesson.unseen.burrow.stays',
        ),
      },
    },
  };
}

/** Makes a random practice question: how many units Spider Mines destroy (SC-16.3). */
export function dealtSplash(random: RandomState): PracticeQuestion {
  const rivalUnit = between(random, 1, 3);
  const rivalCard = oneOf(random, ['zerg-c01', 'zerg-c02', 'zerg-c03'] as const);
  const attack: AttackSetup = {
    mine: { vulture: 1 },
    hers: { zergling: rivalUnit },
    lays: ['spider-mines-1'],
    she: [rivalCard],
  };
  return {
    ...attackQuestion(attack),
    changes: {
      ...ATTACK_REFS,
      say: say('lesson.dealt.splash', {
        ...duelParams('vulture', 'zergling', 'spider-mines-1', rivalCard),
        count: rivalUnit,
        others: rivalUnit - 1,
      }),
      goals: [isSkirmishCompared, goal('lesson.dealt.fight.goal', now => now.view.battle === null)],
      way: attackAnswers(attack),
      predict: {
        choices: numberChoices(...sortedUnique(0, 1, 2, 3)),
        explanation: say('lesson.dealt.splash.because'),
      },
    },
  };
}

/** Makes a random practice question: how many cards a defender of a given race draws (SC-22.2). */
export function dealtDefender(random: RandomState): PracticeQuestion {
  const race = oneOf(random, ['tassadar', 'aldaris', 'overmind', 'queen-of-blades', 'mengsk'] as const);
  const unit = {
    tassadar: 'zealot',
    aldaris: 'zealot',
    overmind: 'zergling',
    'queen-of-blades': 'zergling',
    mengsk: 'marine',
  } as const;
  const rivalHandCount = between(random, 0, 2);
  return {
    position: () => {
      const builder = trainingCluster(race, { [unit[race]]: 1 })
        .people(say('lesson-name.cadet'), say('lesson.dealt.defender.rival'))
        .workers(LEARNER, 5)
        .area('antiga-prime-1', LEARNER, { marine: 2 })
        .area('antiga-prime-2', RIVAL, { [unit[race]]: 1 });
      builder.seat(RIVAL, owner => {
        owner.hand.push(...owner.deck.splice(0, rivalHandCount));
      });
      return builder.order(LEARNER, 'antiga-prime', 'mobilize').beginningAt(LEARNER_TURN);
    },
    changes: {
      say: say('lesson.dealt.defender', { unit: unitName(unit[race]) }),
      refs: ['area:antiga-prime-2'],
      goals: [goal('lesson.races.shields.goal', now => isAsked(now, 'battle.cards'))],
      way: ['execute', 'unit:marine@antiga-prime-1', 'move-all:marine:antiga-prime-1>antiga-prime-2', 'done'],
      predict: {
        ask: say('lesson.races.shields.ask', { name: say('lesson.dealt.defender.rival') }),
        outcome: ({ view }) => `${(view.seats[RIVAL]?.handCount ?? 0) - rivalHandCount}`,
        explanation: say('lesson.dealt.defender.because'),
      },
    },
  };
}
