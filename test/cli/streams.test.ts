import { EventEmitter } from 'node:events';
import { describe, expect, test } from 'vitest';
import { guardedOutlets, printableJson, streamsTo } from '../../src/cli/output.ts';

class Outlet extends EventEmitter {
  isTTY = false;
  readonly written: (string | Uint8Array)[] = [];

  write(text: string | Uint8Array): void {
    this.written.push(text);
  }
}

function guarded() {
  const [stdout, stderr, codes] = [new Outlet(), new Outlet(), new Array<number>()];
  const streams = guardedOutlets(stdout, stderr, code => void codes.push(code));
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
    streams.bytes(Uint8Array.of(1));
    expect([stdout.written, stderr.written]).toEqual([['data', Uint8Array.of(1)], ['message']]);
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

describe('what a terminal gets', () => {
  async function written(
    env: Readonly<Record<string, string>>,
    { isTerminal = true, ascii = false, quiet = false } = {},
  ) {
    const said = { out: '', err: '' };
    const streams = await streamsTo(
      {
        out: text => void (said.out += text),
        err: text => void (said.err += text),
        bytes: () => expect.fail(),
        isTerminal: { out: isTerminal, err: isTerminal },
      },
      { ascii, env, isQuiet: () => quiet },
    );
    streams.out('2 × 3 → 6\n');
    streams.json({ name: 'Zoë' });
    streams.err('can’t\n');
    streams.note('done…\n');
    return said;
  }
  const plain = { out: '2 x 3 > 6\n{"name":"Zo\\u00eb"}\n', err: "can't\ndone~\n" };
  const whole = { out: '2 × 3 → 6\n{"name":"Zoë"}\n', err: 'can’t\ndone…\n' };

  test.runIf(process.platform !== 'win32')('is plain ASCII where the locale promises no more', async () => {
    for (const env of [{ LC_ALL: 'C' }, {}, { LANG: 'POSIX' }]) expect(await written(env)).toEqual(plain);
  });

  test('is all of it in UTF-8, and so is what goes into a file or a pipe', async () => {
    expect(await written({ LC_ALL: 'C.UTF-8' })).toEqual(whole);
    expect(await written({ LC_ALL: 'C' }, { isTerminal: false })).toEqual(whole);
  });

  test('is plain ASCII with --ascii, as is all else', async () => {
    expect(await written({ LC_ALL: 'C.UTF-8' }, { ascii: true })).toEqual(plain);
    expect(await written({ LC_ALL: 'C.UTF-8' }, { isTerminal: false, ascii: true })).toEqual(plain);
  });

  test('can not be painted by what a command quotes; line breaks and tabs stay', async () => {
    const said: string[] = [];
    const told = (text: string): void => void said.push(text);
    const outlets = { out: told, err: told, bytes: () => expect.fail() };
    const streams = await streamsTo(outlets, { ascii: false, env: {}, isQuiet: () => false });
    for (const write of [streams.out, streams.err, streams.note]) write('a\tb\n\u001b[2J\r\n');
    expect(new Set(said)).toEqual(new Set(['a\tb\n\\u001b[2J\\u000d\n']));
  });

  test('is no bytes that are no text: only a file or a pipe gets them, as they are', async () => {
    const bytes = Uint8Array.of(0x1f, 0x8b, 0x1b, 0xff);
    const got: Uint8Array[] = [];
    const outlets = {
      out: () => expect.fail(),
      err: () => expect.fail(),
      bytes: (each: Uint8Array) => void got.push(each),
    };
    const manner = { ascii: true, env: {}, isQuiet: () => false };
    (await streamsTo(outlets, manner)).bytes(bytes);
    expect(got).toEqual([bytes]);
    const { bytes: write } = await streamsTo({ ...outlets, isTerminal: { out: true, err: true } }, manner);
    expect(() => write(bytes)).toThrow('This is not text, so a terminal can’t show it. Name a file with --out FILE');
    expect(got).toHaveLength(1);
  });

  test('with --quiet is no word about what was done', async () => {
    expect((await written({ LC_ALL: 'C.UTF-8' }, { quiet: true })).err).toBe('can’t\n');
  });
});
