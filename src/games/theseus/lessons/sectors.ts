import { dealtPassing, dealtPurge } from './dealt/moves.ts';
import { isAsked, scripted } from '../../../lessons/goals.ts';
import { LEARNER } from '../../../lessons/position.ts';
import { say } from '../text/say.ts';
import { whatItDoes } from '../state/does.ts';
import { PositionBuilder } from './position.ts';
import { countsToSay, goal, othersHaveStopped, told, whereIs, woundsOf } from './seen.ts';
import type { TheseusLesson } from './seen.ts';

const TENTACLES = 'aliens-tentacles-1';

/**
 * The lesson on the phases of a turn, the actions of sectors (TH-5.1, TH-10.3 to TH-10.7), and upgrade tokens
 * (TH-12.1).
 */
export const sectors: TheseusLesson = {
  id: 'sectors',
  title: say('lesson.sectors'),
  minutes: 5,
  learner: LEARNER,
  // The opponent moves one Alien home from the Docking Bay, and then there again, to Marine 1.
  reply: scripted('unit:alien-3', 'take-upgrade', 'end'),
  position: () =>
    new PositionBuilder(['marines', 'aliens'])
      .unit('marine-1', 'control-room-a')
      .unit('marine-2', 'corridors-a')
      .unit('marine-3', 'tech-bay-a')
      .unit('alien-1', 'alien-nest-a')
      .unit('alien-2', 'alien-nest-b')
      .unit('alien-3', 'docking-bay-d')
      .card(TENTACLES, 'tech-bay-s2')
      .card('aliens-lurking-1', 'docking-bay-s1')
      .seat('marines', { upgrades: 1 })
      .beginning(),
  stages: [
    { say: say('lesson.sectors.phases') },
    {
      say: say('lesson.sectors.purge'),
      thought: say('lesson.sectors.purge.thought'),
      predict: {
        ask: say('lesson.sectors.purge.ask'),
        rule: 'TH-10.7',
        choices: countsToSay('lesson-say.cards', 2, 1, 0),
        meanwhile: say('lesson.sectors.purge.walk'),
        outcome: ({ decision }) => `${decision?.options.filter(option => whatItDoes(option) === 'purge').length ?? 0}`,
        explanation: say('lesson.sectors.purge.because'),
        anew: dealtPurge,
      },
      mark: say('lesson.sectors.purge.mark'),
      goals: [
        goal(
          'lesson.sectors.purge.goal',
          now => whereIs(now, 'marine-1') === 'docking-bay' && isAsked(now, 'sector.action'),
        ),
      ],
      allow: { 'move.unit': ['unit:*'] },
      lost: { when: now => othersHaveStopped(now, 'marine-1'), say: say('lesson.sectors.purge.other') },
      way: ['unit:marine-1', 'room:docking-bay-a'],
    },
    {
      say: say('lesson.sectors.own'),
      thought: say('lesson.sectors.own.thought'),
      mark: say('lesson.sectors.own.mark'),
      goals: [goal('lesson.sectors.own.goal', now => isAsked(now, 'pending.slot'))],
      allow: { 'sector.action': ['take-upgrade', 'purge:docking-bay-s1'] },
      way: ['take-upgrade'],
    },
    {
      say: say('lesson.sectors.flip'),
      thought: say('lesson.sectors.flip.thought'),
      mark: say('lesson.sectors.flip.mark'),
      goals: [
        goal('lesson.sectors.flip.goal', ({ view }) =>
          Object.values(view.units).some(unit => unit.seat === LEARNER && unit.side === 'upgraded'),
        ),
      ],
      allow: { 'pending.slot': ['flip:*', 'end'] },
      advice: say('lesson.sectors.flip.advice'),
      way: ['flip:marine-1'],
    },
    {
      say: say('lesson.sectors.malfunction'),
      thought: say('lesson.sectors.malfunction.thought'),
      blind: true,
      mark: say('lesson.sectors.malfunction.mark'),
      ends: 1,
      goals: [goal('lesson.sectors.malfunction.goal', ({ view }) => view.malfunction === TENTACLES)],
      allow: { 'pending.slot': ['end', 'flip:*'], 'move.unit': ['unit:*'], 'sector.action': ['malfunction:*'] },
      lost: {
        when: now =>
          othersHaveStopped(now, 'marine-2') || (told(now, 'malfunction.placed') && now.view.malfunction !== TENTACLES),
        say: say('lesson.sectors.malfunction.other'),
      },
      way: ['end', 'unit:marine-2', 'room:control-room-a', 'malfunction:aliens-tentacles-1'],
    },
    {
      say: say('lesson.sectors.past'),
      thought: say('lesson.sectors.past.thought'),
      predict: {
        ask: say('lesson.sectors.past.ask'),
        rule: 'TH-13.2',
        choices: countsToSay('lesson-say.wounds', 2, 1, 0),
        meanwhile: say('lesson.sectors.past.walk'),
        outcome: now => `${woundsOf(now, LEARNER)}`,
        explanation: say('lesson.sectors.past.because'),
        anew: dealtPassing,
      },
      mark: say('lesson.sectors.past.mark'),
      ends: 1,
      goals: [goal('lesson.sectors.past.goal', now => whereIs(now, 'marine-1') === 'alien-nest')],
      allow: { 'pending.slot': ['end', 'flip:*'], 'move.unit': ['unit:*'] },
      lost: { when: now => othersHaveStopped(now, 'marine-1'), say: say('lesson.sectors.past.other') },
      way: ['end', 'unit:marine-1', 'room:alien-nest-c'],
    },
    { say: say('lesson.sectors.close'), refs: ['sector:corridors', 'sector:tech-bay'] },
  ],
  remember: [say('lesson.sectors.remember.1'), say('lesson.sectors.remember.2'), say('lesson.sectors.remember.3')],
  rules: ['TH-5.1', 'TH-10.3', 'TH-10.6', 'TH-10.7', 'TH-12.1', 'TH-13.2'],
};
