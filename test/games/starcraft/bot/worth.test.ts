import { expect, test } from 'vitest';
import { sketchOf } from '../../../../src/games/starcraft/bot/sketch.ts';
import { aimsOf } from '../../../../src/games/starcraft/bot/worth.ts';
import { starcraft } from '../../../../src/games/starcraft/game.ts';
import { isStarCraftView } from '../../../../src/games/starcraft/view.ts';

test('SC-19.2: a conquest point is worth more to a seat that two more points would let win', () => {
  const seats = [{ name: 'Ann' }, { name: 'Bob' }];
  const view = starcraft.start({ seats, options: {}, seed: 'near' }, { checkpointEvery: 0 }).view(0);
  if (!isStarCraftView(view)) throw new Error('not a view of StarCraft');
  const { pointsNeeded = null, pointsNext = 0 } = view.seats[0]?.standing ?? {};
  if (pointsNeeded === null) throw new Error('nobody can win by points');
  const pointWith = (conquestPoints: number): number => {
    const board = { ...view, seats: view.seats.map(seat => ({ ...seat, conquestPoints })) };
    return aimsOf(board, sketchOf(board, 0)).point;
  };
  const near = pointsNeeded - pointsNext - 2;
  expect(pointWith(near)).toBe(2.5 * pointWith(0));
  expect(pointWith(near - 1)).toBe(pointWith(0));
});
