import { readSync } from 'node:fs';
import type { PlacedLine } from '../../kernel/history/chronicle.ts';
import { lineFrom, LONGEST_LINE, matchKey } from './lines.ts';
import type { FileHead, LineRead } from './lines.ts';

/** This many bytes are read at first: the head, or the last few lines, which is all that lists need. */
const FIRST_BLOCK = 4 * 1024;
/** Then four times as many each time, up to this: a checkpoint often lies between the last answer and the end. */
const BLOCK = 64 * 1024;
const GROWS = 4;
const NEWLINE = 0x0a;

/** The text of the first line of an open file, without its end; `null`: it has none of a bearable length. */
export function firstText(handle: number): string | null {
  let text = Buffer.alloc(0);
  for (let size = FIRST_BLOCK; text.length <= LONGEST_LINE; size = BLOCK) {
    const bytes = Buffer.allocUnsafe(size);
    const taken = readSync(handle, bytes, 0, bytes.length, text.length);
    const end = bytes.subarray(0, taken).indexOf(NEWLINE);
    text = joined(text, bytes.subarray(0, end < 0 ? taken : end));
    if (end >= 0) return text.toString('utf8');
    if (taken === 0) return null;
  }
  return null;
}

/** A line of text in a file: where it begins, and what it says. */
export interface TextAt {
  readonly start: number;
  readonly text: string;
}

/**
 * The whole lines of a file up to byte `end`, newest first, without the head. What does not end with a line break says
 * nothing, and so does a line that is too long.
 */
export function* textsBack(handle: number, end: number, firstBlock = FIRST_BLOCK): Generator<TextAt> {
  let rest = Buffer.alloc(0);
  let at = end;
  let skipping = false;
  // `rest` holds the bytes from `at` on up to the end of the line that is looked for; the first one ends before `end`.
  let block = firstBlock;
  let isFirst = true;
  while (at > 0) {
    const size = Math.min(block, at);
    block = Math.min(GROWS * block, BLOCK);
    const bytes = Buffer.allocUnsafe(size);
    readFully(handle, bytes, at - size);
    at -= size;
    rest = skipping ? bytes : joined(bytes, rest);
    if (isFirst) {
      // Somebody has cut it off meanwhile: whatever stands behind the last line break is no whole line.
      if (at + size === end && bytes.at(-1) !== NEWLINE) yield { start: end - 1, text: '' };
      const last = rest.lastIndexOf(NEWLINE);
      if (last < 0 && rest.length <= LONGEST_LINE) continue;
      rest = rest.subarray(0, Math.max(0, last));
      isFirst = false;
    }
    for (let cut = rest.lastIndexOf(NEWLINE); cut >= 0; cut = rest.lastIndexOf(NEWLINE)) {
      yield { start: at + cut + 1, text: skipping ? '' : rest.toString('utf8', cut + 1) };
      skipping = false;
      rest = rest.subarray(0, cut);
    }
    if (rest.length > LONGEST_LINE) skipping = true;
  }
}

function joined(one: Buffer<ArrayBuffer>, other: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  if (one.length === 0) return other;
  return other.length === 0 ? one : Buffer.concat([one, other]);
}

/** The end of the last whole line in the first `size` bytes of a file; 0: there is none. */
export function wholeEnd(handle: number, size: number): number {
  let most = FIRST_BLOCK;
  for (let end = size; end > 0;) {
    const block = Buffer.allocUnsafe(Math.min(most, end));
    most = BLOCK;
    readFully(handle, block, end - block.length);
    const last = block.lastIndexOf(NEWLINE);
    if (last >= 0) return end - block.length + last + 1;
    end -= block.length;
  }
  return 0;
}

/** Reads all of the bytes. Where somebody has cut the file off meanwhile they are 0: no line. */
function readFully(handle: number, bytes: Buffer, position: number): void {
  for (let read = 0; read < bytes.length;) {
    const taken = readSync(handle, bytes, read, bytes.length - read, position + read);
    if (taken === 0) {
      bytes.fill(0, read);
      return;
    }
    read += taken;
  }
}

