import { dealtBestCard, dealtSkirmish, dealtTwoSkirmishes } from './dealt/skirmishes.ts';
import type { Decision } from '../../../kernel/match/decision.ts';
import { CARDS as FACTS, STARTING_DECKS } from '../data/cards.ts';
import { cardName, say, unitName } from '../text/say.ts';
import { wrongAttack, mobilizeStage } from './march.ts';
import { LEARNER, RIVAL, trainingCluster } from './position.ts';
import {
  attackers,
  whoseUnitsFell,
  fallenChoices,
  firstOffered,
  goal,
  isAsked,
  numberChoices,
  eventCount,
  unitsAt,
} from './seen.ts';
import type { StarCraftLesson } from './seen.ts';

/** Kerrigan's replies: she places a weak card for the lone Zergling, and average ones in the second battle. */
function reply(decision: Decision): string | null {
  if (decision.kind !== 'battle.cards') return null;
  return firstOffered(decision, 'none', 'done', 'card:zerg-c03', 'card:zerg-c04', 'card:zerg-c02');
}

const CARD_OPTIONS = ['card:*', 'none', 'done', 'back', 'put-back:*'];

/** Three cards of the learner's hand, one of which is the best for a Marine. */
const HAND_CARDS = ['terran-c15', 'terran-c08', 'terran-c06'] as const;

/** The attack that a card gives a front-line Marine: major if the card has its icon, else minor (SC-13.7.B.1). */
function attackOfMarine(card: (typeof HAND_CARDS)[number]): number {
  const cardFacts = FACTS[card];
  if (cardFacts.kind !== 'standard') return 0;
  return cardFacts.icons.includes('marine') ? cardFacts.major.attack : cardFacts.minor.attack;
}

/**
 * The ranges of values that Zerg cards with its icon give a front-line Zergling, and the least value of any Zerg card
 * (SC-13.7.B.1).
 */
function zerglingCards() {
  const cards = STARTING_DECKS.zerg.flatMap(card => {
    const cardFacts = FACTS[card];
    return cardFacts.kind === 'standard' ? [cardFacts] : [];
  });
  const matchingValues = cards.filter(({ icons }) => icons.includes('zergling')).map(({ major }) => major);
  const allValues = cards.map(({ icons, major, minor }) => (icons.includes('zergling') ? major : minor));
  const rangeText = (values: readonly number[]) =>
    say('lesson-say.range', { least: Math.min(...values), most: Math.max(...values) });
  return {
    attack: rangeText(matchingValues.map(({ attack }) => attack)),
    health: rangeText(matchingValues.map(({ health }) => health)),
    least: Math.min(...allValues.flatMap(({ attack, health }) => [attack, health])),
  };
}

