import { expect, test } from 'vitest';
import { starcraftBoard } from '../../../../src/games/starcraft/board/index.ts';
import type { LogEvent } from '../../../../src/kernel/match/events.ts';
import { createFormatter } from '../../../../src/kernel/words/format.ts';
import { message } from '../../../../src/kernel/words/message.ts';
import { courseOf } from '../../../../src/table/match/moments/order-card.tsx';

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
  expect(courseOf(told('battle.begins', 'battle.ends'), about, wide, look)).toEqual(['The battle is over.']);
  expect(courseOf(told('long'), about, wide, look).join(' ')).toBe(WORDS.long);
});

test('the course of a battle is whole where it fits, else without its single cards', () => {
  const course = told('battle.begins', 'battle.cards-up', 'battle.ends');
  expect(courseOf(course, about, wide, look).join(' ')).toContain('shows Zergling');
  expect(courseOf(course, about, { width: 60, room: 1 }, look)).toEqual(['The battle is over.']);
});
