import { describe, expect, test } from 'vitest';
import {
  randomBelow,
  seededRandom,
  seededXoroshiro,
  shuffle,
  spawnGenerator,
} from '../../../src/kernel/plain/random.ts';
import type { RandomState } from '../../../src/kernel/plain/random.ts';

const dice = (random: RandomState, count: number, sides = 6): number[] =>
  Array.from({ length: count }, () => randomBelow(random, sides));

describe('the key stream', () => {
  test('is that of RFC 8439 for a key of zeros', () => {
    const random = { key: '0'.repeat(64), counter: 0, scripted: [] };
    const words = dice(random, 4, 2 ** 32).map(word => word.toString(16));
    expect(words).toEqual(['ade0b876', '903df1a0', 'e56a5d40', '28bd8653']);
    expect(random.counter).toBe(4);
  });

  test('goes on from key and counter alone, wherever a match is put down', () => {
    const random = seededRandom('put down');
    for (let drawn = 0; drawn < 150; drawn++) {
      const ahead = structuredClone(random);
      const rows = dice(ahead, 70, 1000);
      // Another key in between makes the stretch of this one be worked out again.
      for (let key = 0; key < 70; key++) randomBelow(seededRandom(`between ${key}`), 6);
      expect(dice(structuredClone(random), 70, 1000)).toEqual(rows);
      randomBelow(random, 6);
    }
  });

  test('is another one for every seed, and for what is spawned', () => {
    const random = seededRandom('one');
    const [first, second] = [spawnGenerator(random), spawnGenerator(random)];
    const rows = [random, seededRandom('two'), first, second].map(one => dice(one, 20).join());
    expect(new Set(rows).size).toBe(4);
  });

  test('gives each number below a limit alike often, also where the limit does not divide 2 ** 32', () => {
    const random = seededRandom('alike');
    const limit = 3 * 2 ** 30;
    const thirds = [0, 0, 0];
    for (let drawn = 0; drawn < 3000; drawn++) {
      const third = Math.floor(randomBelow(random, limit) / 2 ** 30);
      thirds[third] = (thirds[third] ?? 0) + 1;
    }
    for (const count of thirds) expect(Math.abs(count - 1000)).toBeLessThan(120);
    expect(() => randomBelow(random, 2 ** 32 + 1)).toThrow(RangeError);
  });
});

test('a match that was begun with xoroshiro128plus draws what it would have drawn', () => {
  const random = seededXoroshiro('s');
  expect(dice(random, 12, 10)).toEqual([2, 1, 4, 6, 3, 5, 3, 7, 4, 9, 5, 6]);
  const list = [1, 2, 3, 4, 5, 6, 7, 8];
  shuffle(random, list);
  expect(list).toEqual([4, 2, 3, 1, 6, 7, 8, 5]);
});

describe('dice in sight', () => {
  const SEEN = 132;

  test('give the old generator away: what falls next is known', () => {
    const random = seededXoroshiro('a match of once');
    const guess = solve(dice(random, SEEN));
    expect(guess).not.toBeNull();
    expect(dice({ generator: guess ?? [], scripted: [] }, SEEN + 100).slice(SEEN)).toEqual(dice(random, 100));
  });

  test('tell nothing of what falls next', () => {
    const random = seededRandom('a match of today');
    const guess = solve(dice(random, SEEN));
    const next = dice(random, 100);
    const guessed = guess === null ? [] : dice({ generator: guess, scripted: [] }, SEEN + 100).slice(SEEN);
    expect(next.filter((die, place) => die === guessed[place]).length).toBeLessThan(50);
  });
});

/**
 * The four words of a xoroshiro128plus of which the dice were seen; `null`: no state gives them. The lowest bit of its
 * sum is linear in the 128 bits of its state, and every die with an even number of sides shows that bit: each die is an
 * equation over GF(2).
 */
function solve(seen: readonly number[]): number[] | null {
  // Bit b of a word as the set of unknowns whose sum it is, 64 bits a word, the lowest first.
  let [low, high] = [0, 64].map(from => Array.from({ length: 64 }, (_, bit) => 1n << BigInt(from + bit)));
  const rows: { mask: bigint; value: bigint }[] = [];
  for (const die of seen) {
    if (low === undefined || high === undefined) return null;
    let mask = (low[0] ?? 0n) ^ (high[0] ?? 0n);
    let value = BigInt(die & 1);
    for (const row of rows) {
      if ((mask & pivotOf(row.mask)) !== 0n) [mask, value] = [mask ^ row.mask, value ^ row.value];
    }
    if (mask === 0n && value !== 0n) return null;
    if (mask !== 0n) rows.push({ mask, value });
    const mixed = xor(high, low);
    [low, high] = [xor(xor(rotated(low, 24), mixed), shifted(mixed, 16)), rotated(mixed, 37)];
  }
  let bits = 0n;
  for (const { mask, value } of rows.reverse()) {
    const pivot = pivotOf(mask);
    if (parity(mask & bits & ~pivot) !== value) bits |= pivot;
  }
  // pure-rand keeps a word of 64 bits as its upper half and its lower half.
  return [32n, 0n, 96n, 64n].map(from => Number(BigInt.asIntN(32, bits >> from)));
}

const pivotOf = (mask: bigint): bigint => mask & -mask;
const parity = (bits: bigint): bigint => BigInt(bits.toString(2).replaceAll('0', '').length % 2);
const xor = (one: readonly bigint[], other: readonly bigint[]): bigint[] =>
  one.map((bit, place) => bit ^ (other[place] ?? 0n));
const rotated = (word: readonly bigint[], by: number): bigint[] => [...word.slice(64 - by), ...word.slice(0, 64 - by)];
const shifted = (word: readonly bigint[], by: number): bigint[] => [
  ...Array.from({ length: by }, () => 0n),
  ...word.slice(0, 64 - by),
];
