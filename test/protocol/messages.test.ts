import { PassThrough, Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { serve } from '../../src/protocol/serve.ts';
import { LONGEST_LINE } from '../../src/protocol/lines.ts';
import { protocolTexts } from '../../src/protocol/text.en.ts';
import { saveTexts } from '../../src/saves/input/text.en.ts';
import { Client, readReply, TWO_SEATS } from './client.ts';

// Programs go by the code, people read the sentence: the codes stay as they are, whatever becomes of the sentences.

const NEW = JSON.stringify({ cmd: 'new', game: 'starcraft', seats: TWO_SEATS });

/** What is sent, the code of its refusal, and the text of the catalogue that the sentence comes from. */
const REFUSED: readonly (readonly [string, string, keyof typeof protocolTexts])[] = [
  ['no JSON', 'not-json', 'protocol.one-object'],
  ['[]', 'not-json', 'protocol.one-object'],
  [`{"cmd":${'['.repeat(2000)}${']'.repeat(2000)}}`, 'not-json', 'protocol.too-deep'],
  ['{"cmd":"fly"}', 'unknown-command', 'protocol.unknown-command'],
  ['{"cmd":"view","match":"m1"}', 'bad-request', 'protocol.bad-request'],
  ['{"cmd":"new","game":"chess","seats":[]}', 'unknown-game', 'protocol.unknown-game'],
  ['{"cmd":"decision","match":"m99"}', 'unknown-match', 'protocol.unknown-match'],
  ['{"cmd":"view","match":"m1","seat":2}', 'bad-seat', 'protocol.bad-seat'],
  ['{"cmd":"undo","match":"m1"}', 'cannot-undo', 'kernel.no-undo'],
  ['{"cmd":"answer","match":"m1","n":5,"answer":"x"}', 'stale', 'kernel.stale'],
  ['{"cmd":"load","save":{}}', 'not-a-save', 'save.not-ours'],
  ['{"cmd":"load"}', 'bad-request', 'protocol.one-of-two'],
  ['{"cmd":"load","lines":[],"loading":"l9"}', 'unknown-loading', 'protocol.unknown-loading'],
  [NEW.replace('}]', '}],"people":[0]'), 'bad-request', 'protocol.bad-people'],
];

/** Whether a sentence is that text of the catalogue, with anything in its holes. */
function isTold(sentence: string, text: string): boolean {
  const pieces = text.split(/\{\w+\}/).map(piece => piece.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${pieces.join('.+')}$`).test(sentence);
}

describe('what is refused', () => {
  const cases = REFUSED.map(([line, code, key]) => [code, key, line] as const);
  test.each(cases)('%s, told by %s', async (code, key, line) => {
    const client = new Client();
    await client.line(NEW);
    const { ok, error } = await client.line(line);
    expect({ ok, code: error?.code }).toEqual({ ok: false, code });
    const text = protocolTexts[key];
    expect(typeof text === 'string' && isTold(error?.message ?? '', text)).toBe(true);
    expect(error?.message).not.toMatch(/\{\w+\}|^\[/);
  });

  test('says where a request is wrong, and how large a line may be', async () => {
    const client = new Client();
    await client.line(NEW);
    const { error } = await client.line('{"cmd":"view","match":7,"seat":0}');
    expect(error?.message).toMatch(/^view: match: ./);
    const { error: other } = await client.line('{"cmd":"view","match":"m1","seat":0,"more":1}');
    expect(other?.message).toMatch(/^view: more: ./);

    const output = new PassThrough();
    await serve(Readable.from([Buffer.from(`${' '.repeat(LONGEST_LINE)}!\n`)]), output, '1.2.3');
    const { error: long } = readReply(String(output.read()));
    expect(long).toEqual({ code: 'too-long', message: 'A line has at most 8,454,144 characters.' });
  });
});

test('every sentence of the protocol’s own is told by one of these tests', () => {
  // The warning and the thousand matches are among the tests of the commands, the histories being loaded among those of
  // limits.
  const own = Object.keys(protocolTexts).filter(key => !Object.hasOwn(saveTexts, key));
  const elsewhere = [
    'protocol.too-long',
    'protocol.too-many',
    'protocol.too-many-loading',
    'protocol.whole-request',
    'protocol.secret',
    'protocol.too-large',
  ];
  const told = new Set<string>([...REFUSED.map(([, , key]) => key), ...elsewhere]);
  expect(own.filter(key => !told.has(key))).toEqual([]);
});
