import { dealtAnnexing, dealtWayPastSun } from './dealt/turns.ts';
import { LEARNER } from '../../../lessons/position.ts';
import { isAsked, scripted } from '../../../lessons/goals.ts';
import { shipsAt } from '../state/pieces.ts';
import { say } from '../text/say.ts';
import { PositionBuilder } from './position.ts';
import { goal, learnerHolds, numbersToSay } from './seen.ts';
import type { EmperorLesson } from './seen.ts';
import type { EmperorView } from '../view.ts';

/** How many ships have ended their move this turn. */
function stepsMoved({ turn }: EmperorView): number {
  return turn?.role === 'warlord' ? turn.moved.reduce((sum, { count }) => sum + count, 0) : 0;
}

/** A lesson on ranges, annexing on the way, Suns, and enemy homes, which can't be attacked (GE-9.1 to GE-9.7). */
export const movingLesson: EmperorLesson = {
  id: 'moving',
  title: say('lesson.moving'),
  minutes: 4,
  learner: LEARNER,
  reply: scripted('done', 'role:regent', 'pass'),
  position: () =>
    new PositionBuilder()
      .noShips()
      .ships(0, 'a4', { fighter: 2, cruiser: 1 })
      .tile('b4', 't05')
      .tile('c4', 't03')
      .tile('b5', 't13')
      .tile('c6', 't06')
      .also(state => {
        state.homes[1] = 'd7'; // Vega's home is moved near, so that the learner can try to enter it.
        delete state.tiles.g4;
        state.tiles.d7 = 'home-blue';
      })
      .inRole('warlord'),
  stages: [
    { say: say('lesson.moving.begin'), refs: ['space:a4'] },
    {
      say: say('lesson.moving.annex.count'),
      thought: say('lesson.moving.annex.thought'),
      predict: {
        ask: say('lesson.moving.annex.ask'),
        rule: 'GE-9.5',
        choices: numbersToSay(0, 1, 2),
        meanwhile: say('lesson.moving.annex'),
        outcome: now => String(Number(learnerHolds(now, 'b4')) + Number(learnerHolds(now, 'c4'))),
        explanation: say('lesson.moving.annex.because'),
        anew: dealtAnnexing,
      },
      mark: say('lesson.moving.annex.mark'),
      goals: [goal('lesson.moving.annex.goal', ({ view }) => shipsAt(view, LEARNER, 'c4').fighter === 1)],
      allow: { 'warlord.move': ['move:fighter-1@a4', 'move:fighter-2@a4', 'move:cruiser-1@a4'] },
      lost: {
        when: ({ view }) => stepsMoved(view) > 0 && shipsAt(view, LEARNER, 'c4').fighter !== 1,
        say: say('lesson.moving.annex.advice'),
      },
      way: ['move:fighter-1@a4', 'to:b4', 'to:c4'],
    },
    {
      say: say('lesson.moving.sun.count'),
      thought: say('lesson.moving.sun.thought'),
      predict: {
        ask: say('lesson.moving.sun.ask'),
        rule: 'GE-9.2',
        choices: numbersToSay(1, 2, 3),
        meanwhile: say('lesson.moving.sun'),
        outcome: ({ view }) => String(view.turn?.role === 'warlord' ? (view.turn.walk?.gone ?? 0) : 0),
        explanation: say('lesson.moving.sun.because'),
        anew: dealtWayPastSun,
      },
      mark: say('lesson.moving.sun.mark'),
      goals: [goal('lesson.moving.sun.goal', now => learnerHolds(now, 'c6'))],
      allow: { 'warlord.move': ['move:fighter-1@a4', 'move:cruiser-1@a4'] },
      lost: { when: now => stepsMoved(now.view) > 1 && !learnerHolds(now, 'c6'), say: say('lesson.moving.sun.advice') },
      way: ['move:fighter-1@a4', 'to:c6'],
    },
    {
      say: say('lesson.moving.home'),
      thought: say('lesson.moving.home.thought'),
      refs: ['space:d7'],
      mark: say('lesson.moving.home.mark'),
      goals: [
        goal('lesson.moving.home.tried', ({ refused }) => refused.includes('to:d7')),
        goal('lesson.moving.home.goal', ({ view }) => view.turn?.role === 'warlord' && view.turn.walk === null),
      ],
      lost: {
        when: now => isAsked(now, 'warlord.move') && !now.refused.includes('to:d7'),
        say: say('lesson.moving.home.advice'),
      },
      wrong: [{ kind: 'warlord.walk', option: 'to:d7', forbidden: true, say: say('lesson.moving.home.say') }],
      way: ['to:d7', 'stop'],
    },
    {
      say: say('lesson.moving.again'),
      thought: say('lesson.moving.again.thought'),
      mark: say('lesson.moving.again.mark'),
      goals: [goal('lesson.moving.again.goal', ({ view }) => view.turn?.seat !== LEARNER)],
      wrong: [{ kind: 'warlord.move', option: 'again:c4', forbidden: true, say: say('lesson.moving.again.say') }],
      way: ['done'],
    },
    { say: say('lesson.moving.close') },
  ],
  remember: [say('lesson.moving.remember.1'), say('lesson.moving.remember.2'), say('lesson.moving.remember.3')],
  rules: ['GE-9.1', 'GE-9.2', 'GE-9.3', 'GE-9.5', 'GE-9.7'],
};
