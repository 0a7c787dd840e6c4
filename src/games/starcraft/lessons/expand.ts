import { say } from '../text/say.ts';
import { LEARNER, trainingCluster } from './position.ts';
import { goal, hasBaseOn, holdsCard, isAsked, own } from './seen.ts';
import type { StarCraftLesson } from './seen.ts';

/** A second base, and what regrouping makes of it: SC-8.3, SC-18.1 to SC-18.5. */
export const expand: StarCraftLesson = {
  id: 'expand',
  title: say('lesson.expand'),
  minutes: 4,
  learner: LEARNER,
  position: () =>
    trainingCluster()
      .workers(LEARNER, 4)
      .seat(LEARNER, owner => {
        owner.supply.workers -= 1;
        owner.permanent.mineral += 1;
      })
      .area('pridewater-1', LEARNER, { marine: 2 })
      .area('antiga-prime-1', LEARNER, { marine: 2 })
      .area('antiga-prime-2', LEARNER, { marine: 1 })
      .transport('pridewater', 'antiga-prime', LEARNER)
      .order(LEARNER, 'antiga-prime', 'build')
      .beginningAt({ step: 'execution.turn', args: { seat: LEARNER } }),
  stages: [
    { say: say('lesson.expand.held'), refs: ['area:antiga-prime-1', 'area:antiga-prime-2'] },
    {
      say: say('lesson.expand.execute'),
      mark: say('lesson.expand.execute.mark'),
      goals: [goal('lesson.expand.execute.goal', now => isAsked(now, 'build.base'))],
      allow: { 'execution.choice': ['execute'], 'build.sheet': ['done'] },
      way: ['execute', 'done'],
    },
    {
      say: say('lesson.expand.base'),
      mark: say('lesson.expand.base.mark'),
      goals: [
        goal('lesson.expand.base.goal', now => hasBaseOn(now, 'antiga-prime')),
        goal('lesson.expand.base.cards', now => holdsCard(now, 'antiga-prime-2') && holdsCard(now, 'antiga-prime-3')),
        goal('lesson.expand.base.point', now => own(now).conquestPoints === 1),
      ],
      allow: { 'build.base': ['base:*'] },
      wrong: [
        { kind: 'build.base', option: 'base:antiga-prime-3', forbidden: true, say: say('lesson.expand.base.no-unit') },
        { kind: 'build.base', option: 'done', say: say('lesson.expand.base.done') },
      ],
      way: ['base:antiga-prime-2', 'auto'],
    },
    { say: say('lesson.expand.late'), refs: ['planet:antiga-prime'], like: 'execution.order' },
    { say: say('lesson.expand.cards'), refs: ['area:antiga-prime-2', 'area:antiga-prime-3'], like: 'execution.order' },
    { say: say('lesson.expand.workers'), like: 'pay' },
    { say: say('lesson.expand.points'), refs: ['area:antiga-prime-1'], like: 'execution.order' },
  ],
  remember: [say('lesson.expand.remember.1'), say('lesson.expand.remember.2'), say('lesson.expand.remember.3')],
  rules: ['SC-8.3', 'SC-8.6', 'SC-18.3', 'SC-18.4', 'SC-18.5'],
};
