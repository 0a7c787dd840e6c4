import { dealtPlaceOrder } from './dealt/battles.ts';
import { isAsked, scripted } from '../../../lessons/goals.ts';
import { LEARNER, RIVAL } from '../../../lessons/position.ts';
import { say } from '../text/say.ts';
import { viewedAt } from '../view.ts';
import { dealtTerrain } from './dealt/fights.ts';
import { dealtRefit } from './dealt/turns.ts';
import { PositionBuilder } from './position.ts';
import {
  fireAnswer,
  goal,
  moveAnswers,
  numberChoices,
  ownState,
  refitAnswer,
  countEvents,
  unitAnswer,
  textChoices,
} from './seen.ts';
import type { EmpiresLesson } from './seen.ts';

const CP = 10;

/** The lesson on asteroids, nebulae, the technology that hulls can use, and refits (SE-8.11, SE-12.6, SE-12.7). */
export const terrain: EmpiresLesson = {
  id: 'terrain',
  title: say('lesson.terrain'),
  minutes: 5,
  learner: LEARNER,
  reply: scripted('done'),
  position: () =>
    new PositionBuilder()
      .units(0, 'c4', 'scout', 2)
      .levels(LEARNER, { 'ship-size': 3, attack: 1 })
      .units(0, 'e4', 'cruiser', 2)
      .units(0, 'c4', 'yard', 4)
      .units(1, 'f4', 'scout', 2)
      .marker('f4', 'asteroids')
      .marker('f5', 'nebula')
      .cp(LEARNER, CP)
      // Korr's Scouts miss. Among asteroids a 5 misses and a 2 hits. Then Korr misses, and the learner hits.
      .dice(9, 10, 5, 2, 9, 1)
      .turn(1, 2),
  stages: [
    { say: say('lesson.terrain.begin'), refs: ['hex:e4', 'hex:f4'] },
    {
      say: say('lesson.terrain.order.count'),
      thought: say('lesson.terrain.order.thought'),
      refs: ['hex:f4'],
      predict: {
        ask: say('lesson.terrain.order.ask'),
        rule: 'SE-8.11',
        choices: textChoices({ cruisers: 'lesson.terrain.order.cruisers', scouts: 'lesson.terrain.order.scouts' }),
        meanwhile: say('lesson.terrain.order'),
        outcome: ({ view }) => (view.shots[0]?.side === RIVAL ? 'scouts' : 'cruisers'),
        explanation: say('lesson.terrain.order.because'),
        anew: dealtPlaceOrder,
      },
      mark: say('lesson.terrain.order.mark'),
      goals: [goal('lesson.terrain.order.goal', now => isAsked(now, 'battle.fire'))],
      // The Scouts stay on C4, since a later part refits them.
      allow: { 'move.choose': [unitAnswer('go', 'cruiser', 'e4'), 'done'] },
      advice: say('lesson.terrain.order.advice'),
      way: [...moveAnswers('cruiser', 'e4', 'f4'), 'done'],
    },
    {
      say: say('lesson.terrain.number.count'),
      thought: say('lesson.terrain.number.thought'),
      like: 'battle.fire',
      predict: {
        ask: say('lesson.terrain.number.ask'),
        rule: 'SE-8.11',
        choices: numberChoices(5, 4, 3),
        meanwhile: say('lesson.terrain.number'),
        outcome: ({ view }) => String(view.shots.findLast(({ side }) => side === LEARNER)?.needed ?? ''),
        explanation: say('lesson.terrain.number.because'),
        anew: dealtTerrain,
      },
      mark: say('lesson.terrain.number.mark'),
      goals: [goal('lesson.terrain.number.goal', now => countEvents(now, 'fire.hit', 'fire.missed') > 0)],
      lost: { when: ({ view }) => (view.battle?.round ?? 2) > 1, say: say('lesson.terrain.number.advice') },
      way: [fireAnswer],
    },
    {
      say: say('lesson.terrain.finish'),
      thought: say('lesson.terrain.finish.thought'),
      mark: say('lesson.terrain.finish.mark'),
      goals: [goal('lesson.terrain.finish.goal', ({ view }) => view.battle === null)],
      way: [fireAnswer, 'done', fireAnswer],
    },
    {
      say: say('lesson.terrain.refit.count'),
      thought: say('lesson.terrain.refit.thought'),
      refs: ['hex:c4'],
      predict: {
        ask: say('lesson.terrain.refit.ask'),
        rule: 'SE-12.7',
        choices: numberChoices(12, 4, 2),
        meanwhile: say('lesson.terrain.refit'),
        outcome: now => String(CP - ownState(now).cp),
        explanation: say('lesson.terrain.refit.because'),
        anew: dealtRefit,
      },
      mark: say('lesson.terrain.refit.mark'),
      goals: [
        goal('lesson.terrain.refit.goal', ({ view }) => {
          const scouts = viewedAt(view, 'c4', LEARNER).filter(({ kind }) => kind === 'scout');
          return scouts.length > 0 && scouts.every(({ tech }) => tech?.attack === 1);
        }),
      ],
      way: [refitAnswer],
    },
    { say: say('lesson.terrain.close'), refs: ['hex:f5'] },
  ],
  remember: [say('lesson.terrain.remember.1'), say('lesson.terrain.remember.2'), say('lesson.terrain.remember.3')],
  rules: ['SE-8.7', 'SE-8.9', 'SE-8.11', 'SE-12.6', 'SE-12.7'],
};
