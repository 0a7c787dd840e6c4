import { describe, expect, test } from 'vitest';
import { randomPlayer } from '../../../../src/bots/player.ts';
import { CLI_TEXTS } from '../../../../src/cli/languages.ts';
import { GAMES, loadGame } from '../../../../src/games/index.ts';
import { createFormatter } from '../../../../src/kernel/words/format.ts';
import type { Phrase } from '../../../../src/kernel/words/format.ts';
import { LANGUAGE_NAMES, findLanguage, defaultLanguage } from '../../../../src/kernel/words/languages.ts';
import { LANGUAGES } from '../../../../src/table/frame/text/languages.ts';
import type { Language } from '../../../../src/session/text/languages.ts';
import { tableCatalogues } from '../../../../src/table/frame/text/say.ts';
import { tableTexts } from '../../../../src/table/frame/text/text.en.ts';
import type { TableKey } from '../../../../src/table/frame/text/text.en.ts';
import { ANN_AND_BOB, FakeLibrary } from '../../desk-of.ts';
import { deskAt } from '../../desk-at.tsx';
import { fakeBoard, fakeGame } from '../../fake-game.ts';

/** A language made of the English one: every text stands between marks, so that a word from elsewhere shows. */
function marked<Key extends string>(texts: Readonly<Record<Key, Phrase>>): Readonly<Record<Key, Phrase>> {
  const made: Record<string, Phrase> = {};
  for (const [key, phrase] of Object.entries<Phrase>(texts)) {
    made[key] = typeof phrase === 'string' ? `‹${phrase}›` : filled => `‹${phrase(filled)}›`;
  }
  return { ...texts, ...made };
}

const MARKED: Language = {
  id: 'xx',
  name: 'Marked',
  texts: () => Promise.resolve(marked<TableKey>(tableTexts)),
};
const languages = [...LANGUAGES, MARKED];

const game = {
  ...fakeGame,
  texts: { ...fakeGame.texts, others: { xx: () => Promise.resolve(marked(fakeGame.texts.en)) } },
};
const shelf = {
  taught: [],
  lessons: () => Promise.resolve([]),
  titles: [{ id: 'fake', title: 'Fake' }],
  load: () => Promise.resolve({ game, board: fakeBoard, bot: randomPlayer }),
};

/** Ann reads what the table speaks, Bob the marked language. */
const TWO_LANGUAGES = { ...ANN_AND_BOB, new: { ...ANN_AND_BOB.new, languages: [null, 'xx'] } };

