import { dealtInstant } from './dealt/moves.ts';
import { dealtBurrowing, dealtTraps } from './dealt/strikes.ts';
import { isAsked, scripted } from '../../../lessons/goals.ts';
import { LEARNER, RIVAL } from '../../../lessons/position.ts';
import { say } from '../text/say.ts';
import { dealtPassage } from './dealt/walks.ts';
import { PositionBuilder } from './position.ts';
import {
  countsToSay,
  goal,
  hasStoppedOutside,
  othersHaveStopped,
  isInstalledIn,
  learnerSeat,
  sectorsToSay,
  stoppedIn,
  told,
  whereIs,
  wordsToSay,
  woundsOf,
} from './seen.ts';
import type { TheseusLesson } from './seen.ts';

const BURROW = 'aliens-burrow-1';
const HIVE = 'aliens-hive-1';

/** The lesson on instants and bonus cards (TH-5.2, TH-11.5 to TH-11.7, TH-16.6). */
export const instants: TheseusLesson = {
  id: 'instants',
  title: say('lesson.instants'),
  minutes: 5,
  learner: LEARNER,
  // The opponent moves the Marine in the Docking Bay to the Corridors.
  reply: scripted('unit:marine-2', 'assault', 'end'),
  position: () =>
    new PositionBuilder(['aliens', 'marines'])
      .unit('alien-1', 'tech-bay-a')
      .unit('alien-2', 'control-room-a', 'upgraded')
      .unit('alien-3', 'alien-nest-a')
      .unit('marine-1', 'control-room-b')
      .unit('marine-2', 'docking-bay-a')
      .unit('marine-3', 'alien-nest-c')
      .card(HIVE, 'control-room-s1')
      .card('marines-armory-1', 'docking-bay-s1')
      .malfunction(HIVE)
      .pending(BURROW, 'corridors-p1')
      .aside('aliens', 'bonus-repair-1', 'bonus-upgrade-1', 'bonus-shaft-passage-1')
      .deck('aliens', 'aliens-habitat-1', 'aliens-lurking-1', 'aliens-tentacles-1')
      .deck('marines', 'marines-barricade-1', 'marines-mine-1')
      .beginning(),
  stages: [
    { say: say('lesson.instants.before') },
    {
      say: say('lesson.instants.repair'),
      thought: say('lesson.instants.repair.thought'),
      predict: {
        ask: say('lesson.instants.repair.ask'),
        rule: 'TH-5.2',
        choices: wordsToSay({
          nothing: 'lesson.instants.repair.nothing',
          rest: 'lesson.instants.repair.rest',
          all: 'lesson.instants.repair.all',
        }),
        meanwhile: say('lesson.instants.repair.do'),
        outcome: now => (isAsked(now, 'move.unit') ? 'all' : isAsked(now, 'pending.slot') ? 'rest' : 'nothing'),
        explanation: say('lesson.instants.repair.because'),
        anew: dealtInstant,
      },
      mark: say('lesson.instants.repair.mark'),
      goals: [goal('lesson.instants.repair.goal', ({ view }) => view.malfunction === null)],
      lost: { when: now => othersHaveStopped(now), say: say('lesson.instants.repair.other') },
      way: ['play:bonus-repair-1'],
    },
    {
      say: say('lesson.instants.shaft'),
      thought: say('lesson.instants.shaft.thought'),
      predict: {
        ask: say('lesson.instants.shaft.ask'),
        rule: 'TH-16.6.2',
        choices: sectorsToSay('docking-bay', 'control-room', 'corridors'),
        meanwhile: say('lesson.instants.shaft.do'),
        outcome: now => stoppedIn(now, 'alien-1'),
        explanation: say('lesson.instants.shaft.because'),
        anew: dealtPassage,
      },
      mark: say('lesson.instants.shaft.mark'),
      goals: [
        goal(
          'lesson.instants.shaft.goal',
          now => whereIs(now, 'alien-1') === 'corridors' && isAsked(now, 'pending.slot'),
        ),
      ],
      lost: {
        when: now => othersHaveStopped(now, 'alien-1') || hasStoppedOutside(now, 'corridors'),
        say: say('lesson.instants.shaft.other'),
      },
      way: ['unit:alien-1', 'to:corridors+passages:1', 'room:corridors-b', 'assault'],
    },
    {
      say: say('lesson.instants.burrow'),
      thought: say('lesson.instants.burrow.thought'),
      predict: {
        ask: say('lesson.instants.burrow.ask'),
        rule: 'TH-11.5',
        choices: wordsToSay({
          slot: 'lesson.instants.burrow.slot',
          gone: 'lesson.instants.burrow.gone',
          aside: 'lesson.instants.burrow.aside',
        }),
        meanwhile: say('lesson.instants.burrow.do'),
        outcome: now =>
          learnerSeat(now).aside.includes(BURROW)
            ? 'aside'
            : learnerSeat(now).discard.includes(BURROW)
              ? 'gone'
              : 'slot',
        explanation: say('lesson.instants.burrow.because'),
        anew: dealtBurrowing,
      },
      mark: say('lesson.instants.burrow.mark'),
      goals: [
        goal(
          'lesson.instants.burrow.goal',
          now => now.view.pending['corridors-p1'] !== BURROW && told(now, 'pending.filled'),
        ),
      ],
      advice: say('lesson.instants.burrow.advice'),
      way: ['deploy:corridors-p1'],
    },
    {
      say: say('lesson.instants.move'),
      thought: say('lesson.instants.move.thought'),
      blind: true,
      mark: say('lesson.instants.move.mark'),
      goals: [goal('lesson.instants.move.goal', now => isInstalledIn(now, HIVE, 'corridors'))],
      lost: {
        when: now =>
          !learnerSeat(now).aside.includes(BURROW) &&
          isAsked(now, 'pending.slot') &&
          !isInstalledIn(now, HIVE, 'corridors'),
        say: say('lesson.instants.move.other'),
      },
      advice: say('lesson.instants.move.advice'),
      way: ['play:aliens-burrow-1', 'slot:corridors-s1'],
    },
    {
      say: say('lesson.instants.step'),
      thought: say('lesson.instants.step.thought'),
      predict: {
        ask: say('lesson.instants.step.ask'),
        rule: 'TH-7.1',
        choices: countsToSay('lesson-say.wounds', 0, 2, 1),
        meanwhile: say('lesson.instants.step.watch'),
        outcome: now => `${woundsOf(now, RIVAL)}`,
        explanation: say('lesson.instants.step.because'),
        anew: dealtTraps,
      },
      mark: say('lesson.instants.step.mark'),
      ends: 1,
      goals: [
        goal('lesson.instants.step.goal', now => whereIs(now, 'marine-2') === 'corridors' && isAsked(now, 'move.unit')),
      ],
      way: ['end'],
    },
    { say: say('lesson.instants.close') },
  ],
  remember: [say('lesson.instants.remember.1'), say('lesson.instants.remember.2'), say('lesson.instants.remember.3')],
  rules: ['TH-5.2', 'TH-11.5', 'TH-11.6', 'TH-11.7', 'TH-13.4', 'TH-16.2.8', 'TH-16.6.2'],
};
