import { say } from '../text/say.ts';
import type { TokenView } from '../view.ts';
import { dealtDiscount } from './dealt/economy.ts';
import { LEARNER, RIVAL, trainingCluster } from './position.ts';
import { goal, isAsked, numberChoices, learnerView, told, unitsAt } from './seen.ts';
import type { StarCraftProgress, StarCraftLesson } from './seen.ts';

const MARINE_COUNT = 3;

/** The number of workers in the learner's pool when the lesson begins. */
const POOL_SIZE = 9;

/** Whether an order token on Pridewater is not the special Build that the lesson asks for. */
function isOtherThanSpecialBuild({ order, special }: TokenView): boolean {
  return order !== 'build' || !special;
}

/** Whether the only order token on Pridewater is a special Build. */
function hasSpecialBuild({ view }: StarCraftProgress): boolean {
  const [token, ...more] = view.stacks.pridewater ?? [];
  return token !== undefined && more.length === 0 && !isOtherThanSpecialBuild(token);
}

/**
 * The lesson on special orders, Air Support, Event cards in regrouping, and the hand limit: SC-12, SC-17.7, SC-18.8,
 * SC-18.9, SC-21.
 */
export const specialOrdersLesson: StarCraftLesson = {
  id: 'special-orders',
  title: say('lesson.special-orders'),
  minutes: 6,
  learner: LEARNER,
  position: () =>
    trainingCluster()
      .workers(LEARNER, POOL_SIZE)
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
    {
      say: say('lesson.special-orders.place'),
      thought: say('lesson.special-orders.place.thought'),
      mark: say('lesson.special-orders.place.mark'),
      goals: [goal('lesson.special-orders.place.goal', now => hasSpecialBuild(now) && told(now, 'execution.begins'))],
      allow: { 'planning.planet': ['planet:pridewater', 'planet:antiga-prime'] },
      lost: {
        when: ({ view }) =>
          view.stacks['antiga-prime']?.[1] !== undefined ||
          view.stacks.pridewater?.some(isOtherThanSpecialBuild) === true,
        say: say('lesson.special-orders.place.standard'),
      },
      way: ['planet:pridewater', 'special:build'],
    },
    {
      say: say('lesson.special-orders.three'),
      thought: say('lesson.special-orders.three.thought'),
      predict: {
        ask: say('lesson.special-orders.three.ask'),
        rule: 'SC-12.2',
        choices: numberChoices(3, 6, 4, 2),
        meanwhile: say('lesson.special-orders.three.then'),
        outcome: now => `${POOL_SIZE - learnerView(now).pool}`,
        explanation: say('lesson.special-orders.three.because'),
        anew: dealtDiscount,
      },
      mark: say('lesson.special-orders.three.mark'),
      goals: [
        goal('lesson.special-orders.three.units', ({ view }) => view.order?.unitsBuilt === MARINE_COUNT),
        goal('lesson.special-orders.three.discount', ({ view }) => view.order?.discountUsed === true),
      ],
      allow: {
        'execution.order': ['order:pridewater', 'order:antiga-prime'],
        'build.units': ['unit:marine', 'worker', 'done'],
        pay: ['auto', 'pay:*', 'back'],
      },
      // Step 1, buying units, is over as soon as the question about buildings and modules comes.
      lost: {
        when: now =>
          told(now, 'build.bought.worker') || (isAsked(now, 'build.sheet') && now.view.order?.discountUsed !== true),
        say: say('lesson.special-orders.three.full'),
      },
      advice: say('lesson.special-orders.three.full'),
      way: [
        ...['order:pridewater', 'execute'],
        ...['unit:marine', 'area:pridewater-1', 'discount:mineral'],
        ...['unit:marine', 'area:pridewater-1', 'auto'],
        ...['unit:marine', 'area:pridewater-1', 'auto'],
      ],
    },
    {
      say: say('lesson.special-orders.module'),
      thought: say('lesson.special-orders.module.thought'),
      mark: say('lesson.special-orders.module.mark'),
      goals: [
        goal('lesson.special-orders.module.goal', now => learnerView(now).modules['research-development'] === 2),
        goal('lesson.special-orders.module.done', now => isAsked(now, 'execution.choice')),
      ],
      advice: say('lesson.special-orders.module.advice'),
      way: ['done', 'module:research-development', 'auto', 'done'],
    },
    { say: say('lesson.special-orders.others'), like: 'execution.order' },
    {
      say: say('lesson.special-orders.air'),
      thought: say('lesson.special-orders.air.thought'),
      mark: say('lesson.special-orders.air.mark'),
      needs: {
        met: now => unitsAt(now, 'antiga-prime-1', 'marine') > 0,
        otherwise: say('lesson.special-orders.module.needs'),
      },
      goals: [goal('lesson.special-orders.air.goal', now => unitsAt(now, 'antiga-prime-2') > 0)],
      allow: {
        'mobilize.move': ['unit:*', 'put-back:*', 'done'],
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
      thought: say('lesson.special-orders.event.thought'),
      mark: say('lesson.special-orders.event.mark'),
      goals: [
        goal(
          'lesson.special-orders.event.goal',
          now => told(now, 'events.played') && isAsked(now, 'regrouping.discard'),
        ),
      ],
      lost: {
        when: now => isAsked(now, 'regrouping.discard') && !told(now, 'events.played'),
        say: say('lesson.special-orders.event.none'),
      },
      way: ['event:e1-07'],
    },
    {
      say: say('lesson.special-orders.hand'),
      thought: say('lesson.special-orders.hand.thought'),
      mark: say('lesson.special-orders.hand.mark'),
      goals: [goal('lesson.special-orders.hand.goal', now => learnerView(now).handCount <= learnerView(now).handLimit)],
      way: ['card:terran-c16', 'done'],
    },
    { say: say('lesson.special-orders.end'), like: 'execution.order' },
  ],
  remember: [
    say('lesson.special-orders.remember.1'),
    say('lesson.special-orders.remember.2'),
    say('lesson.special-orders.remember.3'),
  ],
  rules: ['SC-5.4', 'SC-10.6', 'SC-12.1', 'SC-12.2', 'SC-17.7', 'SC-18.8', 'SC-18.9', 'SC-21.1', 'SC-21.2'],
};
