import { readdirSync, rmSync, statSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { starcraft } from '../../src/games/starcraft/game.ts';
import { claim, thisMachine } from '../../src/saves/folder/claim.ts';
import { save, writeSave } from '../saves/old/writing.ts';
import { freshFolder, writeSaved } from '../saves/support.ts';
import { orrery } from './said.ts';

const begun = () =>
  starcraft.start({ seats: [{ name: 'Ann' }, { name: 'Bob' }], seed: 'backup', generator: 'xoroshiro128plus' });

/** A folder with a match. */
function folderWithMatch(): string {
  const folder = freshFolder();
  writeSaved(join(folder, 'game.jsonl'), begun());
  return folder;
}

/** A folder with a match and its backup, as an older program kept them. */
function folderWithBackup(): string {
  const folder = freshFolder();
  const match = save(begun());
  for (let times = 0; times < 2; times++) writeSave(join(folder, 'game.json'), match);
  return folder;
}

describe('what can not be read', () => {
  test('hides no other save, and a named folder that is not there is no empty one', async () => {
    const folder = folderWithMatch();
    for (const ending of ['json', 'jsonl']) {
      symlinkSync(`loop-${ending}.${ending}`, join(folder, `loop-${ending}.${ending}`));
      symlinkSync(join(folder, 'nowhere'), join(folder, `gone-${ending}.${ending}`));
    }
    const { code, out } = await orrery('--saves', folder, 'saves');
    expect(code).toBe(0);
    expect(out).toMatch(/^game .* to decide$/m);
    for (const ending of ['json', 'jsonl']) {
      expect(out).toMatch(
        new RegExp(`^loop-${ending} +damaged: .*loop-${ending}\\.${ending} can't be read \\(ELOOP: `, 'm'),
      );
      expect(out).toMatch(
        new RegExp(`^gone-${ending} +damaged: .*gone-${ending}\\.${ending} is a link to nowhere\\.$`, 'm'),
      );
    }
    expect(await orrery('--saves', join(folder, 'typo'), 'saves')).toEqual({
      code: 1,
      out: '',
      err: `orrery: There is no folder ${join(folder, 'typo')}.\n`,
    });
    for (const name of ['loop-json', 'gone-json', 'loop-jsonl', 'gone-jsonl']) {
      expect(await orrery('--saves', folder, 'saves', 'rm', name, '--yes')).toMatchObject({ code: 0 });
    }
    expect(readdirSync(folder)).toEqual(['game.jsonl']);
  });
});

describe('a damaged save of an older program with a whole backup', () => {
  const damages: readonly (readonly [string, (file: string) => void])[] = [
    ['cut off', file => truncateSync(file, 100)],
    ['gone', file => rmSync(file)],
  ];
  test.each(damages)('%s: is listed, shown and resumed by its name', async (_, damage) => {
    const folder = folderWithBackup();
    damage(join(folder, 'game.json'));
    const { code, out } = await orrery('--saves', folder, 'saves');
    expect(code).toBe(0);
    expect(out).toMatch(/^game {2}damaged: .*game\.json\.backup, which is intact: resume the match to go on from it/);
    const shown = await orrery('--saves', folder, 'saves', 'show', 'game');
    expect(shown).toMatchObject({ code: 1, out: '' });
    expect(shown.err).toContain('game.json.backup, which is intact');
    // Without a terminal the table does not open; that it was asked to says that the save was found.
    expect((await orrery('--saves', folder, 'resume', 'game')).code).toBe(2);
    expect((await orrery('resume', join(folder, 'game.json'))).code).toBe(2);
  });

  test.each(damages)('%s: is not deleted without --force', async (_, damage) => {
    const folder = folderWithBackup();
    damage(join(folder, 'game.json'));
    const before = readdirSync(folder);
    const refused = await orrery('--saves', folder, 'saves', 'rm', 'game', '--yes');
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toContain('its backup is intact: orrery resume game goes on from it');
    expect(readdirSync(folder)).toEqual(before);
    expect(await orrery('--saves', folder, 'saves', 'rm', 'game', '--force')).toMatchObject({ code: 2 });
    expect(await orrery('--saves', folder, 'saves', 'rm', 'game', '--yes', '--force')).toMatchObject({ code: 0 });
    expect(readdirSync(folder)).toEqual([]);
  });

  test('whose backup is damaged too is deleted as any other', async () => {
    const folder = folderWithBackup();
    for (const file of ['game.json', 'game.json.backup']) truncateSync(join(folder, file), 100);
    expect((await orrery('--saves', folder, 'saves')).out).toContain('which is damaged too');
    expect(await orrery('--saves', folder, 'saves', 'rm', 'game', '--yes')).toMatchObject({ code: 0 });
    expect(readdirSync(folder)).toEqual([]);
  });
});

test('a damaged save has no backup: what can be read of it is gone on with, and it is deleted as any other', async () => {
  const folder = folderWithMatch();
  truncateSync(join(folder, 'game.jsonl'), statSync(join(folder, 'game.jsonl')).size - 10);
  expect((await orrery('--saves', folder, 'saves')).out).toMatch(/^game .* to decide$/m);
  expect((await orrery('--saves', folder, 'saves', 'show', 'game')).out).toContain('the last things done may be lost');
  expect((await orrery('--saves', folder, 'resume', 'game')).code).toBe(2);
  truncateSync(join(folder, 'game.jsonl'), 100);
  expect(await orrery('--saves', folder, 'resume', 'game')).toMatchObject({ code: 1, out: '' });
  expect(await orrery('--saves', folder, 'saves', 'rm', 'game', '--yes')).toMatchObject({ code: 0 });
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ['game.jsonl', folderWithMatch],
  ['game.json', folderWithBackup],
])('a match that another program has open is not deleted without --force: %s', async (file, folderWith) => {
  const folder = folderWith();
  const other = { ...thisMachine, pid: process.ppid };
  claim(join(folder, file), other);
  const before = readdirSync(folder);
  const refused = await orrery('--saves', folder, 'saves', 'rm', 'game', '--yes');
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.err).toContain(`game is open in another window (process ${process.ppid} on `);
  expect(readdirSync(folder)).toEqual(before);
  expect(await orrery('--saves', folder, 'saves', 'rm', 'game', '--yes', '--force')).toMatchObject({ code: 0 });
  expect(readdirSync(folder)).toEqual([]);
});

