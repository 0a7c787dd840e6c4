import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { spawn } from '@lydell/node-pty';
import { afterEach, expect, test, vi } from 'vitest';
import { LEAVING } from '../../../e2e/program.ts';
import { screenOf } from './fakes.ts';

const FIXTURE = fileURLToPath(new URL('fixture-app.tsx', import.meta.url));
const TSX = createRequire(import.meta.url).resolve('tsx');

// There are no signals and no job control to test on Windows.
const onPosix = test.skipIf(process.platform === 'win32');

let running: { kill: (signal: string) => void } | undefined;
afterEach(async () => {
  const left = running;
  left?.kill('SIGKILL');
  // The pseudo-terminal must be quiet before its worker goes.
  await vi.waitFor(() => expect(running).toBeUndefined(), 10_000);
  await new Promise(resolve => setTimeout(resolve, 50));
  expect(left, 'a program that has not ended by itself').toBeUndefined();
});

function start(columns = 40, rows = 6, command = [process.execPath, '--import', TSX, FIXTURE]) {
  const [program = '', ...words] = command;
  const unwanted = ['CI', 'NO_COLOR', 'FORCE_COLOR'];
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !unwanted.includes(name)));
  const child = spawn(program, words, {
    cols: columns,
    rows,
    env: { ...env, TERM: 'xterm-256color' },
  });
  running = child;
  let bytes = '$ run\r\n';
  let size = { columns, rows };
  let ended: { exitCode: number; signal?: number } | undefined;
  child.onData(data => {
    bytes += data;
  });
  child.onExit(result => {
    ended = result;
    running = undefined;
  });

  async function until(text: string): Promise<void> {
    const start = Date.now();
    for (;;) {
      const { lines } = await screenOf(bytes, size.columns, size.rows);
      if (lines.some(line => line.includes(text))) return;
      if (Date.now() - start > 15_000) throw new Error(`"${text}" never came:\n${lines.join('\n')}`);
      await new Promise(resolve => setTimeout(resolve, 10));
    }
  }

  async function end() {
    const start = Date.now();
    while (ended === undefined) {
      if (Date.now() - start > LEAVING) throw new Error('The program did not end.');
      await new Promise(resolve => setTimeout(resolve, 10));
    }
    expect(bytes).not.toContain('\u001b[3J');
    expect(bytes.lastIndexOf('\u001b[?25h')).toBeGreaterThan(bytes.lastIndexOf('\u001b[?25l'));
    return { code: ended.exitCode, signal: ended.signal, ...(await screenOf(bytes, size.columns, size.rows)) };
  }

  function resize(wide: number, high: number): void {
    size = { columns: wide, rows: high };
    child.resize(wide, high);
  }

  return { child, until, end, resize, bytes: () => bytes };
}

onPosix(
  'shows, counts keys typed at once, follows a new size and leaves the terminal as it was',
  async () => {
    const { child, until, end, resize } = start();
    await until('40x6 ready');
    child.write('jj\u001b[B\u001b[200~jjj\u001b[201~');
    await until('count 3');
    resize(50, 8);
    await until('50x8 ready');
    child.write('q');
    const { code, lines, buffer } = await end();
    expect([code, buffer]).toEqual([0, 'normal']);
    expect(lines.slice(0, 2)).toEqual(['$ run', 'goodbye']);
  },
  20_000,
);

onPosix.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
  ['SIGQUIT', 131],
])(
  '%s leaves the screen and exits with %i',
  async (signal, code) => {
    const { child, until, end } = start();
    await until('ready');
    child.kill(signal);
    expect(await end()).toMatchObject({ code, buffer: 'normal' });
  },
  20_000,
);

onPosix(
  'SIGHUP leaves the screen and ends the program by itself',
  async () => {
    const { child, until, end } = start();
    await until('ready');
    child.kill('SIGHUP');
    expect(await end()).toMatchObject({ signal: 1, buffer: 'normal' });
  },
  20_000,
);

onPosix(
  'a crash leaves the screen, then prints, and exits with 70',
  async () => {
    const { child, until, end } = start(80, 12);
    await until('ready');
    child.write('i');
    const { code, lines, buffer } = await end();
    expect([code, buffer]).toEqual([70, 'normal']);
    expect(lines.join('\n')).toContain('thrown by a key');
  },
  20_000,
);

onPosix(
  'Ctrl-Z where no shell could continue it brings the screen back',
  async () => {
    const { child, until, end, bytes } = start();
    await until('ready');
    const before = bytes().length;
    child.write('\u001a');
    await vi.waitFor(() => expect(bytes().slice(before)).toMatch(/\?1049l[^]*\?1049h[^]*ready/), 15_000);
    child.write('j');
    await until('count 1');
    child.write('q');
    expect(await end()).toMatchObject({ code: 0, buffer: 'normal' });
  },
  20_000,
);

onPosix(
  'Ctrl-Z under a shell stops the program, and fg brings the screen and the keys back',
  async () => {
    const { child, until, end } = start(60, 8, ['bash', '--norc', '--noprofile', '-i']);
    child.write(`${process.execPath} --import ${TSX} ${FIXTURE}\r`);
    await until('60x8 ready');
    child.write('\u001a');
    await until('Stopped');
    child.write('fg\r');
    await until('60x8 ready');
    child.write('j');
    await until('count 1');
    child.write('q');
    await until('goodbye');
    child.write('exit\r');
    expect(await end()).toMatchObject({ code: 0, buffer: 'normal' });
  },
  20_000,
);
