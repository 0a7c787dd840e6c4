import { dealtBid, dealtLevel } from './dealt/sheets.ts';
import { numberIn } from '../../../kernel/match/decision.ts';
import type { Answer, Decision } from '../../../kernel/match/decision.ts';
import { isAsked, scripted } from '../../../lessons/goals.ts';
import { LEARNER, RIVAL } from '../../../lessons/position.ts';
import { say } from '../text/say.ts';
import { dealtGrowth, dealtIncome, dealtYards } from './dealt/economy.ts';
import { PositionBuilder } from './position.ts';
import { boughtCount, goal, leftToSpend, numberChoices, ownState, told, textChoices } from './seen.ts';
import type { EmpiresLesson, Progress } from './seen.ts';

const otherAnswers = scripted('done', 'enough');
const RIVAL_BID = 3;

/** The rival's answers: Korr bids 3 and buys nothing. */
function reply(decision: Decision): Answer | null {
  if (decision.amount !== null) return RIVAL_BID;
  return decision.kind === 'sheet.row' && numberIn(decision, 'bid') === 0 ? 'bid' : otherAnswers(decision);
}

function offers({ decision }: Progress, id: string): boolean {
  return decision?.options.some(option => option.id === id) ?? false;
}

/** The lesson on the economic phase: income, maintenance, technology, yards, bids and growth (SE-10). */
export const economy: EmpiresLesson = {
  id: 'economy',
  title: say('lesson.economy'),
  minutes: 5,
  learner: LEARNER,
  reply,
  position: () =>
    new PositionBuilder()
      .units(0, 'c4', 'yard', 4)
      .units(0, 'd4', 'scout', 3)
      .units(1, 'h4', 'yard', 4)
      .units(1, 'h4', 'scout', 3)
      .colony(0, 'd5', 3)
      .cp(0, 26)
      .turn(3),
  stages: [
    { say: say('lesson.economy.begin'), refs: ['hex:c4', 'hex:d5'] },
    {
      say: say('lesson.economy.income.count'),
      thought: say('lesson.economy.income.thought'),
      refs: ['hex:c4', 'hex:d4', 'hex:d5'],
      predict: {
        ask: say('lesson.economy.income.ask'),
        rule: 'SE-10.4',
        choices: numberChoices(49, 46, 20),
        meanwhile: say('lesson.economy.income'),
        outcome: leftToSpend,
        explanation: say('lesson.economy.income.because'),
        anew: dealtIncome,
      },
      mark: say('lesson.economy.income.mark'),
      ends: 1,
      goals: [goal('lesson.economy.income.goal', now => isAsked(now, 'sheet.row'))],
      allow: { 'move.choose': ['go:*', 'done'] },
      way: ['done'],
    },
    {
      say: say('lesson.economy.level.count'),
      thought: say('lesson.economy.level.thought'),
      predict: {
        ask: say('lesson.economy.level.ask', { ship: say('unit.destroyer') }),
        rule: 'SE-10.6.2',
        choices: textChoices({ next: 'lesson.economy.level.next', now: 'lesson.economy.level.now' }),
        meanwhile: say('lesson.economy.level'),
        outcome: now => (offers(now, 'buy:destroyer:c4') ? 'now' : 'next'),
        explanation: say('lesson.economy.level.because'),
        anew: dealtLevel,
      },
      mark: say('lesson.economy.level.mark'),
      goals: [
        goal(
          'lesson.economy.level.goal',
          now => ownState(now).sheet?.technologies.includes('ship-size') === true && isAsked(now, 'sheet.row'),
        ),
      ],
      allow: { 'sheet.row': ['technology:*'] },
      lost: {
        when: now => ownState(now).sheet?.technologies.some(id => id !== 'ship-size') === true,
        say: say('lesson.economy.level.advice'),
      },
      way: ['technology:ship-size'],
    },
    {
      say: say('lesson.economy.yards.count'),
      thought: say('lesson.economy.yards.thought'),
      predict: {
        ask: say('lesson.economy.yards.ask'),
        rule: 'SE-10.6.3',
        choices: numberChoices(6, 2, 4),
        meanwhile: say('lesson.economy.yards'),
        outcome: now => String(boughtCount(now, 'scout', 'colony-ship', 'miner')),
        explanation: say('lesson.economy.yards.because'),
        anew: dealtYards,
      },
      mark: say('lesson.economy.yards.mark'),
      goals: [goal('lesson.economy.yards.goal', now => isAsked(now, 'sheet.row') && !offers(now, 'buy:miner:c4'))],
      allow: { 'sheet.row': ['buy:scout:c4', 'buy:colony-ship:c4', 'buy:miner:c4'] },
      way: ['buy:scout:c4', 'buy:colony-ship:c4', 'buy:scout:c4', 'buy:scout:c4'],
    },
    {
      say: say('lesson.economy.bid.count'),
      thought: say('lesson.economy.bid.thought'),
      predict: {
        ask: say('lesson.economy.bid.ask'),
        rule: 'SE-10.5',
        choices: textChoices({
          winner: 'lesson.economy.bid.winner',
          both: 'lesson.economy.bid.both',
          none: 'lesson.economy.bid.none',
        }),
        meanwhile: say('lesson.economy.bid'),
        outcome: now => {
          const paid = ownState(now).history.at(-1)?.bid ?? 0;
          return now.view.seats[RIVAL]?.lastBid === RIVAL_BID && paid > 0 ? 'both' : 'winner';
        },
        explanation: say('lesson.economy.bid.because'),
        anew: dealtBid,
      },
      mark: say('lesson.economy.bid.mark'),
      goals: [goal('lesson.economy.bid.goal', now => told(now, 'economy.bid'))],
      lost: {
        when: now => told(now, 'economy.bid') && ownState(now).history.at(-1)?.bid === 0,
        say: say('lesson.economy.bid.advice'),
      },
      way: ['bid', 1, 'enough', 'done'],
    },
    {
      say: say('lesson.economy.growth.count'),
      thought: say('lesson.economy.growth.thought'),
      predict: {
        ask: say('lesson.economy.growth.ask', { value: 3 }),
        rule: 'SE-10.9',
        choices: numberChoices(3, 4, 5),
        meanwhile: say('lesson.economy.growth'),
        outcome: ({ view }) => String(view.hexes.d5?.colony?.value ?? ''),
        explanation: say('lesson.economy.growth.because'),
        anew: dealtGrowth,
      },
      mark: say('lesson.economy.growth.mark'),
      goals: [goal('lesson.economy.growth.goal', ({ view }) => view.cycle === 2)],
    },
    { say: say('lesson.economy.close') },
  ],
  remember: [say('lesson.economy.remember.1'), say('lesson.economy.remember.2'), say('lesson.economy.remember.3')],
  rules: [
    'SE-5.3',
    'SE-10.1',
    'SE-10.4',
    'SE-10.5',
    'SE-10.6.1',
    'SE-10.6.2',
    'SE-10.6.3',
    'SE-10.6.4',
    'SE-10.8',
    'SE-10.9',
    'SE-12.1',
  ],
};
