import { dealtFirst } from './dealt/sheets.ts';
import { isAsked, scripted } from '../../../lessons/goals.ts';
import { LEARNER } from '../../../lessons/position.ts';
import type { UnitKind } from '../data/units.ts';
import { say } from '../text/say.ts';
import { dealtScuttling, dealtSizes, dealtUpkeep } from './dealt/economy.ts';
import { dealtMovement } from './dealt/turns.ts';
import { PositionBuilder } from './position.ts';
import {
  boughtCount,
  goal,
  leftToSpend,
  maintenanceDue,
  moveAnswers,
  firstNotOffered,
  numberChoices,
  ownState,
  told,
  unitsAt,
  unitChoices,
  unitAnswer,
  textChoices,
} from './seen.ts';
import type { EmpiresLesson, Progress } from './seen.ts';

const WARSHIPS: readonly UnitKind[] = ['destroyer', 'cruiser', 'battleship'];

/** The learner's ships at the beginning of the lesson. */
const SHIPS: readonly UnitKind[] = ['scout', 'destroyer', 'cruiser'];

/** Whether the learner's sheet scuttles a ship of a type, or of any type if none is given. */
function isScuttled(progress: Progress, kind?: UnitKind): boolean {
  const scuttled = ownState(progress).sheet?.scuttled ?? [];
  return scuttled.some(({ handle }) =>
    progress.view.pieces.some(piece => piece.handle === handle && (kind === undefined || piece.kind === kind)),
  );
}

/**
 * The lesson on what to buy: hulls, classes, movement, maintenance, scuttling, decoys and tied bids (SE-4.7, SE-6.1,
 * SE-10, SE-11, SE-12).
 */
