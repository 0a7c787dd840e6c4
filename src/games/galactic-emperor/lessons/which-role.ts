import type { Answer, Decision } from '../../../kernel/match/decision.ts';
import { isAsked, scripted } from '../../../lessons/goals.ts';
import { LEARNER, RIVAL } from '../../../lessons/position.ts';
import type { SpaceId } from '../data/spaces.ts';
import { stepsBetween } from '../data/spaces.ts';
import { faceAt, planetsOf } from '../state/board.ts';
import { inOrderFrom } from '../state/seats.ts';
import { say } from '../text/say.ts';
import { PositionBuilder } from './position.ts';
import { goal, holds, numbersToSay, own, placesOf, wordsToSay } from './seen.ts';
import type { EmperorLesson, Now } from './seen.ts';

/** The round in which the lesson begins. */
const ROUND = 3;
/** What lies free between the learner and Vega. */
const FREE: readonly SpaceId[] = ['c4', 'c5'];
/** The learner's sectors with food. */
const FED: readonly SpaceId[] = ['b4', ...FREE];

const others = scripted('role:warlord', 'role:scientist', 'role:engineer', 'pass', 'metal', 'all', 'done');

/** Ships of others move as the program's own player likes. */
function reply(decision: Decision): Answer | null {
  return decision.kind.startsWith('warlord.') || decision.kind.startsWith('battle.') ? null : others(decision);
}

/** Whether the learner begins the round after the first one. */
const isNextRound = (now: Now): boolean => now.view.round > ROUND && isAsked(now, 'round.direction');

const hasBoth = (now: Now): boolean => FREE.every(space => holds(now, space));

/** What can't wait, and what helps more than it helps the others: GE-3. */
export const whichRole: EmperorLesson = {
  id: 'which-role',
  title: say('lesson.which-role'),
  optional: true,
  minutes: 6,
  learner: LEARNER,
  reply,
  position: () =>
    new PositionBuilder()
      .noShips()
      .tile('b4', 't07', LEARNER)
      .tile('c4', 't24')
      .tile('c5', 't12')
      .tile('f4', 't05', RIVAL)
      .tile('f5', 't06', RIVAL)
      .tile('e1', 't03', 2)
      .food('b4', 1)
      .food('c4', 1)
      .food('c5', 1)
      .ships(0, 'a4', { fighter: 2 })
      .ships(1, 'e5', { fighter: 2 })
      .ships(2, 'd1', { fighter: 1 })
      .row('t14', 't15', 't01', 't02')
      .owns(0, { marks: 3, metal: 0, energy: 0 })
      .owns(1, { marks: 4, metal: 0, energy: 0 })
      .owns(2, { marks: 4, metal: 0, energy: 0 })
      .also(state => {
        state.round = ROUND;
      })
      .beginning(),
  stages: [
    {
      say: say('lesson.which-role.read'),
      refs: ['space:c4', 'space:c5', 'space:e5'],
      like: 'warlord.move',
      predict: {
        ask: say('lesson.which-role.read.ask'),
        rule: 'GE-9.1',
        choices: numbersToSay(1, 2, 3),
        outcome: () => String(stepsBetween('e5', 'c5')),
        explanation: say('lesson.which-role.read.because'),
      },
    },
    {
      say: say('lesson.which-role.order'),
      predict: {
        ask: say('lesson.which-role.order.ask'),
        rule: 'GE-3.2',
        choices: wordsToSay({
          learner: say('lesson-name.learner'),
          vega: say('lesson-name.vega'),
          mira: say('lesson-name.mira'),
        }),
        outcome: ({ view }) =>
          ['learner', 'vega', 'mira'][inOrderFrom({ ...view, direction: 1 }, RIVAL).at(-1) ?? RIVAL] ?? '',
        explanation: say('lesson.which-role.order.because'),
      },
    },
    {
      say: say('lesson.which-role.urgent'),
      refs: ['space:c4', 'space:c5'],
      mark: say('lesson.which-role.urgent.mark'),
      ends: 1,
      goals: [goal('lesson.which-role.urgent.goal', now => hasBoth(now) && isNextRound(now))],
      lost: {
        when: ({ view }) => FREE.some(space => (view.sectors[space]?.seat ?? LEARNER) !== LEARNER),
        say: say('lesson.which-role.urgent.lost'),
      },
      advice: say('lesson.which-role.urgent.advice'),
      way: ['clockwise', 'role:warlord', 'move:fighter-1@a4', 'to:b4', 'to:c4', 'move:fighter-1@a4', 'to:b5', 'to:c5'],
    },
    { say: say('lesson.which-role.then'), refs: placesOf(FREE), like: 'warlord.move' },
    {
      say: say('lesson.which-role.metal'),
      refs: placesOf(FED),
      like: 'steward.produce',
      predict: {
        ask: say('lesson.which-role.metal.ask'),
        rule: 'GE-7.2',
        choices: numbersToSay(3, 5, 6),
        outcome: ({ view }) => String(FED.reduce((sum, space) => sum + (faceAt(view, space)?.metal ?? 0), 0)),
        explanation: say('lesson.which-role.metal.because'),
      },
    },
    {
      say: say('lesson.which-role.points'),
      like: 'warlord.move',
      predict: {
        ask: say('lesson.which-role.points.ask'),
        rule: 'GE-10.10',
        choices: numbersToSay(2, 3, 4),
        outcome: ({ view }) => String(planetsOf(view, LEARNER) - planetsOf(view, RIVAL)),
        explanation: say('lesson.which-role.points.because'),
      },
    },
    {
      say: say('lesson.which-role.now'),
      mark: say('lesson.which-role.now.mark'),
      goals: [goal('lesson.which-role.now.goal', now => own(now).metal > 4 || (own(now).points ?? 0) > 5)],
      lost: {
        when: ({ view }) => view.picks.some(({ seat }) => seat !== LEARNER),
        say: say('lesson.which-role.now.lost'),
      },
      advice: say('lesson.which-role.now.advice'),
      way: ['clockwise', 'role:steward', 'energy', 'all'],
    },
    { say: say('lesson.which-role.close') },
  ],
  remember: [
    say('lesson.which-role.remember.1'),
    say('lesson.which-role.remember.2'),
    say('lesson.which-role.remember.3'),
  ],
  rules: ['GE-3.1', 'GE-3.2', 'GE-3.3', 'GE-3.5', 'GE-3.8', 'GE-9.5', 'GE-7.2', 'GE-10.10'],
};
