import { expect, test } from 'vitest';
import { positionOf } from '../../../../src/lessons/position.ts';
import { scene } from '../../../games/galactic-emperor/scene.ts';
import { stillAt } from '../../still-position.ts';

test('a key pressed at once answers nothing for the next person who is asked on the open table', async () => {
  const table = scene().noShips().ships(0, 'd4', { fighter: 1 }).role('warlord', 0);
  table.begin('warlord.begin', { seat: 0 });
  const names = table.state.seats.map(() => ({ key: 'seat' }));
  const { match, still } = await stillAt('galactic-emperor', positionOf(table.state, names));
  const asked = () => [match.decision?.seat, match.decision?.kind];
  const [first] = asked();
  for (let tries = 0; tries < 3 && match.decision?.seat === first; tries += 1) still.press('d');
  const next = asked();
  expect(next).toEqual([1, 'round.role']);
  still.press('1', 400);
  expect(asked()).toEqual(next);
  still.press('1');
  expect(asked()).not.toEqual(next);
});
