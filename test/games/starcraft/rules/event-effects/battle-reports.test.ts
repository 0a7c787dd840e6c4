import { expect, test } from 'vitest';
import { executing, holding, isOver, seatNow } from './step-8.ts';

test('SC-21.7 Battle Reports: 3 Combat cards are drawn, and only the owner learns which', () => {
  const board = executing('e1-12');
  expect(seatNow(board, 0).hand).toHaveLength(3);
  expect(isOver(board)).toBe(true);
  expect(board.match.events('spectator').some(({ words }) => words.key === 'cards.drawn.secret')).toBe(false);
  expect(board.match.events(0).some(({ words }) => words.key === 'cards.drawn.secret')).toBe(true);
});

test('SC-11.8 Battle Reports: with two cards left in deck and discard pile it is two', () => {
  const board = executing('e1-13', scene =>
    scene.seat(0, owner => {
      owner.discard = owner.deck.splice(0, 1);
      owner.deck = owner.deck.slice(0, 1);
    }),
  );
  expect(seatNow(board, 0).hand).toHaveLength(2);
});

test('SC-21.7.2 Battle Reports: with no card left it may not be executed', () => {
  const board = holding('e1-14', scene =>
    scene.seat(0, owner => {
      owner.deck = [];
    }),
  );
  expect(board.blockedBy('event:e1-14')).toBe('SC-11.8');
});
