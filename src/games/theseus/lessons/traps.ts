import { dealtFire, dealtMine, dealtTrade } from './dealt/strikes.ts';
import type { Answer, Decision } from '../../../kernel/match/decision.ts';
import { isAsked, scripted } from '../../../lessons/goals.ts';
import { LEARNER, RIVAL } from '../../../lessons/position.ts';
import { say } from '../text/say.ts';
import { PositionBuilder } from './position.ts';
import {
  countsToSay,
  goal,
  hasStoppedOutside,
  installed,
  isInstalledIn,
  told,
  walkerIn,
  wordsToSay,
  woundsOf,
} from './seen.ts';
import type { TheseusLesson } from './seen.ts';

const MINE = 'marines-mine-1';
const FIRE = 'marines-fire-1';

/**
 * The opponent's answers: the first Alien in the Nest moves. An Alien that stops in the Control Room puts the
 * malfunction token on a card that does not matter yet.
 */
function reply(decision: Decision): Answer | null {
  return walkerIn(decision, 'alien-nest') ?? scripted('malfunction:marines-barricade-1', 'end')(decision);
}

/** The lesson on traps, their order, and modules (TH-7, TH-14). */
export const traps: TheseusLesson = {
  id: 'traps',
  title: say('lesson.traps'),
  minutes: 6,
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
      .card('marines-battle-position-1', 'docking-bay-s1', { upgrades: 1 })
      .card('aliens-hive-1', 'corridors-s1')
      .card('aliens-tentacles-1', 'corridors-s4')
      .pending(MINE, 'docking-bay-p1')
      .pending(FIRE, 'docking-bay-p2')
      .deck('marines', 'marines-barricade-1', 'marines-armory-1', 'marines-assault-1', 'marines-mine-2')
      .deck('aliens', 'aliens-tentacles-2', 'aliens-habitat-1', 'aliens-vent-shortcut-1', 'aliens-lurking-2')
      .beginning(),
  stages: [
    { say: say('lesson.traps.kinds'), refs: ['slot:docking-bay-s1'] },
    {
      say: say('lesson.traps.mine'),
      thought: say('lesson.traps.mine.thought'),
      blind: true,
      mark: say('lesson.traps.mine.mark'),
      goals: [goal('lesson.traps.mine.goal', now => isInstalledIn(now, MINE, 'docking-bay'))],
      allow: {
        'move.unit': ['unit:*'],
        'move.room': ['room:docking-bay-b', 'room:docking-bay-c', 'room:docking-bay-d'],
        'pending.slot': ['deploy:*', 'end'],
        'deploy.slot': ['slot:corridors-s2', 'slot:control-room-s1', 'slot:docking-bay-s2', 'slot:tech-bay-s2'],
      },
      lost: {
        when: now => told(now, 'pending.filled') && !isInstalledIn(now, MINE, 'docking-bay'),
        say: say('lesson.traps.mine.other'),
      },
      advice: say('lesson.traps.mine.advice'),
      way: ['unit:marine-1', 'room:docking-bay-b', 'deploy:docking-bay-p1', 'slot:docking-bay-s2'],
    },
    {
      say: say('lesson.traps.step'),
      thought: say('lesson.traps.step.thought'),
      predict: {
        ask: say('lesson.traps.step.ask'),
        rule: 'TH-7.1',
        choices: countsToSay('lesson-say.wounds', 4, 3, 2),
        meanwhile: say('lesson.traps.step.watch'),
        outcome: now => `${woundsOf(now, RIVAL)}`,
        explanation: say('lesson.traps.step.because'),
        anew: dealtMine,
      },
      mark: say('lesson.traps.step.mark'),
      ends: 1,
      goals: [goal('lesson.traps.step.goal', now => installed(now, MINE) === null && isAsked(now, 'move.unit'))],
      allow: { 'pending.slot': ['end', 'flip:*'] },
      way: ['end'],
    },
    {
      say: say('lesson.traps.fire'),
      thought: say('lesson.traps.fire.thought'),
      blind: true,
      mark: say('lesson.traps.fire.mark'),
      goals: [
        goal(
          'lesson.traps.fire.goal',
          now => isInstalledIn(now, FIRE, 'corridors') || isInstalledIn(now, FIRE, 'control-room'),
        ),
      ],
      allow: {
        'move.unit': ['unit:*'],
        'sector.action': ['take-upgrade', 'flip:*'],
        'pending.slot': ['deploy:*', 'end'],
        'deploy.slot': ['slot:tech-bay-s2', 'slot:docking-bay-s2', 'slot:control-room-s1', 'slot:corridors-s2'],
      },
      lost: {
        when: now =>
          hasStoppedOutside(now, 'docking-bay') ||
          (told(now, 'deploy.done') &&
            !isInstalledIn(now, FIRE, 'corridors') &&
            !isInstalledIn(now, FIRE, 'control-room')),
        say: say('lesson.traps.fire.other'),
      },
      advice: say('lesson.traps.fire.advice'),
      way: ['unit:marine-2', 'room:docking-bay-c', 'take-upgrade', 'deploy:docking-bay-p2', 'slot:corridors-s2'],
    },
    {
      say: say('lesson.traps.burn'),
      thought: say('lesson.traps.burn.thought'),
      predict: {
        ask: say('lesson.traps.burn.ask'),
        rule: 'TH-7.3',
        choices: countsToSay('lesson-say.wounds', 0, 1, 2),
        meanwhile: say('lesson.traps.burn.watch'),
        outcome: now => `${woundsOf(now, RIVAL)}`,
        explanation: say('lesson.traps.burn.because'),
        anew: dealtFire,
      },
      mark: say('lesson.traps.burn.mark'),
      ends: 1,
      goals: [goal('lesson.traps.burn.goal', now => told(now, 'turn.begins') && isAsked(now, 'move.unit'))],
      allow: { 'pending.slot': ['end', 'flip:*'] },
      way: ['end'],
    },
    {
      say: say('lesson.traps.hive'),
      thought: say('lesson.traps.hive.thought'),
      predict: {
        ask: say('lesson.traps.hive.ask'),
        rule: 'TH-7.2',
        choices: wordsToSay({
          marines: 'lesson.traps.hive.marines',
          same: 'lesson.traps.hive.same',
          aliens: 'lesson.traps.hive.aliens',
        }),
        meanwhile: say('lesson.traps.hive.do'),
        outcome: now => harderHit(woundsOf(now, LEARNER), woundsOf(now, RIVAL)),
        explanation: say('lesson.traps.hive.because'),
        anew: dealtTrade,
      },
      mark: say('lesson.traps.hive.mark'),
      goals: [goal('lesson.traps.hive.goal', now => told(now, 'attack.assault') && woundsOf(now, LEARNER) > 0)],
      allow: { 'move.unit': ['unit:*'], 'sector.action': ['assault', 'flip:*'] },
      lost: {
        when: now => hasStoppedOutside(now, 'corridors'),
        say: say('lesson.traps.hive.other'),
      },
      way: ['unit:marine-1', 'room:corridors-a', 'card:aliens-hive-1', 'assault'],
    },
    { say: say('lesson.traps.close') },
  ],
  remember: [say('lesson.traps.remember.1'), say('lesson.traps.remember.2'), say('lesson.traps.remember.3')],
  rules: ['TH-7.1', 'TH-7.2', 'TH-7.3', 'TH-14.1', 'TH-14.2', 'TH-14.3.1'],
};

function harderHit(marines: number, aliens: number): string {
  if (marines === aliens) return 'same';
  return marines > aliens ? 'marines' : 'aliens';
}
