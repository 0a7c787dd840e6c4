import { dealtGuard, dealtHomeworld } from './dealt/battles.ts';
import { scripted } from '../../../lessons/goals.ts';
import { LEARNER, RIVAL } from '../../../lessons/position.ts';
import { HOMEWORLD_STEPS } from '../data/units.ts';
import { say } from '../text/say.ts';
import { dealtBombardment } from './dealt/fights.ts';
import { PositionBuilder } from './position.ts';
import { bombardAnswer, fireAnswer, goal, moveAnswers, numberChoices, countEvents, told, textChoices } from './seen.ts';
import type { EmpiresLesson, Progress } from './seen.ts';

function shotsAtColony(progress: Progress): number {
  return countEvents(progress, 'bombard.hit', 'bombard.missed', 'bombard.destroyed');
}

/** The lesson on bombardment, Ship Yards that guard colonies, blockades and the homeworld (SE-9, SE-10.1, SE-19.4). */
export const bombard: EmpiresLesson = {
  id: 'bombard',
  title: say('lesson.bombard'),
  minutes: 4,
  learner: LEARNER,
  reply: scripted('done'),
  position: () =>
    new PositionBuilder()
      .levels(LEARNER, { 'ship-size': 3 })
      .units(0, 'f3', 'cruiser', 3)
      .units(1, 'h4', 'yard', 4)
      .units(1, 'g4', 'yard')
      .colony(RIVAL, 'g3', 3)
      .colony(RIVAL, 'g4', 5)
      // At the first colony: a hit, two misses. The Ship Yard misses and is hit. At the second colony: two hits in
      // three shots.
      .dice(2, 7, 9, 9, 3, 4, 10, 1)
      .turn(1),
  stages: [
    { say: say('lesson.bombard.begin'), refs: ['hex:f3', 'hex:g3'] },
    {
      say: say('lesson.bombard.fire.count'),
      thought: say('lesson.bombard.fire.thought'),
      refs: ['hex:g3'],
      predict: {
        ask: say('lesson.bombard.fire.ask', { value: 3 }),
        rule: 'SE-9.3',
        choices: numberChoices(2, 0, 1),
        meanwhile: say('lesson.bombard.fire'),
        outcome: ({ view }) => String(view.hexes.g3?.colony?.value ?? 0),
        explanation: say('lesson.bombard.fire.because'),
        anew: dealtBombardment,
      },
      mark: say('lesson.bombard.fire.mark'),
      goals: [goal('lesson.bombard.fire.goal', progress => shotsAtColony(progress) > 2)],
      allow: { 'move.choose': ['go:*', 'split:*', 'done'] },
      advice: say('lesson.bombard.fire.advice'),
      way: [...moveAnswers('cruiser', 'f3', 'g3'), 'done', bombardAnswer, bombardAnswer, bombardAnswer],
    },
    {
      say: say('lesson.bombard.guard.count'),
      thought: say('lesson.bombard.guard.thought'),
      refs: ['hex:g4'],
      predict: {
        ask: say('lesson.bombard.guard.ask', { ship: say('unit.cruiser') }),
        rule: 'SE-9.5',
        choices: textChoices({
          instead: 'lesson.bombard.guard.instead',
          next: 'lesson.bombard.guard.next',
          after: 'lesson.bombard.guard.after',
        }),
        meanwhile: say('lesson.bombard.guard'),
        outcome: progress => (shotsAtColony(progress) > 0 && told(progress, 'battle.won') ? 'after' : 'next'),
        explanation: say('lesson.bombard.guard.because'),
        anew: dealtGuard,
      },
      mark: say('lesson.bombard.guard.mark'),
      ends: 1,
      goals: [
        goal('lesson.bombard.guard.goal', progress => told(progress, 'battle.won') && shotsAtColony(progress) > 2),
      ],
      allow: { 'move.choose': ['go:*', 'split:*', 'done'] },
      advice: say('lesson.bombard.guard.advice'),
      way: [
        'done',
        ...moveAnswers('cruiser', 'g3', 'g4'),
        'done',
        'done',
        fireAnswer,
        bombardAnswer,
        bombardAnswer,
        bombardAnswer,
      ],
    },
    {
      say: say('lesson.bombard.world.count'),
      thought: say('lesson.bombard.world.thought'),
      refs: ['hex:h4'],
      predict: {
        ask: say('lesson.bombard.world.ask'),
        rule: 'SE-9.3',
        choices: numberChoices(20, 4, 1),
        outcome: () => String(HOMEWORLD_STEPS.length),
        explanation: say('lesson.bombard.world.because'),
        anew: dealtHomeworld,
      },
    },
    { say: say('lesson.bombard.close') },
  ],
  remember: [say('lesson.bombard.remember.1'), say('lesson.bombard.remember.2'), say('lesson.bombard.remember.3')],
  rules: ['SE-6.8', 'SE-9.1', 'SE-9.2', 'SE-9.3', 'SE-9.4', 'SE-9.5', 'SE-9.6', 'SE-10.1', 'SE-19.4'],
};
