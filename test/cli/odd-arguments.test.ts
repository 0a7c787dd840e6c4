import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { listSaves } from '../../src/cli/saves.ts';
import { starcraft } from '../../src/games/starcraft/game.ts';
import { freshFolder, writeSaved } from '../saves/support.ts';
import { orrery } from './said.ts';

const SAMPLE = 'saves/sample-theseus-mid-turn.jsonl';
const onLinux = test.skipIf(!existsSync('/proc/self/mem'));

describe('what stands on the command line', () => {
  test.each([
    ['play', ['theseus']],
    ['simulate', ['theseus']],
  ])('a flag of its own behind -- is said to be none any more: %s', async (command, args) => {
    const { code, err } = await orrery(command, ...args, '--', '--seed', 'x');
    expect(err).toBe('orrery: --seed comes after --, where nothing is read as a flag. Leave out the --.\n');
    expect(code).toBe(2);
  });

  test('no name at all is no save, not the folder that one is in', async () => {
    for (const command of [['resume'], ['export'], ['saves', 'show'], ['replay']]) {
      const { code, err } = await orrery('--saves', freshFolder(), ...command, '');
      expect(err).toContain('There is no save "" in ');
      expect(code).toBe(1);
    }
  });

  test('one player is one', async () => {
    const { code, err } = await orrery('play', 'space-empires', '--seats', '2', '--scenario', 'solo-aliens');
    expect(err).toBe('orrery: alien empires (one player): that is for 1 player, not 2.\n');
    expect(code).toBe(2);
  });

  test.each([['export'], ['saves', 'pack']])('the name of a folder is no file to write: %s', async (...command) => {
    const folder = freshFolder();
    mkdirSync(join(folder, 'there'));
    for (const name of ['there/', 'new.md/']) {
      const more = command[0] === 'saves' ? ['--yes'] : [];
      const { code, err } = await orrery(...command, SAMPLE, '--out', join(folder, name), ...more);
      expect(err).toContain(`${name}" is the name of a folder. Name a file.`);
      expect(code).toBe(1);
    }
    expect(readdirSync(folder)).toEqual(['there']);
  });

  test.skipIf(process.platform === 'win32')('a pipe that nobody reads is not waited for', async () => {
    const pipe = join(freshFolder(), 'pipe');
    execFileSync('mkfifo', [pipe]);
    for (const command of [['export'], ['saves', 'pack', '--yes']]) {
      const { code, err } = await orrery(...command, SAMPLE, '--out', pipe);
      expect(err).toContain(`Nobody reads the pipe ${pipe}. Start a reader first.`);
      expect(code).toBe(1);
    }
  });

  onLinux('a file that fails while it is read is said by its name', async () => {
    const { code, err } = await orrery('resume', '/proc/self/mem');
    expect(err).toBe("orrery: /proc/self/mem can't be read (EIO: i/o error).\n");
    expect(code).toBe(1);
  });
});

const listShape = v.object({
  saves: v.array(
    v.object({ name: v.nullable(v.string()), file: v.string(), fault: v.nullable(v.object({ code: v.string() })) }),
  ),
});

describe('orrery saves list', () => {
  const ODD = ['a b.jsonl', 'é.jsonl', '..x.jsonl', `${'l'.repeat(248)}.jsonl`, 'old name.json', '\u202efdp.jsonl'];

  test('has files that have no name of a save, with the reason, behind the others', async () => {
    const folder = freshFolder();
    const match = starcraft.start({ seats: [{ name: 'Ann' }, { name: 'Bob' }], seed: 'odd' });
    writeSaved(join(folder, 'sound.jsonl'), match);
    for (const name of ODD) copyFileSync(join(folder, 'sound.jsonl'), join(folder, name));
    for (const other of ['a b.json.backup', 'a b.jsonl.open', 'notes.txt']) writeFileSync(join(folder, other), '');
    const { code, out } = await orrery('--saves', folder, 'saves');
    expect(code).toBe(0);
    const lines = out.trimEnd().split('\n');
    expect(lines).toHaveLength(1 + ODD.length);
    expect(lines[0]).toMatch(/^sound .* to decide$/);
    expect(out).toContain(
      '"a b.jsonl" has no name of a save: a-z, 0-9 and hyphens, 80 at most. Give the file another name.',
    );
    expect(out).not.toContain('\u202e');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(260);

    const json = v.parse(listShape, JSON.parse((await orrery('--saves', folder, 'saves', '--json')).out));
    expect(json.saves.filter(({ name }) => name === null)).toHaveLength(ODD.length);
    expect(json.saves.filter(({ fault }) => fault?.code === 'bad-name')).toHaveLength(ODD.length);
  });

  test('is not what a match is gone on with that is not named', async () => {
    const folder = freshFolder();
    const match = starcraft.start({ seats: [{ name: 'Ann' }, { name: 'Bob' }], seed: 'odd' });
    writeSaved(join(folder, 'a b.jsonl'), match);
    expect((await orrery('--saves', folder, 'resume')).err).toContain('There is no saved match in');
  });

  test('of samples has none of the matches that were played beside them', () => {
    const folder = freshFolder();
    const match = starcraft.start({ seats: [{ name: 'Ann' }, { name: 'Bob' }], seed: 'samples' });
    for (const name of ['sample-a.jsonl', 'played.jsonl', 'sample b.jsonl']) writeSaved(join(folder, name), match);
    const said: string[] = [];
    const nothing = (): void => undefined;
    const streams = {
      out: (text: string) => said.push(text),
      err: nothing,
      note: nothing,
      json: nothing,
      bytes: nothing,
      columns: null,
    };
    expect(listSaves({ folder, isNamed: false }, { json: false, samples: true }, streams)).toBe(0);
    expect(said.map(line => line.split(' ')[0])).toEqual(['sample-a']);
  });
});
