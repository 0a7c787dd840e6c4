import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readEntry } from '../../src/saves/saved/entry.ts';
import { start } from './start.ts';
import { temporaryFolder } from '../temporary-folder.ts';

// What hostile folders, damaged saves and two programs at once come to in the whole program.

const SAMPLE = fileURLToPath(new URL('../../saves/sample-theseus-mid-turn.jsonl', import.meta.url));

/** A match as an older program saved it. */
const OLDER = fileURLToPath(new URL('../../saves/sample-old-format.json', import.meta.url));

/** The command without `--saves DIR`, as somebody types it who stands in a folder. */
function withoutFolder([node = '', bin = '', _flag, _folder, ...args]: readonly string[]): readonly string[] {
  return [node, bin, ...args];
}

/** A folder as it may come from a repository: a match, and beside it a link to a file of whoever cloned it. */
function clonedFolder(): { readonly folder: string; readonly saves: string; readonly target: string } {
  const folder = temporaryFolder('cloned');
  const saves = join(folder, 'saves');
  const target = join(folder, 'bashrc');
  mkdirSync(saves);
  writeFileSync(target, 'precious');
  copyFileSync(SAMPLE, join(saves, 'my-match.jsonl'));
  symlinkSync('../bashrc', join(saves, 'my-match.jsonl.open'));
  return { folder, saves, target };
}

describe('a folder of saves that came from elsewhere', () => {
  test('is asked about once, is used after a yes, and no link in it leads out of it', async () => {
    const { folder, saves, target } = clonedFolder();
    const first = start({ folder, within: withoutFolder });
    await first.untilText('Play with the saves in this folder?');
    await first.press('2');
    await first.untilText('Continue the last match');
    await first.press('\r');
    await first.until('the match', ({ text }) => !text.includes('Continue the last match'));
    await first.close();
    expect(readFileSync(target, 'utf8')).toBe('precious');
    expect(readEntry(join(saves, 'my-match.jsonl')).game).toBe('theseus');
    const second = start({ folder, within: withoutFolder, home: first.home });
    await second.untilText('Continue the last match');
  });

  test('is left alone otherwise', async () => {
    const { folder, saves } = clonedFolder();
    const before = readdirSync(saves);
    const program = start({ folder, within: withoutFolder });
    await program.untilText('Play with the saves in this folder?');
    await program.press('\r');
    await program.untilText('New match');
    expect(program.text).not.toContain('Continue the last match');
    expect(readdirSync(saves)).toEqual(before);
  });

  test('is known when a match was written there because somebody named it', async () => {
    const folder = temporaryFolder('own');
    const saves = join(folder, 'saves');
    const first = start({ folder, saves, args: ['play', 'theseus', '--seats', 'Ann,Bob', '--seed', 'own'] });
    await first.until('the save', () => existsSync(join(saves, 'theseus-ann-bob.jsonl')));
    await first.quiet();
    await first.close();
    const second = start({ folder, within: withoutFolder, home: first.home });
    await second.untilText('Continue the last match');
  });
});

test('a damaged save of an older program goes on from its backup, in a new file, and both old ones stay as they were', async () => {
  const saves = temporaryFolder('damaged');
  const files = ['evening.json', 'evening.json.backup'].map(name => join(saves, name));
  for (const file of files) copyFileSync(OLDER, file);
  truncateSync(files[0] ?? '', 200);
  const before = files.map(file => readFileSync(file));
  const program = start({ saves, args: ['resume', 'evening'] });
  await program.untilText('Go on from the backup');
  await program.press('\r');
  await program.until('a new save', () => readdirSync(saves).some(name => /^starcraft-.*\.jsonl$/.test(name)));
  expect(files.map(file => readFileSync(file))).toEqual(before);
  expect(readdirSync(saves).filter(name => name.includes('.backup.'))).toEqual([]);
});

test('a match of an older program goes on in lines beside its file, which stays as it was', async () => {
  const saves = temporaryFolder('older');
  const older = join(saves, 'evening.json');
  copyFileSync(OLDER, older);
  const program = start({ saves, args: ['resume', 'evening'] });
  await program.untilText('Pass the keyboard to');
  await program.press('\r');
  await program.untilText('An older program saved this match. It goes on in evening.jsonl');
  await program.until('the file of lines', () => existsSync(join(saves, 'evening.jsonl')));
  await program.close();
  expect(readFileSync(older)).toEqual(readFileSync(OLDER));
  expect(readEntry(join(saves, 'evening.jsonl'))).toMatchObject({ answers: readEntry(older).answers, format: 2 });
});

test('of two programs that go on with a match in the same instant one gets it, and the other is told', async () => {
  const saves = temporaryFolder('at-once');
  copyFileSync(SAMPLE, join(saves, 'evening.jsonl'));
  // 400 times, without their screens: test/reliability/storage/claims.test.ts.
  const both = [1, 2].map(() => start({ saves, args: ['resume', 'evening'], columns: 120, rows: 40 }));
  for (const program of both) {
    await program.until('the match, or that it is open', ({ text }) => /saved \d|open in another window/.test(text));
  }
  const told = both.filter(({ text }) => text.includes('open in another window'));
  expect(told.length).toBe(1);
}, 120_000);
