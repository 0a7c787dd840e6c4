import { dealtPurchase } from './dealt/sheets.ts';
import { dealtOrder } from './dealt/battles.ts';
import { isAsked, scripted } from '../../../lessons/goals.ts';
import { LEARNER, RIVAL } from '../../../lessons/position.ts';
import { say } from '../text/say.ts';
import { dealtColonies } from './dealt/economy.ts';
import { PositionBuilder } from './position.ts';
import {
  fireAnswer,
  firstTold,
  goal,
  leftToSpend,
  moveAnswers,
  numberChoices,
  told,
  unitsAt,
  unitAnswer,
  textChoices,
} from './seen.ts';
import type { EmpiresLesson, Progress } from './seen.ts';

function cameFirst({ events }: Progress): string {
  const firstEvent = events.find(({ words }) => words.key === 'battle.begins' || words.key === 'explore.found');
  return firstEvent?.words.key === 'battle.begins' ? 'battle' : 'marker';
}

/** The lesson that plays one whole turn with its economic phase, with little help (SE-5). */
export const wholeTurn: EmpiresLesson = {
  id: 'whole-turn',
  title: say('lesson.whole-turn'),
  minutes: 6,
  learner: LEARNER,
  reply: scripted('done', 'enough'),
  position: () =>
    new PositionBuilder()
      .units(0, 'c4', 'yard', 4)
      .units(0, 'c4', 'colony-ship')
      .units(0, 'd3', 'scout')
      .units(0, 'e5', 'scout')
      .units(1, 'f5', 'scout')
      .units(1, 'h4', 'yard', 4)
      .units(1, 'h4', 'scout', 3)
      .colony(0, 'c5', 1)
      .marker('d5', 'planet')
      .hidden('e3', 'mineral-10')
      .hidden('d2', 'mineral-5')
      .cp(LEARNER, 5)
      // Korr's Scout misses, and the learner's Scout hits.
      .dice(9, 2)
      .turn(3),
  stages: [
    { say: say('lesson.whole-turn.begin') },
    {
      say: say('lesson.whole-turn.settle'),
      thought: say('lesson.whole-turn.settle.thought'),
      refs: ['hex:d5'],
      mark: say('lesson.whole-turn.settle.mark'),
      goals: [goal('lesson.whole-turn.settle.goal', ({ view }) => view.hexes.d5?.colony?.owner === LEARNER)],
      allow: { 'move.choose': ['go:*', 'settle:*', 'done'] },
      advice: say('lesson.whole-turn.settle.advice'),
      lost: {
        when: now => unitsAt(now, LEARNER, 'e5') + unitsAt(now, LEARNER, 'd3') < 2,
        say: say('lesson.whole-turn.settle.scouts'),
      },
      way: [...moveAnswers('colony-ship', 'c4', 'd5'), unitAnswer('settle', 'colony-ship')],
    },
    {
      say: say('lesson.whole-turn.order.count'),
      thought: say('lesson.whole-turn.order.thought'),
      refs: ['hex:e3', 'hex:f5'],
      predict: {
        ask: say('lesson.whole-turn.order.ask'),
        rule: 'SE-5.2',
        choices: textChoices({ marker: 'lesson.whole-turn.order.marker', battle: 'lesson.whole-turn.order.battle' }),
        meanwhile: say('lesson.whole-turn.order'),
        outcome: cameFirst,
        explanation: say('lesson.whole-turn.order.because'),
        anew: dealtOrder,
      },
      mark: say('lesson.whole-turn.order.mark'),
      goals: [
        goal('lesson.whole-turn.order.fought', now => told(now, 'battle.begins')),
        goal('lesson.whole-turn.order.found', now => unitsAt(now, LEARNER, 'e3', 'scout') > 0),
      ],
      allow: { 'move.choose': ['go:*', 'done'] },
      advice: say('lesson.whole-turn.order.advice'),
      way: [...moveAnswers('scout', 'e5', 'f5'), ...moveAnswers('scout', 'd3', 'e3'), 'done'],
    },
    {
      say: say('lesson.whole-turn.income.count'),
      thought: say('lesson.whole-turn.income.thought'),
      predict: {
        ask: say('lesson.whole-turn.income.ask'),
        rule: 'SE-10.1',
        choices: numberChoices(21, 26, 24),
        meanwhile: say('lesson.whole-turn.income'),
        outcome: leftToSpend,
        explanation: say('lesson.whole-turn.income.because'),
        anew: dealtColonies,
      },
      mark: say('lesson.whole-turn.income.mark'),
      ends: 1,
      // Only firing is allowed: without it the Scout that a later question counts would be lost.
      allow: { 'battle.fire': [fireAnswer] },
      goals: [goal('lesson.whole-turn.income.goal', now => isAsked(now, 'sheet.row'))],
      way: [fireAnswer],
    },
    {
      say: say('lesson.whole-turn.buy.count'),
      thought: say('lesson.whole-turn.buy.thought'),
      predict: {
        ask: say('lesson.whole-turn.buy.ask'),
        rule: 'SE-10.7',
        choices: textChoices({
          types: 'lesson.whole-turn.buy.types',
          nothing: 'lesson.whole-turn.buy.nothing',
          counters: 'lesson.whole-turn.buy.counters',
        }),
        meanwhile: say('lesson.whole-turn.buy'),
        outcome: now => {
          const placement = firstTold(now, 'economy.placed')?.words.with ?? {};
          return 'count' in placement && !('units' in placement) ? 'counters' : 'types';
        },
        explanation: say('lesson.whole-turn.buy.because'),
        anew: dealtPurchase,
      },
      mark: say('lesson.whole-turn.buy.mark'),
      goals: [
        goal('lesson.whole-turn.buy.goal', now => told(now, 'economy.placed')),
        goal('lesson.whole-turn.buy.next', ({ view }) => view.cycle === 2),
      ],
      lost: {
        when: now => now.view.cycle === 2 && !told(now, 'economy.placed'),
        say: say('lesson.whole-turn.buy.advice'),
      },
      way: ['buy:colony-ship:c4', 'buy:scout:c4', 'enough', 'done', 'seat:a'],
    },
    { say: say('lesson.whole-turn.close'), refs: [`seat:${RIVAL}`] },
  ],
  remember: [
    say('lesson.whole-turn.remember.1'),
    say('lesson.whole-turn.remember.2'),
    say('lesson.whole-turn.remember.3'),
  ],
  rules: ['SE-4.5', 'SE-5.1', 'SE-5.2', 'SE-5.3', 'SE-10.1', 'SE-10.4', 'SE-10.5', 'SE-10.7'],
};
