import { scripted } from '../../../lessons/goals.ts';
import { LEARNER } from '../../../lessons/position.ts';
import { say } from '../text/say.ts';
import { dealtProduction } from './dealt/production.ts';
import { PositionBuilder } from './position.ts';
import { goal, numbersToSay, learnerSeat, ownNumber, told } from './seen.ts';
import type { EmperorLesson } from './seen.ts';

/** The learner's metal and energy at the start, added together. */
const START_AMOUNTS = 5;

/** A lesson on production, and on what a Storage holds (GE-7, GE-1.3). */
export const stewardLesson: EmperorLesson = {
  id: 'steward',
  title: say('lesson.steward'),
  minutes: 3,
  learner: LEARNER,
  reply: scripted('all', 'done', 'role:regent', 'pass'),
  position: () =>
    new PositionBuilder()
      .tile('b4', 't07', 0)
      .food('b4', 2)
      .tile('b5', 't22', 0)
      .food('b5', 1)
      .tile('a3', 't06', 0)
      .owns(0, { metal: 4, energy: START_AMOUNTS - 4 })
      .inRole('steward'),
  stages: [
    { say: say('lesson.steward.begin'), like: 'steward.produce' },
    {
      say: say('lesson.steward.free'),
      thought: say('lesson.steward.free.thought'),
      mark: say('lesson.steward.free.mark'),
      goals: [
        goal('lesson.steward.free.goal', now => learnerSeat(now).energy + learnerSeat(now).metal > START_AMOUNTS),
      ],
      way: ['energy'],
    },
    {
      say: say('lesson.steward.unfed'),
      thought: say('lesson.steward.unfed.thought'),
      refs: ['space:a3'],
      mark: say('lesson.steward.unfed.mark'),
      goals: [goal('lesson.steward.unfed.goal', ({ refused }) => refused.includes('produce:a3'))],
      allow: { 'steward.produce': [] },
      wrong: [{ kind: 'steward.produce', option: 'produce:a3', forbidden: true, say: say('lesson.steward.unfed.say') }],
      way: ['produce:a3'],
    },
    {
      say: say('lesson.steward.full.count'),
      thought: say('lesson.steward.full.thought'),
      predict: {
        ask: say('lesson.steward.full.ask'),
        rule: 'GE-1.3',
        choices: numbersToSay(5, 6, 7, 8),
        meanwhile: say('lesson.steward.full'),
        outcome: now => ownNumber(now, 'metal'),
        explanation: say('lesson.steward.full.because'),
        anew: dealtProduction,
      },
      mark: say('lesson.steward.full.mark'),
      goals: [goal('lesson.steward.full.goal', now => told(now, 'steward.produced-over'))],
      allow: { 'steward.produce': ['all', 'produce:b4', 'produce:b5'] },
      way: ['all'],
    },
    {
      say: say('lesson.steward.again.count'),
      thought: say('lesson.steward.again.thought'),
      predict: {
        ask: say('lesson.steward.again.ask'),
        before: true,
        rule: 'GE-7.2',
        choices: numbersToSay(0, 1, 2),
        meanwhile: say('lesson.steward.again'),
        outcome: ({ view }) => String(view.food.b4 ?? 0),
        explanation: say('lesson.steward.again.because'),
      },
    },
    { say: say('lesson.steward.close') },
  ],
  remember: [say('lesson.steward.remember.1'), say('lesson.steward.remember.2'), say('lesson.steward.remember.3')],
  rules: ['GE-7.1', 'GE-7.2', 'GE-7.3', 'GE-1.3'],
};
