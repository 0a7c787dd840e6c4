import { scripted } from '../../lesson-goals.ts';
import { LEARNER } from '../../lesson-position.ts';
import { say } from '../text/say.ts';
import { PositionBuilder } from './position.ts';
import { goal, own, whereIs } from './seen.ts';
import type { TheseusLesson } from './seen.ts';

/** The actions of the sectors, and upgrade tokens: TH-10.3 to TH-10.7, TH-12.1. */
export const sectors: TheseusLesson = {
  id: 'sectors',
  title: say('lesson.sectors'),
  minutes: 5,
  learner: LEARNER,
  // One Alien walks home from the Docking Bay, and then goes there again: nothing that matters here changes.
  reply: scripted('unit:alien-3', 'take-upgrade', 'end'),
  position: () =>
    new PositionBuilder(['marines', 'aliens'])
      .unit('marine-1', 'control-room-a')
      .unit('marine-2', 'corridors-a')
      .unit('marine-3', 'tech-bay-a')
      .unit('alien-1', 'alien-nest-a')
      .unit('alien-2', 'alien-nest-b')
      .unit('alien-3', 'docking-bay-d')
      .card('aliens-tentacles-1', 'tech-bay-s2')
      .card('aliens-lurking-1', 'docking-bay-s1')
      .beginning(),
  stages: [
    { say: say('lesson.sectors.three'), refs: ['sector:docking-bay'] },
    {
      say: say('lesson.sectors.token'),
      mark: say('lesson.sectors.token.mark'),
      goals: [goal('lesson.sectors.token.goal', now => own(now).upgrades > 0)],
      allow: { 'move.unit': ['unit:marine-1'], 'sector.action': ['take-upgrade'] },
      wrong: [{ kind: 'sector.action', option: 'purge:docking-bay-s1', say: say('lesson.sectors.token.purge') }],
      way: ['unit:marine-1', 'room:docking-bay-a', 'take-upgrade'],
    },
    {
      say: say('lesson.sectors.flip'),
      mark: say('lesson.sectors.flip.mark'),
      goals: [
        goal('lesson.sectors.flip.goal', ({ view }) =>
          Object.values(view.units).some(unit => unit.seat === LEARNER && unit.side === 'upgraded'),
        ),
      ],
      allow: { 'pending.slot': ['flip:*'] },
      wrong: [{ kind: 'pending.slot', option: 'end', say: say('lesson.sectors.flip.end') }],
      way: ['flip:marine-1'],
    },
    {
      say: say('lesson.sectors.malfunction'),
      mark: say('lesson.sectors.malfunction.mark'),
      ends: 1,
      goals: [goal('lesson.sectors.malfunction.goal', ({ view }) => view.malfunction === 'aliens-tentacles-1')],
      allow: {
        'pending.slot': ['end'],
        'move.unit': ['unit:marine-2'],
        'sector.action': ['malfunction:aliens-tentacles-1'],
      },
      wrong: [
        { kind: 'move.unit', option: 'unit:marine-1', say: say('lesson.sectors.malfunction.unit') },
        { kind: 'move.unit', option: 'unit:marine-3', say: say('lesson.sectors.malfunction.unit') },
        {
          kind: 'sector.action',
          option: 'malfunction:aliens-lurking-1',
          say: say('lesson.sectors.malfunction.lurking'),
        },
      ],
      way: ['end', 'unit:marine-2', 'room:control-room-a', 'malfunction:aliens-tentacles-1'],
    },
    {
      say: say('lesson.sectors.foreign'),
      mark: say('lesson.sectors.foreign.mark'),
      ends: 1,
      goals: [goal('lesson.sectors.foreign.goal', now => whereIs(now, 'marine-3') === 'alien-nest')],
      allow: { 'pending.slot': ['end'], 'move.unit': ['unit:marine-3'] },
      way: ['end', 'unit:marine-3', 'room:alien-nest-c'],
    },
    { say: say('lesson.sectors.close'), refs: ['sector:corridors', 'sector:tech-bay'] },
  ],
  remember: [say('lesson.sectors.remember.1'), say('lesson.sectors.remember.2'), say('lesson.sectors.remember.3')],
  rules: ['TH-10.3', 'TH-10.4', 'TH-10.5', 'TH-10.6', 'TH-10.7', 'TH-12.1'],
};
