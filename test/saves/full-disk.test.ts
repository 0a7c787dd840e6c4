import { copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { realDisk } from '../../src/saves/disk.ts';
import type { Disk } from '../../src/saves/disk.ts';
import { readSave } from '../../src/saves/load.ts';
import { writeSave } from '../../src/saves/write.ts';
import { faultOf, freshFolder, save, toyUntil } from './support.ts';

const older = save(toyUntil(({ decision }) => decision?.n === 6));
const old = save(toyUntil(({ decision }) => decision?.n === 7));
const fresh = save(toyUntil(({ decision }) => decision?.n === 8));
const nOf = (file: string): number | undefined => readSave(file).pending?.n;

function full(): never {
  throw new Error('ENOSPC: no space left on device, write');
}

/** A folder with a save and its backup. */
function savedTwice(): string {
  const file = join(freshFolder(), 'match.json');
  writeSave(file, older);
  writeSave(file, old);
  return file;
}

describe('when the disk fails, the old save stays whole and the person is told', () => {
  const failures: readonly (readonly [string, Partial<Disk>])[] = [
    ['no new file', { create: full }],
    ['full at the first byte', { write: full }],
    ['takes nothing', { write: () => 0 }],
    ['full in the middle', { write: (handle, bytes, at) => (at > 500 ? full() : realDisk.write(handle, bytes.subarray(0, at + 300), at)) }],
    ['not flushed', { flush: full }],
    ['not closed', { close: handle => (realDisk.close(handle), full()) }],
    ['not renamed', { rename: full }],
    ['nothing works any more', { create: full, rename: full, remove: full, link: full, copy: full }],
  ];
  test.each(failures)('%s', (_, broken) => {
    const file = savedTwice();
    const { code, message } = faultOf(() => writeSave(file, fresh, { ...realDisk, ...broken }));
    expect(code).toBe('cannot-write');
    expect(message).toContain(`can't be saved to ${file}`);
    expect(message).toContain('The save before is whole; make room or name another folder with --saves DIR.');
    expect(nOf(file)).toBe(7);
    expect([6, 7]).toContain(nOf(`${file}.backup`));
    expect(readdirSync(join(file, '..')).sort()).toEqual(['match.json', 'match.json.backup']);
    writeSave(file, fresh);
    expect(nOf(file)).toBe(8);
    expect(nOf(`${file}.backup`)).toBe(7);
  });

  test('also at the very first save, of which nothing is left then', () => {
    const file = join(freshFolder(), 'match.json');
    const { message } = faultOf(() => writeSave(file, fresh, { ...realDisk, flush: full }));
    expect(message).toContain('(ENOSPC: no space left on device). Make room');
    expect(readdirSync(join(file, '..'))).toEqual([]);
  });
});

describe('the backup', () => {
  test('is a copy where the system has no second names for files', () => {
    const file = savedTwice();
    writeSave(file, fresh, { ...realDisk, link: full });
    expect([nOf(file), nOf(`${file}.backup`)]).toEqual([8, 7]);
  });

  test('stays as it was when there is no room for a new one, and the save is written all the same', () => {
    const file = savedTwice();
    const copy = (from: string, to: string): void => {
      copyFileSync(from, to);
      writeFileSync(to, readFileSync(from).subarray(0, 100));
      full();
    };
    writeSave(file, fresh, { ...realDisk, link: full, copy });
    expect([nOf(file), nOf(`${file}.backup`)]).toEqual([8, 6]);
    expect(readdirSync(join(file, '..')).sort()).toEqual(['match.json', 'match.json.backup']);
  });
});

test('a disk that takes a few bytes at a time gets all of them', () => {
  const file = savedTwice();
  writeSave(file, fresh, { ...realDisk, write: (handle, bytes, at) => realDisk.write(handle, bytes.subarray(0, at + 7), at) });
  expect(nOf(file)).toBe(8);
});

test('the new file is flushed before it takes the place of the old one, and the folder after that', () => {
  const calls: string[] = [];
  const file = savedTwice();
  const name = (path: string): string => path.replace(/\.\d+-[0-9a-f]{16}\./, '.RANDOM.').slice(file.length);
  const noting =
    <Args extends unknown[]>(what: (...args: Args) => string, call: (...args: Args) => void) =>
    (...args: Args): void => {
      calls.push(what(...args));
      call(...args);
    };
  writeSave(file, fresh, {
    ...realDisk,
    flush: noting((_handle: number) => 'flush', realDisk.flush),
    rename: noting((from, to) => `${name(from)} to ${name(to)}`, realDisk.rename),
    flushFolder: noting((_folder: string) => 'flush folder', realDisk.flushFolder),
  });
  expect(calls).toEqual(['flush', '.backup.RANDOM.new to .backup', '.RANDOM.new to ', 'flush folder']);
});

test('a folder that can not be flushed is no reason to fail', () => {
  const file = savedTwice();
  writeSave(file, fresh, { ...realDisk, flushFolder: full });
  realDisk.flushFolder(join(file, 'nowhere'));
  expect(nOf(file)).toBe(8);
});

test('a save is for its owner only', () => {
  if (process.platform === 'win32') return;
  expect(statSync(savedTwice()).mode & 0o077).toBe(0);
});

test('a folder that can not be made is said, with what to do', () => {
  const file = join(freshFolder(), 'plain-file');
  writeFileSync(file, '');
  const { code, message } = faultOf(() => writeSave(join(file, 'saves', 'match.json'), fresh));
  expect(code).toBe('cannot-write');
  expect(message).toMatch(/can't be made \((ENOTDIR|EEXIST).*Name another one with --saves DIR\.$/);
});
