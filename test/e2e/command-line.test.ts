import { copyFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readEntry } from '../../src/saves/saved/entry.ts';
import { start } from './start.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const SAMPLES = fileURLToPath(new URL('../../saves', import.meta.url));
const SAMPLE = join(SAMPLES, 'sample-mid-battle.jsonl');
const folder = temporaryFolder('line');

/** Throws in the middle of nowhere, as soon as the home screen stands. */
const CRASH = `
const { write } = process.stdout;
process.stdout.write = function (text, ...rest) {
  if (String(text).includes('New match')) setTimeout(() => { throw new RangeError('the stars are wrong'); }, 50);
  return write.call(this, text, ...rest);
};`;

describe('resume', () => {
  test('of a damaged save ends with 1 and says so, and opens nothing', async () => {
    const damaged = join(folder, 'damaged.jsonl');
    copyFileSync(SAMPLE, damaged);
    truncateSync(damaged, 200);
    const program = start({ args: ['resume', damaged], columns: 200 });
    expect(await program.ended()).toBe(1);
    expect(program.text).toContain('damaged at its very beginning');
    expect(program.bytes).not.toContain('\u001b[?1049h');
  });

  test('from standard input is refused: the keys come from there', async () => {
    const program = start({ args: ['resume', '-'], columns: 120 });
    expect(await program.ended()).toBe(2);
    expect(program.text).toContain('the match must come from a file: name it.');
  });
});

test('a lesson is opened by its number', async () => {
  const program = start({ args: ['learn', 'starcraft', '3'] });
  await program.untilText('A round has three phases');
});

test.skipIf(process.platform === 'win32')('a terminal whose locale is C gets plain ASCII only', async () => {
  const program = start({ args: ['export', SAMPLE], env: { LC_ALL: 'C' } });
  expect(await program.ended()).toBe(0);
  expect(program.bytes).toContain('# StarCraft');
  expect(program.bytes).toMatch(/^[\r\n\t -~]*$/);
});

test('a crash at the table ends with 70, leaves the terminal as it was, and says what to report', async () => {
  const crash = join(folder, 'crash.mjs');
  writeFileSync(crash, CRASH);
  const program = start({ columns: 120, env: { NODE_OPTIONS: `--import=${crash}` } });
  expect(await program.ended()).toBe(70);
  expect(program.leftAsFound).toBe(true);
  for (const part of [
    'orrery: an error in the program: RangeError: the stars are wrong',
    'orrery 1.',
    `node ${process.versions.node}`,
    'Send these lines along',
  ]) {
    expect(program.text).toContain(part);
  }
});

test.runIf(process.platform !== 'win32')('a save is read from standard input where no keys are', async () => {
  const copy = join(folder, 'copy.jsonl');
  const whole = start({
    within: command => ['/bin/sh', '-c', `cat "$0" | "$@" saves export - > ${copy}`, SAMPLE, ...command],
  });
  expect(await whole.ended()).toBe(0);
  expect(readFileSync(copy)).toEqual(readFileSync(SAMPLE));
});

test.runIf(process.platform !== 'win32')(
  'a packed match goes through pipes, and not to a terminal',
  async () => {
    const within =
      (script: string) =>
      ([node = '', bin = '']: readonly string[]): readonly string[] => ['/bin/sh', '-c', script, SAMPLE, node, bin];
    const shown = start({ within: within('"$@" saves pack "$0" --yes -o - | "$@" saves show - --json') });
    expect(await shown.ended()).toBe(0);
    expect(shown.bytes).toContain('{"version":1,"name":null,"file":null,"game":"starcraft"');
    const sent = join(folder, 'sent.jsonl.gz');
    const piped = start({ within: within(`"$@" saves pack - --yes -o ${sent} < "$0"`) });
    expect(await piped.ended()).toBe(0);
    expect(gunzipSync(readFileSync(sent))).toEqual(readFileSync(SAMPLE));
    const refused = start({ args: ['saves', 'pack', SAMPLE, '--yes', '--out', '-'], columns: 120 });
    expect(await refused.ended()).toBe(2);
    expect(refused.text).toContain('This is not text, so a terminal can’t show it.');
  },
  60_000,
);

test('a packed match is gone on with in a copy, and looked back on; it stays as it was', async () => {
  const sent = join(folder, 'evening.jsonl.gz');
  writeFileSync(sent, gzipSync(readFileSync(SAMPLE)));
  const before = readFileSync(sent);
  const program = start({ args: ['resume', sent], columns: 120 });
  await program.untilText('press Enter when only you');
  await program.press('\r');
  await program.untilText('The match goes on as starcraft-ann-bob-cyd.jsonl; evening.jsonl.gz stays as it was.');
  expect(readEntry(program.saveFile)).toMatchObject({ answers: readEntry(SAMPLE).answers, round: 3 });
  await program.close();
  const replay = start({ args: ['replay', sent] });
  await replay.untilText('The beginning');
  expect(replay.saveFiles).toEqual([]);
  await replay.close();
  expect(readFileSync(sent)).toEqual(before);
}, 60_000);
