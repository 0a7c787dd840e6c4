import { say } from '../text/say.ts';
import { LEARNER, trainingCluster } from './position.ts';
import { goal, isAsked, planned, unitsAt } from './seen.ts';
import type { StarCraftLesson } from './seen.ts';

/** Moving to and on a planet: SC-10.1 to SC-10.4. */
export const mobilize: StarCraftLesson = {
  id: 'mobilize',
  title: say('lesson.mobilize'),
  minutes: 4,
  learner: LEARNER,
  position: () =>
    trainingCluster()
      .workers(LEARNER, 5)
      .area('pridewater-1', LEARNER, { marine: 3 })
      .area('pridewater-2', LEARNER, { marine: 2 })
      .area('braken-1', LEARNER, { marine: 1 })
      .transport('pridewater', 'antiga-prime', LEARNER)
      .order(LEARNER, 'antiga-prime', 'mobilize')
      .order(LEARNER, 'antiga-prime', 'mobilize')
      .beginningAt({ step: 'execution.turn', args: { seat: LEARNER } }),
  stages: [
    { say: say('lesson.mobilize.active'), refs: ['planet:antiga-prime'] },
    {
      say: say('lesson.mobilize.execute'),
      mark: say('lesson.mobilize.execute.mark'),
      goals: [goal('lesson.mobilize.execute.goal', now => isAsked(now, 'mobilize.move'))],
      allow: { 'execution.choice': ['execute'] },
      way: ['execute'],
    },
    {
      say: say('lesson.mobilize.first'),
      mark: say('lesson.mobilize.first.mark'),
      goals: [goal('lesson.mobilize.first.goal', now => planned(now, 'antiga-prime-1') === 3)],
      allow: {
        'mobilize.move': ['unit:marine@pridewater-1'],
        'mobilize.to': ['move-all:marine:pridewater-1>antiga-prime-1', 'back'],
      },
      wrong: [
        {
          kind: 'mobilize.move',
          option: 'unit:marine@braken-1',
          forbidden: true,
          say: say('lesson.mobilize.first.braken'),
        },
      ],
      way: ['unit:marine@pridewater-1', 'move-all:marine:pridewater-1>antiga-prime-1'],
    },
    {
      say: say('lesson.mobilize.second'),
      mark: say('lesson.mobilize.second.mark'),
      goals: [
        goal('lesson.mobilize.second.one', now => unitsAt(now, 'antiga-prime-1') === 3),
        goal('lesson.mobilize.second.two', now => unitsAt(now, 'antiga-prime-2') === 2),
      ],
      allow: {
        'mobilize.move': ['unit:marine@pridewater-2', 'done'],
        'mobilize.to': ['move-all:marine:pridewater-2>antiga-prime-2', 'back'],
      },
      advice: say('lesson.mobilize.second.advice'),
      way: ['unit:marine@pridewater-2', 'move-all:marine:pridewater-2>antiga-prime-2', 'done'],
    },
    {
      say: say('lesson.mobilize.again'),
      mark: say('lesson.mobilize.again.mark'),
      goals: [goal('lesson.mobilize.again.goal', now => isAsked(now, 'mobilize.move'))],
      allow: { 'execution.choice': ['execute'] },
      way: ['execute'],
    },
    {
      say: say('lesson.mobilize.within'),
      mark: say('lesson.mobilize.within.mark'),
      goals: [
        goal('lesson.mobilize.within.three', now => unitsAt(now, 'antiga-prime-3') === 1),
        goal(
          'lesson.mobilize.within.one',
          now => unitsAt(now, 'antiga-prime-3') === 1 && unitsAt(now, 'antiga-prime-1') === 2,
        ),
      ],
      allow: {
        'mobilize.move': ['unit:marine@antiga-prime-1', 'done'],
        'mobilize.to': ['move:marine:antiga-prime-1>antiga-prime-3', 'back'],
      },
      wrong: [
        {
          kind: 'mobilize.to',
          option: 'move:marine:antiga-prime-1>pridewater-1',
          forbidden: true,
          say: say('lesson.mobilize.within.back'),
        },
      ],
      advice: say('lesson.mobilize.within.advice'),
      way: ['unit:marine@antiga-prime-1', 'move:marine:antiga-prime-1>antiga-prime-3', 'done'],
    },
    { say: say('lesson.mobilize.end'), refs: ['planet:antiga-prime'], like: 'mobilize.move' },
  ],
  remember: [say('lesson.mobilize.remember.1'), say('lesson.mobilize.remember.2'), say('lesson.mobilize.remember.3')],
  rules: ['SC-9.1', 'SC-10.1', 'SC-10.2', 'SC-10.4', 'SC-10.7'],
};
