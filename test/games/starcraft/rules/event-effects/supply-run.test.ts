import { expect, test } from 'vitest';
import { executing, holding, isOver, seatNow } from './step-8.ts';

test('SC-21.7.5 Supply Run: a transport from the supply goes on a route of a planet with an own base', () => {
  const board = executing('e1-10', scene => scene.base('torus-3', 0));
  expect(board.decision).toMatchObject({ seat: 0, kind: 'event.route', secrecy: 'open' });
  expect(board.options).toEqual(['transport:r1', 'transport:r2']);
  board.answer('transport:r2');
  expect(board.now.routes[1]?.transports).toEqual([0]);
  expect(seatNow(board, 0).supply.transports).toBe(6);
  expect(isOver(board)).toBe(true);
});

test('SC-21.7.1 Supply Run: the one route that fits is taken without asking; transports of others do not matter', () => {
  const board = executing('e1-11', scene => scene.transport('braken', 'torus', 1));
  expect(board.now.routes[0]?.transports).toEqual([1, 0]);
  expect(isOver(board)).toBe(true);
});

test('SC-8.1.2 Supply Run: a route without an own base, and one with an own transport, are blocked', () => {
  const board = executing('e1-10', scene =>
    scene.base('helios-3', 0).planet('dylar-iv', 3, 0).zAxis('torus', 'dylar-iv').transport('braken', 'torus', 0),
  );
  expect(board.options).toEqual(['transport:r2', 'transport:r3']);
  expect(board.blockedBy('transport:r1')).toBe('SC-8.1.2');
  expect(board.blockedBy('transport:z1')).toBe('SC-21.7');
});

test('SC-21.7.2 Supply Run: not without a transport in the supply or a free route', () => {
  expect(holding('e1-10', scene => scene.transport('braken', 'torus', 0)).blockedBy('event:e1-10')).toBe('SC-21.7.2');
  const none = holding('e1-10', scene =>
    scene.seat(0, owner => {
      owner.supply.transports = 0;
    }),
  );
  expect(none.blockedBy('event:e1-10')).toBe('SC-2.2');
});
