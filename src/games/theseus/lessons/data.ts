import { dealtShortcut } from './dealt/strikes.ts';
import { isAsked, scripted } from '../../../lessons/goals.ts';
import { LEARNER } from '../../../lessons/position.ts';
import { say } from '../text/say.ts';
import { dealtCameras } from './dealt/walks.ts';
import { PositionBuilder } from './position.ts';
import {
  goal,
  hasStoppedOutside,
  othersHaveStopped,
  installed,
  learnerSeat,
  sectorsToSay,
  stoppedIn,
  whereIs,
} from './seen.ts';
import type { TheseusLesson } from './seen.ts';

const CAMERAS = 'scientists-video-cameras-1';
const DATA_TO_WIN = 20;

/** The lesson on data points, cameras and shortcuts (TH-1.1, TH-6.4, TH-16.4). */
export const data: TheseusLesson = {
  id: 'data',
  title: say('lesson.data'),
  minutes: 5,
  learner: LEARNER,
  // The opponent moves the Alien in the Nest to the sector of the cameras.
  reply: scripted('unit:alien-1', 'end'),
  position: () =>
    new PositionBuilder(['scientists', 'aliens'])
      .unit('scientist-1', 'corridors-a')
      .unit('scientist-2', 'tech-bay-a')
      .unit('scientist-3', 'tech-bay-b')
      .unit('alien-1', 'alien-nest-a')
      .unit('alien-2', 'control-room-a')
      .unit('alien-3', 'control-room-d')
      .card(CAMERAS, 'corridors-s1', { upgrades: 1, camera: 3 })
      .card('scientists-medical-bay-1', 'science-lab-s1')
      .card('scientists-secret-passage-1', 'control-room-s1')
      .card('aliens-tentacles-1', 'control-room-s4')
      .seat('scientists', { life: 11, data: 15 })
      .seat('aliens', { life: 18 })
      .deck('scientists', 'scientists-archive-1', 'scientists-hideout-1', 'scientists-medical-bay-2')
      .deck('aliens', 'aliens-hive-1', 'aliens-vent-shortcut-1', 'aliens-lurking-1')
      .beginning(),
  stages: [
    { say: say('lesson.data.points') },
    {
      say: say('lesson.data.shortcut'),
      thought: say('lesson.data.shortcut.thought'),
      predict: {
        ask: say('lesson.data.shortcut.ask'),
        rule: 'TH-6.4',
        choices: sectorsToSay('control-room', 'tech-bay', 'science-lab'),
        meanwhile: say('lesson.data.shortcut.do'),
        outcome: now => stoppedIn(now, 'scientist-1'),
        explanation: say('lesson.data.shortcut.because'),
        anew: dealtShortcut,
      },
      mark: say('lesson.data.shortcut.mark'),
      goals: [
        goal(
          'lesson.data.shortcut.goal',
          now => whereIs(now, 'scientist-1') === 'science-lab' && isAsked(now, 'pending.slot'),
        ),
      ],
      allow: { 'move.unit': ['unit:*'] },
      lost: {
        when: now => othersHaveStopped(now, 'scientist-1') || hasStoppedOutside(now, 'science-lab'),
        say: say('lesson.data.shortcut.other'),
      },
      way: ['unit:scientist-1', 'to:science-lab+skip:control-room', 'room:science-lab-a'],
    },
    {
      say: say('lesson.data.feed'),
      thought: say('lesson.data.feed.thought'),
      predict: {
        ask: say('lesson.data.feed.ask'),
        rule: 'TH-16.4.1',
        choices: [3, 4, 5].map(count => ({ id: `${count}`, words: say('lesson.data.feed.marker', { count }) })),
        meanwhile: say('lesson.data.feed.watch'),
        outcome: now => `${installed(now, CAMERAS)?.camera ?? 0}`,
        explanation: say('lesson.data.feed.because'),
        anew: dealtCameras,
      },
      mark: say('lesson.data.feed.mark'),
      ends: 1,
      goals: [
        goal('lesson.data.feed.goal', now => whereIs(now, 'alien-1') === 'corridors' && isAsked(now, 'move.unit')),
      ],
      allow: { 'pending.slot': ['end', 'flip:*'] },
      way: ['end'],
    },
    {
      say: say('lesson.data.collect'),
      thought: say('lesson.data.collect.thought'),
      blind: true,
      mark: say('lesson.data.collect.mark'),
      goals: [goal('lesson.data.collect.goal', now => learnerSeat(now).data === DATA_TO_WIN)],
      allow: { 'move.unit': ['unit:*'], 'actions.card': ['run:*'] },
      lost: {
        when: now => othersHaveStopped(now, 'scientist-2', 'scientist-3'),
        say: say('lesson.data.collect.other'),
      },
      way: ['unit:scientist-2', 'room:corridors-b', `run:${CAMERAS}`],
    },
    { say: say('lesson.data.close') },
  ],
  remember: [say('lesson.data.remember.1'), say('lesson.data.remember.2'), say('lesson.data.remember.3')],
  rules: ['TH-1.1', 'TH-6.4', 'TH-16.4.1', 'TH-17.4'],
};
