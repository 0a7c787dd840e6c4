import { say } from '../text/say.ts';
import { LEARNER, trainingCluster } from './position.ts';
import { goal, isAsked, own } from './seen.ts';
import type { StarCraftLesson } from './seen.ts';

const UNITS_TRAINED = 3;

/** Building levels, modules and the build limit: SC-8.1.4, SC-8.2, SC-17. */
export const growing: StarCraftLesson = {
  id: 'growing',
  title: say('lesson.growing'),
  minutes: 5,
  learner: LEARNER,
  position: () =>
    trainingCluster()
      .workers(LEARNER, 10)
      .area('pridewater-1', LEARNER, { marine: 2 })
      .base('antiga-prime-2', LEARNER)
      .cards(LEARNER, 'antiga-prime-2', 'antiga-prime-3')
      .transport('pridewater', 'antiga-prime', LEARNER)
      .order(LEARNER, 'pridewater', 'build')
      .order(LEARNER, 'antiga-prime', 'build')
      .beginningAt({ step: 'execution.turn', args: { seat: LEARNER } }),
  stages: [
    { say: say('lesson.growing.sheet'), like: 'build.sheet', refs: ['building:barracks'] },
    {
      say: say('lesson.growing.execute'),
      mark: say('lesson.growing.execute.mark'),
      goals: [goal('lesson.growing.execute.goal', now => isAsked(now, 'build.sheet'))],
      allow: {
        'execution.order': ['order:pridewater'],
        'execution.choice': ['execute'],
        'build.units': ['done'],
      },
      way: ['order:pridewater', 'execute', 'done'],
    },
    {
      say: say('lesson.growing.buy'),
      mark: say('lesson.growing.buy.mark'),
      goals: [goal('lesson.growing.buy.goal', now => own(now).buildings.barracks === 2)],
      allow: { 'build.sheet': ['building:barracks'] },
      way: ['building:barracks', 'auto'],
    },
    {
      say: say('lesson.growing.supply'),
      mark: say('lesson.growing.supply.mark'),
      goals: [goal('lesson.growing.supply.goal', now => own(now).modules.supply === 1)],
      allow: { 'build.sheet': ['module:supply'] },
      wrong: [
        { kind: 'build.sheet', option: 'building:barracks', forbidden: true, say: say('lesson.growing.supply.second') },
      ],
      way: ['module:supply', 'auto'],
    },
    {
      say: say('lesson.growing.next'),
      mark: say('lesson.growing.next.mark'),
      goals: [goal('lesson.growing.next.goal', now => isAsked(now, 'build.units'))],
      allow: { 'execution.choice': ['execute'] },
      way: ['execute'],
    },
    {
      say: say('lesson.growing.three'),
      mark: say('lesson.growing.three.mark'),
      goals: [
        goal('lesson.growing.three.units', ({ view }) => view.order?.unitsBuilt === UNITS_TRAINED),
        goal('lesson.growing.three.firebat', ({ view }) =>
          Object.values(view.areas).some(area => area.holder === LEARNER && (area.units.firebat ?? 0) > 0),
        ),
      ],
      allow: { 'build.units': ['unit:*'] },
      lost: {
        when: ({ view, decision }) =>
          view.order?.unitsBuilt === UNITS_TRAINED &&
          decision?.options.some(({ id }) => id === 'unit:firebat') === false,
        say: say('lesson.growing.three.lost'),
      },
      advice: say('lesson.growing.three.advice'),
      way: [
        'unit:firebat',
        'area:antiga-prime-2',
        'auto',
        'unit:marine',
        'area:antiga-prime-2',
        'auto',
        'unit:marine',
        'area:antiga-prime-2',
        'auto',
      ],
    },
    {
      say: say('lesson.growing.fourth'),
      mark: say('lesson.growing.fourth.mark'),
      goals: [goal('lesson.growing.fourth.goal', ({ refused }) => refused.includes('unit:marine'))],
      allow: { 'build.units': ['unit:marine'] },
      wrong: [{ kind: 'build.units', option: 'unit:marine', forbidden: true, say: say('lesson.growing.fourth.limit') }],
      way: ['unit:marine'],
    },
    { say: say('lesson.growing.end'), like: 'build.sheet' },
  ],
  remember: [say('lesson.growing.remember.1'), say('lesson.growing.remember.2'), say('lesson.growing.remember.3')],
  rules: ['SC-8.1.4', 'SC-8.2', 'SC-8.6', 'SC-17.2', 'SC-17.4'],
};
