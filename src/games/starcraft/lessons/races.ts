import { dealtHand } from './dealt/regrouping.ts';
import { dealtDefender } from './dealt/cards.ts';
import type { Decision } from '../../../kernel/match/decision.ts';
import { say } from '../text/say.ts';
import { mobilizeStage } from './march.ts';
import { dealtOwnLimit } from './dealt/economy.ts';
import { LEARNER, PositionBuilder, RIVAL } from './position.ts';
import { attackers, firstOffered, goal, numberChoices, learnerView, told } from './seen.ts';
import type { StarCraftProgress, StarCraftLesson } from './seen.ts';

/** The number of cards in Tassadar’s hand when the lesson begins. */
const TASSADAR_HAND_SIZE = 2;

/** Tassadar's replies: he places his first card for the Zealot. */
function reply(decision: Decision): string | null {
  if (decision.kind !== 'battle.cards') return null;
  return firstOffered(decision, 'none', 'done', 'card:protoss-c03', 'card:protoss-c01');
}

/** The number of cards that Tassadar has drawn. */
function cardsDrawnByTassadar({ view }: StarCraftProgress): number {
  return (view.seats[RIVAL]?.handCount ?? 0) - TASSADAR_HAND_SIZE;
}

/** The lesson on the abilities of the races Zerg and Protoss: SC-22.2, SC-22.3. */
export const racesLesson: StarCraftLesson = {
  id: 'races',
  title: say('lesson.races'),
  minutes: 4,
  learner: LEARNER,
  reply,
  position: () =>
    new PositionBuilder(['overmind', 'tassadar'])
      .people(say('lesson-name.cadet'), say('lesson-name.tassadar'))
      .eventDeck()
      .planet('pridewater', 0, 0)
      .planet('antiga-prime', 1, 0, 2)
      .planet('braken', 0, 1, 0, RIVAL)
      .zAxis('antiga-prime', 'braken', 'south', 'east')
      .base('pridewater-1', LEARNER)
      .cards(LEARNER, 'pridewater-1', 'pridewater-2')
      .workers(LEARNER, 5)
      .area('antiga-prime-1', LEARNER, { zergling: 2, hydralisk: 1 })
      .area('antiga-prime-2', RIVAL, { zealot: 1 })
      .base('braken-3', RIVAL)
      .cards(RIVAL, 'braken-2', 'braken-3')
      .workers(RIVAL, 4)
      .seat(LEARNER, owner => {
        owner.buildings['spawning-pool'] = 2;
      })
      .hand(LEARNER, 'zerg-c01', 'zerg-c04')
      .deckTop(LEARNER, 'zerg-c07', 'zerg-c08', 'zerg-c09', 'zerg-c10', 'zerg-c12')
      .hand(RIVAL, 'protoss-c03', 'protoss-c01')
      .deckTop(RIVAL, 'protoss-c07', 'protoss-c08', 'protoss-c09', 'protoss-c10')
      .order(LEARNER, 'antiga-prime', 'mobilize')
      .beginningAt({ step: 'execution.turn', args: { seat: LEARNER } }),
  stages: [
    { say: say('lesson.races.begin'), refs: ['area:antiga-prime-1'] },
    {
      say: say('lesson.races.shields'),
      thought: say('lesson.races.shields.thought'),
      refs: ['area:antiga-prime-2'],
      predict: {
        ask: say('lesson.races.shields.ask', { name: say('lesson-name.tassadar') }),
        rule: 'SC-22.2',
        choices: numberChoices(1, 2, 3),
        meanwhile: say('lesson.races.shields.then'),
        outcome: now => `${cardsDrawnByTassadar(now)}`,
        explanation: say('lesson.races.shields.because'),
        anew: dealtDefender,
      },
      mark: say('lesson.races.shields.mark'),
      goals: [goal('lesson.races.shields.goal', now => attackers(now, 'antiga-prime-2') === 3)],
      ...mobilizeStage(
        'area:antiga-prime-1',
        'move-everything:antiga-prime-1>antiga-prime-2',
        'lesson.races.shields.advice',
      ),
    },
    {
      say: say('lesson.races.regenerate'),
      thought: say('lesson.races.regenerate.thought'),
      refs: ['area:antiga-prime-2'],
      predict: {
        ask: say('lesson.races.regenerate.ask'),
        rule: 'SC-22.3',
        choices: numberChoices(3, 4, 5, 6),
        meanwhile: say('lesson.races.regenerate.then'),
        outcome: now => `${learnerView(now).handCount}`,
        explanation: say('lesson.races.regenerate.because'),
        anew: dealtHand,
      },
      mark: say('lesson.races.regenerate.mark'),
      goals: [goal('lesson.races.regenerate.goal', now => told(now, 'battle.compared'))],
      allow: { 'battle.cards': ['card:*', 'none', 'done', 'back', 'put-back:*'] },
      way: ['pair:hydralisk/zealot', 'done', 'card:zerg-c04', 'none', 'done'],
    },
    {
      say: say('lesson.races.build'),
      thought: say('lesson.races.build.thought'),
      like: 'build.units',
      predict: {
        ask: say('lesson.races.build.ask'),
        rule: 'SC-22.3',
        choices: numberChoices(4, 3, 2),
        outcome: now => `${learnerView(now).unitBuildLimit}`,
        explanation: say('lesson.races.build.because'),
        anew: dealtOwnLimit,
      },
    },
    { say: say('lesson.races.close') },
  ],
  remember: [say('lesson.races.remember.1'), say('lesson.races.remember.2'), say('lesson.races.remember.3')],
  rules: ['SC-22.1', 'SC-22.1.1', 'SC-22.2', 'SC-22.3'],
};
