import { dealtTie } from './dealt/around.ts';
import { isAsked, scripted } from '../../../lessons/goals.ts';
import { LEARNER } from '../../../lessons/position.ts';
import { COUNTDOWN_END } from '../data/tokens.ts';
import { say } from '../text/say.ts';
import { PositionBuilder } from './position.ts';
import { goal, hasStoppedOutside, othersHaveStopped, learnerSeat, rivalSeat, told, wordsToSay } from './seen.ts';
import type { TheseusLesson } from './seen.ts';

const LIFE = 8;

/** The station at the start of the lesson. */
function startingStation(life: number): PositionBuilder {
  return new PositionBuilder(['marines', 'aliens'])
    .unit('marine-1', 'corridors-a')
    .unit('marine-2', 'tech-bay-a')
    .unit('marine-3', 'alien-nest-b')
    .unit('alien-1', 'docking-bay-c')
    .unit('alien-2', 'tech-bay-c')
    .unit('alien-3', 'docking-bay-d')
    .seat('marines', { life })
    .seat('aliens', { life })
    .with(state => {
      state.countdown = COUNTDOWN_END - 1;
    });
}

/** The lesson on a tie at the end of the countdown (TH-17.3). */
export const tie: TheseusLesson = {
  id: 'tie',
  title: say('lesson.tie'),
  optional: true,
  minutes: 3,
  learner: LEARNER,
  // The opponent moves an Alien from the Tech Bay to the Corridors, where Marine 3 can reach it.
  reply: scripted('unit:alien-2', 'room:corridors-b', 'assault', 'end'),
  position: () => startingStation(LIFE).beginning(),
  stages: [
    {
      say: say('lesson.tie.end', { life: LIFE }),
      thought: say('lesson.tie.end.thought'),
      predict: {
        ask: say('lesson.tie.end.ask'),
        rule: 'TH-17.3',
        choices: wordsToSay({
          shared: 'lesson.tie.end.shared',
          lost: 'lesson.tie.end.lost',
          turns: 'lesson.tie.end.turns',
        }),
        meanwhile: say('lesson.tie.end.do'),
        outcome: ({ view }) =>
          view.tie !== null ? 'turns' : view.outcome?.winners.includes(LEARNER) === true ? 'shared' : 'lost',
        explanation: say('lesson.tie.end.because'),
        anew: dealtTie(startingStation),
      },
      mark: say('lesson.tie.end.mark'),
      ends: 1,
      goals: [goal('lesson.tie.end.goal', now => now.view.tie !== null && isAsked(now, 'move.unit'))],
      // Only one turn may end before the goal is reached: the one in which the slot is filled.
      lost: {
        when: now => othersHaveStopped(now, 'marine-1') || (now.view.tie === null && now.view.round > 1),
        say: say('lesson.tie.end.other'),
      },
      way: ['unit:marine-1', 'room:control-room-a', 'fill:control-room-p1'],
    },
    {
      say: say('lesson.tie.last'),
      thought: say('lesson.tie.last.thought'),
      blind: true,
      mark: say('lesson.tie.last.mark'),
      goals: [goal('lesson.tie.last.goal', ({ view }) => view.outcome?.winners.length === 1)],
      lost: {
        when: now =>
          hasStoppedOutside(now, 'corridors') ||
          (told(now, 'attack.assault') && learnerSeat(now).life <= rivalSeat(now).life),
        say: say('lesson.tie.last.other'),
      },
      way: ['unit:marine-3', 'room:corridors-a', 'end'],
    },
    { say: say('lesson.tie.close') },
  ],
  remember: [say('lesson.tie.remember.1'), say('lesson.tie.remember.2'), say('lesson.tie.remember.3')],
  rules: ['TH-17.1', 'TH-17.2', 'TH-17.3'],
};