describe('the samples that come with the program', () => {
  test('are listed, and found by their names from any folder', async () => {
    const folder = freshFolder();
    const { code, out } = await orrery('--saves', folder, 'saves', 'list', '--samples');
    expect(code).toBe(0);
    expect(out).toMatch(/^sample-mid-battle +starcraft {2}/m);
    expect(out).toMatch(/^sample-theseus-mid-turn +theseus {4}/m);
    expect((await orrery('--saves', folder, 'saves', 'show', 'sample-mid-battle')).out).toContain('StarCraft');
    expect((await orrery('--saves', folder, 'resume', 'sample-mid-battle')).code).toBe(2);
    expect((await orrery('--saves', folder, 'resume', 'sample-of-nothing')).code).toBe(1);
  });

  test('give way to a save of that name in the folder', async () => {
    const folder = freshFolder();
    writeFileSync(join(folder, 'sample-mid-battle.json'), '');
    expect((await orrery('--saves', folder, 'saves', 'show', 'sample-mid-battle')).err).toContain('cut off');
    writeFileSync(join(folder, 'sample-mid-battle.jsonl'), '');
    expect((await orrery('--saves', folder, 'saves', 'show', 'sample-mid-battle')).err).toContain(
      'at its very beginning',
    );
  });
});

test('--saves without a name of a folder is refused', async () => {
  for (const args of [['saves'], ['resume'], ['play', 'theseus']]) {
    const { code, err } = await orrery('--saves', '', ...args);
    expect({ code, err }).toEqual({ code: 2, err: 'orrery: --saves needs the name of a folder.\n' });
  }
});
