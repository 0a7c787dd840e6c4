import { existsSync, mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { deleteSave, fileOf, isSaveName, newSaveName, saveNames, savesFolder } from '../../src/saves/folder.ts';
import { faultOf, freshFolder } from './support.ts';

describe('where saves lie', () => {
  test('in the folder of the flag, the environment, ./saves, the data folder, in that order', () => {
    const cwd = freshFolder();
    const data = savesFolder({ env: {}, cwd });
    expect(data).toMatch(/orrery.saves$/);
    expect(data.startsWith(cwd)).toBe(false);
    writeFileSync(join(cwd, 'saves'), 'a file is no folder');
    expect(savesFolder({ env: { ORRERY_SAVES: '' }, cwd })).toBe(data);
    const other = freshFolder();
    mkdirSync(join(other, 'saves'));
    expect(savesFolder({ env: {}, cwd: other })).toBe(join(other, 'saves'));
    expect(savesFolder({ env: { ORRERY_SAVES: 'mine' }, cwd: other })).toBe(join(other, 'mine'));
    expect(savesFolder({ flag: 'yours', env: { ORRERY_SAVES: 'mine' }, cwd: other })).toBe(join(other, 'yours'));
    expect(savesFolder({ flag: '/abs', env: {}, cwd: other })).toBe(resolve('/abs'));
  });
});

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
});

describe('deleting a save', () => {
  test('takes its backup and what a crash left of it along, and nothing else', () => {
    const folder = freshFolder();
    const its = ['a.json', 'a.json.backup', 'a.json.123.new', 'a.json.123.backup.new'];
    const others = ['a.json.txt', 'a2.json', 'a2.json.backup', 'aXjson.backup'];
    for (const file of [...its, ...others]) writeFileSync(join(folder, file), '');
    deleteSave(folder, 'a');
    expect(readdirSync(folder).sort()).toEqual([...others].sort());
  });

  test('that is not there is a fault', () => {
    const folder = freshFolder();
    writeFileSync(join(folder, 'a.json.backup'), '');
    expect(faultOf(() => deleteSave(folder, 'a'))).toMatchObject({ code: 'missing' });
    expect(existsSync(join(folder, 'a.json.backup'))).toBe(true);
  });

  test('that can not be deleted is a fault', () => {
    const folder = freshFolder();
    mkdirSync(join(folder, 'a.json'));
    expect(faultOf(() => deleteSave(folder, 'a'))).toMatchObject({ code: 'cannot-write' });
  });
});
