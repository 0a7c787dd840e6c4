import { PassThrough, Readable, Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { serve } from '../../src/protocol/serve.ts';
import { LineCutter, LONGEST_LINE } from '../../src/protocol/lines.ts';
import { readReply } from './client.ts';
import type { Reply } from './client.ts';

/** What comes back for some input, which arrives in pieces. */
async function served(pieces: readonly (string | Uint8Array)[]): Promise<Reply[]> {
  const output = new PassThrough();
  const texts: string[] = [];
  output.on('data', (chunk: Buffer) => texts.push(chunk.toString()));
  await serve(Readable.from(pieces.map(piece => Buffer.from(piece))), output, '1.2.3');
  const text = texts.join('');
  expect(text === '' || text.endsWith('\n')).toBe(true);
  return text.split('\n').slice(0, -1).map(readReply);
}

describe('one line, one reply, in order', () => {
  test('each with its id', async () => {
    const lines = Array.from({ length: 50 }, (_, id) =>
      JSON.stringify({ id, cmd: id % 2 === 0 ? 'games' : 'nothing' }),
    );
    const replies = await served([`${lines.join('\n')}\n`]);
    expect(replies.map(({ id, ok }) => ({ id, ok }))).toEqual(lines.map((_, id) => ({ id, ok: id % 2 === 0 })));
  });

  test('wherever the stream is cut, also inside of a character', async () => {
    const whole = Buffer.from(
      '{"id":"ä😀","cmd":"games"}\r\n\n   \n{"id":"\u2028","cmd":"games"}\n{"id":3,"cmd":"games"}',
    );
    const ids = ['ä😀', '\u2028', 3];
    for (let cut = 0; cut <= whole.length; cut += 3) {
      const replies = await served([whole.subarray(0, cut), whole.subarray(cut)]);
      expect(replies.map(({ id }) => id)).toEqual(ids);
    }
  });

  test('the first of which says the versions of protocol and program, whatever was asked', async () => {
    for (const line of ['{"id":1,"cmd":"games"}', 'nonsense']) {
      const [first, second] = await served([`${line}\n${line}\n`]);
      expect(first).toEqual({ ...second, protocol: 1, orrery: '1.2.3' });
      expect(Object.keys(second ?? {})).not.toContain('protocol');
    }
  });

  test('nothing for nothing', async () => {
    expect(await served([])).toEqual([]);
    expect(await served(['\n\r\n \t\n'])).toEqual([]);
  });
});

describe('a line that is no request is refused, and the next one is served', () => {
  const lines: readonly (readonly [string, string, unknown])[] = [
    ['{', 'not-json', undefined],
    ['hello', 'not-json', undefined],
    ['null', 'not-json', undefined],
    ['[]', 'not-json', undefined],
    ['[{"id":1,"cmd":"games"}]', 'not-json', undefined],
    ['"games"', 'not-json', undefined],
    ['{}', 'unknown-command', undefined],
    ['{"id":7}', 'unknown-command', 7],
    ['{"id":"a","cmd":"fly"}', 'unknown-command', 'a'],
    ['{"id":"a","cmd":"constructor"}', 'unknown-command', 'a'],
    ['{"id":"a","cmd":["games"]}', 'unknown-command', 'a'],
    ['{"id":{},"cmd":"games"}', 'bad-request', undefined],
    ['{"id":null,"cmd":"games"}', 'bad-request', undefined],
    ['{"id":1,"cmd":"games","more":1}', 'bad-request', 1],
    ['{"id":1,"cmd":"decision"}', 'bad-request', 1],
    ['{"id":1,"cmd":"decision","match":7}', 'bad-request', 1],
    ['{"id":1,"cmd":"decision","match":"m9"}', 'unknown-match', 1],
    ['{"id":1,"cmd":"decision","match":"__proto__"}', 'unknown-match', 1],
    [`{"id":1,"cmd":"load","save":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'not-json', undefined],
    [`{"id":1,"cmd":"load","save":{"program":"orrery","x":${'['.repeat(100)}${']'.repeat(100)}}}`, 'not-a-save', 1],
    ['\u0000', 'not-json', undefined],
  ];
  test.each(lines)('%.60s', async (line, code, id) => {
    const [wrong, right, ...more] = await served([`${line}\n{"id":"next","cmd":"games"}\n`]);
    expect(wrong).toMatchObject({ ok: false, error: { code } });
    expect(wrong?.id).toBe(id);
    expect(wrong?.error?.message.split('\n').length).toBeLessThanOrEqual(2);
    expect(right).toMatchObject({ ok: true, id: 'next' });
    expect(more).toEqual([]);
  });

  test('too long a line, which is not kept', () => {
    const cutter = new LineCutter(10);
    expect(cutter.feed('12345')).toEqual([]);
    expect(cutter.feed('67890\n1234567890')).toEqual(['1234567890']);
    expect(cutter.feed('1')).toEqual([]);
    expect(cutter.feed('2345\nshort\n12345678901\nx')).toEqual([null, 'short', null]);
    expect(cutter.end()).toEqual(['x']);
    expect(cutter.end()).toEqual([]);
  });

  test('and says so', async () => {
    const [wrong, right] = await served([' '.repeat(LONGEST_LINE), '!\n', '{"id":2,"cmd":"games"}\n']);
    expect(wrong).toMatchObject({ ok: false, error: { code: 'too-long' } });
    expect(right).toMatchObject({ ok: true, id: 2 });
  });
});

describe('the other end', () => {
  test('may go away: that is an end, not a fault', async () => {
    const input = new PassThrough();
    const output = new Writable({
      write: (_chunk, _encoding, done) => done(new Error('write EPIPE')),
    });
    input.write('{"cmd":"games"}\n{"cmd":"games"}\n');
    await serve(input, output, '1.2.3');
    expect(input.destroyed).toBe(true);
  });

  test('may read slowly: no reply is lost', async () => {
    const texts: string[] = [];
    const output = new Writable({
      highWaterMark: 1,
      write: (chunk: Buffer, _encoding, done) => {
        texts.push(chunk.toString());
        setImmediate(done);
      },
    });
    await serve(Readable.from([Buffer.from('{"cmd":"games"}\n'.repeat(20))]), output, '1.2.3');
    await new Promise(setImmediate);
    expect(texts).toHaveLength(20);
  });

  test('is told when the input breaks', async () => {
    const input = new PassThrough();
    input.destroy(new Error('EIO: i/o error, read'));
    await expect(serve(input, new PassThrough(), '1.2.3')).rejects.toThrow('EIO');
  });
});
