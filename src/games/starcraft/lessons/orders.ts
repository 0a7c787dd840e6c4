import type { Decision } from '../../../kernel/match/decision.ts';
import { say } from '../text/say.ts';
import { LEARNER, RIVAL, trainingCluster } from './position.ts';
import { firstOffered, goal, hasBaseOn, isAsked, own, told, unitsAt } from './seen.ts';
import type { StarCraftLesson } from './seen.ts';

/** In which cycle of planning Kerrigan covers the learner's stack. */
const COVERING = 4;

/** Kerrigan keeps to Braken until her last token covers Antiga Prime; of that planet's order she lets go last. */
function reply(decision: Decision): string | null {
  const { kind, prompt } = decision;
  if (kind === 'planning.planet') {
    return prompt.with?.cycle === COVERING ? 'planet:antiga-prime' : 'planet:braken';
  }
  if (kind === 'planning.token') return firstOffered(decision, 'order:build', 'order:research', 'order:mobilize');
  if (kind === 'execution.order') return firstOffered(decision, 'order:braken', 'order:antiga-prime');
  return kind === 'execution.choice' ? 'event-card' : null;
}

/** Order stacks, being obstructed, and the Event card instead of an order: SC-5, SC-6. */
export const orders: StarCraftLesson = {
  id: 'orders',
  title: say('lesson.orders'),
  minutes: 6,
  learner: LEARNER,
  reply,
  position: () =>
    trainingCluster()
      .workers(LEARNER, 5)
      .area('pridewater-1', LEARNER, { marine: 2 })
      .transport('pridewater', 'antiga-prime', LEARNER)
      .transport('braken', 'antiga-prime', RIVAL)
      .with(state => {
        state.round = 0;
      })
      .beginningAt({ step: 'planning.begin', args: {} }),
  stages: [
    { say: say('lesson.orders.four'), refs: ['planet:pridewater'], like: 'planning.planet' },
    { say: say('lesson.orders.plan'), refs: ['planet:antiga-prime'], like: 'planning.planet' },
    {
      say: say('lesson.orders.below'),
      mark: say('lesson.orders.below.mark'),
      goals: [goal('lesson.orders.below.goal', ({ view }) => view.stacks['antiga-prime']?.[0]?.order === 'build')],
      allow: { 'planning.planet': ['planet:antiga-prime'], 'planning.token': ['order:build', 'back'] },
      wrong: [{ kind: 'planning.token', option: 'order:mobilize', say: say('lesson.orders.below.mobilize') }],
      way: ['planet:antiga-prime', 'order:build'],
    },
    {
      say: say('lesson.orders.above'),
      mark: say('lesson.orders.above.mark'),
      goals: [goal('lesson.orders.above.goal', ({ view }) => view.stacks['antiga-prime']?.[1]?.order === 'mobilize')],
      allow: { 'planning.planet': ['planet:antiga-prime'], 'planning.token': ['order:mobilize', 'back'] },
      way: ['planet:antiga-prime', 'order:mobilize'],
    },
    {
      say: say('lesson.orders.rest'),
      mark: say('lesson.orders.rest.mark'),
      goals: [goal('lesson.orders.rest.goal', now => told(now, 'execution.begins'))],
      allow: { 'planning.planet': ['planet:pridewater'] },
      way: ['planet:pridewater', 'order:build', 'planet:pridewater', 'order:mobilize'],
    },
    { say: say('lesson.orders.covered'), refs: ['planet:antiga-prime'] },
    {
      say: say('lesson.orders.event'),
      mark: say('lesson.orders.event.mark'),
      ends: 2,
      goals: [
        goal('lesson.orders.event.goal', now => own(now).eventCount >= 2),
        // Kerrigan’s own turns come before it: until then she has orders left.
        goal(
          'lesson.orders.event.obstructed',
          now => told(now, 'execution.obstructed') && isAsked(now, 'execution.choice'),
        ),
      ],
      wrong: [{ kind: 'execution.choice', option: 'execute', say: say('lesson.orders.event.execute') }],
      way: ['event-card', 'event-card'],
    },
    { say: say('lesson.orders.obstructed'), refs: ['planet:antiga-prime'] },
    {
      say: say('lesson.orders.mobilize'),
      mark: say('lesson.orders.mobilize.mark'),
      goals: [goal('lesson.orders.mobilize.goal', now => unitsAt(now, 'antiga-prime-2') === 2)],
      allow: {
        'execution.choice': ['execute'],
        'mobilize.to': ['move-all:marine:pridewater-1>antiga-prime-2', 'back'],
      },
      advice: say('lesson.orders.mobilize.advice'),
      way: ['execute', 'unit:marine@pridewater-1', 'move-all:marine:pridewater-1>antiga-prime-2', 'done'],
    },
    {
      say: say('lesson.orders.build'),
      mark: say('lesson.orders.build.mark'),
      goals: [goal('lesson.orders.build.goal', now => hasBaseOn(now, 'antiga-prime'))],
      allow: { 'execution.choice': ['execute'], 'build.sheet': ['done'], 'build.base': ['base:*'] },
      wrong: [{ kind: 'build.base', option: 'done', say: say('lesson.orders.build.done') }],
      way: ['execute', 'done', 'base:antiga-prime-2', 'auto'],
    },
    { say: say('lesson.orders.end'), refs: ['planet:antiga-prime'], like: 'execution.order' },
  ],
  remember: [say('lesson.orders.remember.1'), say('lesson.orders.remember.2'), say('lesson.orders.remember.3')],
  rules: ['SC-5.2', 'SC-5.3', 'SC-6.2', 'SC-6.5', 'SC-6.6'],
};
