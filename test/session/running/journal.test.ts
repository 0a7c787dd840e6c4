import { expect, onTestFinished, test } from 'vitest';
import { join } from 'node:path';
import { starcraft } from '../../../src/games/starcraft/game.ts';
import { loadMatch } from '../../../src/saves/saved/load.ts';
import { journalOf } from '../../../src/session/running/journal.ts';

const SAMPLE = join(import.meta.dirname, '../../../saves/sample-six-seats-late.jsonl');

test('SC-5.3 an order that was placed in secret is listed by what all were told of it, never by its face', () => {
  const { match, close } = loadMatch(starcraft, SAMPLE);
  onTestFinished(close);
  const lately = journalOf(match.history).slice(-24);
  const keys = new Set(lately.map(({ what }) => what.key));
  expect([...keys].filter(key => !/^planning\.placed(-special)?$/.test(key))).toEqual([]);
  expect(lately.every(({ isTold, secret }) => isTold && secret)).toBe(true);
});
