import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inColumns, withProgress } from '../../src/cli/listing.ts';

let now = 0;
beforeEach(() => {
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

/** What is written while a hundred saves are read, each of which takes this many milliseconds. */
function writtenWith(milliseconds: number): {
  readonly written: readonly string[];
  readonly results: readonly number[];
} {
  const written: string[] = [];
  const work = (item: number): number => {
    now += milliseconds;
    return 2 * item;
  };
  const items = Array.from({ length: 100 }, (_, item) => item);
  return { results: withProgress(items, work, text => written.push(text)), written };
}

test('whoever waits for a long list sees how far it has come, and the line is wiped at the end', () => {
  const { written, results } = writtenWith(20);
  expect(results[99]).toBe(198);
  expect(written[0]).toBe('\r10 of 100 saves read …');
  expect(written).toHaveLength(10);
  expect(written.at(-1)).toMatch(/^\r {22}\r$/);
});

test('a short list says nothing of it', () => {
  expect(writtenWith(1).written).toEqual([]);
});

test('columns stand below each other by what they are wide on a terminal; the last is as long as it wants', () => {
  const rows = [
    ['a', 'bb', 'c'],
    ['a long one', 'b', 'c'],
    ['李', 'b', 'c'],
    ['x', 'a sentence about what is wrong'],
  ];
  expect(inColumns(rows)).toEqual([
    'a           bb  c',
    'a long one  b   c',
    '李          b   c',
    'x           a sentence about what is wrong',
  ]);
  expect(inColumns([])).toEqual([]);
});