/**
 * What a text of a line says: the line, and before it (it comes newest first) as many damaged ones as are missing
 * behind it.
 */
export interface ReadText {
  readonly lines: readonly PlacedLine[];
  /** The number of the oldest line so far that can be read; `null`: the one that was read last can't be. */
  readonly next: number | null;
}

/** How the text of a line is read: `lineFrom`, or with less of it. */
export type ReadLine = (text: string) => LineRead | null;

/** Reads a line of a file with that `matchKey`. */
export type KeyedRead = (text: string, key: string) => LineRead | null;

/** Reads the lines behind a head. */
export function readingWith(head: FileHead, read: KeyedRead = lineFrom): ReadLine {
  const key = matchKey(head);
  return text => read(text, key);
}

/**
 * The number that the next line of a file gets: one more than the last that can be read, and one for each behind that.
 */
export function nextNumber(newest: Iterable<ReadText>): number {
  let behind = 1;
  for (const { next } of newest) {
    if (next !== null) return next + behind;
    behind += 1;
  }
  return behind;
}

/** Which lines are read, and how; `next` is the number of the line at `before`, where that is known. */
interface Reading {
  readonly read?: ReadLine;
  readonly before?: number;
  readonly next?: number | null;
}

/**
 * The lines of a file that begin before byte `before`, newest first, without the head; their numbers are where they
 * begin. `size` is the length of the file up to the end of its last whole line, `next` the number of the line at
 * `before`, where that is known. What can't be read comes as a damaged line.
 */
export function* linesBack(
  handle: number,
  size: number,
  { read = lineFrom, before = size, next = null }: Reading = {},
): Generator<ReadText, void> {
  yield* linesFrom(textsBack(handle, endOf(handle, size, before)), next, read);
}

/**
 * The lines that texts say, newest first. What can't be read comes as a damaged line, and so do lines that are missing
 * and lines whose number is not below that of the line after them. `next`: the number of the line behind them all,
 * where that is known.
 */
export function* linesFrom(
  texts: Iterable<TextAt>,
  next: number | null = null,
  readLine: ReadLine = lineFrom,
): Generator<ReadText, void> {
  let behind = next;
  for (const { start, text } of texts) {
    const read = readLine(text);
    if (read === null) {
      behind = null;
      yield damagedAt(start);
      continue;
    }
    if (behind !== null && read.i >= behind) {
      // It stands twice, or comes from elsewhere.
      yield { ...damagedAt(start), next: behind };
      continue;
    }
    // As many as are missing, but no more than tell that there were several.
    const missing = behind === null ? 0 : Math.min(2, behind - 1 - read.i);
    const gap = Array.from({ length: missing }, (): PlacedLine => ({ number: start + 1, line: { line: 'damaged' } }));
    behind = read.i;
    yield { lines: [...gap, { number: start, line: read.line }], next: behind };
  }
}

function damagedAt(number: number): ReadText {
  return { lines: [{ number, line: { line: 'damaged' } }], next: null };
}

/** Whether a line ends right before that byte. */
function endsLine(handle: number, end: number): boolean {
  const last = Buffer.alloc(1);
  readFully(handle, last, end - 1);
  return last[0] === NEWLINE;
}

/** Where the last of the lines ends that begin before byte `before`. */
function endOf(handle: number, size: number, before: number): number {
  if (before >= size) return size;
  if (before < 1) return 0;
  // `before` is where a line begins, or one byte behind that.
  if (endsLine(handle, before)) return before;
  const bytes = Buffer.alloc(BLOCK);
  for (let at = before; at < size; at += bytes.length) {
    const taken = readSync(handle, bytes, 0, Math.min(bytes.length, size - at), at);
    const end = bytes.subarray(0, taken).indexOf(NEWLINE);
    if (end >= 0) return at + end + 1;
    if (taken === 0) break;
  }
  return size;
}
