import { dealtLife } from './dealt/around.ts';
import type { Answer, Decision } from '../../../kernel/match/decision.ts';
import { isAsked, scripted } from '../../../lessons/goals.ts';
import { LEARNER } from '../../../lessons/position.ts';
import { COUNTDOWN_END } from '../data/tokens.ts';
import { say } from '../text/say.ts';
import { PositionBuilder } from './position.ts';
import {
  countsToSay,
  goal,
  hasStoppedOutside,
  othersHaveStopped,
  learnerSeat,
  rivalSeat,
  told,
  walkerIn,
} from './seen.ts';
import type { TheseusLesson } from './seen.ts';

/** The number of the round in which the learner should win. */
const LAST_ROUND = 3;

/** The countdown values at which the end-of-game marker stands on the spaces 2 and 1. */
const AT_TWO = COUNTDOWN_END - 2;
const AT_ONE = COUNTDOWN_END - 1;

/** The opponent's answers: the Aliens move without effect, and do not use pending slots. */
function reply(decision: Decision): Answer | null {
  return walkerIn(decision, 'alien-nest') ?? scripted('unit:alien-1', 'take-upgrade', 'end')(decision);
}

/** The station at the start of the lesson. */
function startingStation(): PositionBuilder {
  return new PositionBuilder(['marines', 'aliens'])
    .unit('marine-1', 'control-room-a')
    .unit('marine-2', 'tech-bay-a')
    .unit('marine-3', 'docking-bay-a')
    .unit('alien-1', 'tech-bay-b')
    .unit('alien-2', 'alien-nest-a')
    .unit('alien-3', 'docking-bay-c')
    .card('marines-barricade-1', 'control-room-s1')
    .card('aliens-habitat-1', 'alien-nest-s1')
    .seat('marines', { life: 8 })
    .seat('aliens', { life: 9 })
    .with(state => {
      state.countdown = AT_TWO;
    });
}

/** The lesson on the countdown, and on how a match is decided (TH-17). */
export const endgame: TheseusLesson = {
  id: 'endgame',
  title: say('lesson.endgame'),
  minutes: 6,
  learner: LEARNER,
  reply,
  position: () => startingStation().beginning(),
  stages: [
    { say: say('lesson.endgame.countdown') },
    {
      say: say('lesson.endgame.decline'),
      thought: say('lesson.endgame.decline.thought'),
      mark: say('lesson.endgame.decline.mark'),
      ends: 1,
      goals: [
        goal(
          'lesson.endgame.decline.goal',
          now => told(now, 'turn.begins') && isAsked(now, 'move.unit') && now.view.countdown === AT_TWO,
        ),
      ],
      allow: {
        'move.unit': ['unit:*'],
        'move.room': ['room:docking-bay-b', 'room:docking-bay-d'],
        'pending.slot': ['fill:*', 'end'],
      },
      lost: {
        when: now => othersHaveStopped(now, 'marine-1') || now.view.countdown !== AT_TWO,
        say: say('lesson.endgame.decline.other'),
      },
      way: ['unit:marine-1', 'room:docking-bay-b', 'end'],
    },
    {
      say: say('lesson.endgame.attack'),
      thought: say('lesson.endgame.attack.thought'),
      predict: {
        ask: say('lesson.endgame.attack.ask'),
        rule: 'TH-17.2',
        choices: countsToSay('lesson-say.life', 9, 8, 7),
        meanwhile: say('lesson.endgame.attack.do'),
        outcome: now => `${rivalSeat(now).life}`,
        explanation: say('lesson.endgame.attack.because'),
        anew: dealtLife(startingStation, 'aliens', [5, 14], [0, -1, -2], { marines: 1 }),
      },
      mark: say('lesson.endgame.attack.mark'),
      goals: [
        goal('lesson.endgame.attack.goal', now => learnerSeat(now).life > rivalSeat(now).life),
        goal('lesson.endgame.attack.marker', ({ view }) => view.countdown === AT_ONE),
      ],
      allow: { 'move.unit': ['unit:*'], 'pending.slot': ['fill:*', 'end'] },
      lost: {
        when: now =>
          hasStoppedOutside(now, 'corridors') ||
          (told(now, 'attack.assault') && learnerSeat(now).life <= rivalSeat(now).life),
        say: say('lesson.endgame.attack.other'),
      },
      advice: say('lesson.endgame.attack.advice'),
      way: ['unit:marine-2', 'room:corridors-b', 'assault', 'fill:corridors-p1'],
    },
    {
      say: say('lesson.endgame.finish'),
      thought: say('lesson.endgame.finish.thought'),
      mark: say('lesson.endgame.finish.mark'),
      ends: 1,
      goals: [goal('lesson.endgame.finish.goal', ({ view }) => view.outcome?.winners.includes(LEARNER) === true)],
      advice: say('lesson.endgame.finish.advice'),
      // A turn may end by itself before this stage. That leaves one more turn, which the learner must not need.
      lost: {
        when: ({ view }) => view.round > LAST_ROUND && view.outcome === null,
        say: say('lesson.endgame.finish.advice'),
      },
      way: ['end', 'unit:marine-2', 'take-upgrade', 'fill:docking-bay-p1'],
    },
    { say: say('lesson.endgame.close') },
  ],
  remember: [say('lesson.endgame.remember.1'), say('lesson.endgame.remember.2'), say('lesson.endgame.remember.3')],
  rules: ['TH-1.1', 'TH-11.2', 'TH-17.1', 'TH-17.2', 'TH-17.4'],
};
