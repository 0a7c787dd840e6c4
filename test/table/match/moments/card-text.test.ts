import { expect, test } from 'vitest';
import { ASCII_GLYPHS } from '../../../../src/boards/drawing/glyphs.ts';
import { starcraftBoard } from '../../../../src/games/starcraft/board/index.ts';
import type { LogEvent } from '../../../../src/kernel/match/events.ts';
import { createFormatter } from '../../../../src/kernel/words/format.ts';
import { message } from '../../../../src/kernel/words/message.ts';
import { DEFAULT_KEYMAP } from '../../../../src/table/frame/edge/keymap.ts';
import { tableFormatter } from '../../../../src/table/frame/text/say.ts';
import { cardLines, linesAfterTitle } from '../../../../src/table/match/moments/order-card.tsx';

const WORDS = {
  'battle.begins': 'Bob attacks Cyd on Torus.',
  'battle.cards-up': 'Bob shows Zergling 5/4 and Cyd shows Zealot 6/7.',
  'battle.ends': 'The battle is over.',
  long: 'Bob researches Burrow, and as long as no detector is near, the front-line unit of Bob is cloaked in its skirmish.',
};
const look = { format: createFormatter(WORDS, []) };
const told = (...keys: (keyof typeof WORDS)[]): readonly LogEvent[] =>
  keys.map((key, index) => ({ index, n: 0, words: message(key) }));
const { details = new Set<string>() } = starcraftBoard;
const about = { isTitled: true, details };
const wide = { width: 76, room: 3 };

test('a card tells below its title what comes after it; a title that is cut stands there in full', () => {
  expect(linesAfterTitle(told('battle.begins', 'battle.ends'), about, wide, look)).toEqual(['The battle is over.']);
  expect(linesAfterTitle(told('long'), about, wide, look).join(' ')).toBe(WORDS.long);
});

test('the course of a battle is whole where it fits, else without its single cards', () => {
  const course = told('battle.begins', 'battle.cards-up', 'battle.ends');
  expect(linesAfterTitle(course, about, wide, look).join(' ')).toContain('shows Zergling');
  expect(linesAfterTitle(course, about, { width: 60, room: 1 }, look)).toEqual(['The battle is over.']);
});

test('the text of a card is whole before the other cards are listed below it', () => {
  const height = 7;
  const shown = (...keys: (keyof typeof WORDS)[]): readonly string[] => {
    const events = told(...keys);
    const seen = { kind: 'told', viewer: 'spectator', view: null, from: 0, to: events.length } as const;
    const moment = { seen, told: events, page: null, scene: null, motion: [], step: 0 };
    const recentMoments = [told('battle.ends'), events, told('battle.ends'), told('battle.ends')];
    const match = { recentMoments, board: {}, game: { book: null }, texts: WORDS };
    const place = { at: 2, of: 4 };
    const lookOf = { ...look, glyphs: ASCII_GLYPHS, keymap: DEFAULT_KEYMAP };
    const lines = cardLines({ moment, place, waits: true, match }, 76, height, lookOf);
    expect(lines.length).toBeLessThanOrEqual(height);
    return lines.map(line => line.map(({ text }) => text).join(''));
  };
  const isListed = (line: string): boolean => /^ [> ] \d /.test(line);
  expect(shown('battle.begins', 'battle.ends').filter(isListed)).toHaveLength(4);
  const long = shown('long', 'battle.begins', 'long', 'battle.ends');
  expect(long.join(' ')).not.toContain('more in the log');
  expect(long.filter(isListed)).toHaveLength(height - long.findIndex(isListed));
  expect(long.filter(line => !isListed(line)).join('')).toContain(WORDS['battle.ends']);
});

test('a card tells the same sentence in a row once, in its title and below it', () => {
  const format = tableFormatter(WORDS);
  const lines = (...keys: (keyof typeof WORDS)[]): readonly string[] =>
    linesAfterTitle(told(...keys), about, wide, { format });
  expect(lines('battle.begins', 'battle.ends', 'battle.ends')).toEqual(['The battle is over (2 times).']);
  expect(lines('battle.begins', 'battle.begins', 'battle.ends')).toEqual(['The battle is over.']);
});
