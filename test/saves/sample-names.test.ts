import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { lastSave } from '../../src/cli/saves.ts';
import { libraryOf } from '../../src/table/library.ts';

const SAMPLE = fileURLToPath(new URL('../../saves/sample-mid-battle.jsonl', import.meta.url));

test('a sample is listed, but it is nobody’s last match and is not written over', () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-samples-'));
  const sample = join(folder, 'sample-mid-battle.jsonl');
  copyFileSync(SAMPLE, sample);
  const library = libraryOf(folder);
  expect([...library.all()].map(({ name }) => name)).toEqual(['sample-mid-battle']);
  expect(library.last()).toBeNull();
  expect(library.isOwn(sample)).toBe(false);
  expect(() => lastSave(folder)).toThrow(/no saved match/);

  const own = join(folder, 'ann-bob.jsonl');
  copyFileSync(SAMPLE, own);
  expect(library.last()?.name).toBe('ann-bob');
  expect(library.isOwn(own)).toBe(true);
  expect(lastSave(folder)).toBe(own);
});
