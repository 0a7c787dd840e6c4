import { existsSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../../../src/saves/disk/folders.ts';
import { freshFolder } from '../support.ts';

const hasProc = existsSync('/proc/self');

test('a folder is made with all that it lies in, and one that is there stays', () => {
  const folder = join(freshFolder(), 'one', 'two', 'three');
  makeFolder(folder);
  writeFileSync(join(folder, 'kept'), '');
  makeFolder(folder);
  expect(statSync(folder).isDirectory()).toBe(true);
  expect(existsSync(join(folder, 'kept'))).toBe(true);
});

test('a file, a link to nowhere and a file on the way are refused by the system’s own words', () => {
  const folder = freshFolder();
  writeFileSync(join(folder, 'file'), '');
  symlinkSync(join(folder, 'nowhere'), join(folder, 'link'));
  expect(() => makeFolder(join(folder, 'file'))).toThrow('EEXIST');
  expect(() => makeFolder(join(folder, 'link'))).toThrow('EEXIST');
  expect(() => makeFolder(join(folder, 'file', 'below', 'it'))).toThrow('ENOTDIR');
});

test('a link to a folder is a folder', () => {
  const folder = freshFolder();
  makeFolder(join(folder, 'real'));
  symlinkSync(join(folder, 'real'), join(folder, 'link'));
  makeFolder(join(folder, 'link'));
  makeFolder(join(folder, 'link', 'below'));
  expect(existsSync(join(folder, 'real', 'below'))).toBe(true);
});

test.skipIf(!hasProc)('where folders can’t be made for good, that is said and not tried without end', () => {
  for (const folder of ['/proc/x', '/proc/x/y/z', '/proc/self/x/y']) {
    expect(() => makeFolder(folder)).toThrow('ENOENT');
  }
});
