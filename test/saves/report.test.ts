import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { realDisk } from '../../src/saves/disk.ts';
import type { Disk } from '../../src/saves/disk.ts';
import { writeReport } from '../../src/saves/report.ts';
import { faultOf, freshFolder } from './support.ts';

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

  test.each<readonly [string, Partial<Disk>]>([
    ['no new file', { create: full }],
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
