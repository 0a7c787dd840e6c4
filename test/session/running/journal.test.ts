import { expect, onTestFinished, test } from 'vitest';
import { join } from 'node:path';
import { starcraft } from '../../../src/games/starcraft/game.ts';
import { loadMatch } from '../../../src/saves/saved/load.ts';
import { journalOf } from '../../../src/session/running/journal.ts';

const SAMPLE = join(import.meta.dirname, '../../../saves/sample-six-seats-late.jsonl');

test('SC-5.3 an order that was placed in secret is listed by what all were told of it, never by its face', () => {
  const { match, close } = loadMatch(starcraft, SAMPLE);
  onTestFinished(close);
  const journal = journalOf(match.history);
  // The orders of the last round, four of each seat; some have been carried out since.
  const last = journal.findLastIndex(({ what }) => what.key.startsWith('planning.placed'));
  const lately = journal.slice(Math.max(0, last - 23), last + 1);
  expect(lately).toHaveLength(24);
  const keys = new Set(lately.map(({ what }) => what.key));
  expect([...keys].filter(key => !/^planning\.placed(-special)?$/.test(key))).toEqual([]);
  expect(lately.every(({ isTold, secret }) => isTold && secret)).toBe(true);
});
