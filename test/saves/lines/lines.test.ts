import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { isReadable } from '../../../src/kernel/history/chronicle.ts';
import type { CheckpointLine, Line } from '../../../src/kernel/history/lines.ts';
import { headFrom, headText, lineFrom, lineText, LONGEST_LINE, matchKey } from '../../../src/saves/lines/lines.ts';
import { linesOf } from '../../../src/saves/saved/load.ts';
import { headOf, starcraftAt, toyUntil } from '../support.ts';

const match = toyUntil(({ decision }) => decision?.n === 20);
match.takeBack(12);
match.concede(1);
const lines: readonly Line[] = [
  ...linesOf(match.history),
  { line: 'meta', meta: { anything: ['of', 'the', 'table'] } },
];

/** The text of a line without its end. */
const textOf = (line: Line, i = 7): string => lineText(i, line).slice(0, -1);

/** A text with the sum that it ought to have, whatever it holds. */
function summed(json: string): string {
  const text = json.slice(0, -1);
  return `${text},"sum":"${createHash('sha256').update(text).digest('hex').slice(0, 16)}"}`;
}

const forged = (data: object): string => summed(JSON.stringify(data));

const checkpointOf = (state: unknown): CheckpointLine => ({
  line: 'checkpoint',
  at: 3,
  entry: 3,
  told: 1,
  rulesVersion: 1,
  checkpoint: { answers: 3, told: 1, state },
  since: [],
});

describe('a line', () => {
  test('of every kind is there', () => {
    expect(new Set(lines.map(({ line }) => line))).toEqual(
      new Set(['record', 'cut', 'act', 'round', 'checkpoint', 'meta']),
    );
  });

  test.each(lines.map((line, at) => [line.line, at, line] as const))(
    'comes back as it was written: %s (%d)',
    (_, at, line) => {
      const text = lineText(at + 1, line);
      expect(text.endsWith('"}\n')).toBe(true);
      expect(text.indexOf('\n')).toBe(text.length - 1);
      expect(lineFrom(text.slice(0, -1))).toEqual({ i: at + 1, line });
    },
  );

  test('of StarCraft does so too', () => {
    const { history } = starcraftAt(['planning.token']);
    for (const [at, line] of linesOf(history).entries()) expect(lineFrom(textOf(line, at))).toEqual({ i: at, line });
  });

  test('says by its sum that any one byte of it is another one', () => {
    const [line = lines[0]] = lines.filter(each => each.line === 'record');
    if (line === undefined) throw new Error('no record');
    const text = textOf(line);
    for (let at = 0; at < text.length; at++) {
      for (const instead of ['7', '"', 'x']) {
        if (text[at] === instead) continue;
        expect(lineFrom(`${text.slice(0, at)}${instead}${text.slice(at + 1)}`), `byte ${at}`).toBeNull();
      }
      expect(lineFrom(text.slice(0, at)), `cut at ${at}`).toBeNull();
    }
    expect(lineFrom(`${text} `)).toBeNull();
    expect(lineFrom(text + text)).toBeNull();
  });

  test('leaves out of a record what is so in most, and still reads one that says it', () => {
    const [line] = lines.filter(
      each => each.line === 'record' && each.given?.secrecy === 'open' && each.events.length === 0,
    );
    if (line?.line !== 'record') throw new Error('no quiet record');
    const text = textOf(line);
    for (const left of ['"private"', '"events"', '"beats"', '"revealed"', '"entry"']) expect(text).not.toContain(left);
    expect(lineFrom(forged({ i: 7, ...line }))).toEqual({ i: 7, line });
    expect(lineFrom(text)).toEqual({ i: 7, line });
  });

  test('that was damaged is not written again', () => {
    expect(() => lineText(1, { line: 'damaged' })).toThrow('not written again');
  });
});

