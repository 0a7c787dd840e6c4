import { dealtAround } from './dealt/around.ts';
import { isAsked, scripted } from '../../../lessons/goals.ts';
import { LEARNER } from '../../../lessons/position.ts';
import { say } from '../text/say.ts';
import { PositionBuilder } from './position.ts';
import { goal, othersHaveStopped, installed, told, whereIs, wordsToSay } from './seen.ts';
import type { TheseusLesson } from './seen.ts';

/** The station at the start of the lesson. */
function startingStation(): PositionBuilder {
  return new PositionBuilder(['pandora', 'marines'])
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
    .deck('marines', 'marines-barricade-1', 'marines-mine-1', 'marines-fire-1');
}

/** The lesson on Pandora: breeding, taking over cards, and two actions in one sector (TH-20). */
export const pandora: TheseusLesson = {
  id: 'pandora',
  title: say('lesson.pandora'),
  optional: true,
  minutes: 6,
  learner: LEARNER,
  // The opponent brings a Marine back from space, beside other Marines.
  reply: scripted('unit:marine-3', 'sector:docking-bay', 'end'),
  position: () => startingStation().beginning(),
  stages: [
    { say: say('lesson.pandora.other'), refs: ['sector:corridors'] },
    {
      say: say('lesson.pandora.breed'),
      thought: say('lesson.pandora.breed.thought'),
      blind: true,
      mark: say('lesson.pandora.breed.mark'),
      goals: [goal('lesson.pandora.breed.goal', ({ view }) => view.units['runner-1'] !== undefined)],
      allow: { 'move.unit': ['unit:*'] },
      lost: {
        when: now => othersHaveStopped(now, 'creature-1') || isAsked(now, 'sector.action'),
        say: say('lesson.pandora.breed.other'),
      },
      way: ['unit:creature-1', 'room:corridors-a', 'kind:runner', 'room:corridors-b'],
    },
    {
      say: say('lesson.pandora.both'),
      thought: say('lesson.pandora.both.thought'),
      predict: {
        ask: say('lesson.pandora.both.ask'),
        rule: 'TH-20.8',
        choices: wordsToSay({
          assault: 'lesson.pandora.both.only-assault',
          token: 'lesson.pandora.both.only-token',
          both: 'lesson.pandora.both.all',
        }),
        meanwhile: say('lesson.pandora.both.do'),
        outcome: now => (!told(now, 'upgrade.gained') ? 'assault' : told(now, 'attack.assault') ? 'both' : 'token'),
        explanation: say('lesson.pandora.both.because'),
        anew: dealtAround(startingStation),
      },
      mark: say('lesson.pandora.both.mark'),
      goals: [goal('lesson.pandora.both.goal', now => isAsked(now, 'pending.slot') || isAsked(now, 'move.unit'))],
      allow: { 'pending.slot': ['end', 'flip:*'] },
      way: ['take-upgrade', 'assault', 'unit:marine-1'],
    },
    {
      say: say('lesson.pandora.hunter'),
      thought: say('lesson.pandora.hunter.thought'),
      blind: true,
      mark: say('lesson.pandora.hunter.mark'),
      ends: 1,
      goals: [goal('lesson.pandora.hunter.goal', now => installed(now, 'marines-assault-1')?.takenBy === 'hunter-1')],
      allow: { 'pending.slot': ['end', 'flip:*'], 'move.unit': ['unit:*'] },
      lost: {
        when: now => othersHaveStopped(now, 'hunter-1') || (othersHaveStopped(now) && isAsked(now, 'sector.action')),
        say: say('lesson.pandora.hunter.other'),
      },
      way: ['end', 'unit:hunter-1', 'room:tech-bay-a', 'take:tech-bay-s2'],
    },
    {
      say: say('lesson.pandora.runner'),
      thought: say('lesson.pandora.runner.thought'),
      blind: true,
      mark: say('lesson.pandora.runner.mark'),
      goals: [
        goal('lesson.pandora.runner.assault', now => told(now, 'actions.runs')),
        goal('lesson.pandora.runner.goal', now => installed(now, 'marines-armory-1')?.takenBy === 'runner-1'),
      ],
      allow: { 'sector.action': ['extra:*'] },
      lost: {
        when: now =>
          othersHaveStopped(now, 'runner-1') ||
          whereIs(now, 'runner-1') === 'docking-bay' ||
          (othersHaveStopped(now) && isAsked(now, 'sector.action')),
        say: say('lesson.pandora.runner.other'),
      },
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
