import { scripted } from '../../lesson-goals.ts';
import { LEARNER } from '../../lesson-position.ts';
import { say } from '../text/say.ts';
import { PositionBuilder } from './position.ts';
import { goal, installed, told } from './seen.ts';
import type { TheseusLesson } from './seen.ts';

/** Breeding, taking over, and two actions in one sector: TH-20. */
export const pandora: TheseusLesson = {
  id: 'pandora',
  title: say('lesson.pandora'),
  optional: true,
  minutes: 6,
  learner: LEARNER,
  // A Marine comes back from space beside its friends.
  reply: scripted('unit:marine-3', 'sector:docking-bay', 'end'),
  position: () =>
    new PositionBuilder(['pandora', 'marines'])
      .marker('corridors', 'left')
      .unit('creature-1', 'tech-bay-a')
      .unit('creature-2', 'docking-bay-a')
      .unit('creature-3', 'control-room-b')
      .unit('hunter-1', 'control-room-a')
      .unit('marine-1', 'docking-bay-b')
      .unit('marine-2', 'docking-bay-c')
      .unit('marine-3', 'space')
      .card('marines-assault-1', 'tech-bay-s2')
      .card('marines-armory-1', 'tech-bay-s4')
      .deck('marines', 'marines-barricade-1', 'marines-mine-1', 'marines-fire-1')
      .beginning(),
  stages: [
    { say: say('lesson.pandora.other'), refs: ['sector:corridors'] },
    {
      say: say('lesson.pandora.breed'),
      mark: say('lesson.pandora.breed.mark'),
      goals: [goal('lesson.pandora.breed.goal', ({ view }) => view.units['runner-1'] !== undefined)],
      allow: { 'move.unit': ['unit:creature-1'], 'breed.kind': ['kind:runner'] },
      wrong: [
        { kind: 'move.unit', option: 'unit:creature-3', say: say('lesson.pandora.breed.unit') },
        { kind: 'breed.kind', option: 'kind:hunter', say: say('lesson.pandora.breed.hunter') },
        { kind: 'breed.kind', option: 'kind:warrior', say: say('lesson.pandora.breed.warrior') },
      ],
      way: ['unit:creature-1', 'room:corridors-a', 'kind:runner', 'room:corridors-b'],
    },
    {
      say: say('lesson.pandora.both'),
      mark: say('lesson.pandora.both.mark'),
      goals: [
        goal('lesson.pandora.both.token', now => told(now, 'upgrade.gained')),
        goal('lesson.pandora.both.assault', now => told(now, 'track.wounded')),
      ],
      allow: { 'sector.action': ['take-upgrade', 'assault'] },
      way: ['take-upgrade', 'assault', 'unit:marine-1'],
    },
    {
      say: say('lesson.pandora.hunter'),
      mark: say('lesson.pandora.hunter.mark'),
      ends: 1,
      goals: [goal('lesson.pandora.hunter.goal', now => installed(now, 'marines-assault-1')?.takenBy === 'hunter-1')],
      allow: {
        'pending.slot': ['end'],
        'move.unit': ['unit:hunter-1'],
        'take-over.card': ['take:tech-bay-s2'],
      },
      wrong: [
        { kind: 'move.unit', option: 'unit:creature-3', say: say('lesson.pandora.hunter.unit') },
        { kind: 'take-over.card', option: 'none', say: say('lesson.pandora.hunter.none') },
        { kind: 'take-over.card', option: 'take:tech-bay-s4', say: say('lesson.pandora.hunter.armory') },
      ],
      way: ['end', 'unit:hunter-1', 'room:tech-bay-a', 'take:tech-bay-s2'],
    },
    {
      say: say('lesson.pandora.runner'),
      mark: say('lesson.pandora.runner.mark'),
      goals: [
        goal('lesson.pandora.runner.assault', now => told(now, 'actions.runs')),
        goal('lesson.pandora.runner.goal', now => installed(now, 'marines-armory-1')?.takenBy === 'runner-1'),
      ],
      allow: {
        'sector.action': ['extra:runner-1'],
        'move.path': ['to:tech-bay+further'],
        'actions.card': ['run:*'],
        'take-over.card': ['take:tech-bay-s4'],
      },
      wrong: [
        { kind: 'sector.action', option: 'extra:creature-3', say: say('lesson.pandora.runner.creature') },
        { kind: 'move.path', option: 'to:docking-bay', say: say('lesson.pandora.runner.path') },
        { kind: 'take-over.card', option: 'none', say: say('lesson.pandora.runner.none') },
      ],
      way: [
        'extra:runner-1',
        'to:tech-bay+further',
        'room:tech-bay-a',
        'run:marines-assault-1',
        'unit:marine-1',
        'take:tech-bay-s4',
      ],
    },
    { say: say('lesson.pandora.close') },
  ],
  remember: [say('lesson.pandora.remember.1'), say('lesson.pandora.remember.2'), say('lesson.pandora.remember.3')],
  rules: ['TH-20.1', 'TH-20.2', 'TH-20.3', 'TH-20.5', 'TH-20.6', 'TH-20.8'],
};
