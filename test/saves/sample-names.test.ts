import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { lastSave } from '../../src/cli/saves.ts';
import { libraryOf } from '../../src/session/setting/library.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const SAMPLES = fileURLToPath(new URL('../../saves', import.meta.url));

test.each([
  ['sample-mid-battle', 'jsonl'],
  ['sample-old-format', 'json'],
])('%s is listed, but it is nobody’s last match and is not written over', (name, ending) => {
  const from = join(SAMPLES, `${name}.${ending}`);
  const folder = temporaryFolder('samples');
  const sample = join(folder, `${name}.${ending}`);
  copyFileSync(from, sample);
  const library = libraryOf(folder);
  expect([...library.all()].map(each => each.name)).toEqual([name]);
  expect(library.last()).toBeNull();
  expect(library.isOwn(sample)).toBe(false);
  expect(() => lastSave(folder)).toThrow(/no saved match/);

  const own = join(folder, `ann-bob.${ending}`);
  copyFileSync(from, own);
  expect(library.last()?.name).toBe('ann-bob');
  expect(library.isOwn(own)).toBe(true);
  expect(lastSave(folder)).toBe(own);
});
