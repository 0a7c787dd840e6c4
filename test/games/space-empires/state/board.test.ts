import { expect, test } from 'vitest';
import { hitsToDestroy } from '../../../../src/games/space-empires/state/board.ts';

test('SE-9.3 a colony is destroyed by a hit for each of its steps, a homeworld by one more than it has steps below', () => {
  const hits = (world: boolean, values: readonly number[]): number[] =>
    values.map(value => hitsToDestroy({ world, value }));
  expect(hits(true, [20, 15, 10, 5])).toEqual([4, 3, 2, 1]);
  expect(hits(false, [5, 3, 1, 0])).toEqual([3, 2, 1, 1]);
});
