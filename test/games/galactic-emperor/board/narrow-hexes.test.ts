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

test('at 80x24 a hex has two rows: its coordinate, owner and yields over the fleet, and the last row of hexes says all in one', () => {
  const table = scene(3).food('a4', 2).role('steward', 0).begin('steward.begin', { seat: 0 });
  const rows = picture('galaxy', table.match.view('spectator'), 80, 13);
  expect(rows).toHaveLength(13);
  const column = rows[0]?.indexOf('A4') ?? -1;
  expect(rows.slice(0, 2).map(row => row.slice(column, column + 10).trimEnd())).toEqual(['A4◆⌂o f1m1', '++ ◆F']);
  expect(rows[12]).toContain('G4■⌂oFf1m1');
  // With one row more every hex has both.
  const whole = picture('galaxy', table.match.view('spectator'), 80, 14);
  expect(whole[13]).toContain('■F');
  expect(whole[12]).toMatch(/G4■⌂o f1m1/);
});
