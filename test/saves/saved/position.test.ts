import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkPosition, isPosition, startPosition } from '../../../src/saves/saved/position.ts';
import { loadMatch } from '../../../src/saves/saved/load.ts';
import { snapshotOf } from '../../../src/saves/saved/snapshot.ts';
import { threeSeats, toy } from '../../kernel/toy-match.ts';
import { playOn } from '../../oracles/random-play.ts';
import { snapshot } from '../../oracles/snapshot.ts';
import { BEGUN, faultOf, freshFolder, toyUntil, writeMatch } from '../support.ts';
import { save } from '../old/writing.ts';

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
  const file = join(freshFolder(), 'position.jsonl');
  writeMatch(file, match);
  const back = loadMatch(toy, file);
  expect(back.lost).toBeNull();
  expect(snapshot(back.match)).toEqual(snapshot(match));
  expect(back.head.position).toBe(true);
  back.close();
});

test('a save is no position', () => {
  const match = toyUntil(() => true, 'toy', 'xoroshiro128plus');
  for (const saved of [save(match), snapshotOf(match, BEGUN)]) expect(isPosition(saved)).toBe(false);
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
