import { describe, expect, test } from 'vitest';
import { cliTexts } from '../../src/cli/text.en.ts';
import { GAMES } from '../../src/games/index.ts';
import { starcraft } from '../../src/games/starcraft/game.ts';
import { theseus } from '../../src/games/theseus/game.ts';
import { createFormatter } from '../../src/kernel/words/format.ts';
import { saveTexts } from '../../src/saves/input/text.en.ts';
import { tableTexts } from '../../src/table/frame/text/text.en.ts';
import { brokenPromises, extended, parametersOf, readKept } from './kept-messages.ts';
import { GAMES_UNDER_TEST } from './list.ts';

describe.each(GAMES_UNDER_TEST)('the messages of $id that histories hold', ({ kept: { texts, file } }) => {
  test('all that was ever written down can be read, with what was written down', () => {
    expect(brokenPromises(readKept(file), texts)).toEqual([]);
  });
});

describe('a broken promise is found', () => {
  const kept = { hit: ['seat', 'what'], missed: [] };

  test('a text that is gone', () => {
    expect(brokenPromises(kept, { hit: '{seat} hits {what}' })).toEqual([
      'missed is gone: histories name it. Put its text into retired.en.ts.',
    ]);
  });

  test('a text that wants what was never written down; one that wants less is fine', () => {
    expect(brokenPromises(kept, { hit: '{seat} hits {where}', missed: 'No.' })).toEqual([
      'hit wants where, which histories do not hold. Give the new text a key of its own.',
    ]);
    expect(brokenPromises(kept, { hit: '{seat} hits.', missed: 'No.' })).toEqual([]);
  });

  test('a text that is not listed; listing it takes nothing away', () => {
    const texts = { missed: 'No {x}.', lost: ({ n }: Readonly<Record<string, string | number>>) => `${n} lost` };
    expect(brokenPromises({ missed: [] }, texts)).toContain('lost is new: run npm run messages.');
    expect(extended(kept, texts)).toEqual({ hit: ['seat', 'what'], lost: ['n'], missed: [] });
  });

  test('a parameter that may be left out is not wanted', () => {
    const phrase = (given: Readonly<Record<string, string | number>>): string =>
      `${given.one}${'two' in given ? given.two : ''}`;
    expect(parametersOf(phrase)).toEqual(['one']);
  });
});

test.each(GAMES_UNDER_TEST)(
  'no message of $id that histories hold is broken by a parameter that is missing',
  ({ kept: { texts } }) => {
    const format = createFormatter(texts, []);
    for (const key of Object.keys(texts)) expect(format({ key, with: {} }), key).not.toMatch(/undefined|NaN/);
  },
);

test.each([
  ['StarCraft', starcraft.texts.en],
  ['Theseus', theseus.texts.en],
  ['the table', tableTexts],
  ['saves', saveTexts],
  ['the command line', cliTexts],
])('no text of %s prints "undefined"', (_name, texts) => {
  const format = createFormatter(texts, []);
  for (const key of Object.keys(texts)) expect(format({ key, with: {} }), key).not.toContain('undefined');
});

test('every game of the program is under test', () => {
  expect(GAMES_UNDER_TEST.map(({ id }) => id)).toEqual(Object.keys(GAMES));
});
