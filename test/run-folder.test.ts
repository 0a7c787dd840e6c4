import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { endOf } from './run-folder.ts';
import { temporaryFolder } from './temporary-folder.ts';

test('whatever is temporary lies in the folder of the run', () => {
  expect(basename(tmpdir())).toMatch(/^orrery-run-/);
  expect(dirname(temporaryFolder('here'))).toBe(tmpdir());
});

let before = '';
test('a folder goes with the test that asks for it …', () => {
  before = temporaryFolder('gone');
  mkdirSync(join(before, 'with', 'folders'), { recursive: true });
  expect(readdirSync(before)).toEqual(['with']);
});
test('… and is not there any more in the next one', () => {
  expect(existsSync(before)).toBe(false);
});

test('a run in which nothing was left says nothing', async () => {
  const folder = temporaryFolder('run');
  mkdirSync(join(folder, 'cache-of-a-tool'));
  expect(await endOf(folder)).toEqual([]);
  expect(existsSync(folder)).toBe(false);
});

test.skipIf(!existsSync('/proc/self'))('folders and programs that were left are named, and gone then', async () => {
  const folder = temporaryFolder('run');
  mkdirSync(join(folder, 'orrery-saves-1'));
  const program = spawn('sleep', ['60'], { env: { ...process.env, TMPDIR: folder }, stdio: 'ignore' });
  const ended = once(program, 'exit');
  expect(await endOf(folder)).toEqual([
    `A test has left a program running: sleep 60 (${program.pid})`,
    'Tests have left folders behind: orrery-saves-1',
  ]);
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect(existsSync(folder)).toBe(false);
});
