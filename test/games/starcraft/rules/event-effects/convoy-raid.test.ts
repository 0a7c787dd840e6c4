import { expect, test } from 'vitest';
import { executing, holding, isOver, seatNow } from './step-8.ts';

test('SC-21.7 Convoy Raid: a transport of an opponent on a route of a planet with an own unit or base is destroyed', () => {
  const board = executing('e2-19', scene =>
    scene
      .transport('braken', 'torus', 0)
      .transport('braken', 'torus', 1)
      .transport('torus', 'helios', 2)
      .area('helios-4', 0, { wraith: 1 }),
  );
  expect(board.decision).toMatchObject({ seat: 0, kind: 'event.transport', secrecy: 'open' });
  expect(board.options).toEqual(['raid:r1@seat-1', 'raid:r2@seat-2']);
  board.answer('raid:r2@seat-2');
  expect(board.now.routes.map(({ transports }) => transports)).toEqual([[0, 1], []]);
  expect(seatNow(board, 2).supply.transports).toBe(7);
  expect(isOver(board)).toBe(true);
});

test('SC-21.7.2 Convoy Raid: transports far from all own units and bases are out of reach', () => {
  const board = holding('e2-20', scene => scene.transport('torus', 'helios', 2).transport('braken', 'torus', 0));
  expect(board.blockedBy('event:e2-20')).toBe('SC-21.7.2');
});

test('SC-21.7 Convoy Raid: what is out of reach is shown as blocked', () => {
  const board = executing('e2-19', scene =>
    scene
      .zAxis('braken', 'torus')
      .transport('torus', 'helios', 2)
      .with(state => state.routes.at(0)?.transports.push(1))
      .with(state => state.routes.at(-1)?.transports.push(1)),
  );
  expect(board.blockedBy('raid:r2@seat-2')).toBe('SC-21.7');
});
