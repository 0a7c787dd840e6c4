import { say } from '../text/say.ts';
import { dealtRivalLimit, dealtSupply } from './dealt/economy.ts';
import { LEARNER, RIVAL, trainingCluster } from './position.ts';
import { goal, numberChoices, learnerView } from './seen.ts';
import type { StarCraftLesson } from './seen.ts';

const UNITS_TRAINED = 3;

/** The lesson on building levels, modules and the build limit: SC-8.1.4, SC-8.2, SC-17. */
export const growingLesson: StarCraftLesson = {
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
      .seat(RIVAL, owner => {
        owner.buildings['queens-nest'] = 1;
      })
      .transport('pridewater', 'antiga-prime', LEARNER)
      .order(LEARNER, 'pridewater', 'build')
      .order(LEARNER, 'antiga-prime', 'build')
      .beginningAt({ step: 'execution.turn', args: { seat: LEARNER } }),
  stages: [
    { say: say('lesson.growing.sheet'), like: 'build.sheet', refs: ['building:barracks'] },
    {
      say: say('lesson.growing.buy'),
      thought: say('lesson.growing.buy.thought'),
      predict: {
        ask: say('lesson.growing.buy.ask'),
        rule: 'SC-8.1.4',
        choices: numberChoices(2, 3, 4, 5),
        meanwhile: say('lesson.growing.buy.then'),
        outcome: now => `${learnerView(now).unitBuildLimit}`,
        explanation: say('lesson.growing.buy.because'),
        anew: dealtSupply,
      },
      mark: say('lesson.growing.buy.mark'),
      goals: [
        goal('lesson.growing.buy.goal', now => learnerView(now).buildings.barracks === 2),
        goal('lesson.growing.buy.supply', now => learnerView(now).modules.supply === 1),
      ],
      allow: {
        'execution.order': ['order:pridewater', 'order:antiga-prime'],
        'build.units': ['unit:marine', 'done'],
        'build.sheet': ['building:barracks', 'module:supply', 'done'],
        pay: ['auto', 'pay:*', 'back'],
      },
      advice: say('lesson.growing.buy.advice'),
      way: ['order:pridewater', 'execute', 'done', 'module:supply', 'auto', 'building:barracks', 'auto'],
    },
    {
      say: say('lesson.growing.three'),
      thought: say('lesson.growing.three.thought'),
      mark: say('lesson.growing.three.mark'),
      goals: [
        goal('lesson.growing.three.units', ({ view }) => view.order?.unitsBuilt === UNITS_TRAINED),
        goal('lesson.growing.three.firebat', ({ view }) =>
          Object.values(view.areas).some(area => area.holder === LEARNER && (area.units.firebat ?? 0) > 0),
        ),
      ],
      allow: { 'build.units': ['unit:*', 'done'], pay: ['auto', 'pay:*', 'back'] },
      lost: {
        when: ({ view, decision }) =>
          view.order?.unitsBuilt === UNITS_TRAINED &&
          decision?.options.some(({ id }) => id === 'unit:firebat') === false,
        say: say('lesson.growing.three.lost'),
      },
      advice: say('lesson.growing.three.advice'),
      way: [
        ...['execute', 'unit:firebat', 'area:antiga-prime-2', 'auto'],
        ...['unit:marine', 'area:antiga-prime-2', 'auto', 'unit:marine', 'area:antiga-prime-2', 'auto'],
      ],
    },
    {
      say: say('lesson.growing.zerg'),
      thought: say('lesson.growing.zerg.thought'),
      like: 'build.sheet',
      predict: {
        ask: say('lesson.growing.zerg.ask'),
        rule: 'SC-22.3',
        choices: numberChoices(2, 3, 4, 6),
        outcome: ({ view }) => `${view.seats[RIVAL]?.unitBuildLimit}`,
        explanation: say('lesson.growing.zerg.because'),
        anew: dealtRivalLimit,
      },
    },
  ],
  remember: [say('lesson.growing.remember.1'), say('lesson.growing.remember.2'), say('lesson.growing.remember.3')],
  rules: ['SC-8.1.4', 'SC-8.2', 'SC-8.6', 'SC-17.2', 'SC-17.3', 'SC-17.5', 'SC-22.3'],
};
