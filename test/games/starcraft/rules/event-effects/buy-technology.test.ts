import { describe, expect, test } from 'vitest';
import { executing, holding, isOver, seatNow } from './step-8.ts';

describe('Field Laboratory', () => {
  test('SC-11.4 a technology for 1 resource less: its copies are shuffled in with deck and discard pile, and nothing is drawn', () => {
    const board = executing('e1-24', scene =>
      scene.workers(0, 4).seat(0, owner => {
        owner.discard = owner.deck.splice(0, 5);
      }),
    );
    expect(board.decision).toMatchObject({ seat: 0, kind: 'event.purchase', secrecy: 'open' });
    board.answer('technology:spider-mines', 'price:minerals-0+gas-1', 'auto');
    const owner = seatNow(board, 0);
    expect(owner.deck).toHaveLength(20);
    expect(owner.deck).toEqual(expect.arrayContaining(['spider-mines-1', 'spider-mines-2']));
    expect(owner).toMatchObject({ discard: [], hand: [], events: [], pool: 3 });
    expect(isOver(board)).toBe(true);
  });

  test('SC-11.6 a technology for the play area goes there, without a shuffle', () => {
    const board = executing('e1-25', scene => scene.workers(0, 1)).answer('technology:bunker');
    expect(seatNow(board, 0)).toMatchObject({ playArea: ['bunker-1'], pool: 1 });
    expect(board.told).not.toContain('technology.shuffled-in');
  });

  test('SC-11.9 a technology whose copies are all out is blocked, and so is one that cannot be paid', () => {
    const board = executing('e1-24', scene => scene.inPlay(0, 'bunker-1').workers(0, 1));
    expect(board.blockedBy('technology:bunker')).toBe('SC-11.9');
    expect(board.blockedBy('technology:nuke')).toBe('SC-7.2');
  });

  test('SC-21.7.2 not when no technology is left', () => {
    const board = holding('e1-24', scene =>
      scene.workers(0, 9).seat(0, owner => {
        owner.technologyDeck = [];
      }),
    );
    expect(board.blockedBy('event:e1-24')).toBe('SC-11.9');
  });
});

describe('Breakthrough', () => {
  test('SC-21.7 for 2 resources less, one copy may go to the hand and the rest are shuffled in', () => {
    const board = executing('e2-23').answer('technology:spider-mines');
    expect(board.decision).toMatchObject({ seat: 0, kind: 'event.copy', secrecy: 'open' });
    expect(board.options).toEqual(['shuffle-all', 'hand:spider-mines-1', 'hand:spider-mines-2']);
    board.answer('hand:spider-mines-1');
    const owner = seatNow(board, 0);
    expect(owner.hand).toEqual(['spider-mines-1']);
    expect(owner.deck).toHaveLength(19);
    expect(owner.deck).toContain('spider-mines-2');
    expect(isOver(board)).toBe(true);
  });

  test('SC-21.7 the copy may be shuffled in with the others', () => {
    const board = executing('e2-24').answer('technology:spider-mines', 'shuffle-all');
    expect(seatNow(board, 0).deck).toHaveLength(20);
    expect(seatNow(board, 0).hand).toEqual([]);
  });

  test('SC-11.6 no copy of a technology for the play area goes to the hand', () => {
    const board = executing('e2-23').answer('technology:bunker');
    expect(seatNow(board, 0)).toMatchObject({ playArea: ['bunker-1'], hand: [] });
    expect(isOver(board)).toBe(true);
  });
});
