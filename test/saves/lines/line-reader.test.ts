import { closeSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { PlacedLine } from '../../../src/kernel/history/chronicle.ts';
import type { Line } from '../../../src/kernel/history/lines.ts';
import {
  firstText,
  linesBack as textsRead,
  nextNumber,
  textsBack,
  completeEnd,
} from '../../../src/saves/lines/line-reader.ts';
import { lineText, LONGEST_LINE } from '../../../src/saves/lines/lines.ts';
import { freshFolder } from '../support.ts';

const HEAD = '{"a":"head"}\n';
const meta = (what: unknown): Line => ({ line: 'meta', meta: what });

/** A file of that text, opened to be read. */
function opened(text: string): { readonly handle: number; readonly size: number } {
  const file = join(freshFolder(), 'lines');
  writeFileSync(file, text);
  const handle = openSync(file, 'r');
  onTestFinished(() => closeSync(handle));
  return { handle, size: Buffer.byteLength(text) };
}

/** A file of the head and these lines. */
const openedLines = (...texts: readonly string[]) => opened(HEAD + texts.join(''));

/** The lines of a file, newest first. */
const linesBack = (handle: number, size: number, before?: number): PlacedLine[] =>
  [...textsRead(handle, size, before === undefined ? {} : { before })].flatMap(({ lines }) => lines);

/** What the lines of a file say, newest first. */
const said = (lines: Iterable<PlacedLine>): unknown[] =>
  [...lines].map(({ line }) => (line.line === 'meta' ? line.meta : line.line));

const read = ({ handle, size }: { readonly handle: number; readonly size: number }): unknown[] =>
  said(linesBack(handle, size));

describe('the first line', () => {
  test('is read whatever its length, up to a bound', () => {
    for (const length of [0, 1, 65_535, 65_536, 65_537, 200_000]) {
      expect(firstText(opened(`${'x'.repeat(length)}\nmore\n`).handle)).toHaveLength(length);
    }
    expect(firstText(opened('x'.repeat(LONGEST_LINE + 70_000)).handle)).toBeNull();
  });

  test('that does not end, or is not there, is none', () => {
    expect(firstText(opened('{"a":1}').handle)).toBeNull();
    expect(firstText(opened('').handle)).toBeNull();
  });
});

describe('lines', () => {
  test('come newest first with the places at which they begin, without the head', () => {
    const texts = [1, 2, 3].map(i => lineText(i, meta(`line ${i}`)));
    const { handle, size } = openedLines(...texts);
    const places = texts.map((_, at) => HEAD.length + texts.slice(0, at).join('').length);
    expect([...linesBack(handle, size)]).toEqual(
      [2, 1, 0].map(at => ({ number: places[at], line: meta(`line ${at + 1}`) })),
    );
  });

  test('of all lengths come whole, wherever the blocks end that are read', () => {
    const lengths = [1, 100, 65_500, 65_536, 65_600, 131_072, 300_000, 3, 1_000_000, 2];
    const all = lengths.map((length, at) => `${at} ${'é'.repeat(length / 2)}`);
    const { handle, size } = openedLines(...all.map((text, at) => lineText(at + 1, meta(text))));
    expect(said(linesBack(handle, size))).toEqual([...all].reverse());
    for (const block of [1, 2, 7, 64, 1000, size]) {
      expect([...textsBack(handle, size, block)].map(({ start }) => start)).toHaveLength(all.length);
    }
  });

  test('before any place are those that begin before it', () => {
    const texts = [1, 2, 3, 4].map(i => lineText(i, meta(i)));
    const { handle, size } = openedLines(...texts);
    const all = [...linesBack(handle, size)];
    for (let before = 0; before <= size + 1; before++) {
      const expected = all.filter(({ number }) => number < before);
      // Only where a line begins, and one byte behind that, are numbers that a reader may know.
      const isNumber =
        before >= size || before === 0 || all.some(({ number }) => before === number || before === number + 1);
      if (isNumber) expect([...linesBack(handle, size, before)], `before ${before}`).toEqual(expected);
    }
  });

  test('behind the last line break are none', () => {
    const texts = [1, 2].map(i => lineText(i, meta(i)));
    const { handle, size } = openedLines(...texts, lineText(3, meta(3)).slice(0, -1));
    const end = completeEnd(handle, size);
    expect(end).toBe(HEAD.length + texts.join('').length);
    expect(said(linesBack(handle, end))).toEqual([2, 1]);
    expect(read({ handle, size })).toEqual(['damaged', 2, 1]);
    expect(completeEnd(opened('no end').handle, 6)).toBe(0);
    expect(completeEnd(opened(`${'x'.repeat(70_000)}\n${'y'.repeat(140_000)}`).handle, 210_001)).toBe(70_001);
  });

  test('that are too long say nothing, and hide no other', () => {
    const long = `${'x'.repeat(LONGEST_LINE + 200_000)}\n`;
    expect(read(openedLines(lineText(1, meta(1)), long, lineText(3, meta(3)), long, long))).toEqual([
      'damaged',
      'damaged',
      3,
      'damaged',
      1,
    ]);
    const started = performance.now();
    expect(read(openedLines(`${'x'.repeat(30 * 1024 * 1024)}\n`))).toEqual(['damaged']);
    expect(performance.now() - started).toBeLessThan(5000);
  });

  test('that are damaged, missing, empty or twice there say so, and the others stay', () => {
    const [one = '', two = '', three = '', four = ''] = [1, 2, 3, 4].map(i => lineText(i, meta(i)));
    expect(read(openedLines(one, two.replace('meta', 'mela'), three))).toEqual([3, 'damaged', 1]);
    expect(read(openedLines(one, three, four))).toEqual([4, 3, 'damaged', 1]);
    expect(read(openedLines(one, '\n', two))).toEqual([2, 'damaged', 1]);
    expect(read(openedLines(one, two, two, three))).toEqual([3, 2, 'damaged', 1]);
    expect(read(openedLines(two, one))).toEqual([1, 'damaged']);
    expect(read(openedLines())).toEqual([]);
  });

  test('have numbers that grow, also those that say that something is missing', () => {
    const [one = '', , three = '', , five = ''] = [1, 2, 3, 4, 5].map(i => lineText(i, meta(i)));
    const { handle, size } = openedLines(one, three, five);
    const numbers = [...linesBack(handle, size)].map(({ number }) => number);
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
    expect(new Set(numbers).size).toBe(5);
  });
});

test('the next line gets a number that no line before it has', () => {
  const [one = '', two = ''] = [1, 2].map(i => lineText(i, meta(i)));
  const next = ({ handle, size }: { readonly handle: number; readonly size: number }): number =>
    nextNumber(textsRead(handle, size));
  expect(next(openedLines())).toBe(1);
  expect(next(openedLines(one, two))).toBe(3);
  expect(next(openedLines(one, two, 'damaged\n', 'damaged\n'))).toBe(5);
  expect(next(openedLines('damaged\n'))).toBe(2);
});