describe('two seats at one table', () => {
  test('read their own screens in two languages, and the open table in its own', async () => {
    const library = new FakeLibrary();
    const { press, frame } = await deskAt({ start: TWO_LANGUAGES, shelf, file: { languages }, library });
    expect(frame()).toContain('Pass the keyboard to');
    await press('enter', 'x');
    expect(frame()).toContain('Where do you hide it (SECRET-0-prompt)?');
    expect(frame()).not.toContain('‹');
    await press('1', '1');
    expect(frame()).toContain('Pass the keyboard to');
    // Between the two anybody may look: what stands there is in the language of the table.
    expect(frame()).toContain('Ann hides something');
    expect(frame()).not.toContain('‹');
    await press('enter');
    expect(frame()).toContain('‹Where do you hide it (SECRET-1-prompt)?›');
    expect(frame()).toContain('‹Enter› ‹take›');
    await press('1', '1');
    expect(frame()).toContain('What do you do?');
    expect(frame()).not.toContain('‹');
    const [save] = library.files.values();
    expect(save?.seats.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
    expect(save?.table).toMatchObject({ players: ['human', 'human'], languages: [null, 'xx'] });
  });

  test('do so again when the match is resumed', async () => {
    const library = new FakeLibrary();
    const first = await deskAt({ start: TWO_LANGUAGES, shelf, file: { languages }, library });
    await first.press('enter', 'x', '1', '1');
    const [{ file } = expect.fail()] = library.files.values();
    const { press, frame } = await deskAt({ start: { resume: file }, shelf, file: { languages }, library });
    await press('enter', 'x');
    expect(frame()).toContain('‹Where do you hide it (SECRET-1-prompt)?›');
  });
});

/** Bob is asked in private. */
const TO_BOB = ['enter', 'x', '1', '1', 'enter', 'x'] as const;

describe('a seat’s language in a running match', () => {
  const begin = (library = new FakeLibrary()) => deskAt({ start: ANN_AND_BOB, shelf, file: { languages }, library });
  const MENU_TO_LANGUAGES = ['m', '8'] as const;

  test('is changed in the table’s menu, holds at once, stands in the save, and goes round to the table’s own', async () => {
    const { press, frame, library } = await begin();
    await press(...MENU_TO_LANGUAGES);
    expect(frame()).toContain('What language does each seat read?');
    expect(frame()).toMatch(/2 Bob +as the table/);
    // The table’s, English, the other one.
    await press('2', '2');
    expect(frame()).toMatch(/1 Ann +as the table/);
    expect(frame()).toMatch(/2 Bob +Marked/);
    const [save] = library.files.values();
    expect(save?.table?.languages).toEqual([null, 'xx']);
    await press('escape', 'escape', 'enter', 'x');
    expect(frame()).toContain('Where do you hide it (SECRET-0-prompt)?');
    expect(frame()).not.toContain('‹');
    await press('1', '1', 'enter', 'x');
    expect(frame()).toContain('‹Where do you hide it (SECRET-1-prompt)?›');
    // Nobody sits alone while the menu is open; the question comes back in the table’s words.
    await press(...MENU_TO_LANGUAGES, '2', 'escape', 'escape', 'enter', 'x');
    expect(frame()).toContain('Where do you hide it (SECRET-1-prompt)?');
    expect(frame()).not.toContain('‹');
    const [last] = library.files.values();
    expect(last?.table?.languages).toEqual([null, null]);
  });

  test('is no choice where there is one language only', async () => {
    const { press, frame } = await deskAt({ start: ANN_AND_BOB });
    await press('m');
    expect(frame()).toContain('Look back on the match');
    expect(frame()).not.toContain('reads in');
  });

  test('goes on in a copy from an earlier moment', async () => {
    const library = new FakeLibrary();
    const { press } = await deskAt({ start: TWO_LANGUAGES, shelf, file: { languages }, library });
    await press(...TO_BOB, 'b', 'home', 'a');
    const copy = [...library.files].find(([file]) => file.startsWith('copy-of'))?.[1];
    expect(copy?.table?.languages).toEqual([null, 'xx']);
  });
});

describe('what is read at the table', () => {
  test('the rules and the help, is in the language of the seat whose screen they are laid over', async () => {
    const { press, frame } = await deskAt({ start: TWO_LANGUAGES, shelf, file: { languages } });
    await press('enter', 'x', 'r');
    expect(frame()).toContain('Everybody hides two things');
    expect(frame()).not.toContain('‹');
    await press('escape', '1', '1', 'enter', 'x', 'r');
    expect(frame()).toContain('‹Hiding›');
    expect(frame()).toContain('‹Everybody hides two things');
    await press('escape', '?');
    expect(frame()).toContain('‹Everybody hides two things');
  });

  test('a match by the eyes of a seat, is in its words, and the open table in the table’s', async () => {
    const library = new FakeLibrary();
    const { press, frame } = await deskAt({ start: TWO_LANGUAGES, shelf, file: { languages }, library });
    await press(...TO_BOB, 'b');
    expect(frame()).toContain('[answer]');
    expect(frame()).not.toContain('‹');
    await press('p', '3', '2', '2');
    expect(frame()).toContain('‹as Bob sees it›');
    expect(frame()).toContain('[‹answer›]');
    await press('p', '1');
    expect(frame()).toContain('the open table');
    expect(frame()).not.toContain('‹');

    const [{ file } = expect.fail()] = library.files.values();
    const later = await deskAt({ start: { replay: file, seat: null }, shelf, file: { languages }, library });
    expect(later.frame()).not.toContain('‹');
    await later.press('p', '3', '2', '2');
    expect(later.frame()).toContain('‹as Bob sees it›');
  });
});

describe('the language of the table', () => {
  test('is a setting, and holds at once', async () => {
    const { frame, press, preferences } = await deskAt({ shelf, file: { languages } });
    expect(frame()).toContain('New match');
    preferences.change({ language: 'xx' });
    await press('x');
    const { frame: later } = await deskAt({ shelf, settings: { language: 'xx' }, file: { languages } });
    expect(later()).toContain('‹New match›');
  });

  test('is what the environment says, as far as there is one', () => {
    expect(defaultLanguage({ LANG: 'xx_YY.UTF-8' }, languages)).toBe('xx');
    expect(defaultLanguage({ LC_ALL: 'C.UTF-8', LANG: 'xx_YY.UTF-8' }, languages)).toBe('en');
    expect(defaultLanguage({}, languages)).toBe('en');
    expect(findLanguage('XX-yy', languages)?.id).toBe('xx');
    expect(findLanguage('yy', languages)).toBeNull();
  });
});

test('a language is loaded when it is wanted; until then English stands in', async () => {
  let loads = 0;
  const lazy = { ...MARKED, texts: () => ((loads += 1), MARKED.texts()) };
  const catalogues = tableCatalogues([...LANGUAGES, lazy]);
  expect(catalogues.formatter('xx')({ key: 'home.new' })).toBe('New match');
  expect(loads).toBe(0);
  await catalogues.load('xx');
  await catalogues.load('xx');
  expect(catalogues.formatter('xx')({ key: 'home.new' })).toBe('‹New match›');
  expect(catalogues.formatter('en')({ key: 'home.new' })).toBe('New match');
  expect(loads).toBe(1);
});

test('every language of the program has words for the command line and every game, with the same keys', async () => {
  const ids = LANGUAGES.map(({ id }) => id);
  expect(LANGUAGE_NAMES.map(({ id }) => id)).toEqual(ids);
  expect(Object.keys(CLI_TEXTS).sort()).toEqual([...ids].sort());
  for (const id of Object.keys(GAMES)) {
    const texts = (await loadGame(id))?.texts;
    expect(['en', ...Object.keys(texts?.others ?? {})].sort()).toEqual([...ids].sort());
    for (const others of Object.values(texts?.others ?? {})) {
      expect(Object.keys(await others()).sort()).toEqual(Object.keys(texts?.en ?? {}).sort());
    }
  }
});

test('numbers and plurals follow the language', () => {
  const texts = { count: '{n} things' };
  expect(createFormatter(texts, [], 'en')({ key: 'count', with: { n: 12345 } })).toBe('12,345 things');
  expect(createFormatter(texts, [], 'de')({ key: 'count', with: { n: 12345 } })).toBe('12.345 things');
});
