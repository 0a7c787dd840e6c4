import { appendFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { claimFile } from '../../../src/saves/folder/claim.ts';
import { deleteSave, isThere, worthOf } from '../../../src/saves/saved/remove.ts';
import { save, writeSave } from '../old/writing.ts';
import { faultOf, freshFolder, toyUntil, writeMatch } from '../support.ts';

const match = toyUntil(({ decision }) => decision?.n === 6, 'toy', 'xoroshiro128plus');

describe('why a save should not be deleted just so', () => {
  test('there is no reason for one that nobody has open and that has no older file', () => {
    const folder = freshFolder();
    writeMatch(join(folder, 'a.jsonl'), match);
    expect(worthOf(folder, 'a')).toBeNull();
    writeFileSync(join(folder, 'b.jsonl'), 'nothing of it can be read');
    expect(worthOf(folder, 'b')).toBeNull();
    expect(faultOf(() => worthOf(folder, '../a')).code).toBe('bad-name');
  });

  test('another program has it open', () => {
    const folder = freshFolder();
    const file = join(folder, 'a.jsonl');
    writeMatch(file, match);
    writeFileSync(claimFile(file), JSON.stringify({ pid: 1, host: 'elsewhere', since: '2026-01-02T18:30:00.000Z' }));
    expect(worthOf(folder, 'a')).toMatchObject({ holder: { host: 'elsewhere' } });
  });

  test('the file of an older program is kept beside it', () => {
    const folder = freshFolder();
    writeMatch(join(folder, 'a.jsonl'), match);
    writeSave(join(folder, 'a.json'), save(match));
    expect(worthOf(folder, 'a')).toEqual({ older: join(folder, 'a.json') });
    rmSync(join(folder, 'a.jsonl'));
    expect(worthOf(folder, 'a')).toBeNull();
  });

  test('it is such a file, damaged, and its backup is whole', () => {
    const folder = freshFolder();
    const file = join(folder, 'a.json');
    for (let time = 0; time < 2; time++) writeSave(file, save(match));
    expect(worthOf(folder, 'a')).toBeNull();
    appendFileSync(file, 'x');
    expect(worthOf(folder, 'a')).toMatchObject({ backup: { file: `${file}.backup`, answers: 6 } });
    appendFileSync(`${file}.backup`, 'x');
    expect(worthOf(folder, 'a')).toBeNull();
  });
});

test('there is something to delete wherever a file of either format, or a backup, has the name', () => {
  const folder = freshFolder();
  for (const file of ['a.jsonl', 'b.json', 'c.json.backup']) writeFileSync(join(folder, file), '');
  symlinkSync(join(folder, 'nowhere'), join(folder, 'd.jsonl'));
  expect(['a', 'b', 'c', 'd', 'e'].map(name => isThere(folder, name))).toEqual([true, true, true, true, false]);
  for (const name of ['a', 'b', 'c', 'd']) {
    deleteSave(folder, name);
    expect(isThere(folder, name)).toBe(false);
  }
});
