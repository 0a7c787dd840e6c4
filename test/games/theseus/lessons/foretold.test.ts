import { expect, test } from 'vitest';
import { predictionOptionId } from '../../../../src/session/teaching/own-options.ts';
import { astray, courseOf } from '../../astray.ts';

const course = await courseOf('theseus');

test.each([
  ['count', 'lesson.right'],
  ['cards', 'lesson.wrong'],
])('TH-4.4 of the decks that others build only the number of cards is known: %s is %s', (said, key) => {
  expect(astray(course, 'teams', 0, predictionOptionId(said), 'done').coach?.key).toBe(key);
});

test.each([
  [['unit:marine-1', 'room:corridors-a', 'assault'], 'lesson.right'],
  [['unit:marine-2', 'room:corridors-a', 'assault'], 'lesson.lost-why'],
])('TH-18.3 the Marine behind a wall leaves all the hits, the one with two targets does not: %j', (way, key) => {
  expect(astray(course, 'free-for-all', 1, predictionOptionId('18'), ...way).coach?.key).toBe(key);
});
