import { expect, test } from 'vitest';
import { scene } from '../scene.ts';

test('SE-4.1, SE-4.6, SE-29.1: groups split while a counter is free, and merge only with their like', () => {
  const table = scene().units(0, 'g6', 'dreadnought', 2).units(0, 'h6', 'dreadnought', 2).move();
  expect(table.options.some(id => id.startsWith('split:'))).toBe(false);
  const free = scene().units(0, 'g6', 'cruiser', 3).units(0, 'g6', 'cruiser', 1, { attack: 1 }).move();
  expect(free.options.some(id => id.startsWith('merge:'))).toBe(false);
  const [group] = free.now.pieces.filter(({ count }) => count === 3);
  free.answer(`split:c${group?.handle}`, 1);
  expect(free.now.pieces.map(({ count }) => count).sort()).toEqual([1, 1, 2]);
  expect(free.options.filter(id => id.startsWith('merge:'))).toHaveLength(1);
});

test('SE-4.1, SE-4.6: every unit of a group gets a counter of its own by one answer, if that many are free', () => {
  const table = scene().units(0, 'g6', 'scout', 3).move();
  const apart = table.options.find(id => id.startsWith('apart:')) ?? '';
  table.answer(apart);
  expect(table.now.pieces.map(({ kind, count }) => [kind, count])).toEqual([
    ['scout', 1],
    ['scout', 1],
    ['scout', 1],
  ]);
  expect(table.asked).toBe('0 move.choose');
  const offers = (kind: 'scout' | 'dreadnought' | 'yard', count: number): boolean =>
    scene()
      .units(0, 'g6', kind, count)
      .move()
      .options.some(id => id.startsWith('apart:'));
  // A split of two is a single answer, of Dreadnoughts there are but two counters, and yards go nowhere.
  expect([offers('scout', 2), offers('dreadnought', 3), offers('yard', 3)]).toEqual([false, false, false]);
  expect(offers('scout', 3)).toBe(true);
});
