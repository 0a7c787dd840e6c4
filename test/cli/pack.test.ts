import { chmodSync, existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { findSaveByName } from '../../src/cli/find-save.ts';
import { replayOf } from '../../src/cli/replay.ts';
import { starcraft } from '../../src/games/starcraft/game.ts';
import { theseus } from '../../src/games/theseus/game.ts';
import { playUntil } from '../oracles/random-play.ts';
import { fullSnapshot } from '../oracles/snapshot.ts';
import { save, writeSave } from '../saves/old/writing.ts';
import { freshFolder, writeSaved } from '../saves/support.ts';
import { orrery, orreryBytes } from './said.ts';

const SEATS = [{ name: 'Ann' }, { name: 'Bob' }];
const running = playUntil(
  starcraft.start({ seats: SEATS, seed: 'packed', generator: 'xoroshiro128plus' }),
  ({ decision }) => decision?.n === 30,
);
const ended = playUntil(theseus.start({ seats: SEATS, seed: 'packed' }), () => false);

const SURE =
  'orrery: The match is not over, and a packed match holds every hidden card and order. If you are sure: orrery saves pack running --yes\n';
const SECRETS = 'This holds everything, even hidden cards and orders.\n';

/** A folder with a match that goes on, also as an older program saved it, and one that has ended. */
function folderOfSaves(): string {
  const folder = freshFolder();
  writeSaved(join(folder, 'running.jsonl'), running);
  writeSaved(join(folder, 'ended.jsonl'), ended);
  writeSave(join(folder, 'older.json'), save(running));
  return folder;
}

const pack = (folder: string, ...args: readonly string[]) => orrery('--saves', folder, 'saves', 'pack', ...args);
const modeOf = (file: string): string => (statSync(file).mode & 0o777).toString(8);

describe('orrery saves pack', () => {
  test('asks first while the match goes on, since all secrets are in it', async () => {
    const folder = folderOfSaves();
    const before = readdirSync(folder);
    for (const args of [['running'], ['running', '--force', '-o', join(folder, 'sent.gz')], ['running', '-o', '-']]) {
      expect(await pack(folder, ...args)).toEqual({ code: 2, out: '', err: SURE });
    }
    expect(readdirSync(folder)).toEqual(before);
    expect(existsSync('running.jsonl.gz')).toBe(false);
  });

  test('writes one small file, for its owner alone, and says what is in it', async () => {
    const folder = folderOfSaves();
    const to = join(folder, 'sent.jsonl.gz');
    expect(await pack(folder, 'running', '--yes', '--out', to)).toEqual({
      code: 0,
      out: '',
      err: `The match is in ${to}: orrery resume FILE goes on with it in a copy.\n${SECRETS}`,
    });
    const whole = readFileSync(join(folder, 'running.jsonl'));
    expect(gunzipSync(readFileSync(to))).toEqual(whole);
    expect(statSync(to).size).toBeLessThan(whole.length / 3);
    if (process.platform !== 'win32') expect(modeOf(to)).toBe('600');
    expect(await pack(folder, 'running', '-y', '-q', '-o', to)).toEqual({ code: 0, out: '', err: '' });
  });

  test('asks nothing when the match has ended', async () => {
    const folder = folderOfSaves();
    expect((await pack(folder, 'ended', '-o', join(folder, 'ended.gz'))).code).toBe(0);
  });

  test('writes to standard output, byte by byte', async () => {
    const folder = folderOfSaves();
    for (const to of ['-', '/dev/stdout']) {
      const { code, err, bytes } = await orreryBytes('--saves', folder, 'saves', 'pack', 'running', '-y', '-o', to);
      expect({ code, err }).toEqual({ code: 0, err: SECRETS });
      expect(gunzipSync(bytes)).toEqual(readFileSync(join(folder, 'running.jsonl')));
    }
    expect(existsSync('-')).toBe(false);
  });

  test('writes the match of an older program as lines, and says what of it can not be brought back', async () => {
    const folder = folderOfSaves();
    const to = join(folder, 'older.gz');
    expect((await pack(folder, 'older', '-y', '-o', to)).code).toBe(0);
    const { stored } = await findSaveByName(folder, to);
    expect(stored.entry).toMatchObject({ format: 2, answers: 30 });
    expect(fullSnapshot(stored.load(starcraft).match)).toEqual(fullSnapshot(running));
    const { entries } = save(running);
    writeSave(join(folder, 'older.json'), { ...save(running), entries: ['no-such-option', ...entries.slice(1)] });
    const { code, err } = await pack(folder, 'older', '-y', '-o', to, '--force');
    expect(code).toBe(0);
    expect(err).toMatch(/^orrery: The rules have changed since this was saved: .* The file stays as it is\.\n/);
  });

  test('packs what can be read of a damaged one, as it is; not one of which nothing can be', async () => {
    const folder = folderOfSaves();
    const file = join(folder, 'running.jsonl');
    truncateSync(file, statSync(file).size - 7);
    const whole = readFileSync(file, 'utf8');
    const { bytes } = await orreryBytes('--saves', folder, 'saves', 'pack', 'running', '-y', '-o', '-');
    expect(gunzipSync(bytes).toString()).toBe(whole.slice(0, whole.lastIndexOf('\n') + 1));
    truncateSync(file, 100);
    expect(await pack(folder, 'running', '-y', '-o', '-')).toMatchObject({ code: 1, out: '' });
  });
});

describe('a packed match replaces', () => {
  /** Packs the running match to a file that holds something, and returns whether that was replaced. */
  async function replaced(folder: string, to: string, ...args: readonly string[]): Promise<string | true> {
    const before = readFileSync(to);
    const { code, err } = await pack(folder, 'running', '--yes', '--out', to, ...args);
    if (code === 0) {
      expect(gunzipSync(readFileSync(to))).toEqual(readFileSync(join(folder, 'running.jsonl')));
      return true;
    }
    expect(code).toBe(1);
    expect(readFileSync(to)).toEqual(before);
    return err;
  }

  test('the same match packed before, which keeps its rights, and an empty file', async () => {
    const folder = folderOfSaves();
    const to = join(folder, 'sent.gz');
    writeFileSync(to, '');
    expect(await replaced(folder, to)).toBe(true);
    chmodSync(to, 0o640);
    expect(await replaced(folder, to)).toBe(true);
    if (process.platform !== 'win32') expect(modeOf(to)).toBe('640');
  });

  test('another match, and what Orrery did not write, only with --force', async () => {
    const folder = folderOfSaves();
    const other = join(folder, 'other.gz');
    await pack(folder, 'ended', '-o', other);
    expect(await replaced(folder, other)).toBe(
      `orrery: ${other} is another packed match. Use --force to replace it.\n`,
    );
    const precious = join(folder, 'precious.txt');
    for (const content of ['precious\n', '{"mine":1}', Buffer.from('1f8b0800', 'hex')]) {
      writeFileSync(precious, content);
      expect(await replaced(folder, precious)).toBe(
        `orrery: ${precious} exists already and is not a packed match of Orrery. Use --force to replace it.\n`,
      );
    }
    for (const file of [other, precious]) expect(await replaced(folder, file, '--force')).toBe(true);
  });

  test('a save that is not packed never: not its own, not another, not one of an older program', async () => {
    const folder = folderOfSaves();
    for (const name of ['running.jsonl', 'ended.jsonl', 'older.json']) {
      const file = join(folder, name);
      expect(await replaced(folder, file, '--force')).toBe(
        `orrery: ${file} is a saved match, and a packed one never replaces it. Name another file.\n`,
      );
    }
  });

  test('no folder, and nothing where no folder is', async () => {
    const folder = folderOfSaves();
    for (const to of [folder, join(folder, 'nowhere', 'sent.gz')]) {
      const { code, err } = await pack(folder, 'running', '-y', '-f', '-o', to);
      expect(code).toBe(1);
      expect(err).toContain(`The packed match can't be written to ${to} (E`);
    }
  });
});

describe('a packed match', () => {
  /** A folder with two packed matches alone. */
  async function sent(): Promise<{ readonly folder: string; readonly goesOn: string; readonly over: string }> {
    const [from, folder] = [folderOfSaves(), freshFolder()];
    const [goesOn, over] = [join(folder, 'running.jsonl.gz'), join(folder, 'ended.jsonl.gz')];
    await pack(from, 'running', '-y', '-o', goesOn);
    await pack(from, 'ended', '-o', over);
    return { folder, goesOn, over };
  }

  test('is shown and exported as the save that it was, from a file and from standard input', async () => {
    const from = folderOfSaves();
    const { goesOn } = await sent();
    expect(await orrery('saves', 'show', goesOn)).toEqual(await orrery('--saves', from, 'saves', 'show', 'running'));
    expect(await orrery('saves', 'export', goesOn)).toEqual(
      await orrery('--saves', from, 'saves', 'export', 'running'),
    );
    const shown: unknown = JSON.parse((await orrery('saves', 'show', goesOn, '--json')).out);
    expect(shown).toMatchObject({ name: 'running', file: goesOn, older: null, seed: null });
    const { stored, file } = await findSaveByName(from, '-', inTwo(readFileSync(goesOn)));
    expect(file).toBeNull();
    expect(stored.entry).toMatchObject({ game: 'starcraft', answers: 30 });
  });

  test('is looked back on, by the eyes of a seat only when it has ended', async () => {
    const { goesOn, over } = await sent();
    expect(await replayOf(over, 'Bob')).toEqual({ replay: over, seat: 1 });
    expect(await replayOf(goesOn, null)).toEqual({ replay: goesOn, seat: null });
    await expect(replayOf(goesOn, 'Bob')).rejects.toThrow('The match is not over');
  });

  test('is no save of the folder in which it lies', async () => {
    const { folder } = await sent();
    expect((await orrery('--saves', folder, 'saves')).out).toBe('');
    expect(await orrery('--saves', folder, 'saves', 'rm', 'running', '--yes')).toMatchObject({ code: 1 });
    expect(readdirSync(folder)).toHaveLength(2);
  });

  test('that is damaged is refused with its reason wherever it is named', async () => {
    const { goesOn } = await sent();
    truncateSync(goesOn, 500);
    for (const command of [
      ['resume'],
      ['replay'],
      ['export'],
      ['saves', 'show'],
      ['saves', 'export'],
      ['saves', 'pack', '-y'],
    ]) {
      expect(await orrery(...command, goesOn)).toEqual({
        code: 1,
        out: '',
        err: `orrery: ${goesOn} is a packed match that can't be unpacked; perhaps it was cut off.\n`,
      });
    }
  });
});

/** Bytes as they come in, in two pieces. */
function inTwo(bytes: Buffer): AsyncIterable<Uint8Array> {
  return Readable.from([bytes.subarray(0, 100), bytes.subarray(100)]);
}
