import { constants } from 'node:os';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isInteractive, openTerminal, type TerminalOptions } from '../../../../src/table/frame/edge/terminal.ts';
import { FakeHost, FakeInput, FakeOutput, screenOf } from './fakes.ts';

const LEFT = '\u001b[?1049l';

function open(options: Partial<TerminalOptions> = {}) {
  const stdin = new FakeInput();
  const stdout = new FakeOutput();
  const host = new FakeHost();
  const errors: string[] = [];
  const codes: number[] = [];
  const terminal = openTerminal({
    stdin,
    stdout,
    stderr: { write: text => errors.push(text) },
    exit: code => codes.push(code),
    host,
    ...options,
  });
  return { stdin, stdout, host, errors, codes, terminal };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('opening takes the alternate screen, raw keys and the cursor; closing gives all of it back', () => {
  const { stdin, stdout, host, terminal } = open();
  expect(stdout.take()).toMatch(/\u001b\[\?1049h[^]*\u001b\[\?2004h[^]*\u001b\[\?25l/);
  expect([stdin.isRaw, stdin.isFlowing]).toEqual([true, true]);
  terminal.close();
  const left = stdout.take();
  for (const code of ['\u001b[?25h', '\u001b[?7h', '\u001b[?2004l', LEFT]) expect(left).toContain(code);
  expect([stdin.isRaw, stdin.isFlowing]).toEqual([false, false]);
  vi.runAllTimers();
  expect(host.events.eventNames()).toEqual([]);
  expect(stdin.eventNames()).toEqual([]);
  expect(stdout.listenerCount('resize')).toBe(0);
});

test('closing again, and showing after closing, write nothing', () => {
  const { stdout, terminal } = open();
  terminal.close();
  stdout.take();
  terminal.close();
  terminal.show('late');
  terminal.clear();
  terminal.repaint();
  terminal.suspend();
  expect(stdout.take()).toBe('');
});

test('input without raw mode is refused', () => {
  const stdout = new FakeOutput();
  const pipe = { isTTY: false, resume: vi.fn(), pause: vi.fn(), on: vi.fn(), off: vi.fn() };
  expect([isInteractive(new FakeInput(), stdout), isInteractive(pipe, stdout)]).toEqual([true, false]);
  expect(isInteractive(new FakeInput(), { isTTY: false })).toBe(false);
  expect(() => openTerminal({ stdin: pipe, stdout, stderr: stdout })).toThrow('not a terminal');
  expect(stdout.written).toEqual([]);
});

test('keys and sizes reach who listens, until they stop', () => {
  const { stdin, stdout, terminal } = open();
  const keys: string[] = [];
  const sizes: unknown[] = [];
  const stopKeys = terminal.onKey(key => keys.push(key));
  const stopSizes = terminal.onResize(size => sizes.push(size));
  stdin.emit('data', 'jj\u001b[A');
  stdout.resize(100, 30);
  stopKeys();
  stopSizes();
  stdin.emit('data', 'k');
  stdout.resize(80, 24);
  expect(keys).toEqual(['j', 'j', 'up']);
  expect(sizes).toEqual([{ columns: 100, rows: 30 }]);
});

test('pastes are marked while the terminal is the program’s own, and reach who listens among the keys', () => {
  const { stdin, stdout, host, terminal } = open();
  const seen: unknown[] = [];
  const stop = terminal.onPaste(paste => seen.push(paste));
  terminal.onKey(key => seen.push(key));
  stdin.emit('data', 'j\u001b[200~Ann\rq');
  stdin.emit('data', '\r\u001b[201~k');
  expect(seen).toEqual(['j', { pasted: 'Ann' }, 'k']);
  stop();
  stdin.emit('data', '\u001b[200~Bob\u001b[201~');
  expect(seen).toHaveLength(3);
  stdout.take();
  terminal.suspend();
  expect(stdout.take()).toContain('\u001b[?2004l');
  host.events.emit('SIGCONT');
  vi.advanceTimersByTime(1);
  expect(stdout.take()).toContain('\u001b[?2004h');
});

test('the mouse is listened to only when it is wanted, and let go whatever happens', () => {
  const { stdin, stdout, host, terminal } = open({ mouse: true });
  const seen: unknown[] = [];
  terminal.onMouse(mouse => seen.push(mouse));
  terminal.onKey(key => seen.push(key));
  expect(stdout.take()).toContain('\u001b[?1000h\u001b[?1006h');
  stdin.emit('data', 'j\u001b[<0;12;7M\u001b[<0;12;7mk');
  expect(seen).toEqual(['j', { button: 'left', x: 11, y: 6 }, 'k']);
  terminal.listenToMouse(false);
  expect(stdout.take()).toContain('\u001b[?1006l\u001b[?1000l');
  terminal.listenToMouse(true);
  expect(stdout.take()).toContain('\u001b[?1000h');
  terminal.suspend();
  expect(stdout.take()).toContain('\u001b[?1000l');
  host.events.emit('SIGCONT');
  vi.advanceTimersByTime(1);
  expect(stdout.take()).toContain('\u001b[?1000h');
  host.events.emit('SIGTERM');
  expect(stdout.take()).toContain('\u001b[?1006l\u001b[?1000l');
});

test('without a wish for it the mouse is never asked for', () => {
  const { stdout, terminal } = open();
  terminal.clear();
  expect(stdout.take()).not.toContain('?1000h');
});

test('a terminal that does not know its size is taken for 80x24', () => {
  const { stdout, terminal } = open();
  stdout.columns = 0;
  stdout.rows = 0;
  expect(terminal.size()).toEqual({ columns: 80, rows: 24 });
});

describe('whatever ends the program, the screen is left first', () => {
  test.each([
    ['SIGHUP', 129],
    ['SIGINT', 130],
    ['SIGQUIT', 131],
    ['SIGABRT', 134],
    ['SIGALRM', 142],
    ['SIGTERM', 143],
    ['SIGUSR2', 128 + constants.signals.SIGUSR2],
    ['SIGXCPU', 128 + constants.signals.SIGXCPU],
    ['SIGVTALRM', 128 + constants.signals.SIGVTALRM],
    ['SIGIO', 128 + constants.signals.SIGIO],
    ['SIGSYS', 128 + constants.signals.SIGSYS],
  ])('%s, once, with exit code %i', (signal, code) => {
    const { host, stdout, codes } = open();
    const [handler] = host.events.listeners(signal);
    host.events.emit(signal);
    handler?.();
    expect(stdout.take()).toContain(LEFT);
    expect(codes).toEqual([code]);
  });

  test.each(['uncaughtException', 'unhandledRejection'])('%s prints after leaving and exits with 70', event => {
    const order: string[] = [];
    const { host, stdout, codes } = open({
      stderr: { write: text => order.push(text) },
      describeCrash: error => `crashed: ${String(error)}`,
    });
    stdout.write = text => order.push(text) > 0;
    host.events.emit(event, new Error('boom'));
    expect(order.findIndex(text => text.includes(LEFT))).toBe(0);
    expect(order.at(-1)).toBe('crashed: Error: boom\n');
    expect(codes).toEqual([70]);
  });

  test('a plain exit', () => {
    const { host, stdout, codes } = open();
    host.events.emit('exit', 0);
    expect(stdout.take()).toContain(LEFT);
    expect(codes).toEqual([]);
  });

  test.each(['end', 'close', 'error'])('input: %s', event => {
    const { stdin, codes, host } = open();
    stdin.emit(event, new Error('EIO'));
    expect(codes).toEqual([129]);
    expect(stdin.isRaw).toBe(false);
    // Node aborts at the exit of a program whose terminal is gone.
    expect(host.endings).toEqual(['SIGHUP']);
  });

  test('a closed window, by its signal, at which the process ends by that itself', () => {
    const { host } = open();
    host.events.emit('SIGHUP');
    expect(host.endings).toEqual(['SIGHUP']);
  });

  test('a broken output', () => {
    const { stdout, terminal, codes } = open();
    stdout.broken = new Error('EPIPE');
    terminal.show('x');
    expect(codes).toEqual([129]);
  });
});

describe('clear', () => {
  test('wipes the screen without touching the scrollback, and forgets the frame', async () => {
    const { stdout, terminal } = open();
    terminal.show('secret\nhand');
    terminal.clear();
    terminal.repaint();
    stdout.resize(20, 4);
    const bytes = stdout.take();
    expect(bytes).not.toContain('\u001b[3J');
    const screen = await vi.waitFor(() => screenOf(bytes, 20, 4));
    expect(screen).toMatchObject({ lines: ['', '', '', ''], buffer: 'alternate' });
  });

  test('blanks every row before anything could be kept', () => {
    const { stdout, terminal } = open();
    stdout.take();
    terminal.clear();
    const bytes = stdout.take();
    for (let row = 1; row <= 4; row += 1) expect(bytes).toContain(`\u001b[${row};1H\u001b[2K`);
    expect(bytes.indexOf('\u001b[4;1H\u001b[2K')).toBeLessThan(bytes.indexOf(LEFT));
  });
});

describe('suspend', () => {
  test('leaves, stops, and comes back with the last frame and the new size', () => {
    const { stdin, stdout, host, terminal } = open();
    const sizes: unknown[] = [];
    terminal.onResize(size => sizes.push(size));
    terminal.show('board');
    stdout.take();
    terminal.suspend();
    expect(stdout.take()).toContain(LEFT);
    expect([stdin.isRaw, host.sent]).toEqual([false, ['SIGTSTP']]);
    terminal.show('changed meanwhile');
    expect(stdout.take()).toBe('');
    stdout.columns = 33;
    host.events.emit('SIGCONT');
    vi.advanceTimersByTime(1);
    const back = stdout.take();
    expect(back).toContain('\u001b[?1049h');
    expect(back).toContain('changed meanwhile');
    expect([stdin.isRaw, sizes]).toEqual([true, [{ columns: 33, rows: 4 }]]);
  });

  test('so it does when the system asks it to stop, once who shows secrets has covered them', () => {
    const done: string[] = [];
    const { stdout, host, terminal } = open({
      stopAsked: () => {
        done.push('covered');
        terminal.suspend();
      },
    });
    stdout.take();
    host.events.emit('SIGTSTP');
    expect([done, host.sent]).toEqual([['covered'], ['SIGTSTP']]);
    expect(stdout.take()).toContain(LEFT);
    // The signal that it now sends itself must stop it.
    expect(host.events.listenerCount('SIGTSTP')).toBe(0);
    host.events.emit('SIGCONT');
    vi.advanceTimersByTime(1);
    expect(stdout.take()).toContain('\u001b[?1049h');
    host.events.emit('SIGTSTP');
    expect(done).toHaveLength(2);
  });

  test('without anybody to cover anything it stops at once', () => {
    const { host } = open();
    host.events.emit('SIGTSTP');
    expect(host.sent).toEqual(['SIGTSTP']);
  });

  test('comes back by itself where nobody can stop it', () => {
    const { stdout, stdin, terminal } = open();
    terminal.suspend();
    stdout.take();
    vi.advanceTimersByTime(1000);
    expect(stdout.take()).toContain('\u001b[?1049h');
    expect(stdin.isRaw).toBe(true);
  });

  test('stopped for long, so that it is told twice, it comes back once', () => {
    const { stdout, host, terminal } = open();
    terminal.suspend();
    stdout.take();
    vi.advanceTimersToNextTimer();
    host.events.emit('SIGCONT');
    vi.advanceTimersByTime(1000);
    expect(stdout.take().split('\u001b[?1049h')).toHaveLength(2);
  });

  test('closed while away, it does not leave twice nor come back', () => {
    const { stdout, host, terminal } = open();
    terminal.suspend();
    stdout.take();
    terminal.close();
    host.events.emit('SIGCONT');
    vi.advanceTimersByTime(1000);
    expect(stdout.take()).toBe('');
  });

  test('continued only to be ended, it leaves the terminal alone', () => {
    const { stdout, stdin, host, terminal } = open();
    terminal.suspend();
    stdout.take();
    host.events.emit('SIGCONT');
    host.events.emit('SIGTERM');
    vi.advanceTimersByTime(1000);
    expect(stdout.take()).toBe('');
    expect(stdin.isRaw).toBe(false);
    expect(host.endings).toEqual(['SIGTERM']);
  });

  test('ended in the foreground, it exits by itself', () => {
    const { host, codes } = open();
    host.events.emit('SIGTERM');
    expect([host.endings, codes]).toEqual([[], [143]]);
  });

  test('does nothing on Windows', () => {
    const host = new FakeHost();
    host.platform = 'win32';
    const { stdin, terminal } = open({ host });
    terminal.suspend();
    expect([host.sent, stdin.isRaw]).toEqual([[], true]);
  });
});
