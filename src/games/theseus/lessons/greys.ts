import { dealtAround } from './dealt/around.ts';
import { LEARNER } from '../../../lessons/position.ts';
import { say } from '../text/say.ts';
import { PositionBuilder } from './position.ts';
import { goal, hasStoppedOutside, learnerSeat, unitsToSay, whereIs } from './seen.ts';
import type { TheseusLesson } from './seen.ts';

const DATA_TO_WIN = 20;

/** The station at the start of the lesson. */
function startingStation(): PositionBuilder {
  return new PositionBuilder(['greys', 'marines'])
    .unit('grey-1', 'corridors-a')
    .unit('grey-2', 'grey-wreck-a')
    .unit('grey-3', 'control-room-b')
    .unit('marine-1', 'tech-bay-a')
    .unit('marine-2', 'docking-bay-a')
    .unit('marine-3', 'control-room-c')
    .card('greys-teleport-1', 'control-room-s1')
    .card('greys-control-1', 'docking-bay-s1')
    .card('greys-mine-1', 'docking-bay-s2')
    .seat('greys', { life: 13, data: 18 })
    .seat('marines', { life: 20 })
    .deck('greys', 'greys-probe-1', 'greys-chamber-1')
    .deck('marines', 'marines-barricade-1', 'marines-armory-1');
}

/**
 * The lesson on data points from traps, Teleport and Control (TH-16.5), which continues "Winning with data" with the
 * Greys.
 */
export const greys: TheseusLesson = {
  id: 'greys',
  title: say('lesson.greys'),
  optional: true,
  minutes: 3,
  learner: LEARNER,
  position: () => startingStation().beginning(),
  stages: [
    { say: say('lesson.greys.learn') },
    {
      say: say('lesson.greys.teleport'),
      thought: say('lesson.greys.teleport.thought'),
      blind: true,
      mark: say('lesson.greys.teleport.mark'),
      goals: [goal('lesson.greys.teleport.goal', now => whereIs(now, 'grey-1') === 'docking-bay')],
      allow: { 'move.unit': ['unit:*'] },
      lost: { when: now => hasStoppedOutside(now, 'docking-bay'), say: say('lesson.greys.teleport.other') },
      way: ['unit:grey-1', 'sector:docking-bay', 'room:docking-bay-b'],
    },
    {
      say: say('lesson.greys.control'),
      thought: say('lesson.greys.control.thought'),
      predict: {
        ask: say('lesson.greys.control.ask'),
        rule: 'TH-6.9',
        choices: unitsToSay('marine-2', 'marine-3', 'marine-1'),
        meanwhile: say('lesson.greys.control.do'),
        outcome: now =>
          (['marine-1', 'marine-3'] as const).find(unit => whereIs(now, unit) === 'docking-bay') ?? 'marine-2',
        explanation: say('lesson.greys.control.because'),
        anew: dealtAround(startingStation),
      },
      mark: say('lesson.greys.control.mark'),
      goals: [goal('lesson.greys.control.goal', now => learnerSeat(now).data === DATA_TO_WIN)],
      lost: {
        when: now => whereIs(now, 'marine-2') !== 'docking-bay' || whereIs(now, 'marine-3') !== 'control-room',
        say: say('lesson.greys.control.other'),
      },
      way: ['unit:marine-1', 'room:docking-bay-c'],
    },
    { say: say('lesson.greys.close') },
  ],
  remember: [say('lesson.greys.remember.1'), say('lesson.greys.remember.2'), say('lesson.greys.remember.3')],
  rules: ['TH-1.1', 'TH-6.9', 'TH-8.2', 'TH-16.5.3', 'TH-16.5.4'],
};
