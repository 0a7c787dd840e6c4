import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readKeyLine } from '../../src/table/app/screens/key-line.ts';
import { newHome, Program } from './program.ts';
import { temporaryFolder } from '../temporary-folder.ts';

// The real program, bundled: what `--keys` writes down.

const folder = temporaryFolder('key-log');

/** The keys of a log, each with what it did. */
function deedsIn(file: string): readonly string[] {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map(text => {
    const line = readKeyLine(text);
    return line === null ? text : `${line.key} ${line.did}`;
  });
}

test('the keys of an evening are logged as they are pressed, and go on when the match does', async () => {
  const file = join(folder, 'evening.jsonl');
  const saves = join(folder, 'saves');
  const home = newHome();
  const start = async (...args: readonly string[]): Promise<Program> => {
    const program = new Program({ saves, home, args: [...args, '--keys', file] });
    await program.untilText('TH-');
    await program.settle();
    return program;
  };
  const program = await start('play', 'theseus', '--seats', 'Ann,Bob', '--seed', 'keys');
  // The key of the first card.
  let card = '';
  try {
    await program.press('?');
    await program.press('\u001b');
    [, card = ''] = /▹ (\S+)/.exec(program.text) ?? [];
    await program.press(card);
    program.type('\u0003');
    expect(await program.ended()).toBe(130);
  } finally {
    await program.close();
  }
  const first = ['? looked', 'escape looked', `${card} answered`, 'ctrl-c acted'];
  expect(deedsIn(file)).toEqual(first);
  const again = await start('resume');
  try {
    again.type('\u0003');
    expect(await again.ended()).toBe(130);
  } finally {
    await again.close();
    rmSync(home, { recursive: true });
  }
  expect(deedsIn(file)).toEqual([...first, 'ctrl-c acted']);
}, 60_000);

test('what those type who listen is logged, too', () => {
  const file = join(folder, 'heard.jsonl');
  const bin = join(import.meta.dirname, '../../bin/orrery.js');
  const args = [bin, '--saves', join(folder, 'heard'), '--screen-reader', 'play', 'theseus', '--keys', file];
  const env = { ...process.env, ORRERY_SETTINGS: join(folder, 'settings'), XDG_DATA_HOME: join(folder, 'data') };
  const { status } = spawnSync(process.execPath, args, { input: '?\nescape\n1\n', env, encoding: 'utf8' });
  expect(status).toBe(130);
  expect(deedsIn(file)).toEqual(['? looked', 'escape looked', '1 answered', 'ctrl-c acted']);
});
