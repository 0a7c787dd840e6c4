import { dealtFaces, dealtFiring, dealtReveal } from './dealt/battles.ts';
import { isAsked, scripted } from '../../../lessons/goals.ts';
import { LEARNER, RIVAL } from '../../../lessons/position.ts';
import { say } from '../text/say.ts';
import { viewedAt } from '../view.ts';
import { dealtShots } from './dealt/fights.ts';
import { PositionBuilder } from './position.ts';
import { fireAnswer, goal, moveAnswers, numberChoices, countEvents, told, unitsAt, textChoices } from './seen.ts';
import type { EmpiresLesson, Progress } from './seen.ts';

/** Whether the learner has screened a Scout, so that it stays out of the battle. */
function isScreened({ view }: Progress): boolean {
  return viewedAt(view, 'f4', LEARNER).some(({ screened }) => screened);
}

/** The number of the learner's Scouts that attack. */
const SCOUTS = 4;

/** The lesson on battles: revealing, screening, the fleet size bonus, classes and retreat (SE-8). */
export const battle: EmpiresLesson = {
  id: 'battle',
  title: say('lesson.battle'),
  minutes: 5,
  learner: LEARNER,
  reply: scripted('done'),
  position: () =>
    new PositionBuilder()
      .levels(RIVAL, { 'ship-size': 2 })
      .units(0, 'e4', 'scout', SCOUTS)
      .units(1, 'f4', 'destroyer', 2)
      // Two Destroyers: a miss, a hit. Three Scouts: a hit, two misses. Then a Destroyer misses, and a Scout hits.
      .dice(9, 4, 3, 8, 9, 10, 2)
      .turn(1),
  stages: [
    { say: say('lesson.battle.begin'), refs: ['hex:e4', 'hex:f4'] },
    {
      say: say('lesson.battle.reveal.count'),
      thought: say('lesson.battle.reveal.thought'),
      refs: ['hex:f4'],
      predict: {
        ask: say('lesson.battle.reveal.ask'),
        rule: 'SE-8.3',
        choices: textChoices({
          nothing: 'lesson.battle.reveal.nothing',
          class: 'lesson.battle.reveal.class',
          all: 'lesson.battle.reveal.all',
        }),
        meanwhile: say('lesson.battle.reveal'),
        outcome: ({ view }) => (viewedAt(view, 'f4', RIVAL).every(({ up }) => up) ? 'all' : 'nothing'),
        explanation: say('lesson.battle.reveal.because'),
        anew: dealtReveal,
      },
      mark: say('lesson.battle.reveal.mark'),
      goals: [goal('lesson.battle.reveal.goal', now => isAsked(now, 'battle.screen'))],
      allow: { 'move.choose': ['go:*', 'split:*', 'done'] },
      advice: say('lesson.battle.reveal.advice'),
      way: [...moveAnswers('scout', 'e4', 'f4'), 'done'],
    },
    {
      say: say('lesson.battle.order.count'),
      thought: say('lesson.battle.order.thought'),
      like: 'battle.fire',
      predict: {
        ask: say('lesson.battle.order.ask'),
        rule: 'SE-8.7',
        choices: textChoices({
          scouts: 'lesson.battle.order.scouts',
          destroyers: 'lesson.battle.order.destroyers',
          both: 'lesson.battle.order.both',
        }),
        meanwhile: say('lesson.battle.order'),
        outcome: ({ view }) => (view.shots[0]?.side === RIVAL ? 'destroyers' : 'scouts'),
        explanation: say('lesson.battle.order.because'),
        anew: dealtFiring,
      },
      needs: { met: now => unitsAt(now, LEARNER, 'f4') === SCOUTS, otherwise: say('lesson.battle.reveal.advice') },
      mark: say('lesson.battle.order.mark'),
      goals: [goal('lesson.battle.order.goal', now => isAsked(now, 'battle.fire'))],
      lost: {
        when: isScreened,
        say: say('lesson.battle.order.advice'),
      },
      way: ['done'],
    },
    {
      say: say('lesson.battle.fire.count'),
      thought: say('lesson.battle.fire.thought'),
      like: 'battle.fire',
      predict: {
        ask: say('lesson.battle.fire.ask'),
        rule: 'SE-8.9',
        choices: numberChoices(0, 1, 2),
        meanwhile: say('lesson.battle.fire'),
        outcome: now => String(unitsAt(now, RIVAL, 'f4')),
        explanation: say('lesson.battle.fire.because'),
        anew: dealtShots,
      },
      mark: say('lesson.battle.fire.mark'),
      goals: [goal('lesson.battle.fire.goal', now => countEvents(now, 'fire.hit', 'fire.missed') > 2)],
      lost: { when: ({ view }) => (view.battle?.round ?? 2) > 1, say: say('lesson.battle.fire.advice') },
      way: [fireAnswer, fireAnswer, fireAnswer],
    },
    {
      say: say('lesson.battle.retreat'),
      thought: say('lesson.battle.retreat.thought'),
      refs: ['hex:e4'],
      mark: say('lesson.battle.retreat.mark'),
      goals: [goal('lesson.battle.retreat.goal', now => unitsAt(now, LEARNER, 'e4') > 0)],
      lost: {
        when: now => now.view.battle === null || told(now, 'retreat.told') || isScreened(now),
        say: say('lesson.battle.retreat.advice'),
      },
      way: ['done', 'flee:e4'],
    },
    {
      say: say('lesson.battle.end.count'),
      thought: say('lesson.battle.end.thought'),
      refs: ['hex:f4'],
      predict: {
        ask: say('lesson.battle.end.ask'),
        rule: 'SE-4.4',
        choices: textChoices({ down: 'lesson.battle.end.down', up: 'lesson.battle.end.up' }),
        meanwhile: say('lesson.battle.end'),
        outcome: ({ view }) => (view.pieces.some(({ owner, up }) => owner === LEARNER && !up) ? 'down' : 'up'),
        explanation: say('lesson.battle.end.because'),
        anew: dealtFaces,
      },
      needs: {
        met: now => unitsAt(now, LEARNER, 'f4') === 2 && unitsAt(now, RIVAL, 'f4') === 1,
        otherwise: say('lesson.battle.retreat.advice'),
      },
      mark: say('lesson.battle.end.mark'),
      goals: [goal('lesson.battle.end.goal', now => now.view.battle === null && unitsAt(now, LEARNER, 'f4') > 0)],
      lost: { when: ({ view }) => view.battle === null, say: say('lesson.battle.end.advice') },
      way: [fireAnswer],
    },
    { say: say('lesson.battle.close') },
  ],
  remember: [say('lesson.battle.remember.1'), say('lesson.battle.remember.2'), say('lesson.battle.remember.3')],
  rules: ['SE-4.4', 'SE-8.1', 'SE-8.3', 'SE-8.4', 'SE-8.5', 'SE-8.6', 'SE-8.7', 'SE-8.9', 'SE-8.12', 'SE-8.14'],
};
