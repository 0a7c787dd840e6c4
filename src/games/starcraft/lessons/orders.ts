import { dealtObstructedOrder, dealtTokenStack } from './dealt/planets.ts';
import type { Decision } from '../../../kernel/match/decision.ts';
import type { OrderKind } from '../data/factions.ts';
import { say } from '../text/say.ts';
import { LEARNER, RIVAL, trainingCluster } from './position.ts';
import { firstOffered, goal, hasBaseOn, isAsked, learnerView, told, sentenceChoices, unitsOn } from './seen.ts';
import type { StarCraftProgress, StarCraftLesson } from './seen.ts';

/** The planning cycle in which Kerrigan places an order on top of the learner's stack. */
const COVERING_CYCLE = 4;

/** The number of the learner's order tokens on Pridewater when the lesson begins. */
const TOKENS_ON_PRIDEWATER = 2;

/** Whether the order stack of Antiga Prime consists of these kinds of order, from bottom to top. */
function hasStackOrders({ view }: StarCraftProgress, ...kinds: readonly OrderKind[]): boolean {
  const stack = view.stacks['antiga-prime'] ?? [];
  return stack.length === kinds.length && kinds.every((order, place) => stack[place]?.order === order);
}

/** The number of order tokens that the learner has on the board. */
function tokensOnBoard(now: StarCraftProgress): number {
  return learnerView(now).ordersOnBoard;
}

/**
 * Kerrigan's replies: she places orders on Braken, but her last one on Antiga Prime. She executes the one on Antiga
 * Prime last.
 */
function reply(decision: Decision): string | null {
  const { kind, prompt } = decision;
  if (kind === 'planning.planet') {
    return prompt.with?.cycle === COVERING_CYCLE ? 'planet:antiga-prime' : 'planet:braken';
  }
  if (kind === 'planning.token') return firstOffered(decision, 'order:build', 'order:research', 'order:mobilize');
  if (kind === 'execution.order') return firstOffered(decision, 'order:braken', 'order:antiga-prime');
  return kind === 'execution.choice' ? 'event-card' : null;
}

/**
 * The lesson on order stacks, obstructed orders, and drawing an Event card instead of executing an order: SC-5, SC-6.
 */
export const ordersLesson: StarCraftLesson = {
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
      .order(LEARNER, 'pridewater', 'build')
      .order(LEARNER, 'pridewater', 'mobilize')
      .order(RIVAL, 'braken', 'build')
      .order(RIVAL, 'braken', 'build')
      .with(state => {
        state.phase = 'planning';
      })
      .beginningAt(
        { step: 'planning.order', args: { seat: LEARNER, cycle: 3 } },
        { step: 'planning.order', args: { seat: RIVAL, cycle: 3 } },
        { step: 'planning.order', args: { seat: LEARNER, cycle: COVERING_CYCLE } },
        { step: 'planning.order', args: { seat: RIVAL, cycle: COVERING_CYCLE } },
        { step: 'execution.begin', args: {} },
      ),
  stages: [
    { say: say('lesson.orders.four'), refs: ['planet:pridewater'], like: 'planning.planet' },
    {
      say: say('lesson.orders.plan'),
      thought: say('lesson.orders.plan.thought'),
      predict: {
        ask: say('lesson.orders.plan.ask'),
        rule: 'SC-6.2',
        choices: sentenceChoices('lesson.orders.plan.earlier', 'lesson.orders.plan.later', 'lesson.orders.plan.either'),
        meanwhile: say('lesson.orders.plan.then'),
        // The Mobilize order is now on top. If it lies on the Build order, it was placed last.
        outcome: now => (hasStackOrders(now, 'build', 'mobilize') ? 'later' : 'earlier'),
        explanation: say('lesson.orders.plan.because'),
        anew: dealtTokenStack,
      },
      mark: say('lesson.orders.plan.mark'),
      goals: [goal('lesson.orders.plan.goal', now => hasStackOrders(now, 'build', 'mobilize'))],
      allow: { 'planning.planet': ['planet:antiga-prime', 'planet:pridewater'] },
      lost: {
        when: now => {
          const placedTokens = now.view.stacks['antiga-prime'] ?? [];
          return (
            (placedTokens.length > 0 && placedTokens[0]?.order !== 'build') ||
            tokensOnBoard(now) - placedTokens.length > TOKENS_ON_PRIDEWATER
          );
        },
        say: say('lesson.orders.plan.lost'),
      },
      way: ['planet:antiga-prime', 'order:build', 'planet:antiga-prime', 'order:mobilize'],
    },
    {
      say: say('lesson.orders.covered'),
      thought: say('lesson.orders.covered.thought'),
      predict: {
        ask: say('lesson.orders.covered.ask'),
        rule: 'SC-6.5',
        choices: sentenceChoices(
          'lesson.orders.covered.under',
          'lesson.orders.covered.skip',
          'lesson.orders.covered.card',
        ),
        meanwhile: say('lesson.orders.covered.then'),
        outcome: now => (told(now, 'execution.obstructed') && learnerView(now).eventCount > 0 ? 'card' : 'under'),
        explanation: say('lesson.orders.covered.because'),
        anew: dealtObstructedOrder,
      },
      mark: say('lesson.orders.covered.mark'),
      ends: 3,
      goals: [
        goal(
          'lesson.orders.covered.goal',
          now => told(now, 'execution.obstructed') && isAsked(now, 'execution.choice'),
        ),
      ],
      // Enough must be left for building the base: units to move there, their transport, and workers.
      allow: {
        'mobilize.move': ['unit:*', 'area:*', 'put-back:*', 'done'],
        'build.units': ['unit:marine', 'done'],
        'build.sheet': ['done'],
      },
      way: ['event-card', 'event-card'],
    },
    {
      say: say('lesson.orders.mobilize'),
      thought: say('lesson.orders.mobilize.thought'),
      mark: say('lesson.orders.mobilize.mark'),
      goals: [
        goal(
          'lesson.orders.mobilize.goal',
          now => unitsOn(now, 'antiga-prime') > 0 && isAsked(now, 'execution.choice'),
        ),
      ],
      advice: say('lesson.orders.mobilize.advice'),
      way: ['execute', 'unit:marine@pridewater-1', 'move-all:marine:pridewater-1>antiga-prime-2', 'done'],
    },
    {
      say: say('lesson.orders.build'),
      thought: say('lesson.orders.build.thought'),
      mark: say('lesson.orders.build.mark'),
      goals: [goal('lesson.orders.build.goal', now => hasBaseOn(now, 'antiga-prime'))],
      advice: say('lesson.orders.build.advice'),
      way: ['execute', 'done', 'base:antiga-prime-2', 'auto'],
    },
    { say: say('lesson.orders.end'), refs: ['planet:antiga-prime'], like: 'execution.order' },
  ],
  remember: [say('lesson.orders.remember.1'), say('lesson.orders.remember.2'), say('lesson.orders.remember.3')],
  rules: ['SC-1.3', 'SC-5.2', 'SC-5.3', 'SC-6.2', 'SC-6.4', 'SC-6.5', 'SC-6.6', 'SC-6.8'],
};