export const whatToBuy: EmpiresLesson = {
  id: 'what-to-buy',
  title: say('lesson.what-to-buy'),
  minutes: 6,
  learner: LEARNER,
  reply: scripted('done', 'enough'),
  position: () =>
    new PositionBuilder()
      .levels(LEARNER, { 'ship-size': 3, movement: 2 })
      .units(0, 'c4', 'yard', 4)
      .units(0, 'c4', 'cruiser')
      .units(0, 'd4', 'destroyer')
      .units(0, 'd4', 'scout', 1, {}, { movement: 1 })
      .units(1, 'h4', 'yard', 4)
      .colony(0, 'd5', 5)
      .colony(0, 'c5', 5)
      .colony(0, 'b4', 5)
      .cp(0, 29)
      .turn(3),
  stages: [
    { say: say('lesson.what-to-buy.begin'), refs: ['hex:d4'] },
    {
      say: say('lesson.what-to-buy.move.count'),
      thought: say('lesson.what-to-buy.move.thought'),
      refs: ['hex:d4'],
      predict: {
        ask: say('lesson.what-to-buy.move.ask'),
        rule: 'SE-6.1',
        choices: numberChoices(1, 2, 3),
        meanwhile: say('lesson.what-to-buy.move'),
        outcome: progress => (unitsAt(progress, LEARNER, 'f4', 'destroyer') > 0 ? '2' : '1'),
        explanation: say('lesson.what-to-buy.move.because'),
        anew: dealtMovement,
      },
      mark: say('lesson.what-to-buy.move.mark'),
      goals: [goal('lesson.what-to-buy.move.goal', progress => unitsAt(progress, LEARNER, 'f4', 'destroyer') > 0)],
      allow: { 'move.choose': ['go:*', 'done'] },
      lost: {
        when: progress =>
          (['d4', 'e4', 'f4'] as const).every(hex => unitsAt(progress, LEARNER, hex, 'destroyer') === 0),
        say: say('lesson.what-to-buy.move.advice'),
      },
      advice: say('lesson.what-to-buy.move.advice'),
      way: [...moveAnswers('destroyer', 'd4', 'e4'), ...moveAnswers('destroyer', 'e4', 'f4')],
    },
    {
      say: say('lesson.what-to-buy.upkeep.count'),
      thought: say('lesson.what-to-buy.upkeep.thought'),
      refs: ['hex:c4'],
      predict: {
        ask: say('lesson.what-to-buy.upkeep.ask'),
        rule: 'SE-10.4',
        choices: numberChoices(3, 4, 8),
        meanwhile: say('lesson.what-to-buy.upkeep'),
        outcome: maintenanceDue,
        explanation: say('lesson.what-to-buy.upkeep.because'),
        anew: dealtUpkeep,
      },
      mark: say('lesson.what-to-buy.upkeep.mark'),
      ends: 1,
      goals: [goal('lesson.what-to-buy.upkeep.goal', progress => isAsked(progress, 'sheet.row'))],
      allow: { 'move.choose': ['go:*', 'done'] },
      way: ['done'],
    },
    {
      say: say('lesson.what-to-buy.scuttle.count'),
      thought: say('lesson.what-to-buy.scuttle.thought'),
      predict: {
        ask: say('lesson.what-to-buy.scuttle.ask'),
        rule: 'SE-4.7',
        choices: numberChoices(60, 61, 66),
        meanwhile: say('lesson.what-to-buy.scuttle'),
        outcome: leftToSpend,
        explanation: say('lesson.what-to-buy.scuttle.because'),
        anew: dealtScuttling,
      },
      mark: say('lesson.what-to-buy.scuttle.mark'),
      goals: [
        goal(
          'lesson.what-to-buy.scuttle.goal',
          progress => isScuttled(progress, 'scout') && isAsked(progress, 'sheet.row'),
        ),
      ],
      lost: {
        when: progress => isScuttled(progress) && !isScuttled(progress, 'scout'),
        say: say('lesson.what-to-buy.scuttle.advice'),
      },
      // Ship Yards must not be scuttled, because nothing could be bought without them.
      allow: { 'sheet.row': SHIPS.map(kind => unitAnswer('scuttle', kind)) },
      way: [unitAnswer('scuttle', 'scout')],
    },
    {
      say: say('lesson.what-to-buy.size.count'),
      thought: say('lesson.what-to-buy.size.thought'),
      predict: {
        ask: say('lesson.what-to-buy.size.ask'),
        rule: 'SE-12.4',
        choices: unitChoices(...WARSHIPS),
        meanwhile: say('lesson.what-to-buy.size'),
        outcome: progress => firstNotOffered(progress, WARSHIPS),
        explanation: say('lesson.what-to-buy.size.because'),
        anew: dealtSizes,
      },
      mark: say('lesson.what-to-buy.size.mark'),
      within: 'round',
      goals: [
        goal(
          'lesson.what-to-buy.size.goal',
          progress => boughtCount(progress, 'scout', 'destroyer', 'cruiser') > 1 && isAsked(progress, 'sheet.row'),
        ),
      ],
      allow: { 'sheet.row': ['buy:scout:c4', 'buy:destroyer:c4', 'buy:cruiser:c4'] },
      way: ['buy:cruiser:c4', 'buy:destroyer:c4'],
    },
    {
      say: say('lesson.what-to-buy.guard'),
      thought: say('lesson.what-to-buy.guard.thought'),
      mark: say('lesson.what-to-buy.guard.mark'),
      within: 'round',
      goals: [
        goal(
          'lesson.what-to-buy.guard.goal',
          progress => boughtCount(progress, 'decoy') > 0 && isAsked(progress, 'sheet.row'),
        ),
      ],
      allow: { 'sheet.row': ['buy:decoy:*'] },
      way: ['buy:decoy:c4'],
    },
    {
      say: say('lesson.what-to-buy.bid.count'),
      thought: say('lesson.what-to-buy.bid.thought'),
      predict: {
        ask: say('lesson.what-to-buy.bid.ask'),
        rule: 'SE-10.5',
        choices: textChoices({
          me: 'lesson.what-to-buy.bid.me',
          rival: 'lesson.what-to-buy.bid.rival',
          dice: 'lesson.what-to-buy.bid.dice',
        }),
        meanwhile: say('lesson.what-to-buy.bid'),
        outcome: ({ decision }) => (decision?.seat === LEARNER ? 'me' : 'rival'),
        explanation: say('lesson.what-to-buy.bid.because'),
        anew: dealtFirst,
      },
      mark: say('lesson.what-to-buy.bid.mark'),
      goals: [goal('lesson.what-to-buy.bid.goal', progress => told(progress, 'economy.bid'))],
      // Any purchase is allowed, but no bid, because a bid would change who wins.
      allow: { 'sheet.row': ['buy:*', 'technology:*', 'enough'] },
      way: ['enough', 'done'],
    },
    { say: say('lesson.what-to-buy.technology') },
    { say: say('lesson.what-to-buy.close') },
  ],
  remember: [
    say('lesson.what-to-buy.remember.1'),
    say('lesson.what-to-buy.remember.2'),
    say('lesson.what-to-buy.remember.3'),
  ],
  rules: [
    'SE-1.3',
    'SE-4.7',
    'SE-6.1',
    'SE-6.2',
    'SE-10.4',
    'SE-10.5',
    'SE-11',
    'SE-12.2',
    'SE-12.3',
    'SE-12.4',
    'SE-12.6',
    'SE-29.5',
  ],
};
