import { expect, test } from 'vitest';
import { executing, holding, isOver, seatNow } from './step-8.ts';

test('SC-21.7.5 Extra Hands: 2 workers go from the supply to the Worker Pool, and nobody is asked', () => {
  const board = executing('e1-07', scene => scene.workers(0, 4));
  expect(seatNow(board, 0)).toMatchObject({ pool: 6, supply: { workers: 9 } });
  expect(isOver(board)).toBe(true);
  expect(board.now.eventDiscard).toEqual(['e1-07']);
});

test('SC-21.7.2 Extra Hands: with one worker left it is one', () => {
  const board = executing('e1-08', scene => scene.workers(0, 14));
  expect(seatNow(board, 0)).toMatchObject({ pool: 15, supply: { workers: 0 } });
});

test('SC-21.7.5 War Economy: 3 workers, or as many as are left', () => {
  expect(
    seatNow(
      executing('e2-21', scene => scene.workers(0, 4)),
      0,
    ).pool,
  ).toBe(7);
  expect(
    seatNow(
      executing('e2-21', scene => scene.workers(0, 13)),
      0,
    ).pool,
  ).toBe(15);
});

test('SC-21.7.2 without a worker in the supply neither may be executed', () => {
  expect(holding('e1-07', scene => scene.workers(0, 15)).blockedBy('event:e1-07')).toBe('SC-2.2');
  expect(holding('e2-22', scene => scene.workers(0, 15)).options).toEqual(['none']);
});
