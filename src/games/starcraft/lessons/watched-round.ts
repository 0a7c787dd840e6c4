import { dealtLeader, dealtPaying, dealtTokens, dealtUpperOrder } from './dealt/points.ts';
import type { Decision } from '../../../kernel/match/decision.ts';
import { say } from '../text/say.ts';
import { LEARNER, RIVAL, trainingCluster } from './position.ts';
import { firstOffered, goal, hasBaseOn, numberChoices, learnerView, told, sentenceChoices, unitsOn } from './seen.ts';
import type { StarCraftProgress, StarCraftLesson } from './seen.ts';

/** The last planning cycle, in which each seat places its last order token of the round. */
const LAST_CYCLE = 4;

/** The number of the learner's workers when the lesson begins. */
const WORKERS = 6;

/** Kerrigan's replies: she places orders only on Braken, and draws Event cards instead of executing them. */
function reply(decision: Decision): string | null {
  const wantedAnswers = ['planet:braken', 'order:research', 'order:braken', 'event-card', 'none', 'done'];
  return firstOffered(decision, ...wantedAnswers) ?? decision.options[0]?.id ?? null;
}

function tokensOnBoard({ view }: StarCraftProgress): number {
  return Object.values(view.stacks).reduce((sum, stack) => sum + stack.length, 0);
}

function whoIsAhead({ view }: StarCraftProgress): string {
  const ownPoints = view.seats[LEARNER]?.conquestPoints ?? 0;
  const rivalPoints = view.seats[RIVAL]?.conquestPoints ?? 0;
  if (ownPoints === rivalPoints) return 'nobody';
  return ownPoints > rivalPoints ? 'me' : 'her';
}

/** The lesson that shows a round in two minutes, in which the learner only makes predictions: SC-1.3. */
export const watchedRoundLesson: StarCraftLesson = {
  id: 'watched-round',
  title: say('lesson.watched-round'),
  minutes: 2,
  learner: LEARNER,
  reply,
  position: () =>
    trainingCluster('overmind', { zergling: 2 })
      .workers(LEARNER, WORKERS)
      .area('pridewater-1', LEARNER, { marine: 2 })
      .transport('pridewater', 'antiga-prime', LEARNER)
      .transport('braken', 'antiga-prime', RIVAL)
      .order(LEARNER, 'pridewater', 'research')
      .order(LEARNER, 'pridewater', 'build')
      .order(LEARNER, 'antiga-prime', 'build')
      .order(RIVAL, 'braken', 'research')
      .order(RIVAL, 'braken', 'build')
      .order(RIVAL, 'braken', 'build')
      .with(state => {
        state.phase = 'planning';
      })
      .beginningAt(
        { step: 'planning.order', args: { seat: LEARNER, cycle: LAST_CYCLE } },
        { step: 'planning.order', args: { seat: RIVAL, cycle: LAST_CYCLE } },
        { step: 'execution.begin', args: {} },
      ),
  stages: [
    { say: say('lesson.watched-round.begin'), refs: ['planet:antiga-prime'], like: 'planning.planet' },
    {
      say: say('lesson.watched-round.plan'),
      thought: say('lesson.watched-round.plan.thought'),
      predict: {
        ask: say('lesson.watched-round.plan.ask'),
        rule: 'SC-5.1',
        choices: numberChoices(4, 8, 12),
        meanwhile: say('lesson.watched-round.plan.then'),
        outcome: now => `${tokensOnBoard(now)}`,
        explanation: say('lesson.watched-round.plan.because'),
        anew: dealtTokens,
      },
      mark: say('lesson.watched-round.plan.mark'),
      watched: true,
      goals: [goal('lesson.watched-round.plan.goal', now => told(now, 'execution.begins'))],
      way: ['planet:antiga-prime', 'order:mobilize'],
    },
    {
      say: say('lesson.watched-round.move'),
      thought: say('lesson.watched-round.move.thought'),
      predict: {
        ask: say('lesson.watched-round.move.ask'),
        rule: 'SC-6.5',
        choices: sentenceChoices(
          'lesson.watched-round.move.base',
          'lesson.watched-round.move.units',
          'lesson.watched-round.move.nobody',
        ),
        meanwhile: say('lesson.watched-round.move.then'),
        outcome: now => (unitsOn(now, 'antiga-prime') > 0 ? 'units' : 'nobody'),
        explanation: say('lesson.watched-round.move.because'),
        anew: dealtUpperOrder,
      },
      mark: say('lesson.watched-round.move.mark'),
      watched: true,
      within: 'round',
      goals: [goal('lesson.watched-round.move.goal', now => told(now, 'execution.event-card-taken'))],
      way: [
        ...['order:antiga-prime', 'execute', 'unit:marine@pridewater-1'],
        ...['move-all:marine:pridewater-1>antiga-prime-1', 'done'],
      ],
    },
    {
      say: say('lesson.watched-round.build'),
      thought: say('lesson.watched-round.build.thought'),
      predict: {
        ask: say('lesson.watched-round.build.ask'),
        rule: 'SC-8.2',
        choices: sentenceChoices(
          'lesson.watched-round.build.points',
          'lesson.watched-round.build.workers',
          'lesson.watched-round.build.nothing',
        ),
        meanwhile: say('lesson.watched-round.build.then'),
        outcome: now => (learnerView(now).pool < WORKERS ? 'workers' : 'nothing'),
        explanation: say('lesson.watched-round.build.because'),
        anew: dealtPaying,
      },
      mark: say('lesson.watched-round.build.mark'),
      watched: true,
      within: 'round',
      goals: [
        goal(
          'lesson.watched-round.build.goal',
          now => hasBaseOn(now, 'antiga-prime') && told(now, 'execution.event-card-taken'),
        ),
      ],
      way: ['order:antiga-prime', 'execute', 'done', 'base:antiga-prime-1', 'auto'],
    },
    {
      say: say('lesson.watched-round.points'),
      thought: say('lesson.watched-round.points.thought'),
      predict: {
        ask: say('lesson.watched-round.points.ask'),
        rule: 'SC-18.5',
        choices: sentenceChoices(
          'lesson.watched-round.points.me',
          'lesson.watched-round.points.her',
          'lesson.watched-round.points.nobody',
        ),
        meanwhile: say('lesson.watched-round.points.then'),
        outcome: whoIsAhead,
        explanation: say('lesson.watched-round.points.because'),
        anew: dealtLeader,
      },
      mark: say('lesson.watched-round.points.mark'),
      watched: true,
      within: 'round',
      goals: [goal('lesson.watched-round.points.goal', ({ view }) => view.round > 1)],
      way: ['execute', 'unit:marine', 'area:pridewater-2', 'auto', 'done', 'done', 'event-card', 'none'],
    },
    { say: say('lesson.watched-round.end'), like: 'planning.planet' },
  ],
  remember: [
    say('lesson.watched-round.remember.1'),
    say('lesson.watched-round.remember.2'),
    say('lesson.watched-round.remember.3'),
  ],
  rules: ['SC-1.3', 'SC-5.1', 'SC-6.5', 'SC-18.5'],
};
