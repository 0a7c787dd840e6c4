import { expect, test } from 'vitest';
import { sumLines } from '../../../../src/games/starcraft/board/sums.ts';
import type { SumLine } from '../../../../src/games/starcraft/state/battle.ts';
import { say } from '../../../../src/games/starcraft/text/say.ts';
import { contextOf } from './painting.ts';

/** The lines of a sum in 40 cells, without the blanks at their ends. */
const linesOf = (...sum: readonly SumLine[]): string[] =>
  sumLines(contextOf(), { sum: [...sum] }, 40).map(line =>
    line
      .map(({ text }) => text)
      .join('')
      .trimEnd(),
  );

test('SC-13.7 attack and health with one reason share a line; the first line sets the values, the others add to them', () => {
  const card = say('battle.sum.major', { card: 'Needle Spines', unit: 'Hydralisk' });
  const support = say('battle.sum.support', { unit: 'Zergling' });
  expect(
    linesOf(
      { stat: 'attack', amount: 8, words: card },
      { stat: 'health', amount: 7, words: card },
      { stat: 'attack', amount: 2, words: support },
      { stat: 'attack', amount: 0, words: support },
      { stat: 'health', amount: -1, words: say('battle.sum.stasis') },
    ),
  ).toEqual([
    '  Needle Spines: match            8    7',
    '  Zergling supports              +2',
    '  Zergling supports              +0',
    '  Stasis                              -1',
  ]);
});
