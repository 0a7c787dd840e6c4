import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { KnownFolders } from '../../../src/saves/folder/known-folders.ts';
import { savesPlace } from '../../../src/saves/folder/whereabouts.ts';
import { freshFolder } from '../support.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

function knownIn(folder: string): KnownFolders {
  return new KnownFolders(() => join(folder, 'deep', 'folders.json'));
}

/** A folder with a folder of saves in it, as somebody may have made it. */
function cloned(): string {
  const cwd = freshFolder();
  mkdirSync(join(cwd, 'saves'));
  writeFileSync(join(cwd, 'saves', 'my-match.json'), '{}');
  return cwd;
}

test('saves lie in the folder of the flag, of the environment, in the data folder, in that order', () => {
  const cwd = freshFolder();
  const known = knownIn(cwd);
  const data = savesPlace({ env: {}, cwd, known });
  expect(data.folder).toMatch(/orrery.saves$/);
  expect(data.folder.startsWith(cwd)).toBe(false);
  expect(data).toMatchObject({ isNamed: false, strange: null });
  writeFileSync(join(cwd, 'saves'), 'a file is no folder');
  expect(savesPlace({ env: { ORRERY_SAVES: '' }, cwd, known })).toEqual(data);
  const env = { ORRERY_SAVES: 'mine' };
  expect(savesPlace({ env, cwd, known })).toEqual({ folder: join(cwd, 'mine'), isNamed: true, strange: null });
  expect(savesPlace({ flag: 'yours', env, cwd, known }).folder).toBe(join(cwd, 'yours'));
  expect(savesPlace({ flag: '/abs', env: {}, cwd, known }).folder).toBe(resolve('/abs'));
});

test('./saves that came from elsewhere is left aside, until somebody agrees to it', () => {
  const cwd = cloned();
  const known = knownIn(freshFolder());
  const first = savesPlace({ env: {}, cwd, known });
  expect(first.folder.startsWith(cwd)).toBe(false);
  expect(first.strange).toBe(join(cwd, 'saves'));
  known.remember(join(cwd, 'saves'), 'used');
  expect(savesPlace({ env: {}, cwd, known })).toEqual({ folder: join(cwd, 'saves'), isNamed: false, strange: null });
});

test('one that somebody does not want is not spoken of again, and can be wanted later', () => {
  const cwd = cloned();
  const known = knownIn(freshFolder());
  known.remember(join(cwd, 'saves'), 'left');
  expect(savesPlace({ env: {}, cwd, known })).toMatchObject({ strange: null, isNamed: false });
  known.remember(join(cwd, 'saves'), 'used');
  expect(savesPlace({ env: {}, cwd, known }).folder).toBe(join(cwd, 'saves'));
});

test('a folder without any saves in it is not spoken of', () => {
  const cwd = freshFolder();
  mkdirSync(join(cwd, 'saves'));
  writeFileSync(join(cwd, 'saves', 'Notes.txt'), '');
  expect(savesPlace({ env: {}, cwd, known: knownIn(cwd) }).strange).toBeNull();
});

test('a link does not make a strange folder a known one, nor the other way round', () => {
  const [own, strange, data] = [cloned(), cloned(), freshFolder()];
  const known = knownIn(data);
  known.remember(join(own, 'saves'), 'used');
  const cwd = freshFolder();
  symlinkSync(join(strange, 'saves'), join(cwd, 'saves'));
  expect(savesPlace({ env: {}, cwd, known }).strange).toBe(join(cwd, 'saves'));
  const linked = freshFolder();
  symlinkSync(join(own, 'saves'), join(linked, 'saves'));
  expect(savesPlace({ env: {}, cwd: linked, known }).folder).toBe(join(linked, 'saves'));
});

test('the folder that the program itself came with is its own: npm start in a checkout finds the samples', () => {
  const place = savesPlace({ env: {}, cwd: ROOT, known: knownIn(freshFolder()) });
  expect(place).toEqual({ folder: join(ROOT, 'saves'), isNamed: false, strange: null });
});

test('what is no list of folders knows none, and is written again', () => {
  const cwd = cloned();
  const file = join(freshFolder(), 'folders.json');
  const known = new KnownFolders(() => file);
  for (const text of ['', '[]', '{"used":7}', '{"used":["a"]']) {
    writeFileSync(file, text);
    expect(known.consentFor(join(cwd, 'saves'))).toBeNull();
  }
  known.remember(join(cwd, 'saves'), 'used');
  expect(known.consentFor(join(cwd, 'saves'))).toBe('used');
});
