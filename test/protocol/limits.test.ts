import { PassThrough, Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { serve } from '../../src/protocol/serve.ts';
import { LONGEST_LINE } from '../../src/protocol/lines.ts';
import { COMMANDS } from '../../src/protocol/request.ts';
import { IncomingHistories, MAX_INCOMING } from '../../src/protocol/whole-history.ts';
import { LARGEST_SAVE } from '../../src/saves/old/format.ts';
import { Client, readReply, TWO_SEATS } from './client.ts';

/** A request to load something of about `bytes` that is made of `part` over and over. */
function loading(part: string, bytes: number): string {
  const list = part.repeat(Math.floor(bytes / part.length));
  return `{"id":1,"cmd":"load","save":{"program":"orrery","format":1,"checksum":"x","log":[${list}0]}}`;
}

/** What comes back for a line that goes through a pipe, and after how many milliseconds. */
async function served(line: string) {
  const output = new PassThrough();
  const began = performance.now();
  await serve(Readable.from([Buffer.from(`${line}\n`)]), output, '1.2.3');
  return { reply: readReply(String(output.read())), took: performance.now() - began };
}

/** So long nobody waits for a refusal, even where eight others compute. Milliseconds; alone it takes a few hundred. */
const SOON = 15_000;

describe('a request that is larger than any save', () => {
  test('is refused by its length, as a file is, before anything of it is read', async () => {
    expect(LONGEST_LINE).toBeGreaterThan(LARGEST_SAVE);
    const { reply, took } = await served(loading('0,', 10_000_000));
    expect(reply.error).toMatchObject({ code: 'too-long' });
    expect(took).toBeLessThan(SOON);
  });

  test.each([
    ['numbers', '0,'],
    ['objects', '{},'],
    ['lists', '[[]],'],
  ])('or by its parts, where it is shorter: %s', async (_, part) => {
    const { reply, took } = await served(loading(part, 8_000_000));
    expect(reply.error).toEqual({ code: 'not-json', message: 'The line is nested too deeply, or has too many parts.' });
    expect(took).toBeLessThan(SOON);
  });

  test('or by the keys of one part', async () => {
    const keys = Array.from({ length: 500_000 }, (__, number) => `"k${number}":0`).join(',');
    const { reply, took } = await served(`{"cmd":"load","save":{"program":"orrery","format":1,"options":{${keys}}}}`);
    expect(reply.error?.message).toContain('options: it has more keys than any save');
    expect(took).toBeLessThan(SOON);
  });
});

describe('histories that are being loaded', () => {
  const page = { cmd: 'load', lines: ['x'.repeat(1000)], more: true };

  test('are few at once, and a last page ends one, whatever comes of it', async () => {
    const client = new Client();
    const begun: unknown[] = [];
    for (let number = 0; number < MAX_INCOMING; number++) begun.push((await client.ask(page)).loading);
    expect(await client.refused(page)).toBe('too-many');
    expect((await client.ask({ ...page, loading: begun[0] })).loading).toBe(begun[0]);
    expect(await client.refused({ cmd: 'load', loading: begun[0], lines: [] })).toBe('not-a-save');
    expect(await client.refused({ ...page, loading: begun[0] })).toBe('unknown-loading');
    expect((await client.ask(page)).loading).not.toBe(begun[0]);
    expect(await client.refused(page)).toBe('too-many');
  });

  test('one of a single page needs no room among them', async () => {
    const client = new Client();
    for (let number = 0; number < MAX_INCOMING; number++) await client.ask(page);
    expect(await client.refused({ cmd: 'load', lines: ['x'] })).toBe('not-a-save');
  });

  test('a history of too many pages is refused soon, and no longer kept', () => {
    const incoming = new IncomingHistories();
    const lines = Array.from({ length: 100_000 }, () => '');
    const name = incoming.add(undefined, lines);
    expect(() => {
      for (;;) incoming.add(name, lines);
    }).toThrow('too large');
    expect(() => incoming.add(name, lines)).toThrow('is being loaded');
  });
});

describe('what a refusal repeats', () => {
  test.each([
    { cmd: 'new', game: 'x'.repeat(1_000_000), seats: TWO_SEATS },
    { cmd: 'view', match: 'x'.repeat(1_000_000), seat: 0 },
    { cmd: 'x'.repeat(1_000_000) },
    { cmd: 'new', game: 'theseus', seats: TWO_SEATS, options: { ['x'.repeat(1_000_000)]: 1 } },
    { cmd: 'load', save: { program: 'orrery', format: 1, ['x'.repeat(1_000_000)]: 1 } },
    { cmd: 'load', save: { program: 'orrery', format: 2, ['x'.repeat(1_000_000)]: 1 } },
    { cmd: 'load', save: { format: 1, game: 'x', seats: TWO_SEATS, state: {}, ['x'.repeat(1_000_000)]: 1 } },
  ])('is cut: $cmd', async request => {
    const { ok, error } = await new Client().send(request);
    expect(ok).toBe(false);
    expect(error?.message.length).toBeLessThan(600);
  });

  test('of an answer too', async () => {
    const client = new Client();
    const { match, decision } = await client.begin();
    const { error } = await client.send({ cmd: 'answer', match, n: decision.n, answer: 'x'.repeat(1_000_000) });
    expect(error).toMatchObject({ code: 'not-an-option' });
    expect(error?.message.length).toBeLessThan(600);
  });
});

describe('a refusal is told in our own words', () => {
  const WRONG = [null, 7, -1, 1.5, '', 'x', 'x'.repeat(300), [], [1], {}, { name: 1 }, true];
  const PARTS = [
    'game',
    'seats',
    'options',
    'seed',
    'match',
    'n',
    'answer',
    'as',
    'seat',
    'why',
    'save',
    'to',
    'from',
    'more',
    'id',
  ];

  test('whatever a part of a request is', async () => {
    const client = new Client();
    const { match } = await client.begin();
    const sound = { game: 'starcraft', seats: TWO_SEATS, match, n: 1, answer: 'x', seat: 0, save: {}, to: 1 };
    const told = new Set<string>();
    for (const cmd of COMMANDS) {
      if (cmd === 'close') continue;
      for (const part of PARTS) {
        for (const value of WRONG) {
          const { error } = await client.send({ ...sound, cmd, [part]: value });
          if (error !== undefined) told.add(error.message);
        }
      }
    }
    expect(told.size).toBeGreaterThan(40);
    expect([...told].filter(message => /Invalid|Expected|received|\[kernel|\[save/.test(message))).toEqual([]);
  });

  test('and says which part is missing, too many, too long', async () => {
    const client = new Client();
    const told = async (request: object) => (await client.send(request)).error?.message;
    expect(await told({ cmd: 'view', seat: 0 })).toBe('view: match: it is missing');
    expect(await told({ cmd: 'games', more: 1 })).toBe('games: more: there is no such part');
    expect(await told({ cmd: 'view', match: 'x'.repeat(41), seat: 0 })).toBe('view: match: it is longer than 40');
    expect(await told({ cmd: 'view', match: 7, seat: 0 })).toBe('view: match: it must be string');
  });
});

test('two seats of one match have different names, as on the command line', async () => {
  const client = new Client();
  const seats = [{ name: 'Ann' }, { name: 'Ann' }];
  expect(await client.send({ cmd: 'new', game: 'starcraft', seats })).toMatchObject({
    ok: false,
    error: { code: 'bad-request', message: 'new: seats: two of them have the same name; give each its own' },
  });
  const unseen = await client.send({ cmd: 'new', game: 'starcraft', seats: [{ name: 'Ann' }, { name: '\u3164' }] });
  expect(unseen.error?.message).toBe('new: seats.1.name: holds characters that can’t be seen');
});

test('an id that JSON can’t give back is refused', async () => {
  const reply = await new Client().line('{"id":1e400,"cmd":"games"}');
  expect(reply).toMatchObject({
    ok: false,
    error: { code: 'bad-request', message: 'games: id: it is not a finite number' },
  });
  expect(reply).not.toHaveProperty('id');
});
