import { dealtFromDeck, dealtReinforced } from './dealt/skirmishes.ts';
import type { Decision } from '../../../kernel/match/decision.ts';
import { say } from '../text/say.ts';
import { mobilizeStage } from './march.ts';
import { LEARNER, RIVAL, trainingCluster } from './position.ts';
import {
  attacksExactlyWith,
  whoseUnitsFell,
  fallenChoices,
  firstOffered,
  goal,
  isAsked,
  told,
  unitsAt,
} from './seen.ts';
import type { StarCraftLesson } from './seen.ts';

/** Kerrigan's replies: she places her strongest cards in the first battle, and plays carefully in the second. */
function reply(decision: Decision): string | null {
  if (decision.kind !== 'battle.cards') return null;
  return firstOffered(decision, 'none', 'done', 'card:zerg-c01', 'card:zerg-c03');
}

/** The lesson on reinforcement cards, cards from the deck, and retreats: SC-13.6, SC-13.9. */
export const reinforcementsLesson: StarCraftLesson = {
  id: 'reinforcements',
  title: say('lesson.reinforcements'),
  minutes: 6,
  learner: LEARNER,
  reply,
  position: () =>
    trainingCluster()
      .workers(LEARNER, 5)
      .area('antiga-prime-1', LEARNER, { marine: 1, vulture: 1 })
      .area('antiga-prime-2', RIVAL, { zergling: 1 })
      .area('antiga-prime-3', RIVAL, { zergling: 1 })
      .hand(LEARNER, 'terran-c08', 'terran-c06', 'terran-c17')
      // Three cards for each battle, then the card that the Marine gets from the deck.
      .deckTop(
        LEARNER,
        'terran-c10',
        'terran-c12',
        'terran-c13',
        'terran-c14',
        'terran-c16',
        'terran-c05',
        'terran-c04',
      )
      .hand(RIVAL, 'zerg-c01', 'zerg-c03')
      .deckTop(RIVAL, 'zerg-c07', 'zerg-c08')
      .order(LEARNER, 'antiga-prime', 'mobilize')
      .order(LEARNER, 'antiga-prime', 'mobilize')
      .beginningAt({ step: 'execution.turn', args: { seat: LEARNER } }),
  stages: [
    {
      say: say('lesson.reinforcements.march'),
      thought: say('lesson.reinforcements.march.thought'),
      mark: say('lesson.reinforcements.march.mark'),
      goals: [goal('lesson.reinforcements.march.goal', now => attacksExactlyWith(now, 'antiga-prime-2', 'vulture'))],
      ...mobilizeStage(
        'unit:vulture@antiga-prime-1',
        'move:vulture:antiga-prime-1>antiga-prime-2',
        'lesson.reinforcements.march.advice',
      ),
    },
    {
      say: say('lesson.reinforcements.lay'),
      // The board shows the hand, since the question is about its cards.
      like: 'regrouping.discard',
      refs: ['card:terran-c08', 'card:terran-c17'],
      thought: say('lesson.reinforcements.lay.thought'),
      predict: {
        ask: say('lesson.reinforcements.lay.ask'),
        rule: 'SC-13.7.A.3',
        choices: fallenChoices(),
        meanwhile: say('lesson.reinforcements.lay.then'),
        outcome: whoseUnitsFell,
        explanation: say('lesson.reinforcements.lay.because'),
        anew: dealtReinforced,
      },
      mark: say('lesson.reinforcements.lay.mark'),
      goals: [goal('lesson.reinforcements.lay.goal', now => unitsAt(now, 'antiga-prime-2', 'vulture') === 1)],
      allow: { 'battle.cards': ['card:*', 'reinforcement:*', 'none', 'done', 'back', 'put-back:*'] },
      wrong: [
        {
          kind: 'battle.cards',
          option: 'card:terran-c17',
          forbidden: true,
          say: say('lesson.reinforcements.lay.alone'),
        },
      ],
      advice: say('lesson.reinforcements.lay.advice'),
      way: ['card:terran-c08', 'reinforcement:terran-c17', 'done', 'pay'],
    },
    {
      say: say('lesson.reinforcements.second'),
      thought: say('lesson.reinforcements.second.thought'),
      mark: say('lesson.reinforcements.second.mark'),
      goals: [goal('lesson.reinforcements.second.goal', now => attacksExactlyWith(now, 'antiga-prime-3', 'marine'))],
      ...mobilizeStage(
        'unit:marine@antiga-prime-1',
        'move:marine:antiga-prime-1>antiga-prime-3',
        'lesson.reinforcements.second.advice',
      ),
    },
    {
      say: say('lesson.reinforcements.deck'),
      thought: say('lesson.reinforcements.deck.thought'),
      mark: say('lesson.reinforcements.deck.mark'),
      goals: [
        goal('lesson.reinforcements.deck.goal', now => isAsked(now, 'battle.retreat') && told(now, 'battle.compared')),
      ],
      lost: {
        when: now => told(now, 'battle.destroyed'),
        say: say('lesson.reinforcements.deck.advice'),
      },
      predict: {
        ask: say('lesson.reinforcements.deck.ask', { attack: 4, health: 5 }),
        rule: 'SC-13.6.1',
        choices: fallenChoices().toReversed(),
        meanwhile: say('lesson.reinforcements.deck.then'),
        outcome: whoseUnitsFell,
        explanation: say('lesson.reinforcements.deck.because'),
        anew: dealtFromDeck,
      },
      allow: { 'battle.cards': ['card:terran-c06', 'card:terran-c16', 'deck', 'none', 'back', 'done'] },
      advice: say('lesson.reinforcements.deck.advice'),
      way: ['deck', 'done'],
    },
    {
      say: say('lesson.reinforcements.retreat'),
      thought: say('lesson.reinforcements.retreat.thought'),
      mark: say('lesson.reinforcements.retreat.mark'),
      goals: [goal('lesson.reinforcements.retreat.goal', now => told(now, 'battle.retreated'))],
      way: ['area:antiga-prime-1'],
    },
    { say: say('lesson.reinforcements.end'), like: 'execution.order' },
  ],
  remember: [
    say('lesson.reinforcements.remember.1'),
    say('lesson.reinforcements.remember.2'),
    say('lesson.reinforcements.remember.3'),
  ],
  rules: ['SC-13.6', 'SC-13.6.2', 'SC-13.7.A', 'SC-13.9', 'SC-13.9.5'],
};
