import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { LONGEST_LINE } from '../../../src/saves/lines/lines.ts';
import { MatchFile } from '../../../src/saves/file/match-file.ts';
import { Keeper } from '../../../src/session/running/keeper.ts';
import { fileOptions, freshFolder, headOf, toyUntil } from '../../saves/support.ts';

test('that a match will soon be longer than a save can hold is said once, before it is', () => {
  const folder = freshFolder();
  const match = toyUntil(({ decision }) => decision?.n === 3);
  const file = new MatchFile(join(folder, 'long.jsonl'), headOf(match), fileOptions(folder));
  onTestFinished(() => file.close());
  const keeper = new Keeper(file, () => new Date(0));
  const people = { players: [], languages: [], seen: [], coach: [] };
  expect(keeper.keep(match, people)).toBe('saved');
  expect(keeper.takeWarning()).toBeNull();
  file.add({ line: 'meta', meta: 'x'.repeat(0.95 * LONGEST_LINE) });
  expect(keeper.keep(match, people)).toBe('saved');
  expect(keeper.takeWarning()?.key).toBe('save.line.nearly-full');
  expect(keeper.takeWarning()).toBeNull();
});
