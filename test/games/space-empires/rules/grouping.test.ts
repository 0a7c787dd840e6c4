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
