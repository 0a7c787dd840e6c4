import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { claim, thisMachine } from '../../src/saves/folder/claim.ts';
import { freshFolder, toyUntil, writeSaved } from '../saves/support.ts';
import { orrery } from './said.ts';

/** A folder with matches of these names. */
function folderOf(...names: readonly string[]): string {
  const folder = freshFolder();
  const match = toyUntil(() => true);
  for (const name of names) writeSaved(join(folder, `${name}.jsonl`), match);
  return folder;
}

const namesIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .map(file => file.replace('.jsonl', ''))
    .sort();

const ALL = ['theseus-ann', 'theseus-bob', 'theseus-ann-2', 'starcraft-ann', 'sample-theseus', 'a-b', 'axb'];

describe('saves rm of several', () => {
  test.each([
    [
      ['theseus-ann', 'a-b'],
      ['theseus-ann', 'a-b'],
    ],
    [['theseus-*'], ['theseus-ann', 'theseus-bob', 'theseus-ann-2']],
    [
      ['theseus-???', 'starcraft*'],
      ['theseus-ann', 'theseus-bob', 'starcraft-ann'],
    ],
    // What is named twice goes once, and samples stay unless they are meant.
    [['a?b'], ['a-b', 'axb']],
    [['*a*2', '???????????-2*'], ['theseus-ann-2']],
    [
      ['*ann', 'theseus-ann'],
      ['theseus-ann', 'starcraft-ann'],
    ],
    [['*theseus*'], ['theseus-ann', 'theseus-bob', 'theseus-ann-2']],
    [['sample-*'], ['sample-theseus']],
  ])('%j', async (wanted, gone) => {
    const folder = folderOf(...ALL);
    const { code, out, err } = await orrery('--saves', folder, 'saves', 'rm', ...wanted, '--yes');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const deleted = out.trimEnd().split('\n').toSorted();
    expect(deleted).toEqual(gone.map(name => `Deleted ${name}.`).toSorted());
    expect(namesIn(folder)).toEqual(ALL.filter(name => !gone.includes(name)).toSorted());
  });

  test('without --yes names all that would go, and deletes none', async () => {
    const folder = folderOf(...ALL);
    const { code, out, err } = await orrery('--saves', folder, 'saves', 'rm', 'a*');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(
      / 2 matches would be deleted: (a-b, axb|axb, a-b)\. If you are sure, say the same with --yes\./,
    );
    expect(namesIn(folder)).toEqual(ALL.toSorted());
  });

  test.each([
    [['axb', 'nosuch'], 'There is no save nosuch'],
    [['axb', 'nosuch*'], 'No save in'],
    [['axb', '../axb'], 'is not the name of a save'],
    [['axb', 'theseus-bob'], 'is open in another window'],
  ])('%j deletes none of them', async (wanted, message) => {
    const folder = folderOf(...ALL);
    claim(join(folder, 'theseus-bob.jsonl'), { ...thisMachine, pid: process.ppid });
    const before = readdirSync(folder);
    const { err, code } = await orrery('--saves', folder, 'saves', 'rm', ...wanted, '--yes');
    expect([1, 2]).toContain(code);
    expect(err).toContain(message);
    expect(readdirSync(folder)).toEqual(before);
  });

  test('of a pattern with many stars takes no time', async () => {
    const folder = freshFolder();
    writeFileSync(join(folder, `${'a'.repeat(60)}.jsonl`), '');
    expect((await orrery('--saves', folder, 'saves', 'rm', `${'*'.repeat(5000)}b`, '--yes')).code).toBe(1);
    expect((await orrery('--saves', folder, 'saves', 'rm', `${'a*'.repeat(800)}b`, '--yes')).code).toBe(1);
  });
});
