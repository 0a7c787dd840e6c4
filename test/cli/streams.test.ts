import { EventEmitter } from 'node:events';
import { describe, expect, test } from 'vitest';
import { guardedStreams, printableJson } from '../../src/cli/output.ts';

class Outlet extends EventEmitter {
  isTTY = false;
  readonly written: string[] = [];

  write(text: string): void {
    this.written.push(text);
  }
}

function guarded() {
  const [stdout, stderr, codes] = [new Outlet(), new Outlet(), new Array<number>()];
  const streams = guardedStreams(stdout, stderr, code => void codes.push(code));
  const fail = (outlet: Outlet, code: string): void => {
    outlet.emit('error', Object.assign(new Error(`${code}: it failed, write`), { code }));
  };
  return { stdout, stderr, codes, streams, fail };
}

describe('output that can not be written', () => {
  test('writes to the two streams', () => {
    const { stdout, stderr, streams } = guarded();
    streams.out('data');
    streams.err('message');
    expect([stdout.written, stderr.written]).toEqual([['data'], ['message']]);
  });

  test('a reader that has gone ends the program quietly', () => {
    const { stdout, stderr, codes, fail } = guarded();
    fail(stdout, 'EPIPE');
    expect(codes).toEqual([0]);
    expect(stderr.written).toEqual([]);
  });

  test('a full disk ends it with 1 and a word', () => {
    const { stdout, stderr, codes, fail } = guarded();
    fail(stdout, 'ENOSPC');
    expect(codes).toEqual([1]);
    expect(stderr.written).toEqual(["orrery: the output can't be written (ENOSPC: it failed).\n"]);
  });

  test('messages that nobody reads are no reason to end', () => {
    const { stderr, codes, fail } = guarded();
    fail(stderr, 'EPIPE');
    expect(codes).toEqual([]);
  });

  test('a terminal that has gone is left to the table', () => {
    const { stdout, codes, fail } = guarded();
    stdout.isTTY = true;
    fail(stdout, 'EIO');
    expect(codes).toEqual([]);
  });
});

test('printable JSON holds no control characters, and says the same', () => {
  const data = { a: '\u001b[2J', b: '\u009b\u007f\u2028\u202e\ufeff', c: ['\u{e0001}', '\ud800', 'ü😀'] };
  for (const indent of [0, 2]) {
    const text = printableJson(data, indent);
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
    expect(JSON.parse(text)).toEqual(data);
  }
  expect(printableJson({ name: 'ü😀' })).toBe('{"name":"ü😀"}');
});
