import { scripted } from '../../lesson-goals.ts';
import { LEARNER } from '../../lesson-position.ts';
import { say } from '../text/say.ts';
import { PositionBuilder } from './position.ts';
import { goal, installed, timesTold } from './seen.ts';
import type { TheseusLesson } from './seen.ts';

const BOTH_RUNS = ['run:marines-assault-1', 'run:marines-assault-1+1'] as const;

/** Copies of cards, and the extra turn: TH-10.5, TH-15. */
export const combos: TheseusLesson = {
  id: 'combos',
  title: say('lesson.combos'),
  minutes: 6,
  learner: LEARNER,
  // An Alien goes into the Corridors, where nothing comes of it.
  reply: scripted('unit:alien-2', 'end'),
  position: () =>
    new PositionBuilder(['marines', 'aliens'])
      .unit('marine-1', 'corridors-a')
      .unit('marine-2', 'control-room-a')
      .unit('marine-3', 'control-room-b')
      .unit('alien-1', 'tech-bay-d')
      .unit('alien-2', 'alien-nest-a')
      .unit('alien-3', 'corridors-d')
      .card('marines-assault-1', 'tech-bay-s2')
      .pending('marines-reproduction-1', 'docking-bay-p1')
      .deck('marines', 'marines-barricade-1', 'marines-armory-1', 'marines-mine-1')
      .deck('aliens', 'aliens-tentacles-1', 'aliens-vent-shortcut-1', 'aliens-lurking-1')
      .beginning(),
  stages: [
    { say: say('lesson.combos.two'), refs: ['sector:tech-bay'] },
    {
      say: say('lesson.combos.deploy'),
      mark: say('lesson.combos.deploy.mark'),
      goals: [goal('lesson.combos.deploy.goal', now => installed(now, 'marines-assault-1')?.copies === 1)],
      allow: {
        'move.unit': ['unit:marine-1'],
        'pending.slot': ['deploy:docking-bay-p1'],
        'deploy.slot': ['slot:tech-bay-s1', 'slot:tech-bay-s3', 'slot:tech-bay-s4'],
      },
      wrong: [
        { kind: 'move.unit', option: 'unit:marine-2', say: say('lesson.combos.deploy.other') },
        { kind: 'deploy.slot', option: 'slot:tech-bay-s5', say: say('lesson.combos.deploy.diagonal') },
        { kind: 'deploy.slot', option: 'slot:docking-bay-s1', say: say('lesson.combos.deploy.far') },
      ],
      way: ['unit:marine-1', 'room:docking-bay-a', 'deploy:docking-bay-p1', 'slot:tech-bay-s1'],
    },
    {
      say: say('lesson.combos.first'),
      mark: say('lesson.combos.first.mark'),
      ends: 1,
      goals: [
        goal(
          'lesson.combos.first.goal',
          now => timesTold(now, 'actions.runs') + timesTold(now, 'actions.copies') === 2,
        ),
      ],
      allow: { 'pending.slot': ['end'], 'move.unit': ['unit:marine-2'], 'actions.card': ['run:*'] },
      wrong: [{ kind: 'move.unit', option: 'unit:marine-1', say: say('lesson.combos.first.one') }],
      way: ['end', 'unit:marine-2', 'room:tech-bay-a', ...BOTH_RUNS],
    },
    {
      say: say('lesson.combos.extra'),
      mark: say('lesson.combos.extra.mark'),
      goals: [
        goal(
          'lesson.combos.extra.goal',
          now => timesTold(now, 'actions.runs') + timesTold(now, 'actions.copies') === 2,
        ),
      ],
      allow: { 'sector.action': ['extra:marine-1'], 'actions.card': ['run:*'] },
      wrong: [{ kind: 'sector.action', option: 'extra:marine-3', say: say('lesson.combos.extra.three') }],
      way: ['extra:marine-1', 'room:tech-bay-b', ...BOTH_RUNS],
    },
    { say: say('lesson.combos.close') },
  ],
  remember: [say('lesson.combos.remember.1'), say('lesson.combos.remember.2'), say('lesson.combos.remember.3')],
  rules: ['TH-10.1', 'TH-10.5', 'TH-15.1', 'TH-15.5', 'TH-6.10'],
};
