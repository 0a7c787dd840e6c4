import { say } from '../text/say.ts';
import { LEARNER, trainingCluster } from './position.ts';
import { goal, isAsked, own, told } from './seen.ts';
import type { StarCraftLesson } from './seen.ts';

const MARINES = 3;

/** Special orders, what becomes of Event cards, and the hand limit: SC-12, SC-18.8, SC-18.9, SC-21. */
export const specialOrders: StarCraftLesson = {
  id: 'special-orders',
  title: say('lesson.special-orders'),
  minutes: 5,
  learner: LEARNER,
  position: () =>
    trainingCluster()
      .workers(LEARNER, 6)
      .seat(LEARNER, owner => {
        owner.modules['research-development'] = 1;
        owner.events.push('e1-07', 'e1-05', 'e1-18');
      })
      .with(state => {
        state.eventDeck = state.eventDeck.filter(card => !['e1-07', 'e1-05', 'e1-18'].includes(card));
      })
      .hand(LEARNER, 'terran-c01', 'terran-c02', 'terran-c03', 'terran-c06', 'terran-c09')
      .hand(LEARNER, 'terran-c12', 'terran-c13', 'terran-c14', 'terran-c16')
      .order(LEARNER, 'pridewater', 'build', true)
      .beginningAt({ step: 'execution.turn', args: { seat: LEARNER } }),
  stages: [
    { say: say('lesson.special-orders.gold'), refs: ['planet:pridewater'], like: 'execution.order' },
    {
      say: say('lesson.special-orders.execute'),
      mark: say('lesson.special-orders.execute.mark'),
      goals: [goal('lesson.special-orders.execute.goal', now => isAsked(now, 'build.units'))],
      allow: { 'execution.choice': ['execute'] },
      way: ['execute'],
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
      say: say('lesson.special-orders.finish'),
      mark: say('lesson.special-orders.finish.mark'),
      goals: [goal('lesson.special-orders.finish.goal', now => told(now, 'events.read.secret'))],
      allow: { 'build.units': ['done'], 'build.sheet': ['done'] },
      way: ['done', 'done'],
    },
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
  rules: ['SC-5.4', 'SC-12.1', 'SC-12.2', 'SC-18.8', 'SC-18.9', 'SC-21.2'],
};
