import { expect, test } from 'vitest';
import { positionOf } from '../../../../../src/lessons/position.ts';
import { scene } from '../../../../games/galactic-emperor/scene.ts';
import { stillAt } from '../../../still-position.ts';
import type { StillTable } from '../../../still-table.ts';

/** Ann is to pick a role, at a table of this size. */
async function picking(columns: number, rows: number): Promise<StillTable> {
  const table = scene().begin('round.pick', { seat: 0 });
  const names = table.state.seats.map(() => ({ key: 'seat' }));
  const { still } = await stillAt('galactic-emperor', positionOf(table.state, names), { size: { columns, rows } });
  for (let press = 0; press < 20 && !screen(still).includes('Which role do you pick'); press += 1) still.press('enter');
  return still;
}

const screen = (still: StillTable): string => still.rows().join('\n');

test.each([
  [80, 24],
  [120, 30],
])('Esc leads from the legend to the panes before it, at %i columns', async (columns, rows) => {
  const still = await picking(columns, rows);
  const before = still.rows();
  still.press('e');
  expect(still.rows()).not.toEqual(before);
  still.press('escape');
  expect(still.rows()).toEqual(before);
  still.press('escape');
  expect(screen(still)).toContain('There is nothing to go back to here');
});

test('Esc leads from a pane that was turned to, and from the legend behind it, to the pane of the question', async () => {
  const still = await picking(80, 24);
  const before = still.rows();
  still.press('tab');
  const turned = still.rows();
  expect(turned).not.toEqual(before);
  still.press('e');
  still.press('escape');
  expect(still.rows()).toEqual(turned);
  still.press('escape');
  expect(still.rows()).toEqual(before);
});

test('Esc ends a search before it turns to another pane', async () => {
  const still = await picking(80, 24);
  const before = still.rows();
  for (const key of ['e', '/', 'x', 'escape']) still.press(key);
  expect(still.rows()).not.toEqual(before);
  still.press('escape');
  expect(still.rows()).toEqual(before);
});
