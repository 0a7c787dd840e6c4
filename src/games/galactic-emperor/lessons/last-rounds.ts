import { dealtPool } from './dealt/tokens.ts';
import type { Answer, Decision } from '../../../kernel/match/decision.ts';
import { scripted } from '../../../lessons/goals.ts';
import { LEARNER, RIVAL } from '../../../lessons/position.ts';
import { COUNT_FACTS } from '../data/set-up.ts';
import type { SpaceId } from '../data/spaces.ts';
import type { TileId } from '../data/tiles.ts';
import { planetsOf } from '../state/board.ts';
import { say } from '../text/say.ts';
import { dealtMarks } from './dealt/counting.ts';
import { PositionBuilder } from './position.ts';
import { goal, personWithMost, numbersToSay, learnerSeat, playersToSay } from './seen.ts';
import type { EmperorLesson } from './seen.ts';

/** The learner's sectors, each with a planet. With so many sectors the learner has two tokens left. */
const LEARNER_SECTORS: readonly (readonly [SpaceId, TileId])[] = [
  ['a3', 't01'],
  ['a2', 't02'],
  ['b4', 't03'],
  ['b3', 't04'],
  ['b2', 't05'],
  ['c4', 't06'],
  ['c3', 't07'],
  ['c6', 't08'],
  ['a1', 't09'],
];
const START_POINTS = [32, 36, 27] as const;
const PAID_POINTS = START_POINTS[0] + START_POINTS[1] + START_POINTS[2];

const scriptedAnswers = scripted('role:regent', 'role:scientist', 'pass', 'done');

/** The answers of Vega and Mira; `null`: the computer player decides, as for placing tokens. */
function reply(decision: Decision): Answer | null {
  return decision.kind === 'regent.place' ? null : scriptedAnswers(decision);
}

/** A lesson on foreseeing the end of the match, and bringing it about (GE-12). */
export const lastRoundsLesson: EmperorLesson = {
  id: 'last-rounds',
  title: say('lesson.last-rounds'),
  optional: true,
  minutes: 6,
  learner: LEARNER,
  reply,
  position: () => {
    const builder = new PositionBuilder()
      .row('t14', 't15')
      .tile('b5', 't23')
      .tile('c5', 't24')
      .tile('f4', 't11', RIVAL, 'starbase')
      .tile('f5', 't12', RIVAL, 'starbase')
      .tile('e5', 't20', RIVAL, 'starbase')
      .tile('e6', 't21', RIVAL, 'starbase')
      .tile('e1', 't17', 2, 'starbase')
      .tile('f1', 't10', 2)
      .tile('c1', 't25', 2, 'starbase');
    for (const [space, tile] of LEARNER_SECTORS) builder.tile(space, tile, LEARNER);
    return builder
      .noShips()
      .ships(0, 'a4', { fighter: 2 })
      .ships(1, 'g4', { fighter: 1 })
      .owns(0, { points: START_POINTS[0], marks: 4, metal: 0, energy: 0 })
      .owns(1, { points: START_POINTS[1], marks: 14, metal: 2, energy: 0 })
      .owns(2, { points: START_POINTS[2], marks: 6, metal: 1, energy: 0 })
      .also(state => {
        state.paid = PAID_POINTS;
        state.round = 9;
        state.stack = ['black-hole', ...state.stack.filter(tile => tile !== 'black-hole')];
      })
      .beginning();
  },
  stages: [
    { say: say('lesson.last-rounds.begin', { pool: COUNT_FACTS[3].pool - PAID_POINTS }), like: 'warlord.move' },
    {
      say: say('lesson.last-rounds.pool'),
      thought: say('lesson.last-rounds.pool.thought'),
      like: 'warlord.move',
      predict: {
        ask: say('lesson.last-rounds.pool.ask'),
        rule: 'GE-12.1',
        choices: numbersToSay(0, 5, 12),
        outcome: ({ view }) => {
          const nextPayment = view.seats.reduce((sum, _, seat) => sum + planetsOf(view, seat), 0);
          return String(Math.max(0, view.pool - nextPayment));
        },
        explanation: say('lesson.last-rounds.pool.because'),
        anew: dealtPool,
      },
    },
    {
      say: say('lesson.last-rounds.tycoon'),
      thought: say('lesson.last-rounds.tycoon.thought'),
      like: 'steward.free',
      predict: {
        ask: say('lesson.last-rounds.tycoon.ask'),
        rule: 'GE-12.5',
        choices: playersToSay(),
        outcome: ({ view }) => personWithMost(view.seats.map(({ marks }) => marks)),
        explanation: say('lesson.last-rounds.tycoon.because'),
        anew: dealtMarks,
      },
    },
    {
      say: say('lesson.last-rounds.end'),
      thought: say('lesson.last-rounds.end.thought'),
      refs: ['space:b5', 'space:c5'],
      mark: say('lesson.last-rounds.end.mark'),
      ends: 1,
      goals: [goal('lesson.last-rounds.end.goal', ({ view }) => view.outcome?.winners.includes(LEARNER) === true)],
      lost: {
        when: ({ view }) =>
          (view.outcome !== null && !view.outcome.winners.includes(LEARNER)) ||
          (view.role?.id === 'regent' && view.role.chooser !== LEARNER),
        say: say('lesson.last-rounds.end.lost'),
      },
      advice: say('lesson.last-rounds.end.advice'),
      way: ['clockwise', 'role:warlord', 'move:fighter-1@a4', 'to:b5', 'stop', 'move:fighter-1@a4', 'to:b5', 'to:c5'],
    },
    {
      say: say('lesson.last-rounds.sum.count'),
      thought: say('lesson.last-rounds.sum.thought'),
      predict: {
        ask: say('lesson.last-rounds.sum.ask'),
        before: true,
        rule: 'GE-12.4',
        choices: numbersToSay(44, 45, 46),
        outcome: now => String(learnerSeat(now).points ?? 0),
        explanation: say('lesson.last-rounds.sum.because'),
      },
    },
    { say: say('lesson.last-rounds.close') },
  ],
  remember: [
    say('lesson.last-rounds.remember.1'),
    say('lesson.last-rounds.remember.2'),
    say('lesson.last-rounds.remember.3'),
  ],
  rules: ['GE-2.3', 'GE-12.1', 'GE-12.2', 'GE-12.3', 'GE-12.4', 'GE-12.5', 'GE-10.11'],
};