describe('a state', () => {
  test('lies open in its checkpoint while it is small, and is deflated above 1 kB', () => {
    const small = { text: 'x'.repeat(1024 - 20) };
    const large = { text: 'x'.repeat(1024) };
    expect(textOf(checkpointOf(small))).toContain('"plain":{"text":"xxx');
    expect(textOf(checkpointOf(large))).toContain('"deflated":"');
    expect(textOf(checkpointOf(large)).length).toBeLessThan(300);
    for (const state of [small, large]) {
      expect(lineFrom(textOf(checkpointOf(state)))?.line).toEqual(checkpointOf(state));
    }
  });

  test('that inflates without end, or is none, can not be read', () => {
    const stateOf = (deflated: string): unknown => {
      const line = checkpointOf(null);
      const text = forged({ i: 7, ...line, checkpoint: { ...line.checkpoint, state: { deflated } } });
      const read = lineFrom(text)?.line;
      if (read?.line !== 'checkpoint') throw new Error('no checkpoint');
      expect(isReadable(read)).toBe(read.checkpoint.state !== undefined);
      return read.checkpoint.state;
    };
    const bomb = deflateRawSync(`"${'0'.repeat(100 * 1024 * 1024)}"`).toString('base64');
    expect(bomb.length).toBeLessThan(LONGEST_LINE);
    const started = performance.now();
    expect(stateOf(bomb)).toBeUndefined();
    expect(performance.now() - started).toBeLessThan(2000);
    const packed = (text: string): string => deflateRawSync(text).toString('base64');
    expect(stateOf(packed('{"a":1}'))).toEqual({ a: 1 });
    for (const wrong of [
      '',
      'AAAA',
      packed('{"a":'),
      packed('{"__proto__":1}'),
      packed('[1e999]'),
      packed('['.repeat(1e6)),
    ]) {
      expect(stateOf(wrong)).toBeUndefined();
    }
  });

  test('that is larger than any is not written', () => {
    expect(() => lineText(1, checkpointOf('x'.repeat(9 * 1024 * 1024)))).toThrow(RangeError);
  });
});

describe('a line that is too long', () => {
  const meta = (text: string): Line => ({ line: 'meta', meta: text });

  test('is not written, by its bytes, not its characters', () => {
    expect(() => lineText(1, meta('x'.repeat(LONGEST_LINE)))).toThrow(RangeError);
    expect(() => lineText(1, meta('é'.repeat(LONGEST_LINE / 2)))).toThrow(RangeError);
    expect(lineFrom(textOf(meta('é'.repeat(LONGEST_LINE / 2 - 100))))).not.toBeNull();
  });

  test('is not read', () => {
    expect(lineFrom(forged({ i: 1, ...meta('x'.repeat(LONGEST_LINE)) }))).toBeNull();
  });
});

test('a line of another match has a sum that is wrong here', () => {
  const head = headOf(match);
  const meta = (what: string): Line => ({ line: 'meta', meta: what });
  const line = meta('theirs');
  const theirs = lineText(7, line, matchKey({ ...head, begun: new Date(head.begun.getTime() + 1) })).slice(0, -1);
  expect(lineFrom(theirs, matchKey(head))).toBeNull();
  expect(lineFrom(lineText(7, line, matchKey(head)).slice(0, -1), matchKey(head))).toEqual({ i: 7, line });
});

