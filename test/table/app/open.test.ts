import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openTable, Preferences, progressIn } from '../../../src/table/app/open.ts';
import type { TableOptions } from '../../../src/table/app/options.ts';
import { DEFAULT_SETTINGS } from '../../../src/table/frame/preferences/settings.ts';
import { FakeHost, FakeInput, FakeOutput, screenOf } from '../frame/edge/fakes.ts';
import { ANN_AND_BOB, fakeShelf, preferencesOf } from '../desk-of.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { PROGRAM } from '../about-program.ts';

let saves: string;
beforeEach(() => {
  saves = temporaryFolder('table');
});

/** The real table on a terminal that is none; what it writes is read by a real terminal's own code. */
function openAt(openTable: (options: TableOptions) => Promise<number>, more: Partial<TableOptions> = {}) {
  const stdin = new FakeInput();
  const stdout = new FakeOutput();
  const host = new FakeHost();
  stdout.columns = 80;
  stdout.rows = 24;
  const errors: string[] = [];
  const code = openTable({
    terminal: { stdin, stdout, stderr: { write: text => errors.push(text) }, host, escapeDelay: 5 },
    saves,
    start: ANN_AND_BOB,
    preferences: preferencesOf({ speed: 'instant', quiet: 0, deaf: 'off' }),
    progress: progressIn(null),
    shelf: fakeShelf,
    program: PROGRAM,
    ...more,
  });
  const bytes = () => stdout.written.join('');
  const seen = async () => (await screenOf(bytes(), stdout.columns, stdout.rows)).lines.join('\n');
  const until = (text: string) => vi.waitFor(async () => expect(await seen()).toContain(text), { timeout: 5000 });
  return { code, stdin, stdout, host, errors, bytes, seen, until, type: (text: string) => stdin.emit('data', text) };
}

describe('the table on a terminal', () => {
  const open = (more: Partial<TableOptions> = {}) => openAt(openTable, more);

  test('a match is played, left, and continued at the very decision', async () => {
    const first = open();
    await first.until('ANN');
    first.type('\r');
    await first.until('Where do you hide it');
    first.type('11');
    await first.until('BOB');
    first.type('\r');
    await first.until('SECRET-1-prompt');
    first.type('11');
    await first.until('What do you do?');
    first.type('q\r');
    expect(await first.code).toBe(0);
    expect(first.bytes().lastIndexOf('\u001b[?25h')).toBeGreaterThan(first.bytes().lastIndexOf('\u001b[?25l'));
    expect(first.bytes()).not.toContain('\u001b[3J');

    const [file = ''] = readdirSync(saves).filter(name => name.endsWith('.jsonl'));
    const second = open({ start: { resume: join(saves, file) } });
    await second.until('What do you do?');
    second.type('\u0003');
    expect(await second.code).toBe(130);
  });

  test('after a private decision nothing of it is written any more, and the screen is wiped before the next frame', async () => {
    const { bytes, until, type, seen, code } = open();
    await until('ANN');
    type('\r 1');
    await until('SECRET-0-cave-2');
    const before = bytes().length;
    type('1');
    await until('BOB');
    const after = bytes().slice(before);
    expect(after).not.toContain('SECRET');
    expect(after.indexOf('\u001b[?1049l')).toBeGreaterThanOrEqual(0);
    expect(after.indexOf('\u001b[?1049l')).toBeLessThan(after.indexOf('BOB'));
    expect(await seen()).not.toContain('SECRET');
    type('\u0003');
    await code;
  });

  test('follows the size of the terminal, also one that is too small', async () => {
    const { stdout, until, type, code } = open();
    await until('ANN');
    stdout.resize(60, 10);
    await until('60x10');
    stdout.resize(130, 42);
    await until('ANN');
    type('\r ');
    await until('map of 0');
    await until('hand of 0');
    await until('Log');
    type('\u0003');
    await code;
  });

  test('a signal leaves the screen and ends with its code', async () => {
    const { host, until, code } = open();
    await until('ANN');
    host.events.emit('SIGTERM');
    expect(await code).toBe(143);
  });

  test('without a terminal it says so and ends with 2', async () => {
    const stdin = new FakeInput();
    stdin.isTTY = false;
    const errors: string[] = [];
    const stdout = new FakeOutput();
    const stderr = { write: (text: string) => errors.push(text) };
    const { code } = open({ terminal: { stdin, stdout, stderr } });
    expect(await code).toBe(2);
    expect(errors.join('')).toContain('needs a terminal');
    expect(stdout.written).toEqual([]);
  });

  test.each([
    ['TERM=dumb', { TERM: 'dumb' }, 'linux', 'TERM is “dumb”'],
    ['TERM=unknown', { TERM: 'unknown' }, 'linux', 'TERM is “unknown”'],
    ['an empty TERM', { TERM: '' }, 'linux', 'TERM does not say'],
    ['no TERM', {}, 'darwin', 'TERM does not say'],
  ])('%s is not painted on: it says what to do and ends with 2', async (_, env, platform, said) => {
    const { code, errors, bytes } = open({ preferences: onTerminal(env, platform) });
    expect(await code).toBe(2);
    expect(errors.join('')).toContain(said);
    expect(errors.join('')).toContain('--screen-reader');
    expect(bytes()).toBe('');
  });

  test.each([
    ['ansi', { TERM: 'ansi' }, 'linux'],
    ['a name that nobody has heard of', { TERM: 'nosuchterm' }, 'linux'],
    ['no TERM on Windows, where no terminal has one', {}, 'win32'],
  ])('%s is taken at its word', async (_, env, platform) => {
    const { code, until, type } = open({ preferences: onTerminal({ ...env, LC_ALL: 'C.UTF-8' }, platform) });
    await until('ANN');
    type('\u0003');
    expect(await code).toBe(130);
  });
});

/** Preferences on a terminal that an environment describes. */
function onTerminal(env: Readonly<Record<string, string>>, platform: string): Preferences {
  const flags = { color: 'auto', ascii: false } as const;
  return new Preferences({ settings: DEFAULT_SETTINGS, environment: { env, platform, isTTY: true, flags } });
}
