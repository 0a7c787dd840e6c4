import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { start } from './start.ts';

const BIN = fileURLToPath(new URL('../../bin/orrery.js', import.meta.url));

// Folders that can't be made: below /proc the system says without end that something is missing.

const onLinux = test.skipIf(!existsSync('/proc/self'));
const PLAY = ['play', 'theseus', '--seats', 'Ann,Bob'];

onLinux('where the folder of the saves can’t be made, the match is played and said not to be saved', async () => {
  const program = start({ args: PLAY, saves: '/proc/x', columns: 120 });
  await program.untilText('NOT SAVED');
  await program.untilText("The saves folder /proc/x can't be made");
  program.type('\u0003');
  expect(await program.left()).toBe(130);
  // Said on the terminal that was given back.
  await program.untilText('The match is NOT SAVED: The saves folder /proc/x');
  expect(program.screen.buffer.active.type).toBe('normal');
});

onLinux('where the folder of the settings can’t be made, that is said, and all is as usual', async () => {
  const program = start({ env: { ORRERY_SETTINGS: '/proc/x' }, columns: 120 });
  await program.untilText('its folder /proc/x can’t be made');
  await program.untilText('New match');
  program.type('\u0003');
  expect(await program.left()).toBe(130);
});

onLinux('a home that can’t be made keeps nobody from playing', async () => {
  const env = { HOME: '/proc/nonexist', ORRERY_SETTINGS: '', XDG_DATA_HOME: '', XDG_CONFIG_HOME: '' };
  const program = start({ args: PLAY, env, columns: 120 });
  await program.untilText('Theseus · Set-up');
  program.type('\u0003');
  expect(await program.left()).toBe(130);
});

test.each([
  ['without a terminal', ['play', 'theseus', '--seats', 'Ann,Bob']],
  ['with a log of keys that can’t be opened', ['play', 'theseus', '--keys', '/nonexistent/keys']],
  ['of a save that is not there', ['resume', 'nothing']],
])('a call %s is refused, and makes no folder', (_, args) => {
  const home = temporaryFolder('refused');
  const env = { PATH: process.env.PATH, HOME: home, USERPROFILE: home, APPDATA: home, LOCALAPPDATA: home };
  const { status, stderr } = spawnSync(process.execPath, [BIN, ...args], { env, cwd: home, encoding: 'utf8' });
  expect(stderr).not.toBe('');
  expect([1, 2]).toContain(status);
  expect(readdirSync(home)).toEqual([]);
});
