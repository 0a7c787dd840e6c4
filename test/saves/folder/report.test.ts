import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { realDisk } from '../../../src/saves/disk/disk.ts';
import type { Disk } from '../../../src/saves/disk/disk.ts';
import { writeReport } from '../../../src/saves/folder/report.ts';
import { faultOf, freshFolder } from '../support.ts';

function full(): never {
  throw new Error('ENOSPC: no space left on device, write');
}

describe('a report', () => {
  test('stands beside the save, replaces an earlier one and leaves nothing else behind', () => {
    const folder = freshFolder();
    writeFileSync(join(folder, 'match.json'), 'a save');
    writeReport(folder, 'match', 'one\n');
    expect(writeReport(folder, 'match', 'two\n')).toBe(join(folder, 'match.md'));
    expect(readdirSync(folder).sort()).toEqual(['match.json', 'match.md']);
    expect(readFileSync(join(folder, 'match.md'), 'utf8')).toBe('two\n');
    expect(readFileSync(join(folder, 'match.json'), 'utf8')).toBe('a save');
  });

  test.each(['../match', '/etc/match', 'a/b', '', '.', 'A', 'a.json', 'a\0b'])('never leaves its folder: %j', name => {
    const folder = freshFolder();
    expect(faultOf(() => writeReport(folder, name, 'text')).code).toBe('bad-name');
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is flushed before it takes the place of the old one, and the folder after that', () => {
    const folder = freshFolder();
    const calls: string[] = [];
    writeReport(folder, 'match', 'text\n', {
      ...realDisk,
      write: (handle, bytes, at) => realDisk.write(handle, bytes.subarray(0, at + 2), at),
      flush: handle => {
        calls.push('flush');
        realDisk.flush(handle);
      },
      rename: (from, to) => {
        calls.push('rename');
        realDisk.rename(from, to);
      },
      flushFolder: () => (calls.push('flush folder'), full()),
    });
    expect(calls).toEqual(['flush', 'rename', 'flush folder']);
    expect(readFileSync(join(folder, 'match.md'), 'utf8')).toBe('text\n');
    realDisk.flushFolder(join(folder, 'nowhere'));
  });

  test('whose folder can not be made says so, with what to do', () => {
    const file = join(freshFolder(), 'plain-file');
    writeFileSync(file, '');
    const { code, message } = faultOf(() => writeReport(join(file, 'saves'), 'match', 'text\n'));
    expect(code).toBe('cannot-write');
    expect(message).toMatch(/can't be made \((ENOTDIR|EEXIST).*Name another one with --saves DIR\.$/);
  });

  test.each<readonly [string, Partial<Disk>]>([
    ['no new file', { create: full }],
    ['full at the first byte', { write: full }],
    [
      'full in the middle',
      { write: (handle, bytes, at) => (at > 1 ? full() : realDisk.write(handle, bytes.subarray(0, at + 2), at)) },
    ],
    ['not closed', { close: handle => (realDisk.close(handle), full()) }],
    ['nothing works any more', { create: full, rename: full, remove: full }],
    ['takes nothing', { write: () => 0 }],
    ['not flushed', { flush: full }],
    ['not renamed', { rename: full }],
  ])('that the disk does not take leaves the old one whole and says why: %s', (_, broken) => {
    const folder = freshFolder();
    writeReport(folder, 'match', 'old\n');
    const { code, message } = faultOf(() => writeReport(folder, 'match', 'new\n', { ...realDisk, ...broken }));
    expect(code).toBe('cannot-write');
    expect(message).toContain("The report can't be written");
    expect(readdirSync(folder)).toEqual(['match.md']);
    expect(readFileSync(join(folder, 'match.md'), 'utf8')).toBe('old\n');
  });
});
