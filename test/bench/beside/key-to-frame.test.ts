import { expect, test } from 'vitest';
import { leadingKeys } from './key-to-frame.ts';

test('a key that answers comes after those that lead to the list and move its cursor', () => {
  expect(leadingKeys(' ↑↓ choose  Enter take  g board  Tab pane  u undo')).toEqual(['j']);
  expect(leadingKeys(' ↑↓←→ place  g to the list  Enter take  Tab pane')).toEqual(['g', 'j']);
});
