import { mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fileOf, isSaveName, newSaveName, saveNames } from '../../src/saves/folder.ts';
import { deleteSave } from '../../src/saves/remove.ts';
import { faultOf, freshFolder } from './support.ts';

describe('the name of a save', () => {
  const bad = ['', '..', '.', '../x', 'a/b', '/etc/passwd', 'a\\b', 'C:x', '-a', 'a-', 'A', 'ä', 'a b', 'a.json', 'a\n', 'a\u0000', '__proto__', 'x'.repeat(81)];
  test.each(bad)('%j is refused', name => {
    expect(isSaveName(name)).toBe(false);
    expect(faultOf(() => fileOf('/saves', name)).code).toBe('bad-name');
    expect(faultOf(() => deleteSave('/saves', name)).code).toBe('bad-name');
  });

  test.each(['a', 'toy-ann', '7', 'x'.repeat(80), 'constructor'])('%s stays in the folder', name => {
    expect(fileOf('/saves', name)).toBe(join('/saves', `${name}.json`));
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
    for (const file of ['toy-ann.json', 'toy-ann-2.json', 'toy-ann-3.json.backup']) writeFileSync(join(folder, file), '');
    expect(newSaveName(folder, 'toy', ['Ann'])).toBe('toy-ann-4');
  });
});

describe('the list of saves', () => {
  test('has the one written last first, and only saves', () => {
    const folder = freshFolder();
    ['c', 'a', 'b', 'd'].forEach((name, place) => {
      writeFileSync(join(folder, `${name}.json`), '{}');
      utimesSync(join(folder, `${name}.json`), 1000, 1000 + (name === 'd' ? 0 : place));
    });
    for (const other of ['a.json.backup', 'a.json.12.new', 'notes.txt', 'Big Name.json', '.json']) {
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
    const unfinished = ['a.json.123-0f.new', 'a.json.backup.123-0f.new', 'a.json.open.123-0f.new', 'a.json.123.backup.new'];
    const claims = ['a.json.open', 'a.json.open.0123456789abcdef'];
    const its = ['a.json', 'a.json.backup', 'a.json.123.new', ...unfinished, ...claims];
    const others = ['a.json.txt', 'a2.json', 'a2.json.backup', 'aXjson.backup', 'a.json.opened', 'a.json.backup.backup'];
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
    mkdirSync(join(folder, 'a.json'));
    expect(faultOf(() => deleteSave(folder, 'a'))).toEqual({
      code: 'cannot-write',
      message: `${join(folder, 'a.json')} is a folder, not a save. It was left alone.`,
    });
  });
});
