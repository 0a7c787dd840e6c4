import { dealtOwnPrice, dealtTokenPrice } from './dealt/tokens.ts';
import type { Answer, Decision } from '../../../kernel/match/decision.ts';
import { isAsked, scripted } from '../../../lessons/goals.ts';
import { LEARNER } from '../../../lessons/position.ts';
import { say } from '../text/say.ts';
import { PositionBuilder } from './position.ts';
import { goal, learnerHolds, numbersToSay, learnerSeat, told } from './seen.ts';
import type { EmperorLesson, EmperorProgress } from './seen.ts';

const MIRA = 2;
const scriptedAnswers = scripted('role:scientist', 'clockwise', 'pass', 'done');

/** The answers of the rivals; `null`: the computer player decides, as for Mira's buying and placing. */
function reply(decision: Decision): Answer | null {
  const isMirasRegent = decision.seat === MIRA && (decision.kind === 'regent.buy' || decision.kind === 'regent.place');
  return isMirasRegent ? null : scriptedAnswers(decision);
}

/** Whether the points of a Regent were paid since the stage began. */
const isPaid = (now: EmperorProgress): boolean => told(now, 'points.planets');

/** A lesson on placing tokens before others and after them (GE-10.2 to GE-10.10). */
export const twoRegentsLesson: EmperorLesson = {
  id: 'two-regents',
  title: say('lesson.two-regents'),
  optional: true,
  minutes: 6,
  learner: LEARNER,
  reply,
  position: () =>
    new PositionBuilder()
      .tile('b4', 't05', 0)
      .tile('b5', 't11', 0)
      .tile('e1', 't06', 2)
      .tile('c1', 't03', 2)
      // Mira's Fighter makes a Starbase worth more to her on C1 than anywhere else.
      .ships(2, 'c1', { fighter: 1 })
      .owns(0, { marks: 5, energy: 0, points: 0 })
      .owns(1, { energy: 0 })
      // Mira's marks pay for one token now, but not for another one in the next round.
      .owns(2, { marks: 2, energy: 0 })
      .also(state => {
        state.throne = MIRA;
        state.round = 4;
        state.picks = [
          { seat: 0, role: 'explorer' },
          { seat: 1, role: 'steward' },
        ];
        state.offer = state.offer.filter(role => role !== 'explorer' && role !== 'steward');
      })
      .inRole('regent', MIRA),
  stages: [
    { say: say('lesson.two-regents.begin'), refs: ['space:b4', 'space:b5'], like: 'regent.place' },
    {
      say: say('lesson.two-regents.price.count'),
      thought: say('lesson.two-regents.price.thought'),
      predict: {
        ask: say('lesson.two-regents.price.ask'),
        rule: 'GE-10.2',
        choices: numbersToSay(2, 3, 4),
        meanwhile: say('lesson.two-regents.price'),
        outcome: ({ view }) => String(view.regent?.price ?? ''),
        explanation: say('lesson.two-regents.price.because'),
        anew: dealtTokenPrice,
      },
      goals: [goal('lesson.two-regents.price.goal', now => isAsked(now, 'regent.buy'))],
      way: [],
    },
    {
      say: say('lesson.two-regents.guard'),
      thought: say('lesson.two-regents.guard.thought'),
      refs: ['space:b4', 'space:b5'],
      mark: say('lesson.two-regents.guard.mark'),
      ends: 2,
      goals: [goal('lesson.two-regents.guard.goal', now => isPaid(now) && learnerHolds(now, 'b5'))],
      allow: { 'regent.place': ['space:*', 'done'] },
      lost: { when: now => isPaid(now) && !learnerHolds(now, 'b5'), say: say('lesson.two-regents.guard.lost') },
      way: ['pass', 'space:b5', 'space:b5'],
    },
    {
      say: say('lesson.two-regents.points.count'),
      thought: say('lesson.two-regents.points.thought'),
      predict: {
        ask: say('lesson.two-regents.points.ask'),
        before: true,
        rule: 'GE-10.10',
        choices: numbersToSay(2, 3, 4),
        outcome: now => String(learnerSeat(now).points ?? 0),
        explanation: say('lesson.two-regents.points.because'),
      },
    },
    {
      say: say('lesson.two-regents.pick'),
      thought: say('lesson.two-regents.pick.thought'),
      predict: {
        ask: say('lesson.two-regents.pick.ask'),
        rule: 'GE-10.2',
        choices: numbersToSay(2, 3, 4),
        meanwhile: say('lesson.two-regents.pick.meanwhile'),
        outcome: ({ view }) => String(view.regent?.price ?? ''),
        explanation: say('lesson.two-regents.pick.because'),
        anew: dealtOwnPrice,
      },
      mark: say('lesson.two-regents.pick.mark'),
      goals: [
        goal('lesson.two-regents.pick.goal', ({ view }) => view.role?.id === 'regent' && view.role.chooser === LEARNER),
      ],
      lost: {
        when: ({ view }) => view.picks.some(({ seat, role }) => seat === LEARNER && role !== 'regent'),
        say: say('lesson.two-regents.pick.other'),
      },
      way: ['role:regent'],
    },
    {
      say: say('lesson.two-regents.take'),
      thought: say('lesson.two-regents.take.thought'),
      refs: ['space:b4', 'space:b5'],
      mark: say('lesson.two-regents.take.mark'),
      ends: 1,
      goals: [
        goal('lesson.two-regents.take.pair', now => isPaid(now) && learnerHolds(now, 'b5')),
        goal('lesson.two-regents.take.ferrum', now => isPaid(now) && learnerHolds(now, 'b4')),
      ],
      allow: { 'regent.place': ['space:*', 'done'] },
      lost: {
        when: now => isPaid(now) && !(learnerHolds(now, 'b4') && learnerHolds(now, 'b5')),
        say: say('lesson.two-regents.take.lost'),
      },
      way: ['buy', 'space:b5', 'space:b4', 'space:b4'],
    },
    {
      say: say('lesson.two-regents.sum.count'),
      thought: say('lesson.two-regents.sum.thought'),
      predict: {
        ask: say('lesson.two-regents.sum.ask'),
        before: true,
        rule: 'GE-10.10',
        choices: numbersToSay(5, 6, 7, 8),
        outcome: now => String(learnerSeat(now).points ?? 0),
        explanation: say('lesson.two-regents.sum.because'),
      },
    },
    { say: say('lesson.two-regents.close') },
  ],
  remember: [
    say('lesson.two-regents.remember.1'),
    say('lesson.two-regents.remember.2'),
    say('lesson.two-regents.remember.3'),
  ],
  rules: ['GE-10.1', 'GE-10.2', 'GE-10.3', 'GE-10.4', 'GE-10.5', 'GE-10.6', 'GE-10.7', 'GE-10.10'],
};
