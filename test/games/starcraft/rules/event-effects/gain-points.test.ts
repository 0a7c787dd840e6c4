import { expect, test } from 'vitest';
import { executing, isOver, seatNow } from './step-8.ts';

test('SC-21.7 Propaganda Victory: 1 conquest point', () => {
  const board = executing('e2-13');
  expect(seatNow(board, 0).conquestPoints).toBe(1);
  expect(isOver(board)).toBe(true);
});

test('SC-21.7 Decisive Triumph: 2 conquest points', () => {
  expect(seatNow(executing('e3-11'), 0).conquestPoints).toBe(2);
});

test('SC-19.5 ruling steps-of-regrouping: the points of step 8 decide the end of the match at the end of the same step', () => {
  const board = executing('e3-12', scene =>
    scene
      .with(state => {
        state.endDrawsNear = ['e3-01', 'e3-02'];
      })
      .seat(1, owner => {
        owner.conquestPoints = 1;
      }),
  );
  expect(board.match.outcome).toMatchObject({ winners: [0], words: { key: 'victory.end-game' } });
});
