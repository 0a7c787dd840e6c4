import { expect, test } from 'vitest';
import { filtersWith } from '../../src/boards/log-book.ts';
import { message, topicOf } from '../../src/kernel/words/message.ts';

test('a message is about what its key begins with, up to the first dot', () => {
  expect(['battle.begins', 'points.planets.hidden', 'concession'].map(key => topicOf(message(key)))).toEqual([
    'battle',
    'points',
    'concession',
  ]);
});

test('a filter lets through what is about its topics, and nothing that only begins like one of them', () => {
  const filters = { fights: ['battle', 'fire'], money: ['economy', 'fire'] };
  const through = (key: string): string[] => filtersWith(filters, message(key));
  expect(through('battle.won')).toEqual(['fights']);
  expect(through('fire.hit')).toEqual(['fights', 'money']);
  expect(through('battles.won')).toEqual([]);
});
