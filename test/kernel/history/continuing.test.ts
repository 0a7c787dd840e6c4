import { expect, test } from 'vitest';
import { MemoryChronicle, tailOf } from '../../../src/kernel/history/chronicle.ts';
import { isBegun, startBefore } from '../../../src/kernel/history/continuing.ts';
import { endless, give, tinyGame, tinyMatch } from '../tiny-game.ts';
import type { Tiny } from '../tiny-game.ts';

test('a match continues at the last checkpoint before a decision, if replaying still leads from there to the next one', () => {
  const match = tinyMatch({ a: endless });
  for (let given = 0; given < 70; given++) give(match, 'x');
  const { start, history } = match;
  const game = tinyGame({ a: endless });
  expect(startBefore(game, start, history, 66)).toMatchObject({ answers: 64, entries: ['x', 'x'] });
  expect(startBefore(game, start, history, 3)).toMatchObject({ answers: 0, entries: ['x', 'x', 'x'] });
  const newer = tinyGame({
    a: function* (game: Tiny) {
      game.state.done.push('new');
      yield* endless(game);
    },
  });
  expect(startBefore(newer, start, history, 66)).toMatchObject({ answers: 64 });
  expect(startBefore(newer, start, history, 3)).toBeNull();
});

test('a history that holds nothing but its first checkpoint is not begun, one with an answer is', () => {
  const match = tinyMatch({ a: endless });
  give(match, 'x');
  const { history } = match;
  const lines = [...history.back()].map(({ line }) => line).reverse();
  const isBegunWith = (count: number): boolean => {
    const chronicle = new MemoryChronicle(history.head, null, lines.slice(0, count));
    return isBegun(chronicle, tailOf(chronicle) ?? expect.fail());
  };
  expect(lines.map(({ line }) => line)).toEqual(['checkpoint', 'record', 'record']);
  expect([isBegunWith(1), isBegunWith(3)]).toEqual([false, true]);
});
