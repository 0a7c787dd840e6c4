import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { freshFolder } from '../saves/support.ts';

// What only the whole program can show: its streams, its exit codes, no terminal. `npm test` has built it.

const BIN = fileURLToPath(new URL('../../bin/orrery.js', import.meta.url));

/** Runs the built program in an empty folder, without a terminal. */
function orrery(args: readonly string[], input = '') {
  const { ORRERY_SAVES: _saves, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], {
    cwd: freshFolder(),
    env,
    input,
    encoding: 'utf8',
    timeout: 20_000,
  });
  return { code: status, out: stdout, err: stderr };
}

/** Runs it in a shell, as `$ORRERY`. */
function shell(script: string) {
  const { status, stdout, stderr } = spawnSync('bash', ['-o', 'pipefail', '-c', script], {
    cwd: freshFolder(),
    env: { ...process.env, ORRERY: `${process.execPath} ${BIN}` },
    encoding: 'utf8',
    timeout: 20_000,
  });
  return { code: status, out: stdout, err: stderr };
}

const hasShell = existsSync('/bin/bash');

test('--help begins with examples, and --version is short', () => {
  const { code, out, err } = orrery(['--help']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^Examples:\n/);
  expect(orrery(['--version']).out).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test('nothing in the bundle fetches: that alone would have Node load its HTTP client before the first frame', () => {
  const chunks = new URL('../../dist/chunks/', import.meta.url);
  const fetching = readdirSync(chunks).filter(chunk => readFileSync(new URL(chunk, chunks), 'utf8').includes('fetch('));
  expect(fetching).toEqual([]);
});

test('nothing in the bundle checks schemas: the program has none, and they would be loaded before the first frame', () => {
  const chunks = new URL('../../dist/chunks/', import.meta.url);
  const checking = readdirSync(chunks).filter(chunk =>
    /node_modules[/](ajv|semver)[/]/.test(readFileSync(new URL(chunk, chunks), 'utf8')),
  );
  expect(checking).toEqual([]);
});

test('an unknown command ends with 2', () => {
  const { code, out, err } = orrery(['pley']);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain('no command "pley"');
});

test.each([[[]], [['play', 'starcraft']]])('without a terminal, orrery %j ends with 2 and says so', args => {
  const { code, out, err } = orrery(args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err.trimEnd().split('\n').length).toBeLessThanOrEqual(2);
});

describe.runIf(hasShell)('a pipe that is closed', () => {
  test.each([
    ['--help', 'Examples:\n'],
    ['help', 'Examples:\n'],
    ['simulate starcraft --matches 1000000 --json', '{"version":1,"type":"match","seed":"simulate-1",'],
  ])('after the first line of %s ends the program quietly', (args, begin) => {
    const { code, out, err } = shell(
      `$ORRERY ${args} 2>messages | head -1; code=$?; grep -v matches messages >&2; exit $code`,
    );
    expect(out.startsWith(begin)).toBe(true);
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  test('from the beginning, for messages too', () => {
    expect(shell('$ORRERY --help | true; exit ${PIPESTATUS[0]}')).toMatchObject({ code: 0, err: '' });
    expect(shell('$ORRERY pley 2>&1 >/dev/null | true; exit ${PIPESTATUS[0]}')).toMatchObject({ code: 2 });
  });

  test('ends the engine, though its input stays open', async () => {
    const child = spawn(process.execPath, [BIN, 'engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const ended = new Promise<number | null>(resolve => child.on('exit', resolve));
    child.stdin.on('error', () => undefined);
    child.stdin.write('{}\n');
    await new Promise(resolve => child.stdout.once('data', resolve));
    child.stdout.destroy();
    child.stdin.write('{}\n');
    expect(await ended).toBe(0);
  });

  test.runIf(existsSync('/dev/full'))('a full disk ends it with 1 and a word', () => {
    const { code, err } = shell('$ORRERY --help >/dev/full');
    expect(code).toBe(1);
    expect(err).toContain("orrery: the output can't be written (ENOSPC");
  });
});

describe('engine', () => {
  test('answers line by line until its input ends', () => {
    const lines = [
      '{"id":1,"cmd":"games"}',
      'nonsense',
      '{"id":2,"cmd":"new","game":"starcraft","seats":[{"name":"Ann"},{"name":"Bob"}]}',
      '{"id":3,"cmd":"decision","match":"m1"}',
    ];
    const { code, out, err } = orrery(['engine'], lines.join('\n'));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const replies = out.trimEnd().split('\n');
    expect(replies).toHaveLength(4);
    expect(replies[0]).toMatch(/^\{"id":1,"ok":true,/);
    expect(replies[1]).toMatch(/^\{"ok":false,"error":\{"code":"not-json",/);
    expect(replies[2]).toMatch(/^\{"id":2,"ok":true,"match":"m1","decision":\{"n":0,/);
    expect(replies[3]).toMatch(/^\{"id":3,"ok":true,"decision":\{"n":0,/);
  });

  test('replies at once, not only at the end', async () => {
    const child = spawn(process.execPath, [BIN, 'engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const ended = new Promise<number | null>(resolve => child.on('exit', resolve));
    for (const id of [1, 2]) {
      const reply = new Promise<string>(resolve =>
        child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString())),
      );
      child.stdin.write(`{"id":${id},"cmd":"nothing"}\n`);
      expect(await reply).toContain(`"id":${id},`);
    }
    child.stdin.end();
    expect(await ended).toBe(0);
  });
});

/** Lists the saves as somebody does who stands in `cwd`; what the program keeps of that person lies in `home`. */
function listedIn(cwd: string, home: string, args: readonly string[] = [], env: Readonly<Record<string, string>> = {}) {
  const { XDG_DATA_HOME: _data, ORRERY_SAVES: _saves, ...kept } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args, 'saves'], {
    cwd,
    env: { ...kept, HOME: home, ...env },
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
}

describe('saves', () => {
  /** A folder with folders of saves in it, each with one that has the folder's name. */
  function folderOf(...names: readonly string[]): string {
    const folder = freshFolder();
    for (const name of names) {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, `${name}.json`), '{}');
    }
    return folder;
  }

  test('lie in ORRERY_SAVES, in --saves before that, and in ./saves only when that is said to be used', () => {
    const folder = folderOf('saves', 'env', 'flag');
    const home = freshFolder();
    expect(listedIn(folder, home, [], { ORRERY_SAVES: 'env' }).out).toMatch(/^env {2}damaged/);
    expect(listedIn(folder, home, ['--saves', 'flag'], { ORRERY_SAVES: 'env' }).out).toMatch(/^flag {2}damaged/);
    const strange = listedIn(folder, home, [], { ORRERY_SAVES: '' });
    const [aside, none, ...more] = strange.err.trimEnd().split('\n');
    expect(aside).toContain(
      `The saves in ${join(folder, 'saves')} are not used, since no match was ever saved there from this computer`,
    );
    expect(none).toMatch(/^No saves in .*orrery/);
    expect({ out: strange.out, more }).toEqual({ out: '', more: [] });
    expect(listedIn(folder, home, ['--saves', 'saves'])).toMatchObject({ err: '' });
  });

  test.runIf(process.platform === 'linux')('of ./saves are used by itself when this computer has written there', () => {
    const folder = folderOf('saves');
    const data = freshFolder();
    mkdirSync(join(data, 'orrery'));
    const known = { used: [join(folder, 'saves')], left: [] };
    writeFileSync(join(data, 'orrery', 'folders.json'), JSON.stringify(known));
    const listed = listedIn(folder, freshFolder(), [], { XDG_DATA_HOME: data });
    expect(listed).toMatchObject({ code: 0, err: '' });
    expect(listed.out).toMatch(/^saves {2}damaged/);
  });

  test.runIf(process.platform === 'linux')('lie in the same data folder wherever the program is started', () => {
    const home = freshFolder();
    const inHome = `No saves in ${join(home, '.local/share/orrery/saves')}.\n`;
    for (const cwd of [freshFolder(), freshFolder()]) {
      expect(listedIn(cwd, home, [], { XDG_DATA_HOME: 'relative' }).err).toBe(inHome);
      expect(listedIn(cwd, home, [], { XDG_DATA_HOME: '' }).err).toBe(inHome);
      expect(listedIn(cwd, '').err).toBe(`No saves in ${join(userInfo().homedir, '.local/share/orrery/saves')}.\n`);
      expect(readdirSync(cwd)).toEqual([]);
    }
  });

  test('that come with the program are found from anywhere', () => {
    const listed = listedIn(freshFolder(), freshFolder(), ['--saves', freshFolder()]);
    expect(listed.err).toMatch(/^No saves/);
    const { code, out } = orrery(['saves', 'list', '--samples']);
    expect(code).toBe(0);
    expect(out).toMatch(/^sample-mid-battle /m);
    expect(orrery(['saves', 'show', 'sample-mid-battle']).out).toContain('StarCraft');
  });
});

test('an interruption ends a simulation at once, which a shell tells as 130', async () => {
  const child = spawn(process.execPath, [BIN, 'simulate', 'starcraft', '--matches', '1000000', '--json'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise<unknown>(resolve => child.on('exit', (code, signal) => resolve(code ?? signal)));
  await new Promise(resolve => child.stdout.once('data', resolve));
  child.kill('SIGINT');
  expect(['SIGINT', 130]).toContain(await ended);
});