/** The lesson on the course of a battle: SC-13. */
export const firstBattleLesson: StarCraftLesson = {
  id: 'first-battle',
  title: say('lesson.first-battle'),
  minutes: 6,
  learner: LEARNER,
  reply,
  position: () =>
    trainingCluster()
      .workers(LEARNER, 5)
      .area('antiga-prime-1', LEARNER, { marine: 3, firebat: 1 })
      .area('antiga-prime-2', RIVAL, { zergling: 1 })
      .area('antiga-prime-3', RIVAL, { zergling: 1, hydralisk: 1 })
      .hand(LEARNER, 'terran-c01', 'terran-c02', 'terran-c03', 'terran-c06', 'terran-c08')
      .deckTop(LEARNER, 'terran-c07', 'terran-c09', 'terran-c15', 'terran-c04', 'terran-c12', 'terran-c16')
      .hand(RIVAL, 'zerg-c02', 'zerg-c03', 'zerg-c04')
      .deckTop(RIVAL, 'zerg-c07', 'zerg-c08')
      .order(LEARNER, 'antiga-prime', 'mobilize')
      .order(LEARNER, 'antiga-prime', 'mobilize')
      .beginningAt({ step: 'execution.turn', args: { seat: LEARNER } }),
  stages: [
    {
      say: say('lesson.first-battle.march'),
      thought: say('lesson.first-battle.march.thought'),
      refs: ['area:antiga-prime-2', 'area:antiga-prime-3'],
      mark: say('lesson.first-battle.march.mark'),
      goals: [goal('lesson.first-battle.march.goal', now => attackers(now, 'antiga-prime-2') === 2)],
      allow: { 'mobilize.move': ['unit:marine@antiga-prime-1', 'put-back:*', 'done'] },
      ...wrongAttack('lesson.first-battle.march.advice'),
      way: [
        'execute',
        ...['unit:marine@antiga-prime-1', 'move:marine:antiga-prime-1>antiga-prime-2'],
        ...['unit:marine@antiga-prime-1', 'move:marine:antiga-prime-1>antiga-prime-2', 'done'],
      ],
    },
    {
      say: say('lesson.first-battle.line'),
      thought: say('lesson.first-battle.line.thought'),
      predict: {
        ask: say('lesson.first-battle.line.ask', { unit: unitName('marine') }),
        rule: 'SC-13.7.B.1',
        choices: HAND_CARDS.map(card => ({ id: card, words: cardName(card) })),
        outcome: () => HAND_CARDS.toSorted((one, other) => attackOfMarine(other) - attackOfMarine(one))[0] ?? '',
        explanation: say('lesson.first-battle.line.because'),
        anew: dealtBestCard,
      },
    },
    {
      say: say('lesson.first-battle.cards', zerglingCards()),
      thought: say('lesson.first-battle.cards.thought'),
      predict: {
        ask: say('lesson.first-battle.cards.ask'),
        rule: 'SC-13.7.C',
        choices: fallenChoices(),
        meanwhile: say('lesson.first-battle.cards.then'),
        outcome: whoseUnitsFell,
        explanation: say('lesson.first-battle.cards.because'),
        anew: dealtSkirmish,
      },
      mark: say('lesson.first-battle.cards.mark'),
      goals: [goal('lesson.first-battle.cards.taken', now => unitsAt(now, 'antiga-prime-2') > 0)],
      allow: { 'battle.cards': CARD_OPTIONS },
      advice: say('lesson.first-battle.cards.advice'),
      way: ['card:terran-c06', 'none', 'done'],
    },
    {
      say: say('lesson.first-battle.second'),
      thought: say('lesson.first-battle.second.thought'),
      mark: say('lesson.first-battle.second.mark'),
      goals: [goal('lesson.first-battle.second.goal', now => attackers(now, 'antiga-prime-3') === 2)],
      ...mobilizeStage(
        'area:antiga-prime-1',
        'move-everything:antiga-prime-1>antiga-prime-3',
        'lesson.first-battle.second.advice',
      ),
    },
    {
      say: say('lesson.first-battle.pairs'),
      thought: say('lesson.first-battle.pairs.thought'),
      mark: say('lesson.first-battle.pairs.mark'),
      goals: [goal('lesson.first-battle.pairs.goal', now => isAsked(now, 'battle.cards'))],
      way: ['pair:marine/hydralisk', 'done'],
    },
    {
      say: say('lesson.first-battle.both'),
      thought: say('lesson.first-battle.both.thought'),
      predict: {
        ask: say('lesson.first-battle.both.ask'),
        rule: 'SC-13.7.C.3',
        choices: numberChoices(1, 2, 3, 4),
        meanwhile: say('lesson.first-battle.both.then'),
        outcome: now => `${eventCount(now, 'battle.destroyed')}`,
        explanation: say('lesson.first-battle.both.because'),
        anew: dealtTwoSkirmishes,
      },
      mark: say('lesson.first-battle.both.mark'),
      goals: [goal('lesson.first-battle.both.goal', now => unitsAt(now, 'antiga-prime-3') > 0)],
      allow: { 'battle.cards': CARD_OPTIONS },
      advice: say('lesson.first-battle.both.advice'),
      way: ['card:terran-c02', 'none', 'card:terran-c08', 'none', 'done', 'skirmish:s2'],
    },
    { say: say('lesson.first-battle.end'), refs: ['area:antiga-prime-3'], like: 'execution.order' },
  ],
  remember: [
    say('lesson.first-battle.remember.1'),
    say('lesson.first-battle.remember.2'),
    say('lesson.first-battle.remember.3'),
  ],
  rules: ['SC-10.3', 'SC-10.5', 'SC-13.4', 'SC-13.5', 'SC-13.6', 'SC-13.7', 'SC-13.9'],
};
