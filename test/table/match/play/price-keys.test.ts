import { expect, test } from 'vitest';
import { UNITS } from '../../../../src/games/space-empires/data/units.ts';
import { positionOf } from '../../../../src/lessons/position.ts';
import { scene } from '../../../games/space-empires/scene.ts';
import { stillAt } from '../../still-position.ts';

test('SE-1.3 the key of a type of which no counter is free says why, and how one becomes free', async () => {
  const table = scene().levels(0, { 'ship-size': 3 }).cp(0, 30);
  for (let counter = 0; counter < UNITS.cruiser.counters; counter += 1) table.units(0, 'e5', 'cruiser', 1);
  const { state } = table.units(0, 'l7', 'yard', 4).begin('economy.begin', {});
  const position = positionOf(
    state,
    state.seats.map(() => ({ key: 'seat' })),
  );
  const { match, session, still } = await stillAt('space-empires', position, { size: { columns: 120, rows: 40 } });
  for (let card = 0; card < 9 && session.hotSeat.picture().show !== 'table'; card += 1) still.press('enter');
  expect(match.decision?.kind).toBe('sheet.row');
  const { n } = match.decision ?? {};
  still.press('3');
  expect(match.decision?.n).toBe(n);
  expect(still.rows().join('\n').replaceAll(/\s+/g, ' ')).toContain('put them under one counter');
});
