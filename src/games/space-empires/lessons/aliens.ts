import { dealtAlienHit, dealtAliens, dealtBarren } from './dealt/machines.ts';
import type { Decision } from '../../../kernel/match/decision.ts';
import { isAsked, scripted } from '../../../lessons/goals.ts';
import { LEARNER } from '../../../lessons/position.ts';
import { ALIENS_SIDE } from '../state/seats.ts';
import { say } from '../text/say.ts';
import { viewedAt } from '../view.ts';
import { PositionBuilder } from './position.ts';
import {
  fireAnswer,
  goal,
  moveAnswers,
  numberChoices,
  countEvents,
  optionId,
  unitsAt,
  unitAnswer,
  textChoices,
} from './seen.ts';
import type { EmpiresLesson, Progress } from './seen.ts';

function isOver({ view }: Progress): boolean {
  return view.battle === null;
}

/** The answer that fires at an alien ship of class D, or at any ship if there is none. */
function firesAtD(decision: Decision): string {
  return optionId(decision, 'at', 'alien-d') ?? fireAnswer(decision);
}

/** The lesson on barren planets in deep space, the aliens there, and Terraforming (SE-17, SE-12.5). */
export const aliens: EmpiresLesson = {
  id: 'aliens',
  title: say('lesson.aliens'),
  optional: true,
  minutes: 5,
  learner: LEARNER,
  reply: scripted('done'),
  position: () =>
    new PositionBuilder({ aliens: true })
      .units(0, 'e4', 'colony-ship')
      .levels(LEARNER, { 'ship-size': 3, attack: 1, terraforming: 1 })
      .units(0, 'e4', 'cruiser', 3)
      .units(1, 'h4', 'scout', 3)
      .hidden('f4', 'barren')
      // The planet has three aliens of class D and one of class C. The C ship misses and two Cruisers hit. The last D
      // ship misses, and the battle is soon over.
      .dice(36, 35, 34, 16, 9, 4, 2, 9, 8, 10, 1, 1, 1)
      .turn(1),
  stages: [
    { say: say('lesson.aliens.begin'), refs: ['hex:e4', 'hex:f4'] },
    {
      say: say('lesson.aliens.find.count'),
      thought: say('lesson.aliens.find.thought'),
      refs: ['hex:f4'],
      predict: {
        ask: say('lesson.aliens.find.ask'),
        rule: 'SE-17.1',
        choices: textChoices({
          next: 'lesson.aliens.find.next',
          never: 'lesson.aliens.find.never',
          'at-once': 'lesson.aliens.find.at-once',
        }),
        meanwhile: say('lesson.aliens.find'),
        outcome: ({ view }) => (view.battle === null ? 'next' : 'at-once'),
        explanation: say('lesson.aliens.find.because'),
        anew: dealtAliens,
      },
      mark: say('lesson.aliens.find.mark'),
      goals: [goal('lesson.aliens.find.goal', now => isAsked(now, 'battle.fire'))],
      // The Colony Ship must wait on E4: a later part asks whether it can settle.
      allow: { 'move.choose': [unitAnswer('go', 'cruiser', 'e4'), 'done'] },
      advice: say('lesson.aliens.find.advice'),
      way: [...moveAnswers('cruiser', 'e4', 'f4'), 'done'],
    },
    {
      say: say('lesson.aliens.hit.count'),
      thought: say('lesson.aliens.hit.thought'),
      like: 'battle.fire',
      predict: {
        ask: say('lesson.aliens.hit.ask', { cls: 'D' }),
        rule: 'SE-17.3',
        choices: numberChoices(5, 4, 3),
        meanwhile: say('lesson.aliens.hit'),
        outcome: ({ view }) => String(view.shots.findLast(({ side }) => side === LEARNER)?.needed ?? ''),
        explanation: say('lesson.aliens.hit.because'),
        anew: dealtAlienHit,
      },
      mark: say('lesson.aliens.hit.mark'),
      goals: [
        goal(
          'lesson.aliens.hit.goal',
          now =>
            now.view.shots.some(({ side, at }) => side === LEARNER && at === 'alien-d') &&
            countEvents(now, 'fire.hit', 'fire.missed') > 0,
        ),
      ],
      lost: {
        when: ({ view }) =>
          view.shots.some(({ side, at }) => side === LEARNER && at !== 'alien-d') || (view.battle?.round ?? 2) > 1,
        say: say('lesson.aliens.hit.advice'),
      },
      way: [firesAtD],
    },
    {
      say: say('lesson.aliens.win'),
      thought: say('lesson.aliens.win.thought'),
      mark: say('lesson.aliens.win.mark'),
      goals: [goal('lesson.aliens.win.goal', now => isOver(now) && viewedAt(now.view, 'f4', ALIENS_SIDE).length === 0)],
      lost: { when: now => isOver(now) && unitsAt(now, LEARNER, 'f4') === 0, say: say('lesson.aliens.win.advice') },
      way: [firesAtD, firesAtD, 'done', firesAtD, fireAnswer],
    },
    {
      say: say('lesson.aliens.barren.count'),
      thought: say('lesson.aliens.barren.thought'),
      refs: ['hex:f4'],
      predict: {
        ask: say('lesson.aliens.barren.ask'),
        rule: 'SE-12.5',
        choices: textChoices({ yes: 'lesson.aliens.barren.yes', no: 'lesson.aliens.barren.no' }),
        meanwhile: say('lesson.aliens.barren'),
        outcome: ({ decision }) => (decision !== null && optionId(decision, 'settle') !== null ? 'yes' : 'no'),
        explanation: say('lesson.aliens.barren.because'),
        anew: dealtBarren,
      },
      mark: say('lesson.aliens.barren.mark'),
      ends: 1,
      goals: [
        goal(
          'lesson.aliens.barren.goal',
          now => unitsAt(now, LEARNER, 'f4', 'colony-ship') > 0 && isAsked(now, 'move.choose'),
        ),
      ],
      allow: { 'move.choose': ['go:*', 'done'] },
      advice: say('lesson.aliens.barren.advice'),
      way: ['done', ...moveAnswers('colony-ship', 'e4', 'f4')],
    },
    { say: say('lesson.aliens.close') },
  ],
  remember: [say('lesson.aliens.remember.1'), say('lesson.aliens.remember.2'), say('lesson.aliens.remember.3')],
  rules: ['SE-8.7', 'SE-12.5', 'SE-17.1', 'SE-17.2', 'SE-17.3', 'SE-17.4', 'SE-17.5'],
};
