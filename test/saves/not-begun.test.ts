import { expect, test } from 'vitest';
import { theseus } from '../../src/games/theseus/game.ts';
import { MemoryChronicle } from '../../src/kernel/history/chronicle.ts';

test('a match whose program was ended before the set-up was written down has its whole log when it is taken up', () => {
  const match = theseus.start({ seats: [{ name: 'Ann' }, { name: 'Bob' }], seed: 'not begun' });
  const lines = [...match.history.back()].map(({ line }) => line).reverse();
  const [first] = lines;
  if (first?.line !== 'checkpoint') throw new Error('a history begins with a checkpoint');
  const { match: again, lost } = theseus.resume(new MemoryChronicle(match.history.head, null, [first]));
  expect(lost).toBe(0);
  expect(match.events('spectator')).not.toEqual([]);
  for (const viewer of ['spectator', 0, 1] as const) expect(again.events(viewer)).toEqual(match.events(viewer));
  expect(again.decision).toEqual(match.decision);
  expect([...again.history.back()].map(({ line }) => line).reverse()).toEqual(lines);
});
