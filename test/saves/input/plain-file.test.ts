import { execFileSync } from 'node:child_process';
import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readOrdinaryFile } from '../../../src/saves/input/plain-file.ts';
import { freshFolder } from '../support.ts';

test('an ordinary file is read to its end, and up to the very size that is allowed', () => {
  const file = join(freshFolder(), 'file');
  for (const size of [0, 1, 64 * 1024, 200_000]) {
    writeFileSync(file, 'x'.repeat(size));
    expect(String(readOrdinaryFile(file, 200_000))).toBe('x'.repeat(size));
  }
});

test('a larger one is not read', () => {
  const file = join(freshFolder(), 'file');
  writeFileSync(file, 'xx');
  expect(readOrdinaryFile(file, 1)).toBe('too-large');
  truncateSync(file, 2 ** 40);
  expect(readOrdinaryFile(file, 200_000)).toBe('too-large');
});

test.skipIf(process.platform === 'win32')('pipes, devices and folders are not read', () => {
  const folder = freshFolder();
  execFileSync('mkfifo', [join(folder, 'pipe')]);
  for (const odd of [join(folder, 'pipe'), '/dev/zero', folder])
    expect(readOrdinaryFile(odd, 1000)).toBe('no-plain-file');
});
