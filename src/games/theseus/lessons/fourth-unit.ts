import { dealtFilling, dealtGuest, dealtReturn } from './dealt/moves.ts';
import { isAsked, scripted } from '../../../lessons/goals.ts';
import { LEARNER, RIVAL } from '../../../lessons/position.ts';
import { say } from '../text/say.ts';
import { PositionBuilder } from './position.ts';
import {
  countsToSay,
  goal,
  othersHaveStopped,
  isInSpace,
  told,
  unitsToSay,
  whereIs,
  wordsToSay,
  woundsOf,
} from './seen.ts';
import type { TheseusLesson } from './seen.ts';

/** The lesson on full sectors, minor assaults and space (TH-6.7, TH-8.5, TH-9). */
export const fourthUnit: TheseusLesson = {
  id: 'fourth-unit',
  title: say('lesson.fourth-unit'),
  minutes: 5,
  learner: LEARNER,
  // The opponent moves one Alien home and then to Marine 2 in the Corridors, so that two units are there.
  reply: scripted('unit:alien-3', 'take-upgrade', 'end'),
  position: () =>
    new PositionBuilder(['marines', 'aliens'])
      .unit('marine-1', 'docking-bay-a', 'upgraded')
      .unit('marine-2', 'corridors-b')
      .unit('marine-3', 'space')
      .unit('alien-1', 'docking-bay-b')
      .unit('alien-2', 'docking-bay-d')
      .unit('alien-3', 'tech-bay-b')
      .card('aliens-lurking-1', 'tech-bay-s4')
      .seat('marines', { life: 17 })
      .beginning(),
  stages: [
    {
      say: say('lesson.fourth-unit.space'),
      thought: say('lesson.fourth-unit.space.thought'),
      predict: {
        ask: say('lesson.fourth-unit.space.ask'),
        rule: 'TH-9.2',
        choices: wordsToSay({
          malfunction: 'lesson.fourth-unit.space.malfunction',
          walk: 'lesson.fourth-unit.space.walk',
          over: 'lesson.fourth-unit.space.over',
        }),
        meanwhile: say('lesson.fourth-unit.space.do'),
        outcome: now =>
          told(now, 'malfunction.placed')
            ? 'malfunction'
            : whereIs(now, 'marine-3') === 'control-room'
              ? 'over'
              : 'walk',
        explanation: say('lesson.fourth-unit.space.because'),
        anew: dealtReturn,
      },
      mark: say('lesson.fourth-unit.space.mark'),
      ends: 1,
      goals: [
        goal(
          'lesson.fourth-unit.space.goal',
          now => whereIs(now, 'marine-3') === 'control-room' && isAsked(now, 'move.unit'),
        ),
      ],
      lost: {
        when: now =>
          othersHaveStopped(now, 'marine-3') || (whereIs(now, 'marine-3') ?? 'control-room') !== 'control-room',
        say: say('lesson.fourth-unit.space.other'),
      },
      way: ['unit:marine-3', 'sector:control-room', 'room:control-room-a'],
    },
    {
      say: say('lesson.fourth-unit.fill'),
      thought: say('lesson.fourth-unit.fill.thought'),
      predict: {
        ask: say('lesson.fourth-unit.fill.ask'),
        rule: 'TH-8.5',
        choices: countsToSay('lesson-say.wounds', 3, 2, 1, 0),
        meanwhile: say('lesson.fourth-unit.fill.do'),
        outcome: now => `${woundsOf(now, RIVAL)}`,
        explanation: say('lesson.fourth-unit.fill.because'),
        anew: dealtFilling,
      },
      mark: say('lesson.fourth-unit.fill.mark'),
      goals: [
        goal(
          'lesson.fourth-unit.fill.goal',
          now => told(now, 'attack.minor') && whereIs(now, 'marine-3') === 'docking-bay',
        ),
      ],
      lost: { when: now => othersHaveStopped(now, 'marine-3'), say: say('lesson.fourth-unit.fill.other') },
      way: ['unit:marine-3'],
    },
    {
      say: say('lesson.fourth-unit.launch'),
      thought: say('lesson.fourth-unit.launch.thought'),
      predict: {
        ask: say('lesson.fourth-unit.launch.ask'),
        rule: 'TH-6.2',
        choices: unitsToSay('marine-1', 'marine-3', 'marine-2'),
        meanwhile: say('lesson.fourth-unit.launch.do'),
        outcome: now => (whereIs(now, 'marine-2') === 'docking-bay' ? 'marine-2' : ''),
        explanation: say('lesson.fourth-unit.launch.because'),
        anew: dealtGuest,
      },
      mark: say('lesson.fourth-unit.launch.mark'),
      ends: 1,
      goals: [
        goal(
          'lesson.fourth-unit.launch.goal',
          now =>
            told(now, 'attack.minor') &&
            Object.values(now.view.units).some(({ seat, place }) => seat === RIVAL && place === 'space'),
        ),
      ],
      allow: { 'pending.slot': ['end', 'flip:*'], 'move.unit': ['unit:*'] },
      lost: {
        when: now => othersHaveStopped(now, 'marine-2') || isInSpace(now, 'marine-1') || isInSpace(now, 'marine-3'),
        say: say('lesson.fourth-unit.launch.other'),
      },
      way: ['end', 'unit:marine-2', 'unit:alien-1'],
    },
    { say: say('lesson.fourth-unit.close'), refs: ['sector:docking-bay'] },
  ],
  remember: [
    say('lesson.fourth-unit.remember.1'),
    say('lesson.fourth-unit.remember.2'),
    say('lesson.fourth-unit.remember.3'),
  ],
  rules: ['TH-6.7', 'TH-8.5', 'TH-9.1', 'TH-9.2'],
};
