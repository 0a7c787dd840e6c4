import type { Answer, Decision } from '../../../kernel/match/decision.ts';
import { isAsked, scripted } from '../../lesson-goals.ts';
import { LEARNER } from '../../lesson-position.ts';
import { say } from '../text/say.ts';
import { PositionBuilder } from './position.ts';
import { goal, installed, own, rival, walkerIn } from './seen.ts';
import type { TheseusLesson } from './seen.ts';

const LIFE_AT_FIRST = 20;
const AFTER_MINE = 18;
const AFTER_FIRE = 17;

/** The Alien that is first in the Nest walks; who comes by the Control Room lays the malfunction token on a card that only waits. */
function reply(decision: Decision): Answer | null {
  return walkerIn(decision, 'alien-nest') ?? scripted('malfunction:marines-barricade-1', 'end')(decision);
}

/** Traps and modules: TH-7, TH-14. */
export const traps: TheseusLesson = {
  id: 'traps',
  title: say('lesson.traps'),
  minutes: 7,
  learner: LEARNER,
  reply,
  position: () =>
    new PositionBuilder(['marines', 'aliens'])
      .unit('marine-1', 'control-room-a')
      .unit('marine-2', 'corridors-a')
      .unit('marine-3', 'corridors-d')
      .unit('alien-1', 'alien-nest-a')
      .unit('alien-2', 'alien-nest-b')
      .unit('alien-3', 'alien-nest-c')
      .card('marines-battle-position-1', 'docking-bay-s1')
      .card('aliens-hive-1', 'corridors-s1')
      .pending('marines-mine-1', 'docking-bay-p1')
      .pending('marines-fire-1', 'docking-bay-p2')
      .deck('marines', 'marines-barricade-1', 'marines-armory-1', 'marines-assault-1', 'marines-mine-2')
      .deck('aliens', 'aliens-tentacles-1', 'aliens-habitat-1', 'aliens-vent-shortcut-1', 'aliens-lurking-2')
      .beginning(),
  stages: [
    { say: say('lesson.traps.kinds'), refs: ['slot:docking-bay-s1'] },
    {
      say: say('lesson.traps.mine'),
      mark: say('lesson.traps.mine.mark'),
      goals: [goal('lesson.traps.mine.goal', now => installed(now, 'marines-mine-1') !== null)],
      allow: {
        'move.unit': ['unit:marine-1'],
        'move.room': ['room:docking-bay-b', 'room:docking-bay-c', 'room:docking-bay-d'],
        'sector.action': ['take-upgrade'],
        'pending.slot': ['deploy:docking-bay-p1'],
        'deploy.slot': ['slot:docking-bay-s2', 'slot:docking-bay-s3', 'slot:docking-bay-s4'],
      },
      wrong: [
        { kind: 'move.unit', option: 'unit:marine-3', say: say('lesson.traps.mine.other') },
        { kind: 'pending.slot', option: 'deploy:docking-bay-p2', say: say('lesson.traps.mine.fire') },
        { kind: 'deploy.slot', option: 'slot:corridors-s2', say: say('lesson.traps.mine.passed') },
        { kind: 'deploy.slot', option: 'slot:control-room-s1', say: say('lesson.traps.mine.passed') },
      ],
      way: ['unit:marine-1', 'room:docking-bay-b', 'deploy:docking-bay-p1', 'slot:docking-bay-s2'],
    },
    {
      say: say('lesson.traps.step'),
      mark: say('lesson.traps.step.mark'),
      ends: 1,
      goals: [goal('lesson.traps.step.goal', now => rival(now).life === AFTER_MINE && isAsked(now, 'move.unit'))],
      allow: { 'pending.slot': ['end'] },
      way: ['end'],
    },
    {
      say: say('lesson.traps.fire'),
      mark: say('lesson.traps.fire.mark'),
      goals: [goal('lesson.traps.fire.goal', now => installed(now, 'marines-fire-1') !== null)],
      allow: {
        'move.unit': ['unit:marine-2'],
        'sector.action': ['take-upgrade'],
        'pending.slot': ['deploy:docking-bay-p2'],
        'deploy.slot': ['slot:corridors-s2'],
      },
      wrong: [
        { kind: 'move.unit', option: 'unit:marine-1', say: say('lesson.traps.fire.other') },
        { kind: 'deploy.slot', option: 'slot:tech-bay-s1', say: say('lesson.traps.fire.nobody') },
      ],
      way: ['unit:marine-2', 'room:docking-bay-c', 'take-upgrade', 'deploy:docking-bay-p2', 'slot:corridors-s2'],
    },
    {
      say: say('lesson.traps.burn'),
      mark: say('lesson.traps.burn.mark'),
      ends: 1,
      goals: [goal('lesson.traps.burn.goal', now => rival(now).life === AFTER_FIRE && isAsked(now, 'move.unit'))],
      allow: { 'pending.slot': ['end'] },
      way: ['end'],
    },
    {
      say: say('lesson.traps.hive'),
      mark: say('lesson.traps.hive.mark'),
      goals: [
        goal('lesson.traps.hive.goal', now => own(now).life < LIFE_AT_FIRST && rival(now).life <= AFTER_FIRE - 2),
      ],
      allow: { 'move.unit': ['unit:marine-1'], 'sector.action': ['assault'] },
      wrong: [{ kind: 'move.unit', option: 'unit:marine-3', say: say('lesson.traps.hive.stay') }],
      way: ['unit:marine-1', 'room:corridors-a', 'assault'],
    },
    { say: say('lesson.traps.close') },
  ],
  remember: [say('lesson.traps.remember.1'), say('lesson.traps.remember.2'), say('lesson.traps.remember.3')],
  rules: ['TH-7.1', 'TH-7.3', 'TH-14.1', 'TH-14.2', 'TH-14.3.1'],
};
