import { dealtMineral, dealtSettling } from './dealt/found.ts';
import type { Answer, Decision } from '../../../kernel/match/decision.ts';
import { isAsked, scripted } from '../../../lessons/goals.ts';
import { LEARNER } from '../../../lessons/position.ts';
import { hexRef, say } from '../text/say.ts';
import { dealtCash } from './dealt/economy.ts';
import { PositionBuilder } from './position.ts';
import {
  answerForUnits,
  goal,
  moveAnswers,
  numberChoices,
  settleAnswer,
  told,
  unitsAt,
  unitAnswer,
  textChoices,
} from './seen.ts';
import type { EmpiresLesson } from './seen.ts';

/** The answer that lets one Colony Ship settle on D5; a later part needs the other one. */
function settlesOne(decision: Decision): Answer {
  const settleId = settleAnswer(decision);
  const isOffered = decision.options.some(({ id }) => id === settleId);
  return isOffered ? settleId : unitAnswer('go', 'colony-ship', 'c4')(decision);
}

/**
 * The answer that moves the second Colony Ship, but only after the Miner; in the next turn it goes to an unexplored
 * hex.
 */
function movesOtherSettler(decision: Decision): Answer {
  const isMinerBusy = decision.options.some(
    ({ id }) => id === unitAnswer('go', 'miner')(decision) || id === unitAnswer('put', 'miner')(decision),
  );
  return isMinerBusy ? 'later' : unitAnswer('go', 'colony-ship')(decision);
}

/** The unexplored hexes that a Scout and a Colony Ship can reach together. */
const UNEXPLORED = ['d4', 'c5'] as const;

/** The lesson on Colony Ships, Miners, and ships that need an escort (SE-6.7, SE-6.10, SE-6.11, SE-7.10). */
export const settle: EmpiresLesson = {
  id: 'settle',
  title: say('lesson.settle'),
  minutes: 4,
  learner: LEARNER,
  reply: scripted('done', 'enough'),
  position: () =>
    new PositionBuilder()
      .units(0, 'd5', 'scout')
      .units(0, 'c4', 'colony-ship')
      .units(0, 'c4', 'colony-ship')
      .units(0, 'c4', 'miner')
      .units(1, 'h4', 'scout', 3)
      .marker('d5', 'planet')
      .marker('c3', 'mineral-5')
      .hidden('d4', 'planet')
      .hidden('c5', 'planet')
      .hidden('b4', 'mineral-5')
      .turn(2),
  stages: [
    { say: say('lesson.settle.begin'), refs: ['hex:d5', 'hex:c3'] },
    {
      say: say('lesson.settle.colony.count'),
      thought: say('lesson.settle.colony.thought'),
      refs: ['hex:d5'],
      predict: {
        ask: say('lesson.settle.colony.ask'),
        rule: 'SE-10.10',
        choices: numberChoices(5, 1, 0),
        meanwhile: say('lesson.settle.colony'),
        outcome: ({ view }) => String(view.hexes.d5?.colony?.value ?? ''),
        explanation: say('lesson.settle.colony.because'),
        anew: dealtSettling,
      },
      mark: say('lesson.settle.colony.mark'),
      goals: [goal('lesson.settle.colony.goal', ({ view }) => view.hexes.d5?.colony?.owner === LEARNER)],
      // The Scout may not move, since a later part needs it.
      allow: {
        'move.choose': [settlesOne, unitAnswer('go', 'miner')],
        'move.where': [
          answerForUnits('colony-ship', 'to:d5'),
          decision => answerForUnits('colony-ship', unitAnswer('with', 'colony-ship')(decision))(decision),
          answerForUnits('miner', 'to:c3'),
          'back',
        ],
      },
      wrong: [{ kind: 'move.where', option: 'to:b4', forbidden: true, say: say('lesson.settle.colony.escort') }],
      way: [...moveAnswers('colony-ship', 'c4', 'd5'), unitAnswer('settle', 'colony-ship')],
    },
    {
      say: say('lesson.settle.mine.count'),
      thought: say('lesson.settle.mine.thought'),
      refs: ['hex:c3'],
      predict: {
        ask: say('lesson.settle.mine.ask', { cp: 5 }),
        rule: 'SE-7.10',
        choices: textChoices({
          tow: 'lesson.settle.mine.tow',
          down: 'lesson.settle.mine.down',
          phase: 'lesson.settle.mine.phase',
        }),
        meanwhile: say('lesson.settle.mine'),
        outcome: ({ view }) => ((view.hexes.c4?.colony?.goods.length ?? 0) > 0 ? 'phase' : 'down'),
        explanation: say('lesson.settle.mine.because'),
        anew: dealtMineral,
      },
      mark: say('lesson.settle.mine.mark'),
      ends: 1,
      goals: [goal('lesson.settle.mine.goal', now => told(now, 'move.put-down'))],
      allow: {
        'move.choose': [unitAnswer('go', 'miner'), 'take:*', 'put:*', movesOtherSettler, 'done'],
        'move.where': [
          answerForUnits('miner', 'to:c3'),
          answerForUnits('miner', 'to:c4'),
          answerForUnits('colony-ship', 'to:d5'),
          'back',
        ],
      },
      advice: say('lesson.settle.mine.advice'),
      way: [
        ...moveAnswers('miner', 'c4', 'c3'),
        unitAnswer('take', 'miner'),
        'done',
        ...moveAnswers('miner', 'c3', 'c4'),
        unitAnswer('put', 'miner'),
      ],
    },
    {
      say: say('lesson.settle.escort'),
      thought: say('lesson.settle.escort.thought'),
      refs: UNEXPLORED.map(hexRef),
      mark: say('lesson.settle.escort.mark'),
      goals: [
        goal('lesson.settle.escort.goal', now =>
          UNEXPLORED.some(
            hex => unitsAt(now, LEARNER, hex, 'colony-ship') > 0 && unitsAt(now, LEARNER, hex, 'scout') > 0,
          ),
        ),
      ],
      allow: {
        'move.choose': [unitAnswer('go', 'scout'), unitAnswer('go', 'colony-ship'), 'done'],
        'move.where': [...UNEXPLORED.map(hex => `to:${hex}`), 'back'],
      },
      advice: say('lesson.settle.escort.advice'),
      way: [...moveAnswers('scout', 'd5', 'd4'), ...moveAnswers('colony-ship', 'c4', 'd4')],
    },
    {
      say: say('lesson.settle.cash.count'),
      thought: say('lesson.settle.cash.thought'),
      predict: {
        ask: say('lesson.settle.cash.ask'),
        rule: 'SE-10.2',
        choices: numberChoices(20, 25, 30),
        meanwhile: say('lesson.settle.cash'),
        outcome: ({ view }) => {
          const income = view.seats[LEARNER]?.own?.income;
          return income ? String(income.colonies + income.minerals) : '';
        },
        explanation: say('lesson.settle.cash.because'),
        anew: dealtCash,
      },
      mark: say('lesson.settle.cash.mark'),
      ends: 1,
      goals: [goal('lesson.settle.cash.goal', now => isAsked(now, 'sheet.row'))],
      way: ['done', settleAnswer],
    },
    { say: say('lesson.settle.close') },
  ],
  remember: [say('lesson.settle.remember.1'), say('lesson.settle.remember.2'), say('lesson.settle.remember.3')],
  rules: ['SE-6.7', 'SE-6.10', 'SE-6.11', 'SE-7.10', 'SE-10.2', 'SE-10.10'],
};
