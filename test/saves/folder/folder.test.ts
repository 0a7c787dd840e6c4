import { mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { claim } from '../../../src/saves/folder/claim.ts';
import {
  fileOf,
  isSaveName,
  nameOfSave,
  newestTime,
  newSaveName,
  oldFileOf,
  savedFile,
  saveNames,
} from '../../../src/saves/folder/folder.ts';
import { deleteSave } from '../../../src/saves/saved/remove.ts';
import { faultOf, freshFolder } from '../support.ts';

describe('the name of a save', () => {
  const bad = [
    '',
    '..',
    '.',
    '../x',
    'a/b',
    '/etc/passwd',
    'a\\b',
    'C:x',
    '-a',
    'a-',
    'A',
    'ä',
    'a b',
    'a.json',
    'a\n',
    'a\u0000',
    '__proto__',
    'x'.repeat(81),
  ];
  test.each(bad)('%j is refused', name => {
    expect(isSaveName(name)).toBe(false);
    expect(faultOf(() => fileOf('/saves', name)).code).toBe('bad-name');
    expect(faultOf(() => deleteSave('/saves', name)).code).toBe('bad-name');
    for (const file of [`/saves/${name}.jsonl`, `/saves/${name}.json`]) {
      if (!name.includes('/')) expect(nameOfSave(file)).toBeNull();
    }
  });

  test.each(['a', 'toy-ann', '7', 'x'.repeat(80), 'constructor'])('%s stays in the folder', name => {
    expect(fileOf('/saves', name)).toBe(join('/saves', `${name}.jsonl`));
    expect(oldFileOf('/saves', name)).toBe(join('/saves', `${name}.json`));
  });

  const seats: readonly (readonly [readonly string[], string])[] = [
    [['Ann', 'Bob'], 'toy-ann-bob'],
    [['Änne', 'Łukasz'], 'toy-a-nne-ukasz'],
    [['../..', '/etc/passwd'], 'toy-etc-passwd'],
    [['李', '王'], 'toy'],
    [['x'.repeat(24), 'y'.repeat(24), 'z'.repeat(24)], `toy-${'x'.repeat(24)}-${'y'.repeat(24)}-${'z'.repeat(16)}`],
  ];
  test.each(seats)('of a match of %j is %s', (names, name) => {
    expect(newSaveName('/nowhere', 'toy', names)).toBe(name);
    expect(isSaveName(name)).toBe(true);
  });

  test('is one that no save and no backup has yet', () => {
    const folder = freshFolder();
    for (const file of ['toy-ann.json', 'toy-ann-2.jsonl', 'toy-ann-3.json.backup'])
      writeFileSync(join(folder, file), '');
    expect(newSaveName(folder, 'toy', ['Ann'])).toBe('toy-ann-4');
    claim(join(folder, 'toy-ann-4.jsonl'), { pid: 1, host: 'elsewhere', now: () => new Date(), runs: () => true });
    expect(newSaveName(folder, 'toy', ['Ann'])).toBe('toy-ann-5');
  });
});

describe('the file that a name means', () => {
  test('is that of lines, and an older one only where there is no other', () => {
    const folder = freshFolder();
    const touch = (name: string): void => writeFileSync(join(folder, name), '');
    expect(savedFile(folder, 'a')).toBe(join(folder, 'a.jsonl'));
    touch('a.json.backup');
    expect(savedFile(folder, 'a')).toBe(join(folder, 'a.json'));
    touch('a.json');
    expect(savedFile(folder, 'a')).toBe(join(folder, 'a.json'));
    touch('a.jsonl');
    expect(savedFile(folder, 'a')).toBe(join(folder, 'a.jsonl'));
    expect(['a.jsonl', 'a.json', 'a.json.backup', 'a.txt', 'A.json'].map(nameOfSave)).toEqual([
      'a',
      'a',
      null,
      null,
      null,
    ]);
  });
});

describe('the list of saves', () => {
  test('has the one written last first, and only saves', () => {
    const folder = freshFolder();
    ['c.json', 'a.jsonl', 'b.json', 'd.jsonl'].forEach((name, place) => {
      writeFileSync(join(folder, name), '{}');
      utimesSync(join(folder, name), 1000, 1000 + (name === 'd.jsonl' ? 0 : place));
    });
    // Of two files of one name that of lines counts, though the older one was written later.
    writeFileSync(join(folder, 'a.json'), '{}');
    expect(newestTime(folder)).toBe(1_002_000);
    for (const other of [
      'a.json.backup',
      'a.jsonl.open',
      'a.jsonl.12-0f.new',
      'a.jsonlx',
      'a.json.12.new',
      'notes.txt',
      'Big Name.json',
      '.json',
    ]) {
      writeFileSync(join(folder, other), '');
    }
    expect(saveNames(folder)).toEqual(['b', 'a', 'c', 'd']);
  });

  test('of a folder that is not there is empty, of a file it is a fault', () => {
    const folder = freshFolder();
    expect(saveNames(join(folder, 'none'))).toEqual([]);
    writeFileSync(join(folder, 'file'), '');
    expect(faultOf(() => saveNames(join(folder, 'file'))).code).toBe('unreadable');
  });

  test('is not stopped by a link to nowhere', () => {
    const folder = freshFolder();
    writeFileSync(join(folder, 'real.json'), '{}');
    symlinkSync(join(folder, 'gone'), join(folder, 'link.json'));
    expect(saveNames(folder)).toEqual(['real', 'link']);
  });

  test('has those of which only the backup is left, and is not stopped by a link that leads to itself', () => {
    const folder = freshFolder();
    writeFileSync(join(folder, 'real.json'), '{}');
    writeFileSync(join(folder, 'left.json.backup'), '{}');
    utimesSync(join(folder, 'left.json.backup'), 1000, 1000);
    symlinkSync('loop.json', join(folder, 'loop.json'));
    expect(saveNames(folder)).toEqual(['real', 'left', 'loop']);
    expect(newSaveName(folder, 'loop', [])).toBe('loop-2');
  });
});

describe('deleting a save', () => {
  test('takes its backup and what a crash left of it along, and nothing else', () => {
    const folder = freshFolder();
    const unfinished = [
      'a.json.123-0f.new',
      'a.json.backup.123-0f.new',
      'a.json.open.123-0f.new',
      'a.json.123.backup.new',
    ];
    const claims = ['a.json.open', 'a.json.open.0123456789abcdef'];
    const lines = [
      'a.jsonl',
      'a.jsonl.123-0f.new',
      'a.jsonl.open',
      'a.jsonl.open.123-0f.new',
      'a.jsonl.open.0123456789abcdef',
    ];
    const its = ['a.json', 'a.json.backup', 'a.json.123.new', ...unfinished, ...claims, ...lines];
    const others = [
      'a.jsonl.txt',
      'a2.jsonl',
      'aXjsonl',
      'a.jsonl.opened',
      'a.json.txt',
      'a2.json',
      'a2.json.backup',
      'aXjson.backup',
      'a.json.opened',
      'a.json.backup.backup',
    ];
    for (const file of [...its, ...others]) writeFileSync(join(folder, file), '');
    deleteSave(folder, 'a');
    expect(readdirSync(folder).sort()).toEqual([...others].sort());
  });

  test('that is not there is a fault', () => {
    const folder = freshFolder();
    expect(faultOf(() => deleteSave(folder, 'a'))).toMatchObject({ code: 'missing' });
  });

  test('takes a link to nowhere for what it is, and a backup that was left alone', () => {
    const folder = freshFolder();
    symlinkSync(join(folder, 'nowhere'), join(folder, 'link.json'));
    symlinkSync('loop.json', join(folder, 'loop.json'));
    writeFileSync(join(folder, 'left.json.backup'), '');
    for (const name of ['link', 'loop', 'left']) deleteSave(folder, name);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('that is a folder is a fault, in our own words', () => {
    const folder = freshFolder();
    for (const file of ['a.json', 'b.jsonl']) mkdirSync(join(folder, file));
    writeFileSync(join(folder, 'a.jsonl'), '');
    for (const [name, file] of [
      ['a', 'a.json'],
      ['b', 'b.jsonl'],
    ] as const) {
      expect(faultOf(() => deleteSave(folder, name))).toEqual({
        code: 'cannot-write',
        message: `${join(folder, file)} is a folder, not a save. It was left alone.`,
      });
    }
    expect(readdirSync(folder).sort()).toEqual(['a.json', 'a.jsonl', 'b.jsonl']);
  });
});
