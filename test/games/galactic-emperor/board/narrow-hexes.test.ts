import { expect, test } from 'vitest';
import { scene } from '../scene.ts';
import { picture } from './painting.ts';

/** The galaxy at 80x24, where a hex is one line of eleven cells. */
const rowsOf = (food: number): string => {
  const table = scene(3).food('a4', food).role('steward', 0).begin('steward.begin', { seat: 0 });
  return picture('galaxy', table.match.view('spectator'), 80, 12).join('\n');
};

test('food that lies on a home is in sight where what the home yields no longer fits, and its coordinate always', () => {
  expect(rowsOf(0)).toContain('A4◆⌂oFf1m1');
  expect(rowsOf(2)).toContain('A4◆⌂o◆F ++');
});
