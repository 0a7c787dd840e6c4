import { dealtAround, dealtLife } from './dealt/around.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { Answer, Decision } from '../../../kernel/match/decision.ts';
import { scripted } from '../../../lessons/goals.ts';
import { LEARNER } from '../../../lessons/position.ts';
import { say } from '../text/say.ts';
import { PositionBuilder } from './position.ts';
import {
  countsToSay,
  goal,
  hasStoppedOutside,
  isInstalledIn,
  learnerSeat,
  told,
  walkerIn,
  wordsToSay,
  woundsOf,
} from './seen.ts';
import type { TheseusLesson } from './seen.ts';

const LIFE_AFTER_ASSAULT = 18;
const GREYS: Seat = 2;

/**
 * The opponents' answers: the Alien in the Docking Bay moves home, then a Grey moves from the Wreck to the Control
 * Room.
 */
function reply(decision: Decision): Answer | null {
  return walkerIn(decision, 'grey-wreck') ?? scripted('unit:alien-3', 'take-upgrade', 'end')(decision);
}

/** The station at the start of the lesson. */
function startingStation(): PositionBuilder {
  return new PositionBuilder(['marines', 'aliens', 'greys'])
    .unit('marine-1', 'alien-nest-b')
    .unit('marine-2', 'tech-bay-a', 'upgraded')
    .unit('marine-3', 'docking-bay-a')
    .unit('alien-1', 'tech-bay-c')
    .unit('alien-2', 'alien-nest-d')
    .unit('alien-3', 'docking-bay-c')
    .unit('grey-1', 'tech-bay-d')
    .unit('grey-2', 'grey-wreck-a')
    .unit('grey-3', 'grey-wreck-b')
    .pending('marines-mine-1', 'corridors-p1')
    .seat('marines', { life: 15, upgrades: 1 })
    .seat('aliens', { life: 12 })
    .seat('greys', { life: 9, data: 6 })
    .deck('marines', 'marines-barricade-1', 'marines-armory-1')
    .deck('aliens', 'aliens-tentacles-1', 'aliens-lurking-1')
    .deck('greys', 'greys-probe-1', 'greys-chamber-1');
}

/** The lesson on matches with three players (TH-18). */
export const freeForAll: TheseusLesson = {
  id: 'free-for-all',
  title: say('lesson.free-for-all'),
  optional: true,
  minutes: 4,
  learner: LEARNER,
  reply,
  position: () => startingStation().beginning(),
  stages: [
    { say: say('lesson.free-for-all.race') },
    {
      say: say('lesson.free-for-all.assault'),
      thought: say('lesson.free-for-all.assault.thought'),
      predict: {
        ask: say('lesson.free-for-all.assault.ask'),
        rule: 'TH-18.3',
        choices: countsToSay('lesson-say.life', 15, 17, 18),
        meanwhile: say('lesson.free-for-all.assault.do'),
        outcome: now => `${learnerSeat(now).life}`,
        explanation: say('lesson.free-for-all.assault.because'),
        anew: dealtLife(startingStation, 'marines', [8, 16], [0, 2, 3]),
      },
      mark: say('lesson.free-for-all.assault.mark'),
      goals: [goal('lesson.free-for-all.assault.goal', now => learnerSeat(now).life === LIFE_AFTER_ASSAULT)],
      allow: { 'move.unit': ['unit:*'] },
      lost: {
        when: now =>
          hasStoppedOutside(now, 'corridors') ||
          (told(now, 'attack.assault') && learnerSeat(now).life < LIFE_AFTER_ASSAULT),
        say: say('lesson.free-for-all.assault.other'),
      },
      way: ['unit:marine-1', 'room:corridors-a', 'assault'],
    },
    {
      say: say('lesson.free-for-all.mine'),
      thought: say('lesson.free-for-all.mine.thought'),
      blind: true,
      mark: say('lesson.free-for-all.mine.mark'),
      goals: [goal('lesson.free-for-all.mine.goal', now => isInstalledIn(now, 'marines-mine-1', 'control-room'))],
      allow: {
        'pending.slot': ['deploy:*', 'end', 'flip:*'],
        'deploy.slot': ['slot:corridors-s1', 'slot:docking-bay-s1', 'slot:control-room-s1', 'slot:control-room-s4'],
      },
      lost: {
        when: now => told(now, 'deploy.done') && !isInstalledIn(now, 'marines-mine-1', 'control-room'),
        say: say('lesson.free-for-all.mine.other'),
      },
      advice: say('lesson.free-for-all.mine.advice'),
      way: ['deploy:corridors-p1', 'slot:control-room-s1'],
    },
    {
      say: say('lesson.free-for-all.win'),
      thought: say('lesson.free-for-all.win.thought'),
      predict: {
        ask: say('lesson.free-for-all.win.ask'),
        rule: 'TH-18.3',
        choices: wordsToSay({
          nothing: 'lesson.free-for-all.win.nothing',
          lose: 'lesson.free-for-all.win.lose',
          gain: 'lesson.free-for-all.win.gain',
        }),
        meanwhile: say('lesson.free-for-all.win.watch'),
        outcome: now =>
          learnerSeat(now).life > LIFE_AFTER_ASSAULT ? 'gain' : woundsOf(now, GREYS) > 0 ? 'lose' : 'nothing',
        explanation: say('lesson.free-for-all.win.because'),
        anew: dealtAround(startingStation, undefined, 'marines'),
      },
      mark: say('lesson.free-for-all.win.mark'),
      ends: 1,
      goals: [goal('lesson.free-for-all.win.goal', ({ view }) => view.outcome?.winners.includes(LEARNER) === true)],
      allow: { 'pending.slot': ['end', 'flip:*'] },
      way: ['end'],
    },
    { say: say('lesson.free-for-all.close') },
  ],
  remember: [
    say('lesson.free-for-all.remember.1'),
    say('lesson.free-for-all.remember.2'),
    say('lesson.free-for-all.remember.3'),
  ],
  rules: ['TH-18.2', 'TH-18.3', 'TH-18.5', 'TH-18.7'],
};
