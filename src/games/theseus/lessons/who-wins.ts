import { dealtAround } from './dealt/around.ts';
import type { Answer, Decision } from '../../../kernel/match/decision.ts';
import { isAsked, scripted } from '../../../lessons/goals.ts';
import { LEARNER } from '../../../lessons/position.ts';
import { say } from '../text/say.ts';
import { dealtCollector } from './dealt/walks.ts';
import { dealtFinish } from './dealt/tracks.ts';
import { PositionBuilder } from './position.ts';
import {
  goal,
  installed,
  nearestVictory,
  rivalSeat,
  firstStoppingIn,
  told,
  unitsIn,
  unitsToSay,
  victoriesToSay,
  walkerIn,
  whereIs,
  wordsToSay,
} from './seen.ts';
import type { Progress, TheseusLesson } from './seen.ts';

const CAMERAS = 'scientists-video-cameras-1';
const MINE = 'marines-mine-1';
/** The wounds from a Mine without upgrade tokens. */
const MINE_WOUNDS = 2;
const SCIENTISTS = ['scientist-1', 'scientist-2', 'scientist-3'] as const;

/**
 * The opponent's answers: a Scientist in the Corridors moves, else the first one in the Laboratory; the cameras are
 * executed if possible.
 */
function reply(decision: Decision): Answer | null {
  return (
    walkerIn(decision, 'corridors') ?? walkerIn(decision, 'science-lab') ?? scripted(`run:${CAMERAS}`, 'end')(decision)
  );
}

/**
 * Whether the Mine can still be laid in time to take the last life points with the next Scientist from the Laboratory.
 */
function canTrap(progress: Progress): boolean {
  return (
    rivalSeat(progress).life === MINE_WOUNDS &&
    whereIs(progress, 'scientist-2') === 'science-lab' &&
    unitsIn(progress, 'science-lab') === 3 &&
    installed(progress, CAMERAS)?.working === true &&
    Object.values(progress.view.pending).includes(MINE)
  );
}

/** The station at the start of the lesson. */
function startingStation(): PositionBuilder {
  return new PositionBuilder(['marines', 'scientists'])
    .unit('marine-1', 'science-lab-b')
    .unit('marine-2', 'tech-bay-a')
    .unit('marine-3', 'science-lab-c')
    .unit('scientist-1', 'corridors-a')
    .unit('scientist-2', 'science-lab-a')
    .unit('scientist-3', 'tech-bay-b')
    .card(CAMERAS, 'control-room-s1', { camera: 6 })
    .card('marines-battle-position-2', 'corridors-s1', { upgrades: 2 })
    .pending(MINE, 'docking-bay-p1')
    .pending('marines-armory-1', 'docking-bay-p2')
    .seat('marines', { life: 12 })
    .seat('scientists', { life: 7, data: 14 })
    .deck('marines', 'marines-barricade-1', 'marines-fire-1', 'marines-assault-1', 'marines-battle-position-1')
    .deck('scientists', 'scientists-archive-1', 'scientists-hideout-1', 'scientists-medical-bay-2');
}

/** The lesson on seeing who is about to win, and preventing it (TH-1.1, TH-5.3, TH-6.8, TH-17.4). */
export const whoWins: TheseusLesson = {
  id: 'who-wins',
  title: say('lesson.who-wins'),
  minutes: 5,
  learner: LEARNER,
  reply,
  position: () => startingStation().beginning(),
  stages: [
    {
      say: say('lesson.who-wins.finish'),
      thought: say('lesson.who-wins.finish.thought'),
      predict: {
        ask: say('lesson.who-wins.finish.ask'),
        rule: 'TH-1.1',
        choices: victoriesToSay(),
        outcome: nearestVictory,
        explanation: say('lesson.who-wins.finish.because'),
        anew: dealtFinish,
      },
    },
    {
      say: say('lesson.who-wins.next'),
      thought: say('lesson.who-wins.next.thought'),
      refs: ['slot:control-room-s1'],
      predict: {
        ask: say('lesson.who-wins.next.ask'),
        rule: 'TH-6.2',
        choices: unitsToSay('scientist-2', 'scientist-1', 'scientist-3'),
        outcome: now => firstStoppingIn(now, SCIENTISTS, 'control-room'),
        explanation: say('lesson.who-wins.next.because'),
        anew: dealtCollector,
      },
    },
    {
      say: say('lesson.who-wins.stop'),
      thought: say('lesson.who-wins.stop.thought'),
      refs: ['sector:corridors'],
      blind: true,
      mark: say('lesson.who-wins.stop.mark'),
      ends: 1,
      goals: [
        goal(
          'lesson.who-wins.stop.goal',
          now => now.view.outcome === null && told(now, 'turn.begins') && isAsked(now, 'move.unit'),
        ),
      ],
      lost: { when: ({ view }) => view.outcome !== null, say: say('lesson.who-wins.stop.other') },
      way: ['unit:marine-2', 'room:corridors-b', 'end'],
    },
    {
      say: say('lesson.who-wins.trap'),
      thought: say('lesson.who-wins.trap.thought'),
      refs: ['sector:science-lab'],
      needs: { met: canTrap, otherwise: say('lesson.who-wins.trap.needs') },
      predict: {
        ask: say('lesson.who-wins.trap.ask'),
        rule: 'TH-5.3',
        choices: wordsToSay({
          data: 'lesson.who-wins.trap.data',
          on: 'lesson.who-wins.trap.on',
          life: 'lesson.who-wins.trap.life',
        }),
        meanwhile: say('lesson.who-wins.trap.do'),
        outcome: ({ view }) =>
          view.outcome === null ? 'on' : view.outcome.winners.includes(LEARNER) ? 'life' : 'data',
        explanation: say('lesson.who-wins.trap.because'),
        anew: dealtAround(startingStation, undefined, 'scientists'),
      },
      mark: say('lesson.who-wins.trap.mark'),
      ends: 1,
      goals: [goal('lesson.who-wins.trap.goal', ({ view }) => view.outcome?.winners.includes(LEARNER) === true)],
      lost: {
        when: now =>
          (now.view.outcome !== null && !now.view.outcome.winners.includes(LEARNER)) ||
          (now.view.outcome === null && told(now, 'turn.begins') && isAsked(now, 'move.unit')),
        say: say('lesson.who-wins.trap.other'),
      },
      advice: say('lesson.who-wins.trap.other'),
      way: ['unit:marine-1', 'room:docking-bay-b', 'deploy:docking-bay-p1', 'slot:control-room-s4', 'end'],
      otherWays: [['unit:marine-3', 'room:docking-bay-b', 'deploy:docking-bay-p1', 'slot:control-room-s4', 'end']],
    },
    { say: say('lesson.who-wins.close') },
  ],
  remember: [say('lesson.who-wins.remember.1'), say('lesson.who-wins.remember.2'), say('lesson.who-wins.remember.3')],
  rules: ['TH-1.1', 'TH-5.3', 'TH-6.2', 'TH-6.8', 'TH-17.4'],
};
