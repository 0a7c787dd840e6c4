import { say } from '../text/say.ts';
import { dealtWorkerPlaces, dealtWorkers } from './dealt/economy.ts';
import { LEARNER, RIVAL, trainingCluster } from './position.ts';
import { areaChoices, goal, numberChoices, learnerView, payingArea, told, sentenceChoices, unitsOn } from './seen.ts';
import type { StarCraftLesson } from './seen.ts';

/** The number of Marines on Pridewater after one has been built. */
const MARINE_COUNT = 3;

/** The lesson on minerals and gas, places to pay, and where new workers wait: SC-7. */
export const workersPayLesson: StarCraftLesson = {
  id: 'workers-pay',
  title: say('lesson.workers-pay'),
  minutes: 4,
  learner: LEARNER,
  position: () =>
    trainingCluster()
      .workers(LEARNER, 4)
      .seat(LEARNER, owner => {
        owner.supply.workers -= 1;
        for (const card of owner.resourceCards) if (card.area === 'pridewater-3') card.workers = 1;
      })
      .area('pridewater-1', LEARNER, { marine: 2 })
      .transport('braken', 'antiga-prime', RIVAL)
      .order(LEARNER, 'pridewater', 'build')
      .beginningAt({ step: 'execution.turn', args: { seat: LEARNER } }),
  stages: [
    { say: say('lesson.workers-pay.pool'), like: 'pay', refs: ['area:pridewater-3'] },
    {
      say: say('lesson.workers-pay.places'),
      thought: say('lesson.workers-pay.places.thought'),
      like: 'pay',
      refs: ['area:pridewater-1', 'area:pridewater-2', 'area:pridewater-3'],
      predict: {
        ask: say('lesson.workers-pay.places.ask'),
        rule: 'SC-7.1',
        choices: areaChoices('pridewater-3', 'pridewater-2', 'pridewater-1'),
        outcome: payingArea,
        explanation: say('lesson.workers-pay.places.because'),
        anew: dealtWorkerPlaces,
      },
    },
    {
      say: say('lesson.workers-pay.worker'),
      thought: say('lesson.workers-pay.worker.thought'),
      mark: say('lesson.workers-pay.worker.mark'),
      goals: [goal('lesson.workers-pay.worker.goal', now => learnerView(now).unavailable === 1)],
      allow: { 'build.units': ['worker', 'done'], pay: ['pay:*'] },
      wrong: [
        { kind: 'pay', option: 'pay:pridewater-2', forbidden: true, say: say('lesson.workers-pay.worker.gas') },
        { kind: 'pay', option: 'pay:pridewater-3', forbidden: true, say: say('lesson.workers-pay.worker.full') },
      ],
      advice: say('lesson.workers-pay.worker.advice'),
      way: ['execute', 'worker', 'pay:pridewater-1'],
    },
    {
      say: say('lesson.workers-pay.new'),
      thought: say('lesson.workers-pay.new.thought'),
      like: 'pay',
      predict: {
        ask: say('lesson.workers-pay.new.ask'),
        before: true,
        rule: 'SC-7.4',
        choices: sentenceChoices(
          'lesson.workers-pay.new.pool',
          'lesson.workers-pay.new.card',
          'lesson.workers-pay.new.waits',
        ),
        outcome: now => (learnerView(now).unavailable > 0 ? 'waits' : 'pool'),
        explanation: say('lesson.workers-pay.new.because'),
      },
    },
    {
      say: say('lesson.workers-pay.marine'),
      thought: say('lesson.workers-pay.marine.thought'),
      mark: say('lesson.workers-pay.marine.mark'),
      goals: [
        goal('lesson.workers-pay.marine.goal', now => unitsOn(now, 'pridewater') === MARINE_COUNT),
        goal('lesson.workers-pay.marine.transport', ({ view }) =>
          view.routes.some(({ id, transports }) => id === 'r1' && transports.includes(LEARNER)),
        ),
      ],
      allow: { 'build.units': ['unit:marine', 'transport:r1', 'done'], pay: ['auto', 'pay:*', 'back'] },
      lost: {
        when: now => unitsOn(now, 'pridewater') > MARINE_COUNT,
        say: say('lesson.workers-pay.marine.two'),
      },
      advice: say('lesson.workers-pay.marine.advice'),
      way: ['unit:marine', 'area:pridewater-1', 'auto', 'transport:r1', 'auto'],
    },
    {
      say: say('lesson.workers-pay.round'),
      thought: say('lesson.workers-pay.round.thought'),
      predict: {
        ask: say('lesson.workers-pay.round.ask'),
        rule: 'SC-18.4',
        choices: numberChoices(1, 5, 6, 7),
        meanwhile: say('lesson.workers-pay.round.then'),
        outcome: now => `${learnerView(now).pool}`,
        explanation: say('lesson.workers-pay.round.because'),
        anew: dealtWorkers,
      },
      mark: say('lesson.workers-pay.round.mark'),
      goals: [goal('lesson.workers-pay.round.goal', now => told(now, 'regrouping.workers'))],
      allow: { 'build.units': ['worker', 'done'], 'build.sheet': ['done'], pay: ['auto', 'pay:*', 'back'] },
      way: ['done', 'done'],
    },
  ],
  remember: [
    say('lesson.workers-pay.remember.1'),
    say('lesson.workers-pay.remember.2'),
    say('lesson.workers-pay.remember.3'),
  ],
  rules: ['SC-7.1', 'SC-7.2', 'SC-7.3', 'SC-7.4', 'SC-8.1', 'SC-18.4'],
};
