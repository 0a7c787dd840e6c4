import { dealtFirstPlayer } from './dealt/regrouping.ts';
import { dealtRoundPoints } from './dealt/points.ts';
import type { Decision } from '../../../kernel/match/decision.ts';
import { say } from '../text/say.ts';
import { LEARNER, RIVAL, trainingCluster } from './position.ts';
import { firstOffered, goal, numberChoices, learnerView, told, sentenceChoices } from './seen.ts';
import type { StarCraftLesson } from './seen.ts';

/** Kerrigan's replies: she places orders only on Braken, and draws Event cards instead of executing them. */
function reply(decision: Decision): string | null {
  const wantedAnswers = ['planet:braken', 'order:research', 'order:build', 'event-card', 'none', 'done'];
  return firstOffered(decision, ...wantedAnswers) ?? decision.options[0]?.id ?? null;
}

/** The lesson on one complete round: SC-1.3, SC-5, SC-6, SC-18. */
export const firstRoundLesson: StarCraftLesson = {
  id: 'first-round',
  title: say('lesson.first-round'),
  minutes: 6,
  learner: LEARNER,
  reply,
  position: () =>
    trainingCluster()
      .workers(LEARNER, 8)
      .area('pridewater-1', LEARNER, { marine: 2, vulture: 1 })
      .area('pridewater-2', LEARNER, { firebat: 1 })
      .transport('pridewater', 'antiga-prime', LEARNER)
      .transport('braken', 'antiga-prime', RIVAL)
      .hand(LEARNER, 'terran-c01', 'terran-c02', 'terran-c03', 'terran-c06', 'terran-c08', 'terran-c09')
      .hand(RIVAL, 'zerg-c01', 'zerg-c03', 'zerg-c04')
      .with(state => {
        state.round = 0;
      })
      .beginningAt({ step: 'planning.begin', args: {} }),
  stages: [
    { say: say('lesson.first-round.steps'), like: 'planning.planet' },
    {
      say: say('lesson.first-round.plan'),
      thought: say('lesson.first-round.plan.thought'),
      free: true,
      mark: say('lesson.first-round.plan.mark'),
      goals: [goal('lesson.first-round.plan.goal', now => told(now, 'execution.begins'))],
      way: [
        ...['planet:antiga-prime', 'order:build', 'planet:antiga-prime', 'order:mobilize'],
        ...['planet:pridewater', 'order:build', 'planet:pridewater', 'order:research'],
      ],
    },
    {
      say: say('lesson.first-round.execute'),
      thought: say('lesson.first-round.execute.thought'),
      predict: {
        ask: say('lesson.first-round.execute.ask'),
        rule: 'SC-18.5',
        choices: numberChoices(0, 1, 2, 3),
        meanwhile: say('lesson.first-round.execute.then'),
        outcome: now => `${learnerView(now).conquestPoints}`,
        explanation: say('lesson.first-round.execute.because'),
        anew: dealtRoundPoints,
      },
      mark: say('lesson.first-round.execute.mark'),
      within: 'round',
      goals: [goal('lesson.first-round.execute.goal', now => told(now, 'regrouping.begins'))],
      way: [
        ...['order:antiga-prime', 'execute', 'unit:marine@pridewater-1'],
        ...['move-all:marine:pridewater-1>antiga-prime-1', 'done'],
        ...['order:antiga-prime', 'execute', 'done', 'base:antiga-prime-1', 'auto'],
        ...['event-card', 'event-card'],
      ],
    },
    {
      say: say('lesson.first-round.events'),
      thought: say('lesson.first-round.events.thought'),
      predict: {
        ask: say('lesson.first-round.events.ask', { round: 2 }),
        rule: 'SC-18.10',
        choices: sentenceChoices(
          'lesson.first-round.events.me',
          'lesson.first-round.events.fewer',
          'lesson.first-round.events.left',
        ),
        meanwhile: say('lesson.first-round.events.then'),
        outcome: ({ view }) => (view.firstPlayer === RIVAL ? 'left' : 'me'),
        explanation: say('lesson.first-round.events.because'),
        anew: dealtFirstPlayer,
      },
      needs: { met: ({ view }) => view.outcome === null, otherwise: say('lesson.first-round.events.alone') },
      mark: say('lesson.first-round.events.mark'),
      within: 'round',
      goals: [goal('lesson.first-round.events.goal', ({ view }) => view.round > 1)],
      way: ['none'],
    },
    { say: say('lesson.first-round.end'), like: 'planning.planet' },
  ],
  remember: [
    say('lesson.first-round.remember.1'),
    say('lesson.first-round.remember.2'),
    say('lesson.first-round.remember.3'),
  ],
  rules: ['SC-1.3', 'SC-5.1', 'SC-9.3', 'SC-18', 'SC-18.8', 'SC-18.9', 'SC-18.10', 'SC-18.11', 'SC-20.1', 'SC-22.1.2'],
};
