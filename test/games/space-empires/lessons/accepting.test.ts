import { describe, expect, test } from 'vitest';
import {
  bombardAnswer,
  fireAnswer,
  moveAnswers,
  settleAnswer,
  unitAnswer,
} from '../../../../src/games/space-empires/lessons/seen.ts';
import type { WayAnswer } from '../../../../src/lessons/lesson.ts';
import { astray, courseOf } from '../../astray.ts';

const course = await courseOf('space-empires');

/** Splits the first group that can be split in two. */
const splits: readonly WayAnswer[] = [({ options }) => options.find(({ id }) => id.startsWith('split:'))?.id ?? '', 1];

/** Fires with the first of the groups that may. */
const group: WayAnswer = ({ options }) => options.find(({ id }) => id.startsWith('group:'))?.id ?? '';

/** Turns units face down. */
const hides: WayAnswer = ({ options }) => options.find(({ id }) => id.startsWith('hide:'))?.id ?? '';

/** The answers of a stage that leave its way, with what is foretold first. */
const OTHERWISE: readonly (readonly [string, string, number, readonly WayAnswer[]])[] = [
  [
    'a Scout that goes elsewhere leaves the black hole to the other',
    'explore',
    3,
    ['lesson.say:lost', 'done', unitAnswer('go', 'scout', 'd4'), 'to:c4', ...moveAnswers('scout', 'd5', 'e4')],
  ],
  [
    'the Miner goes first',
    'settle',
    1,
    ['lesson.say:0', ...moveAnswers('miner', 'c4', 'c3'), ...moveAnswers('colony-ship', 'c4', 'd5'), settleAnswer],
  ],
  [
    'both Colony Ships go together, and one settles',
    'settle',
    1,
    ['lesson.say:0', unitAnswer('go', 'colony-ship'), unitAnswer('with', 'colony-ship'), 'to:d5', settleAnswer],
  ],
  [
    'the other Colony Ship goes while the Miner tows',
    'settle',
    2,
    [
      'lesson.say:tow',
      ...moveAnswers('miner', 'c4', 'c3'),
      unitAnswer('take', 'miner'),
      ...moveAnswers('colony-ship', 'c4', 'd5'),
      'done',
      unitAnswer('go', 'miner'),
      'back',
      ...moveAnswers('miner', 'c3', 'c4'),
      unitAnswer('put', 'miner'),
    ],
  ],
  [
    'C5 is explored instead of D4',
    'settle',
    3,
    [...moveAnswers('scout', 'd5', 'c5'), ...moveAnswers('colony-ship', 'c4', 'c5')],
  ],
  [
    'a fleet that is split attacks as one',
    'battle',
    1,
    ['lesson.say:all', ...moveAnswers('scout', 'e4', 'f4'), ...splits, 'done'],
  ],
  [
    'other ships move before the turn ends',
    'what-to-buy',
    2,
    ['lesson.say:4', ...moveAnswers('cruiser', 'c4', 'd4'), 'done'],
  ],
  ['more is bought before the sheet is kept', 'what-to-buy', 6, ['lesson.say:me', 'buy:scout:c4', 'enough', 'done']],
  [
    'Cruisers that are split fire three times',
    'bombard',
    1,
    [
      'lesson.say:1',
      ...moveAnswers('cruiser', 'f3', 'g3'),
      ...splits,
      'done',
      bombardAnswer,
      bombardAnswer,
      bombardAnswer,
    ],
  ],
  [
    'Cruisers that are split after their move destroy the yard',
    'bombard',
    2,
    [
      'lesson.say:after',
      'done',
      ...moveAnswers('cruiser', 'g3', 'g4'),
      ...splits,
      'done',
      'done',
      group,
      fireAnswer,
      bombardAnswer,
      bombardAnswer,
      bombardAnswer,
    ],
  ],
  [
    'Fighters are turned face down before the Raider fights',
    'carriers',
    4,
    ['lesson.say:4', ...moveAnswers('raider', 'd5', 'e4'), hides, 'done', 'stay', fireAnswer],
  ],
  ['Cruisers are split while the machine comes', 'machines', 1, ['lesson.say:j8', ...splits, 'done']],
  [
    'Cruisers are split where the machine stands',
    'machines',
    2,
    ['lesson.say:fights', ...moveAnswers('cruiser', 'j7', 'i7'), ...splits, 'done', group],
  ],
  ['Cruisers are split while the fleet comes', 'empires', 1, ['lesson.say:k8', ...splits, 'done']],
  [
    'Cruisers are split before the base',
    'blockade',
    1,
    [
      'lesson.say:scout',
      ...moveAnswers('cruiser', 'h6', 'h5'),
      ...moveAnswers('scout', 'h6', 'h5'),
      ...splits,
      'done',
      'done',
      group,
    ],
  ],
];

describe('what a stage accepts beside its own way reaches its goals on the real rules', () => {
  test.each(OTHERWISE)('%s', (_, lesson, stage, answers) => {
    const { standing } = astray(course, lesson, stage, ...answers);
    expect(standing.lost).toBeNull();
    expect(standing.stage > stage || standing.predictionResult !== null).toBe(true);
  });
});

describe('what a later question counts on can’t be given away before', () => {
  test.each([
    ['the Scouts that are refitted later stay at home', 'terrain', 1, 'lesson.say:scouts', 'scout'],
    ['the Colony Ship waits for the planet', 'aliens', 1, 'lesson.say:at-once', 'colony-ship'],
  ] as const)('%s', (_, lesson, stage, said, kind) => {
    const { decision } = astray(course, lesson, stage, said);
    expect(decision?.kind).toBe('move.choose');
    expect(decision === null ? '' : unitAnswer('go', kind)(decision)).toBe('go');
  });

  test('nobody holds fire where the income counts on both Scouts', () => {
    const { decision } = astray(course, 'whole-turn', 3, 'lesson.say:24');
    expect(decision?.options.map(({ id }) => id)).toEqual([decision === null ? '' : fireAnswer(decision)]);
  });
});
