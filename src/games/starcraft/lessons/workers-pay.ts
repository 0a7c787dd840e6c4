import { say } from '../text/say.ts';
import { LEARNER, RIVAL, trainingCluster } from './position.ts';
import { goal, own, told, unitsAt, workersOn } from './seen.ts';
import type { StarCraftLesson } from './seen.ts';

/** Minerals and gas, the places that pay, and where new workers wait: SC-7. */
export const workersPay: StarCraftLesson = {
  id: 'workers-pay',
  title: say('lesson.workers-pay'),
  minutes: 4,
  learner: LEARNER,
  position: () =>
    trainingCluster()
      .workers(LEARNER, 5)
      .area('pridewater-1', LEARNER, { marine: 2 })
      .transport('braken', 'antiga-prime', RIVAL)
      .order(LEARNER, 'pridewater', 'build')
      .beginningAt({ step: 'execution.turn', args: { seat: LEARNER } }),
  stages: [
    { say: say('lesson.workers-pay.pool'), like: 'pay' },
    {
      say: say('lesson.workers-pay.places'),
      like: 'pay',
      refs: ['area:pridewater-1', 'area:pridewater-2', 'area:pridewater-3'],
    },
    {
      say: say('lesson.workers-pay.execute'),
      mark: say('lesson.workers-pay.execute.mark'),
      goals: [goal('lesson.workers-pay.execute.goal', now => told(now, 'execution.executed'))],
      allow: { 'execution.choice': ['execute'] },
      way: ['execute'],
    },
    {
      say: say('lesson.workers-pay.worker'),
      mark: say('lesson.workers-pay.worker.mark'),
      goals: [
        goal('lesson.workers-pay.worker.goal', now => own(now).unavailable === 1),
        goal('lesson.workers-pay.worker.card', now => workersOn(now, 'pridewater-3') === 1),
      ],
      allow: { 'build.units': ['worker'], pay: ['pay:pridewater-3'] },
      wrong: [{ kind: 'pay', option: 'pay:pridewater-2', forbidden: true, say: say('lesson.workers-pay.worker.gas') }],
      way: ['worker', 'pay:pridewater-3'],
    },
    {
      say: say('lesson.workers-pay.marine'),
      mark: say('lesson.workers-pay.marine.mark'),
      goals: [
        goal('lesson.workers-pay.marine.goal', now => unitsAt(now, 'pridewater-1', 'marine') === 3),
        goal('lesson.workers-pay.marine.permanent', now => own(now).permanent.mineral === 1),
      ],
      allow: { 'build.units': ['unit:marine'], 'build.area': ['area:pridewater-1'], pay: ['pay:permanent-mineral'] },
      wrong: [{ kind: 'pay', option: 'pay:pridewater-3', forbidden: true, say: say('lesson.workers-pay.marine.full') }],
      way: ['unit:marine', 'area:pridewater-1', 'pay:permanent-mineral'],
    },
    {
      say: say('lesson.workers-pay.transport'),
      mark: say('lesson.workers-pay.transport.mark'),
      goals: [
        goal('lesson.workers-pay.transport.goal', ({ view }) =>
          view.routes.some(({ id, transports }) => id === 'r1' && transports.includes(LEARNER)),
        ),
      ],
      allow: { 'build.units': ['transport:r1'], pay: ['auto', 'pay:*', 'put-back:*'] },
      wrong: [{ kind: 'build.units', option: 'worker', say: say('lesson.workers-pay.transport.worker') }],
      way: ['transport:r1', 'auto'],
    },
    { say: say('lesson.workers-pay.done'), like: 'pay' },
  ],
  remember: [
    say('lesson.workers-pay.remember.1'),
    say('lesson.workers-pay.remember.2'),
    say('lesson.workers-pay.remember.3'),
  ],
  rules: ['SC-7.1', 'SC-7.2', 'SC-7.3', 'SC-7.4', 'SC-8.1'],
};
