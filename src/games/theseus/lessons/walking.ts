import { dealtReading } from './dealt/moves.ts';
import { isAsked, scripted } from '../../../lessons/goals.ts';
import { LEARNER } from '../../../lessons/position.ts';
import { say } from '../text/say.ts';
import { dealtMarineWalk, dealtAlienWalk } from './dealt/walks.ts';
import { PositionBuilder } from './position.ts';
import { goal, othersHaveStopped, sectorsToSay, stoppedIn, whereIs, wordsToSay } from './seen.ts';
import type { TheseusLesson } from './seen.ts';

/** The lesson on movement points, the ring and the rooms (TH-6). */
export const walking: TheseusLesson = {
  id: 'walking',
  title: say('lesson.walking'),
  minutes: 4,
  learner: LEARNER,
  // The opponent moves the Alien in the Nest to the Corridors, so that three units are there.
  reply: scripted('unit:alien-1', 'room:corridors-b', 'end'),
  position: () =>
    new PositionBuilder(['marines', 'aliens'])
      .unit('marine-1', 'docking-bay-a')
      .unit('marine-2', 'control-room-a')
      .unit('marine-3', 'corridors-a')
      .unit('alien-1', 'alien-nest-a')
      .unit('alien-2', 'corridors-d')
      .unit('alien-3', 'tech-bay-d')
      .beginning(),
  stages: [
    { say: say('lesson.walking.ring') },
    {
      say: say('lesson.walking.read'),
      thought: say('lesson.walking.read.thought'),
      predict: {
        ask: say('lesson.walking.read.ask'),
        rule: 'TH-2.3',
        choices: wordsToSay({
          both: 'lesson.walking.read.both',
          marines: 'lesson.walking.read.marines',
          aliens: 'lesson.walking.read.aliens',
        }),
        outcome: now => {
          const marines = whereIs(now, 'marine-3') === 'corridors';
          const aliens = whereIs(now, 'alien-2') === 'corridors';
          return marines && aliens ? 'both' : marines ? 'marines' : 'aliens';
        },
        explanation: say('lesson.walking.read.because'),
        anew: dealtReading,
      },
    },
    {
      say: say('lesson.walking.first.count'),
      thought: say('lesson.walking.first.thought'),
      predict: {
        ask: say('lesson.walking.first.ask'),
        rule: 'TH-6.2',
        choices: sectorsToSay('docking-bay', 'tech-bay', 'alien-nest'),
        meanwhile: say('lesson.walking.first'),
        outcome: now => stoppedIn(now, 'marine-2'),
        explanation: say('lesson.walking.first.because'),
        anew: dealtMarineWalk,
      },
      mark: say('lesson.walking.first.mark'),
      goals: [goal('lesson.walking.first.goal', now => whereIs(now, 'marine-2') === 'docking-bay')],
      lost: { when: now => othersHaveStopped(now, 'marine-2'), say: say('lesson.walking.first.other') },
      way: ['unit:marine-2', 'room:docking-bay-b'],
    },
    {
      say: say('lesson.walking.end.count'),
      thought: say('lesson.walking.end.thought'),
      predict: {
        ask: say('lesson.walking.end.ask'),
        rule: 'TH-6.2',
        choices: sectorsToSay('alien-nest', 'corridors', 'control-room'),
        meanwhile: say('lesson.walking.end'),
        outcome: now => stoppedIn(now, 'alien-1'),
        explanation: say('lesson.walking.end.because'),
        anew: dealtAlienWalk,
      },
      mark: say('lesson.walking.end.mark'),
      ends: 1,
      goals: [
        goal('lesson.walking.end.goal', now => whereIs(now, 'alien-1') === 'corridors' && isAsked(now, 'move.unit')),
      ],
      allow: { 'pending.slot': ['end'] },
      way: ['end'],
    },
    {
      say: say('lesson.walking.far'),
      thought: say('lesson.walking.far.thought'),
      blind: true,
      mark: say('lesson.walking.far.mark'),
      allow: { 'move.unit': ['unit:*'] },
      goals: [goal('lesson.walking.far.goal', now => whereIs(now, 'marine-3') === 'tech-bay')],
      lost: {
        when: now => whereIs(now, 'marine-1') === 'alien-nest' || whereIs(now, 'marine-2') === 'alien-nest',
        say: say('lesson.walking.far.two'),
      },
      wrong: [{ kind: 'move.room', option: 'room:tech-bay-d', forbidden: true, say: say('lesson.walking.far.taken') }],
      way: ['unit:marine-3', 'room:tech-bay-a'],
    },
    { say: say('lesson.walking.close'), refs: ['sector:tech-bay'] },
  ],
  remember: [say('lesson.walking.remember.1'), say('lesson.walking.remember.2'), say('lesson.walking.remember.3')],
  rules: ['TH-2.2', 'TH-6.1', 'TH-6.2', 'TH-6.3', 'TH-6.6'],
};
