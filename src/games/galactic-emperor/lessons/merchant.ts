import { dealtFoodLeft } from './dealt/turns.ts';
import { LEARNER } from '../../../lessons/position.ts';
import { scripted } from '../../../lessons/goals.ts';
import { say } from '../text/say.ts';
import { dealtDice } from './dealt/production.ts';
import { PositionBuilder } from './position.ts';
import { goal, numbersToSay, learnerSeat, ownNumber, told } from './seen.ts';
import type { EmperorLesson } from './seen.ts';

/** The price of metal after a 6 is discarded (GE-6.1). */
const METAL_PRICE = 2;

/** The learner's goods and marks before the market. */
const START_GOODS = { metal: 3, energy: 1, marks: 2 } as const;

/** A lesson on the market: harvest, trade and supply (GE-6). */
export const merchantLesson: EmperorLesson = {
  id: 'merchant',
  title: say('lesson.merchant'),
  minutes: 4,
  learner: LEARNER,
  reply: scripted('done', 'role:regent', 'pass'),
  position: () =>
    new PositionBuilder()
      .tile('b4', 't05', 0)
      .tile('b5', 't06', 0)
      .tile('a3', 't04', 0)
      .owns(0, START_GOODS)
      .dice(3, 4, 6, 6)
      .inRole('merchant'),
  stages: [
    { say: say('lesson.merchant.chain'), like: 'merchant.trade' },
    {
      say: say('lesson.merchant.dice.count'),
      thought: say('lesson.merchant.dice.thought'),
      like: 'market.discard',
      predict: {
        ask: say('lesson.merchant.dice.ask', { face: 6 }),
        rule: 'GE-6.1',
        choices: numbersToSay(1, 2, 3, 4),
        meanwhile: say('lesson.merchant.dice'),
        outcome: ({ view }) => String(view.prices?.metal ?? 0),
        explanation: say('lesson.merchant.dice.because'),
        anew: dealtDice,
      },
      mark: say('lesson.merchant.dice.mark'),
      goals: [goal('lesson.merchant.dice.goal', ({ view }) => view.prices?.metal === METAL_PRICE)],
      lost: {
        when: ({ view }) => view.prices !== null && view.prices.metal !== METAL_PRICE,
        say: say('lesson.merchant.dice.other'),
      },
      way: ['discard:6-pips'],
    },
    {
      say: say('lesson.merchant.feed'),
      thought: say('lesson.merchant.feed.thought'),
      mark: say('lesson.merchant.feed.mark'),
      goals: [
        goal('lesson.merchant.feed.goal', ({ view }) => view.food.b4 === 1 && view.food.b5 === 1 && view.food.a4 === 1),
      ],
      allow: { 'merchant.trade': ['place:a4', 'place:b4', 'place:b5', 'pick-up:*', 'sell:food', 'done'] },
      // The numbers in later stages count on this cube, so it must not be sold.
      lost: {
        when: now => now.view.turn?.seat !== LEARNER || told(now, 'trade.sold'),
        say: say('lesson.merchant.feed.sold'),
      },
      way: ['place:b4', 'place:b5', 'place:a4'],
    },
    {
      say: say('lesson.merchant.trade'),
      thought: say('lesson.merchant.trade.thought'),
      mark: say('lesson.merchant.trade.mark'),
      goals: [goal('lesson.merchant.trade.goal', now => learnerSeat(now).metal < START_GOODS.metal)],
      allow: { 'merchant.trade': ['sell:metal', 'sell:energy'] },
      lost: { when: now => learnerSeat(now).energy < START_GOODS.energy, say: say('lesson.merchant.trade.energy') },
      way: ['sell:metal'],
    },
    {
      say: say('lesson.merchant.left.count'),
      thought: say('lesson.merchant.left.thought'),
      predict: {
        ask: say('lesson.merchant.left.ask'),
        rule: 'GE-6.2',
        choices: numbersToSay(5, 6, 7, 8),
        meanwhile: say('lesson.merchant.left'),
        outcome: now => ownNumber(now, 'marks'),
        explanation: say('lesson.merchant.left.because'),
        anew: dealtFoodLeft,
      },
      mark: say('lesson.merchant.left.mark'),
      goals: [goal('lesson.merchant.left.goal', ({ view }) => view.turn?.seat !== LEARNER)],
      allow: { 'merchant.trade': ['sell:food', 'done'] },
      way: ['done'],
    },
    { say: say('lesson.merchant.close') },
  ],
  remember: [say('lesson.merchant.remember.1'), say('lesson.merchant.remember.2'), say('lesson.merchant.remember.3')],
  rules: ['GE-6.1', 'GE-6.2', 'GE-6.3', 'GE-1.3'],
};
