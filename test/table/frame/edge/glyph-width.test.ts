import xterm from '@xterm/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTerminal } from '../../../../src/table/frame/edge/terminal.ts';
import { FakeHost, FakeInput, FakeOutput } from './fakes.ts';
import { drawWide } from './wide-terminal.ts';

const NARROW = '\u001b[2;6R';
const WIDE = '\u001b[2;11R';

/** An open terminal that is asked; what it was typed, and what came of the question. */
function asked({ isAsked = true } = {}) {
  const stdin = new FakeInput();
  const stdout = new FakeOutput();
  const keys: string[] = [];
  const found: boolean[] = [];
  const measured = (isWide: boolean): void => void found.push(isWide);
  const terminal = openTerminal({
    ...{ stdin, stdout, stderr: stdout, host: new FakeHost(), exit: () => undefined },
    ...(isAsked ? { measured } : {}),
  });
  terminal.onKey(key => keys.push(key));
  return { keys, found, terminal, stdout, type: (text: string) => stdin.emit('data', text) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a terminal is asked only if somebody wants to know', () => {
  expect(asked({ isAsked: false }).stdout.take()).not.toContain('\u001b[6n');
  expect(asked().stdout.take()).toContain('\u001b[6n');
});

test.each([
  [NARROW, false],
  [WIDE, true],
  // One of the marks is enough.
  ['\u001b[2;7R', true],
])('%j says whether marks are drawn wide', (answer, isWide) => {
  const { type, found, keys } = asked();
  type(answer);
  expect(found).toEqual([isWide]);
  expect(keys).toEqual([]);
});

test('the answer is taken from among the keys that were typed ahead, whole or in pieces, and no key is lost', () => {
  const { type, found, keys } = asked();
  type(`j\u001b[B${WIDE.slice(0, 3)}`);
  type(`${WIDE.slice(3)}\rq`);
  expect(found).toEqual([true]);
  expect(keys).toEqual(['j', 'down', 'enter', 'q']);

  const other = asked();
  other.type(`\u001b${NARROW}1`);
  expect(other.keys).toEqual(['escape', '1']);
  expect(other.found).toEqual([false]);
});

test('it is told once; what is no answer, what comes late and what comes after the end is none', () => {
  const twice = asked();
  twice.type(NARROW + WIDE);
  expect(twice.found).toEqual([false]);

  // F3 with Shift, another row, and a cursor that has not moved.
  const other = asked();
  other.type('\u001b[1;2R\u001b[24;80R\u001b[2;1R');
  expect(other.found).toEqual([]);
  other.type(WIDE);
  expect(other.found).toEqual([true]);

  const late = asked();
  vi.advanceTimersByTime(10_000);
  late.type(`${WIDE}j`);
  expect([late.found, late.keys]).toEqual([[], ['j']]);

  const closed = asked();
  closed.terminal.close();
  closed.type(WIDE);
  expect(closed.found).toEqual([]);
});

test.each([
  ['one cell', () => undefined, false],
  ['two cells', drawWide, true],
])(
  'a real terminal that draws marks in %s answers so, and nothing of the question stays on it',
  async (_, set, isWide) => {
    vi.useRealTimers();
    const screen = new xterm.Terminal({ cols: 80, rows: 24, allowProposedApi: true });
    set(screen);
    const { stdout, type, found } = asked();
    screen.onData(type);
    await new Promise<void>(resolve => {
      screen.write(stdout.take(), resolve);
    });
    expect(found).toEqual([isWide]);
    const rows = Array.from({ length: 24 }, (_row, row) => screen.buffer.active.getLine(row)?.translateToString(true));
    expect(rows.join('')).toBe('');
  },
);
