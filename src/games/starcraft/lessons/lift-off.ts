import { dealtKeptCard, dealtLiftOff } from './dealt/regrouping.ts';
import { dealtBasePoints } from './dealt/points.ts';
import { say } from '../text/say.ts';
import { LEARNER, RIVAL, trainingCluster } from './position.ts';
import { goal, holdsCard, numberChoices, learnerView, told, sentenceChoices } from './seen.ts';
import type { StarCraftProgress, StarCraftLesson } from './seen.ts';

/** Whether the base has left the area of the Ultralisk. */
function hasLifted({ view }: StarCraftProgress): boolean {
  return view.areas['antiga-prime-3']?.base === LEARNER || view.areas['antiga-prime-1']?.base === LEARNER;
}

/** The lesson on lift-off: SC-10.8, SC-22.1.2. */
export const liftOffLesson: StarCraftLesson = {
  id: 'lift-off',
  title: say('lesson.lift-off'),
  minutes: 4,
  learner: LEARNER,
  position: () =>
    trainingCluster()
      .workers(LEARNER, 5)
      .area('pridewater-1', LEARNER, { marine: 2 })
      .base('antiga-prime-2', LEARNER)
      .area('antiga-prime-2', RIVAL, { ultralisk: 1 })
      .cards(LEARNER, 'antiga-prime-2')
      .transport('pridewater', 'antiga-prime', LEARNER)
      .order(LEARNER, 'antiga-prime', 'mobilize')
      .beginningAt({ step: 'execution.turn', args: { seat: LEARNER } }),
  stages: [
    { say: say('lesson.lift-off.overrun'), refs: ['area:antiga-prime-2', 'unit:ultralisk@antiga-prime-2'] },
    {
      say: say('lesson.lift-off.lift'),
      thought: say('lesson.lift-off.lift.thought'),
      refs: ['area:antiga-prime-2', 'area:antiga-prime-1'],
      predict: {
        ask: say('lesson.lift-off.lift.ask'),
        rule: 'SC-22.1.2',
        choices: sentenceChoices(
          'lesson.lift-off.lift.only-one',
          'lesson.lift-off.lift.falls',
          'lesson.lift-off.lift.stands',
        ),
        meanwhile: say('lesson.lift-off.lift.then'),
        outcome: now => (hasLifted(now) ? 'stands' : 'falls'),
        explanation: say('lesson.lift-off.lift.because'),
        anew: dealtLiftOff,
      },
      mark: say('lesson.lift-off.lift.mark'),
      goals: [
        goal('lesson.lift-off.lift.base', hasLifted),
        goal('lesson.lift-off.lift.over', now => told(now, 'regrouping.begins')),
      ],
      lost: {
        when: now => told(now, 'regrouping.begins') && !hasLifted(now),
        say: say('lesson.lift-off.lift.lost'),
      },
      allow: { 'mobilize.move': ['unit:*', 'lift-off:*', 'put-back:*', 'done'] },
      advice: say('lesson.lift-off.lift.lost'),
      way: ['execute', 'lift-off:antiga-prime-1', 'done'],
    },
    {
      say: say('lesson.lift-off.cards'),
      thought: say('lesson.lift-off.cards.thought'),
      predict: {
        ask: say('lesson.lift-off.cards.ask'),
        rule: 'SC-22.1.2',
        choices: sentenceChoices('lesson.lift-off.cards.kept', 'lesson.lift-off.cards.none'),
        outcome: now => (holdsCard(now, 'antiga-prime-2') ? 'kept' : 'none'),
        explanation: say('lesson.lift-off.cards.because'),
        anew: dealtKeptCard,
      },
    },
    {
      say: say('lesson.lift-off.points'),
      thought: say('lesson.lift-off.points.thought'),
      predict: {
        ask: say('lesson.lift-off.points.ask'),
        rule: 'SC-18.5',
        choices: numberChoices(0, 1, 2),
        outcome: now => `${learnerView(now).conquestPoints}`,
        explanation: say('lesson.lift-off.points.because'),
        anew: dealtBasePoints,
      },
    },
  ],
  remember: [say('lesson.lift-off.remember.1'), say('lesson.lift-off.remember.2'), say('lesson.lift-off.remember.3')],
  rules: ['SC-1.5.1', 'SC-10.8', 'SC-22.1.2', 'SC-18.1'],
};
