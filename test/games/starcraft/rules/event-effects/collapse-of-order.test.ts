import { expect, test } from 'vitest';
import { executing, holding, isOver, seatNow } from './step-8.ts';

test('SC-21.7.8 Collapse of Order: each opponent loses 1 conquest point, nobody falls below 0, and the owner keeps all', () => {
  const board = executing('e3-17', scene =>
    scene
      .seat(0, owner => {
        owner.conquestPoints = 5;
      })
      .seat(2, owner => {
        owner.conquestPoints = 3;
      }),
  );
  expect([0, 1, 2].map(seat => seatNow(board, seat).conquestPoints)).toEqual([5, 0, 2]);
  expect(board.told.filter(key => key === 'conquest-points.gained')).toHaveLength(1);
  expect(isOver(board)).toBe(true);
});

test('SC-21.7.2 Collapse of Order: with points for nobody else it may not be executed', () => {
  const board = holding('e3-18', scene =>
    scene.seat(0, owner => {
      owner.conquestPoints = 5;
    }),
  );
  expect(board.blockedBy('event:e3-18')).toBe('SC-21.7.8');
});
