import { expect, test } from 'vitest';
import { handLimit } from '../../../../../src/games/starcraft/state/sheet.ts';
import { executing, isOver, seatNow } from './step-8.ts';

test.each(['e1-05', 'e2-05', 'e2-07', 'e2-25', 'e3-19'] as const)(
  'SC-21.3 SC-21.7.6 %s is kept: it lies in the play area, not on the discard pile, and nobody is asked',
  card => {
    const board = executing(card);
    expect(seatNow(board, 0).keptEvents).toEqual([card]);
    expect(board.now.eventDiscard).toEqual([]);
    expect(board.told).toContain('events.kept');
    expect(isOver(board)).toBe(true);
  },
);

test('SC-18.9 Veteran Staff: the hand limit is 2 higher from step 9 of this round on, and copies add up', () => {
  const board = executing('e2-07');
  expect(handLimit(board.now, 0)).toBe(10);
  const second = executing('e2-08', scene =>
    scene.seat(0, owner => {
      owner.keptEvents = ['e2-07'];
    }),
  );
  expect(handLimit(second.now, 0)).toBe(12);
});
