import { dealtLostCard, dealtMinedOut } from './dealt/technologies.ts';
import { say } from '../text/say.ts';
import { LEARNER, RIVAL, trainingCluster } from './position.ts';
import { goal, isAsked, numberChoices, learnerView, told, sentenceChoices } from './seen.ts';
import type { StarCraftLesson } from './seen.ts';

/** The number of workers on the Resource card of Antiga Prime 2 when it is mined out. */
const WORKERS_ON_CARD = 4;

/** The lesson on force mining, and on losses in regrouping: SC-7.5, SC-18.1, SC-18.2. */
export const hardChoicesLesson: StarCraftLesson = {
  id: 'hard-choices',
  title: say('lesson.hard-choices'),
  minutes: 5,
  learner: LEARNER,
  position: () =>
    trainingCluster()
      .workers(LEARNER, 6)
      .area('pridewater-1', LEARNER, { marine: 2 })
      .base('antiga-prime-2', LEARNER)
      .area('antiga-prime-2', RIVAL, { ultralisk: 1 })
      .cards(LEARNER, 'antiga-prime-2', 'antiga-prime-3')
      .seat(LEARNER, owner => {
        owner.buildings.factory = 2;
        owner.supply.workers -= 3;
        for (const card of owner.resourceCards) {
          if (card.area === 'antiga-prime-2') card.workers = 2;
          if (card.area === 'antiga-prime-3') card.workers = 1;
        }
      })
      .transport('pridewater', 'antiga-prime', LEARNER)
      .transport('braken', 'antiga-prime', LEARNER)
      .order(LEARNER, 'pridewater', 'build')
      .beginningAt({ step: 'execution.turn', args: { seat: LEARNER } }),
  stages: [
    { say: say('lesson.hard-choices.overrun'), refs: ['area:antiga-prime-2'] },
    {
      say: say('lesson.hard-choices.execute'),
      thought: say('lesson.hard-choices.execute.thought'),
      mark: say('lesson.hard-choices.execute.mark'),
      goals: [goal('lesson.hard-choices.execute.goal', now => isAsked(now, 'pay'))],
      allow: { 'build.units': ['unit:goliath', 'done'] },
      // Buildings are bought after units, so it is then too late to buy a Goliath.
      lost: { when: now => isAsked(now, 'build.sheet'), say: say('lesson.hard-choices.execute.late') },
      advice: say('lesson.hard-choices.execute.advice'),
      way: ['execute', 'unit:goliath', 'area:pridewater-1'],
    },
    {
      say: say('lesson.hard-choices.mine'),
      thought: say('lesson.hard-choices.mine.thought'),
      predict: {
        ask: say('lesson.hard-choices.mine.ask'),
        rule: 'SC-7.5.2',
        choices: sentenceChoices(
          'lesson.hard-choices.mine.die',
          'lesson.hard-choices.mine.stay',
          'lesson.hard-choices.mine.wait',
        ),
        meanwhile: say('lesson.hard-choices.mine.then'),
        outcome: now => (learnerView(now).unavailable >= WORKERS_ON_CARD ? 'wait' : 'stay'),
        explanation: say('lesson.hard-choices.used-up'),
        anew: dealtMinedOut,
      },
      mark: say('lesson.hard-choices.mine.mark'),
      goals: [
        goal('lesson.hard-choices.mine.depleted', ({ view }) => view.areas['antiga-prime-2']?.depletion === 'full'),
        goal('lesson.hard-choices.mine.goliath', now => told(now, 'build.bought')),
      ],
      allow: {
        pay: ['mine:antiga-prime-2', 'pay:*', 'put-back:*'],
        'build.units': ['unit:goliath', 'done'],
      },
      wrong: [
        { kind: 'pay', option: 'mine:pridewater-1', forbidden: true, say: say('lesson.hard-choices.mine.early') },
      ],
      lost: {
        when: now => told(now, 'build.bought') && now.view.areas['antiga-prime-2']?.depletion !== 'full',
        say: say('lesson.hard-choices.mine.lost'),
      },
      way: ['mine:antiga-prime-2', 'mine:antiga-prime-2', 'pay:permanent-gas'],
    },
    {
      say: say('lesson.hard-choices.finish'),
      thought: say('lesson.hard-choices.finish.thought'),
      predict: {
        ask: say('lesson.hard-choices.finish.ask'),
        rule: 'SC-18.2',
        choices: numberChoices(5, 6, 9, 8),
        meanwhile: say('lesson.hard-choices.finish.then'),
        outcome: now => `${learnerView(now).pool}`,
        explanation: say('lesson.hard-choices.worker'),
        anew: dealtLostCard,
      },
      mark: say('lesson.hard-choices.finish.mark'),
      goals: [
        goal('lesson.hard-choices.finish.base', now => told(now, 'regrouping.base-destroyed')),
        goal('lesson.hard-choices.finish.transport', now => told(now, 'regrouping.transport-destroyed')),
        goal('lesson.hard-choices.finish.cards', now => told(now, 'regrouping.cards-lost')),
      ],
      allow: { 'build.units': ['unit:marine', 'done'], 'build.sheet': ['building:barracks', 'done'] },
      way: ['done', 'done'],
    },
    { say: say('lesson.hard-choices.transport'), refs: ['planet:antiga-prime'], like: 'execution.order' },
    { say: say('lesson.hard-choices.end'), refs: ['area:antiga-prime-2'], like: 'execution.order' },
  ],
  remember: [
    say('lesson.hard-choices.remember.1'),
    say('lesson.hard-choices.remember.2'),
    say('lesson.hard-choices.remember.3'),
  ],
  rules: ['SC-7.5', 'SC-7.5.1', 'SC-7.5.2', 'SC-18.1', 'SC-18.2'],
};
