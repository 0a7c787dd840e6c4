import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTerminal } from '../../../../src/table/frame/edge/terminal.ts';
import { FakeHost, FakeInput, FakeOutput } from './fakes.ts';

const QUESTION = '\u001b]11;?\u001b\\';

/** An open terminal that is asked; what it was typed, and what it said. */
function asked({ isAsked = true } = {}) {
  const stdin = new FakeInput();
  const stdout = new FakeOutput();
  const keys: string[] = [];
  const found: string[] = [];
  const papered = (paper: string): void => void found.push(paper);
  const terminal = openTerminal({
    ...{ stdin, stdout, stderr: stdout, host: new FakeHost(), exit: () => undefined },
    ...(isAsked ? { papered } : {}),
  });
  terminal.onKey(key => keys.push(key));
  return { keys, found, terminal, stdout, type: (text: string) => stdin.emit('data', text) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a terminal is asked only if somebody wants to know', () => {
  expect(asked({ isAsked: false }).stdout.take()).not.toContain(QUESTION);
  expect(asked().stdout.take()).toContain(QUESTION);
});

test.each([
  ['\u001b]11;rgb:ffff/ffff/dddd\u001b\\', '#ffffdd'],
  ['\u001b]11;rgb:1e/1e/2e\u0007', '#1e1e2e'],
  ['\u001b]11;rgb:f/8/0\u0007', '#ff8800'],
  ['\u001b]11;rgba:0000/0000/0000/ffff\u001b\\', '#000000'],
])('%j says what is written on', (answer, paper) => {
  const { type, found, keys } = asked();
  type(answer);
  expect(found).toEqual([paper]);
  expect(keys).toEqual([]);
});

test('the answer is taken from among the keys that were typed ahead, whole or in pieces, and no key is lost', () => {
  const { type, found, keys } = asked();
  type('j\u001b]11;rgb:ff');
  type('ff/ffff/ffff\u001b');
  type('\\k\u001b[B');
  expect(found).toEqual(['#ffffff']);
  expect(keys).toEqual(['j', 'k', 'down']);
});

test('it is told once; what is no answer, what comes late and what comes after the end is none, and types nothing', () => {
  const twice = asked();
  twice.type('\u001b]11;rgb:00/00/00\u0007\u001b]11;rgb:ff/ff/ff\u0007');
  expect(twice.found).toEqual(['#000000']);

  const other = asked();
  other.type('\u001b]10;rgb:ff/ff/ff\u0007\u001b]11;white\u0007\u001b]11;?\u0007');
  expect([other.found, other.keys]).toEqual([[], []]);

  const late = asked();
  vi.advanceTimersByTime(1_500);
  late.type('\u001b]11;rgb:ff/ff/ff\u0007j');
  expect([late.found, late.keys]).toEqual([[], ['j']]);

  const closed = asked();
  closed.terminal.close();
  closed.type('\u001b]11;rgb:ff/ff/ff\u0007');
  expect(closed.found).toEqual([]);
});
