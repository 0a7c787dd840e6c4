import { expect, test } from 'vitest';
import { checkPosition, isPosition, startPosition } from '../../src/saves/position.ts';
import { checkSave, restoreSave } from '../../src/saves/load.ts';
import { threeSeats, toy } from '../kernel/toy-match.ts';
import { playOn } from '../oracles/random-play.ts';
import { faultOf, resigned, save, toyUntil } from './support.ts';

const { state } = toyUntil(({ decision }) => decision?.n === 14).record().checkpoint;
const position = { format: 1, game: 'toy', seats: threeSeats, state };

test('a position begins a match without answers', () => {
  expect(isPosition(position)).toBe(true);
  const match = startPosition(toy, checkPosition(position));
  expect(match.decision?.n).toBe(0);
  expect(match.secretState()).toMatchObject({ round: toyUntil(({ decision }) => decision?.n === 14).round });
  playOn(match);
});

test('a match from a position can be saved and comes back', () => {
  const match = startPosition(toy, checkPosition(position));
  match.answer(0, match.decision?.options[0]?.id ?? match.decision?.amount?.min ?? 0);
  const back = restoreSave(toy, checkSave(resigned(save(match)), 'it'));
  expect(back.lost).toBeNull();
  expect(back.match.decision).toEqual(match.decision);
});

test('a save is no position', () => {
  expect(isPosition(save(toyUntil(() => true)))).toBe(false);
  for (const other of [null, 1, 'state', [], {}]) expect(isPosition(other)).toBe(false);
});

test.each([
  ['format', { format: 2 }],
  ['program', { program: 'chess' }],
  ['names', { seats: [{ name: '\u001b[2J' }] }],
  ['seats', { seats: [] }],
  ['other members', { extra: 1 }],
])('a position with wrong %s is refused', (_, part) => {
  const { code, message } = faultOf(() => checkPosition({ ...position, ...part }));
  expect(code).toBe('not-a-save');
  expect(message).not.toMatch(/\p{C}/u);
});

test.each([null, 1, {}, { seats: [] }])('a state that is %j does not fit', wrong => {
  expect(faultOf(() => startPosition(toy, checkPosition({ ...position, state: wrong }))).code).toBe('does-not-fit');
});
