import { expect, test } from 'vitest';
import { executing, holding, isOver, seatNow } from './step-8.ts';

test('SC-17.2 SC-7.6 Prefabricated Halls: the next level of a building for 1 resource less, mineral or gas as its buyer chooses', () => {
  const board = executing('e1-22', scene => scene.workers(0, 3));
  expect(board.decision).toMatchObject({ seat: 0, kind: 'event.purchase', secrecy: 'open' });
  expect(board.options).toEqual(['building:barracks', 'building:factory', 'building:starport', 'none']);
  board.answer('building:starport');
  expect(board.decision).toMatchObject({ kind: 'event.price', rule: 'SC-7.6' });
  expect(board.options).toEqual(['price:minerals-0+gas-1', 'price:minerals-1+gas-0', 'back']);
  board.answer('price:minerals-0+gas-1', 'auto');
  expect(seatNow(board, 0)).toMatchObject({
    buildings: { barracks: 1, starport: 1 },
    permanent: { mineral: 0, gas: 1 },
    pool: 2,
  });
  expect(isOver(board)).toBe(true);
});

test('SC-7.6 Prefabricated Halls: Barracks II, 1 mineral, is free', () => {
  const board = executing('e1-23');
  expect(board.options).toEqual(['building:barracks', 'none']);
  board.answer('building:barracks');
  expect(seatNow(board, 0).buildings).toEqual({ barracks: 2 });
});

test('SC-17.2 Prefabricated Halls: no level is skipped, and a finished building is blocked', () => {
  const board = executing('e1-22', scene =>
    scene.workers(0, 3).seat(0, owner => {
      owner.buildings = { barracks: 3 };
    }),
  );
  expect(board.blockedBy('building:barracks')).toBe('SC-17.2');
});

test('SC-21.7.2 Prefabricated Halls: not when nothing can be paid', () => {
  const board = holding('e1-22', scene =>
    scene.seat(0, owner => {
      owner.buildings = { barracks: 2 };
    }),
  );
  expect(board.blockedBy('event:e1-22')).toBe('SC-7.2');
});