describe('a forged line with a right sum is not taken', () => {
  const record = lines.find(line => line.line === 'record' && line.given !== null);
  if (record?.line !== 'record') throw new Error('no record');
  const sound = { i: 7, ...record };

  test('while the sound one is', () => {
    expect(lineFrom(forged(sound))).toEqual({ i: 7, line: record });
  });

  test.each<readonly [string, object]>([
    ['no number', { ...record }],
    ['a negative number', { ...sound, i: -1 }],
    ['no whole number', { ...sound, i: 0.5 }],
    ['a kind that there is not', { i: 7, line: 'joke' }],
    ['a damaged line', { i: 7, line: 'damaged' }],
    ['a member too many', { ...sound, extra: 1 }],
    ['a member too few', { i: 7, line: 'record', given: null }],
    ['a count that is none', { ...sound, n: '3' }],
    ['a count beyond all bounds', { ...sound, told: 1e10 }],
    ['a seat that no table has', { ...sound, next: { n: 1, seat: 16, kind: 'turn', secrecy: 'open' } }],
    ['events without words', { ...sound, events: [{}] }],
    [
      'more events than any answer has',
      { ...sound, events: Array.from({ length: 10_001 }, () => ({ words: { key: 'drew' } })) },
    ],
    ['words that are too long', { ...sound, events: [{ words: { key: 'x'.repeat(201) } }] }],
    ['an answer that is no answer', { ...sound, given: { ...record.given, answer: { an: 'object' } } }],
    [
      'control characters in the words',
      { ...sound, events: [{ words: { key: 'drew', with: { seat: '\u001b[2J' } } }] },
    ],
    ['control characters in a key', { ...sound, '\u001b[2J': 1 }],
    ['a text that turns the line around', { i: 7, line: 'meta', meta: '\u202eAnn' }],
    ['a reason that there is not', { i: 7, line: 'cut', to: 1, why: 'mood', entry: 1, told: 1, events: [] }],
    ['an act that there is not', { i: 7, line: 'act', act: 'cheat', seat: 0, n: 1, entry: 1, told: 1 }],
    [
      'a figure for nobody',
      {
        i: 7,
        line: 'round',
        round: 1,
        n: 1,
        figures: [{ name: 'points', seat: 0, value: 1, now: 'nobody', end: 'all' }],
      },
    ],
  ])('%s', (_, data) => {
    expect(lineFrom(forged(data))).toBeNull();
  });

  test.each(['__proto__', 'constructor', 'prototype'])('a key %s, anywhere', key => {
    const evil = `{"${key}":{"polluted":1}}`;
    for (const json of [
      `{"i":7,"line":"meta","meta":${evil}}`,
      `{"i":7,"line":"meta","meta":1,"${key}":{"polluted":1}}`,
      JSON.stringify({ i: 7, ...checkpointOf('@') }).replace('"state":"@"', `"state":{"plain":${evil}}`),
    ]) {
      expect(lineFrom(summed(json))).toBeNull();
    }
    expect({}).not.toHaveProperty('polluted');
  });

  test.each(['1e999', '-1e999'])('the number %s', number => {
    expect(lineFrom(summed(`{"i":7,"line":"meta","meta":${number}}`))).toBeNull();
  });

  test('brackets without end', () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    expect(lineFrom(summed(`{"i":7,"line":"meta","meta":${deep}}`))).toBeNull();
  });
});

describe('the head', () => {
  const head = headOf(match);
  const text = headText(head).slice(0, -1);
  const data = {
    program: 'orrery',
    format: 2,
    start: head.start,
    n: 0,
    told: 0,
    position: false,
    begun: head.begun.toISOString(),
  };

  test('comes back as it was written', () => {
    expect(headFrom(text)).toEqual(head);
    expect(headFrom(forged(data))).toEqual(head);
  });

  test('says that it was damaged, or that it is of another program', () => {
    for (let at = 0; at < text.length; at++) {
      const changed = `${text.slice(0, at)}${text[at] === '7' ? '8' : '7'}${text.slice(at + 1)}`;
      expect(['damaged', 'not-ours'], `byte ${at}`).toContain(headFrom(changed));
    }
    for (const other of [
      '',
      'null',
      '{}',
      '[]',
      '{"program":"chess"}',
      forged({ program: 'chess' }),
      forged([1]),
      text.slice(1),
    ]) {
      expect(['damaged', 'not-ours']).toContain(headFrom(other));
    }
    expect(headFrom(forged({ program: 'chess' }))).toBe('not-ours');
  });

  test('says which newer format it has', () => {
    expect(headFrom(forged({ ...data, format: 3 }))).toEqual({ newer: 3 });
    expect(headFrom(forged({ ...data, format: 1 }))).toBe('damaged');
  });

  test('may have any seed that somebody typed', () => {
    const typed = { ...head, start: { ...head.start, seed: '\u001b[2J' } };
    expect(headFrom(headText(typed).slice(0, -1))).toEqual(typed);
  });

  test.each<readonly [string, object]>([
    ['no seats', { start: { ...data.start, seats: [] } }],
    ['too many seats', { start: { ...data.start, seats: Array.from({ length: 17 }, () => ({ name: 'Ann' })) } }],
    ['a name that paints the terminal', { start: { ...data.start, seats: [{ name: 'A\u001b[2J' }] } }],
    ['a name that is too long', { start: { ...data.start, seats: [{ name: 'A'.repeat(25) }] } }],
    ['a time that is none', { begun: 'yesterday' }],
    ['a member too many', { extra: 1 }],
    ['options that paint the terminal', { start: { ...data.start, options: { a: '\u001b[2J' } } }],
    ['rules of no version', { start: { ...data.start, rulesVersion: -1 } }],
  ])('forged, is not taken with %s', (_, part) => {
    expect(headFrom(forged({ ...data, ...part }))).toBe('damaged');
  });
});
