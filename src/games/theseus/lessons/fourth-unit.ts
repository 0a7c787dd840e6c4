import { scripted } from '../../lesson-goals.ts';
import { LEARNER, RIVAL } from '../../lesson-position.ts';
import { say } from '../text/say.ts';
import { PositionBuilder } from './position.ts';
import { goal, rival, whereIs } from './seen.ts';
import type { TheseusLesson } from './seen.ts';

const LIFE_AT_FIRST = 20;

/** Full sectors, minor assaults and space: TH-6.7, TH-8.5, TH-9. */
export const fourthUnit: TheseusLesson = {
  id: 'fourth-unit',
  title: say('lesson.fourth-unit'),
  minutes: 6,
  learner: LEARNER,
  // One Alien walks home, and then beside Marine 2 in the Corridors, so that two units stand there.
  reply: scripted('unit:alien-3', 'take-upgrade', 'end'),
  position: () =>
    new PositionBuilder(['marines', 'aliens'])
      .unit('marine-1', 'docking-bay-a', 'upgraded')
      .unit('marine-2', 'corridors-b')
      .unit('marine-3', 'space')
      .unit('alien-1', 'docking-bay-b')
      .unit('alien-2', 'docking-bay-d')
      .unit('alien-3', 'tech-bay-b')
      .seat('marines', { life: 17 })
      .beginning(),
  stages: [
    { say: say('lesson.fourth-unit.space') },
    {
      say: say('lesson.fourth-unit.return'),
      mark: say('lesson.fourth-unit.return.mark'),
      goals: [goal('lesson.fourth-unit.return.goal', now => whereIs(now, 'marine-3') === 'control-room')],
      allow: { 'move.unit': ['unit:marine-3'], 'move.return': ['sector:control-room'] },
      wrong: [
        { kind: 'move.unit', option: 'unit:marine-1', say: say('lesson.fourth-unit.return.walk') },
        { kind: 'move.unit', option: 'unit:marine-2', say: say('lesson.fourth-unit.return.walk') },
        { kind: 'move.return', option: 'sector:alien-nest', say: say('lesson.fourth-unit.return.elsewhere') },
      ],
      way: ['unit:marine-3', 'sector:control-room', 'room:control-room-a'],
    },
    {
      say: say('lesson.fourth-unit.fill'),
      mark: say('lesson.fourth-unit.fill.mark'),
      goals: [goal('lesson.fourth-unit.fill.goal', now => rival(now).life < LIFE_AT_FIRST)],
      allow: { 'move.unit': ['unit:marine-3'] },
      wrong: [{ kind: 'move.unit', option: 'unit:marine-2', say: say('lesson.fourth-unit.fill.other') }],
      way: ['unit:marine-3'],
    },
    { say: say('lesson.fourth-unit.minor'), refs: ['sector:docking-bay'] },
    {
      say: say('lesson.fourth-unit.launch'),
      mark: say('lesson.fourth-unit.launch.mark'),
      ends: 1,
      goals: [
        goal('lesson.fourth-unit.launch.goal', ({ view }) =>
          Object.values(view.units).some(({ seat, place }) => seat === RIVAL && place === 'space'),
        ),
      ],
      allow: {
        'pending.slot': ['end'],
        'move.unit': ['unit:marine-2'],
        'move.launch': ['unit:alien-1', 'unit:alien-2'],
      },
      wrong: [
        { kind: 'move.unit', option: 'unit:marine-1', say: say('lesson.fourth-unit.launch.four') },
        { kind: 'move.launch', option: 'unit:marine-3', say: say('lesson.fourth-unit.launch.friend') },
      ],
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
