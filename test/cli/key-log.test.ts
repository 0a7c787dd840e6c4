import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openKeyLog } from '../../src/cli/key-log.ts';
import { format } from '../../src/cli/say.ts';
import { keyLine, readKeyLine } from '../../src/table/app/screens/key-line.ts';
import type { PressedKey } from '../../src/table/app/screens/key-line.ts';
import { orrery } from './said.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const folder = temporaryFolder('keys');

const LINES = { keyLine, readKeyLine };

let files = 0;
function ownFile(text?: string): string {
  files += 1;
  const file = join(folder, `keys-${files}.jsonl`);
  if (text !== undefined) writeFileSync(file, text);
  return file;
}

const KEY: PressedKey = {
  ...{ key: 'down', screen: 'table', game: 'theseus', round: 2, question: 'room.move', did: 'moved', hides: null },
};
const now = (): Date => new Date(Date.UTC(2026, 10, 24, 19, 2));
const LINE =
  '{"time":"2026-11-24T19:02:00.000Z","key":"down","screen":"table","game":"theseus","round":2,"question":"room.move","did":"moved"}\n';

/** What a file holds after a key was logged in it. */
function logged(file: string): string {
  const log = openKeyLog(file, LINES, appendFileSync, now);
  log.note(KEY);
  expect(log.close()).toBeNull();
  return readFileSync(file, 'utf8');
}

describe('a log of keys', () => {
  test('is a line a key, and nobody else may read it', () => {
    const file = ownFile();
    expect(logged(file)).toBe(LINE);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  test('goes on where it ended, also where its last line is torn, and where a link leads to it', () => {
    const file = ownFile();
    logged(file);
    expect(logged(file)).toBe(LINE + LINE);
    writeFileSync(file, LINE + LINE.slice(0, 20));
    expect(logged(file)).toBe(`${LINE}${LINE.slice(0, 20)}\n${LINE}`);
    const link = ownFile();
    symlinkSync(file, link);
    expect(logged(link).split('\n')).toHaveLength(5);
    expect(logged(ownFile(''))).toBe(LINE);
  });

  test('ends at the first line that can’t be written, and says so; keys that come later do no harm', () => {
    const file = ownFile();
    let written = 0;
    const append = (handle: number, text: string): void => {
      written += 1;
      if (written > 1) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
      appendFileSync(handle, text);
    };
    const log = openKeyLog(file, LINES, append, now);
    for (let key = 0; key < 5; key++) expect(() => log.note(KEY)).not.toThrow();
    expect(written).toBe(2);
    const told = log.close();
    expect(told === null ? '' : format(told)).toMatch(/keys-\d+\.jsonl ends early \(.*\)\. The match is not affected/);
    expect(readFileSync(file, 'utf8')).toBe(LINE);
  });
});

describe('orrery play --keys FILE, and resume', () => {
  const refused: readonly (readonly [string, (file: string) => unknown, string])[] = [
    ['a folder', file => execFileSync('mkdir', [file]), 'not an ordinary file'],
    ['a pipe that nobody reads', file => execFileSync('mkfifo', [file]), 'not an ordinary file'],
    ['a loose link', file => symlinkSync(`${file}.nowhere`, file), 'a link to a file that does not exist'],
    ['notes of somebody', file => writeFileSync(file, 'Buy milk.\n'), 'not a log of keys'],
    ['other lines of JSON', file => writeFileSync(file, '{"time":"now","key":3}\n'), 'not a log of keys'],
  ];
  test.each(refused)('%s is refused with a sentence and 2, and stays as it was', async (_, make, reason) => {
    const file = ownFile();
    make(file);
    const sample = join(import.meta.dirname, '../../saves/sample-theseus-after-set-up.jsonl');
    for (const command of [
      ['play', 'theseus'],
      ['resume', sample],
    ]) {
      const { code, out, err } = await orrery('--saves', folder, ...command, '--keys', file);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toContain(reason);
      expect(err).toContain(file);
      expect(err.trim().split('\n')).toHaveLength(1);
    }
    if (reason.includes('log of keys'))
      expect(readFileSync(file, 'utf8')).toMatch(/^Buy milk\.\n$|^\{"time":"now","key":3\}\n$/);
  });

  test('a saved match is never written to', async () => {
    const sample = readFileSync(join(import.meta.dirname, '../../saves/sample-theseus-after-set-up.jsonl'), 'utf8');
    const file = ownFile(sample);
    const { code, err } = await orrery('play', 'theseus', '--keys', file);
    expect([code, err.includes('not a log of keys')]).toEqual([2, true]);
    expect(readFileSync(file, 'utf8')).toBe(sample);
  });

  test.each(['', '-', '/dev/stdout', '/dev/null', join(folder, 'no-such-folder', 'keys.jsonl')])(
    'no keys are logged in %j',
    async file => {
      const { code, err } = await orrery('--saves', folder, 'play', 'theseus', '--keys', file);
      expect(code).toBe(2);
      expect(err).toMatch(/keys can’t be logged/);
    },
  );
});
