import { expect, test } from 'vitest';
import { executing, holding, isOver } from './step-8.ts';

test('SC-4.6.2 Galactic Upheaval: both ends of a route are put into free slots of two planets; transports stay', () => {
  const board = executing('e2-11', table =>
    table
      .zAxis('braken', 'torus')
      .zAxis('torus', 'helios')
      .with(state => state.routes.find(({ id }) => id === 'z1')?.transports.push(1)),
  );
  expect(board.decision).toMatchObject({ seat: 0, kind: 'event.route', secrecy: 'open' });
  expect(board.options).toEqual(['route:z1', 'route:z2']);
  board.answer('route:z1');
  expect(board.options).toEqual([
    'slot:helios-east',
    'slot:helios-south',
    'slot:braken-north',
    'slot:torus-north',
    'back',
  ]);
  board.answer('slot:helios-east');
  expect(board.now.majorEnd).toEqual({ planet: 'helios', side: 'east' });
  expect(board.options).toEqual(['slot:braken-north', 'slot:torus-north', 'back']);
  expect(board.blockedBy('slot:helios-south')).toBe('SC-4.6');
  expect(board.blockedBy('slot:helios-east')).toBe('SC-4.6.2');
  board.answer('slot:braken-north');
  expect(board.now.routes.find(({ id }) => id === 'z1')).toMatchObject({
    ends: [
      { planet: 'helios', side: 'east' },
      { planet: 'braken', side: 'north' },
    ],
    transports: [1],
  });
  expect(board.now.majorEnd).toBeNull();
  expect(isOver(board)).toBe(true);
});

test('SC-21.7 Galactic Upheaval: at least one end must come to another slot, and exchanging the ends is no move', () => {
  const board = executing('e2-12', table => table.zAxis('braken', 'torus')).answer('slot:torus-north');
  expect(board.blockedBy('slot:braken-north')).toBe('SC-21.7');
  board.answer('back', 'slot:braken-north');
  expect(board.blockedBy('slot:torus-north')).toBe('SC-21.7');
  board.answer('slot:torus-south');
  expect(board.now.routes.at(-1)?.ends).toEqual([
    { planet: 'braken', side: 'north' },
    { planet: 'torus', side: 'south' },
  ]);
});

test('SC-21.7.2 Galactic Upheaval: not without a z-axis route', () => {
  expect(holding('e2-11').blockedBy('event:e2-11')).toBe('SC-4.6');
});
