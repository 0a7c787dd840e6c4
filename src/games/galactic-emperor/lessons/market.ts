import { scripted } from '../../../lessons/goals.ts';
import { LEARNER, RIVAL } from '../../../lessons/position.ts';
import { MOST_METAL } from '../data/set-up.ts';
import type { SpaceId } from '../data/spaces.ts';
import { faceAt } from '../state/board.ts';
import { say } from '../text/say.ts';
import { dealtYields } from './dealt/counting.ts';
import { PositionBuilder } from './position.ts';
import { goal, numbersToSay, placesOf, timesTold, told } from './seen.ts';
import type { EmperorLesson, EmperorProgress } from './seen.ts';

/** The learner's sectors that would produce if they had food. */
const UNFED_SECTORS: readonly SpaceId[] = ['a4', 'a3', 'b4', 'b5'];
/** Vega's marks before the market. */
const VEGA_MARKS = 5;

/** Whether the learner's turn is over and some sector has no food, although the learner has not produced yet. */
function staysHungry(now: EmperorProgress): boolean {
  const { view } = now;
  const hasFood = UNFED_SECTORS.every(space => (view.food[space] ?? 0) > 0);
  return view.turn?.seat !== LEARNER && !hasFood && timesTold(now, 'steward.produced', LEARNER) === 0;
}

/** A lesson on choosing prices, feeding sectors, and keeping room in the Storage (GE-6, GE-7.2, GE-1.3). */
export const marketLesson: EmperorLesson = {
  id: 'market',
  title: say('lesson.market'),
  optional: true,
  minutes: 5,
  learner: LEARNER,
  reply: scripted('done', 'role:steward', 'metal', 'all', 'pass'),
  position: () =>
    new PositionBuilder()
      .tile('a3', 't05', 0)
      .tile('b4', 't07', 0)
      .tile('b5', 't22', 0)
      .tile('f4', 't04', 1)
      .tile('f5', 't01', 1)
      .tile('e1', 't06', 2)
      .owns(0, { marks: 1, metal: 2, energy: 0 })
      .owns(1, { marks: VEGA_MARKS })
      .dice(1, 4, 5, 6)
      .inRole('merchant'),
  stages: [
    {
      say: say('lesson.market.read'),
      thought: say('lesson.market.read.thought'),
      refs: placesOf(UNFED_SECTORS),
      like: 'merchant.trade',
      predict: {
        ask: say('lesson.market.read.ask'),
        rule: 'GE-7.2',
        choices: numbersToSay(4, 5, MOST_METAL),
        outcome: ({ view }) => String(UNFED_SECTORS.reduce((sum, space) => sum + (faceAt(view, space)?.metal ?? 0), 0)),
        explanation: say('lesson.market.read.because'),
        anew: dealtYields,
      },
    },
    {
      say: say('lesson.market.die'),
      thought: say('lesson.market.die.thought'),
      mark: say('lesson.market.die.mark'),
      goals: [
        goal('lesson.market.die.food', ({ view }) => view.prices?.food === 1),
        goal('lesson.market.die.metal', ({ view }) => view.prices?.metal === 3),
      ],
      lost: {
        when: ({ view: { prices } }) => prices !== null && (prices.food > 1 || prices.metal < 3),
        say: say('lesson.market.die.other'),
      },
      way: ['discard:4-pips'],
    },
    {
      say: say('lesson.market.feed'),
      thought: say('lesson.market.feed.thought'),
      refs: placesOf(UNFED_SECTORS),
      mark: say('lesson.market.feed.mark'),
      goals: [goal('lesson.market.feed.goal', ({ view }) => UNFED_SECTORS.every(space => (view.food[space] ?? 0) > 0))],
      advice: say('lesson.market.feed.advice'),
      way: ['place:b5', 'buy:food', 'place:b4', 'buy:food', 'place:a3', 'buy:food', 'place:a4'],
    },
    {
      say: say('lesson.market.sell'),
      thought: say('lesson.market.sell.thought'),
      mark: say('lesson.market.sell.mark'),
      ends: 1,
      goals: [
        goal('lesson.market.sell.goal', now => timesTold(now, 'steward.produced', LEARNER) === UNFED_SECTORS.length),
      ],
      lost: {
        when: now => told(now, 'steward.produced-over') || staysHungry(now),
        say: say('lesson.market.sell.over'),
      },
      advice: say('lesson.market.sell.advice'),
      way: ['sell:metal', 'done', 'all'],
    },
    {
      say: say('lesson.market.vega.count'),
      thought: say('lesson.market.vega.thought'),
      predict: {
        ask: say('lesson.market.vega.ask'),
        before: true,
        rule: 'GE-6.2',
        choices: numbersToSay(0, 6, 12),
        outcome: ({ view }) => String((view.seats[RIVAL]?.marks ?? 0) - VEGA_MARKS),
        explanation: say('lesson.market.vega.because'),
      },
    },
    { say: say('lesson.market.close') },
  ],
  remember: [say('lesson.market.remember.1'), say('lesson.market.remember.2'), say('lesson.market.remember.3')],
  rules: ['GE-6.1', 'GE-6.2', 'GE-6.3', 'GE-6.4', 'GE-7.2', 'GE-1.3'],
};
