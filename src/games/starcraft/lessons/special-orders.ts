import { say } from '../text/say.ts';
import { LEARNER, RIVAL, trainingCluster } from './position.ts';
import { goal, isAsked, own, told, unitsAt } from './seen.ts';
import type { StarCraftLesson } from './seen.ts';

const MARINES = 3;

/** Special orders, Air Support, what becomes of Event cards, and the hand limit: SC-12, SC-17.7, SC-18.8, SC-18.9, SC-21. */
export const specialOrders: StarCraftLesson = {
  id: 'special-orders',
  title: say('lesson.special-orders'),
  minutes: 7,
  learner: LEARNER,
  position: () =>
    trainingCluster()
      .workers(LEARNER, 9)
      .seat(RIVAL, owner => {
        owner.modules['air-support'] = 1;
      })
      .area('pridewater-2', LEARNER, { firebat: 1 })
      .area('antiga-prime-1', LEARNER, { marine: 1 })
      .base('antiga-prime-2', RIVAL)
      .transport('pridewater', 'antiga-prime', LEARNER)
      .seat(LEARNER, owner => {
        owner.modules['research-development'] = 1;
      })
      .with(state => {
        Object.assign(state, { phase: 'planning', round: 2 });
      })
      .events(LEARNER, 'e1-07', 'e1-05', 'e1-18')
      .hand(LEARNER, 'terran-c01', 'terran-c02', 'terran-c03', 'terran-c06', 'terran-c09')
      .hand(LEARNER, 'terran-c12', 'terran-c13', 'terran-c14', 'terran-c16')
      .order(LEARNER, 'antiga-prime', 'mobilize')
      .beginningAt(
        { step: 'planning.order', args: { seat: LEARNER, cycle: 4 } },
        { step: 'execution.begin', args: {} },
      ),
  stages: [
    { say: say('lesson.special-orders.gold'), refs: ['planet:pridewater'] },
    {
      say: say('lesson.special-orders.place'),
      mark: say('lesson.special-orders.place.mark'),
      goals: [goal('lesson.special-orders.place.goal', now => told(now, 'execution.begins'))],
      allow: {
        'planning.planet': ['planet:pridewater'],
        'planning.token': ['special:build', 'back'],
      },
      wrong: [{ kind: 'planning.token', option: 'order:build', say: say('lesson.special-orders.place.standard') }],
      way: ['planet:pridewater', 'special:build'],
    },
    {
      say: say('lesson.special-orders.execute'),
      mark: say('lesson.special-orders.execute.mark'),
      goals: [goal('lesson.special-orders.execute.goal', now => isAsked(now, 'build.units'))],
      allow: { 'execution.order': ['order:pridewater'], 'execution.choice': ['execute'] },
      way: ['order:pridewater', 'execute'],
    },
    {
      say: say('lesson.special-orders.three'),
      mark: say('lesson.special-orders.three.mark'),
      goals: [
        goal('lesson.special-orders.three.units', ({ view }) => view.order?.unitsBuilt === MARINES),
        goal('lesson.special-orders.three.discount', ({ view }) => view.order?.discountUsed === true),
      ],
      allow: { 'build.units': ['unit:marine'] },
      wrong: [{ kind: 'build.discount', option: 'full-price', say: say('lesson.special-orders.three.full') }],
      way: [
        ...['unit:marine', 'area:pridewater-1', 'discount:mineral'],
        ...['unit:marine', 'area:pridewater-1', 'auto'],
        ...['unit:marine', 'area:pridewater-1', 'auto'],
      ],
    },
    {
      say: say('lesson.special-orders.module'),
      mark: say('lesson.special-orders.module.mark'),
      goals: [
        goal('lesson.special-orders.module.goal', now => own(now).modules['research-development'] === 2),
        goal('lesson.special-orders.module.done', now => isAsked(now, 'execution.choice')),
      ],
      allow: { 'build.units': ['done'], 'build.sheet': ['module:research-development', 'done'] },
      advice: say('lesson.special-orders.module.advice'),
      way: ['done', 'module:research-development', 'auto', 'done'],
    },
    { say: say('lesson.special-orders.others'), like: 'execution.order' },
    {
      say: say('lesson.special-orders.air'),
      mark: say('lesson.special-orders.air.mark'),
      goals: [goal('lesson.special-orders.air.goal', now => unitsAt(now, 'antiga-prime-2') > 0)],
      allow: {
        'execution.choice': ['execute'],
        'mobilize.move': ['unit:marine@antiga-prime-1', 'unit:firebat@pridewater-2', 'put-back:*', 'done'],
        'mobilize.to': [
          'move:marine:antiga-prime-1>antiga-prime-2',
          'move:firebat:pridewater-2>antiga-prime-1',
          'back',
        ],
      },
      wrong: [
        {
          kind: 'mobilize.to',
          option: 'move:firebat:pridewater-2>antiga-prime-2',
          forbidden: true,
          say: say('lesson.special-orders.air.landing'),
        },
      ],
      advice: say('lesson.special-orders.air.advice'),
      way: [
        ...['execute', 'unit:firebat@pridewater-2', 'move:firebat:pridewater-2>antiga-prime-1'],
        ...['unit:marine@antiga-prime-1', 'move:marine:antiga-prime-1>antiga-prime-2', 'done'],
      ],
    },
    { say: say('lesson.special-orders.taken'), refs: ['area:antiga-prime-2'], like: 'execution.order' },
    {
      say: say('lesson.special-orders.event'),
      mark: say('lesson.special-orders.event.mark'),
      goals: [
        goal(
          'lesson.special-orders.event.goal',
          now => told(now, 'events.played') && isAsked(now, 'regrouping.discard'),
        ),
      ],
      wrong: [{ kind: 'regrouping.event', option: 'none', say: say('lesson.special-orders.event.none') }],
      way: ['event:e1-07'],
    },
    {
      say: say('lesson.special-orders.hand'),
      mark: say('lesson.special-orders.hand.mark'),
      goals: [goal('lesson.special-orders.hand.goal', now => own(now).handCount <= own(now).handLimit)],
      way: ['card:terran-c16', 'done'],
    },
    { say: say('lesson.special-orders.end'), like: 'execution.order' },
  ],
  remember: [
    say('lesson.special-orders.remember.1'),
    say('lesson.special-orders.remember.2'),
    say('lesson.special-orders.remember.3'),
  ],
  rules: ['SC-5.4', 'SC-10.6', 'SC-12.1', 'SC-12.2', 'SC-17.7', 'SC-18.8', 'SC-18.9', 'SC-21.2'],
};
