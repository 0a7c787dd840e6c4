import { readSync } from 'node:fs';
import type { PlacedLine } from '../../kernel/history/chronicle.ts';
import { lineFrom, LONGEST_LINE, matchKey } from './lines.ts';
import type { FileHead, LineRead } from './lines.ts';

/** The number of bytes of the first read: enough for the head, or for the last few lines, which lists need. */
const FIRST_BLOCK = 4 * 1024;
/**
 * The most bytes of a further read. Each read takes `GROWS` times as many bytes as the one before: a checkpoint is
 * often between the last answer and the end.
 */
const BLOCK = 64 * 1024;
const GROWS = 4;
const NEWLINE = 0x0a;

/** Reads the first line of an open file, without its line break; `null` if the line is too long or incomplete. */
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

/** The text of a line in a file, and the offset at which it begins. */
export interface TextAt {
  readonly start: number;
  readonly text: string;
}

/**
 * Yields the complete lines of a file up to byte `end`, newest first, without the head. An incomplete or overlong line
 * comes as an empty text.
 */
export function* textsBack(handle: number, end: number, firstBlock = FIRST_BLOCK): Generator<TextAt> {
  let rest = Buffer.alloc(0);
  let at = end;
  let skipping = false;
  // `rest` holds the bytes from offset `at` up to the end of the line that is being searched for.
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
      // Another program has truncated the file: the text after the last line break is not a complete line.
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

/** The offset of the end of the last complete line in the first `size` bytes of a file; 0 if there is none. */
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

/**
 * Reads until `bytes` is full. If the file was truncated in the meantime, the rest is filled with zeros, which make no
 * valid line.
 */
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
 * The result of parsing one line's text: the line, and before it (as lines come newest first) a damaged line for each
 * missing one.
 */
export interface ReadText {
  readonly lines: readonly PlacedLine[];
  /** The lowest line number read so far; `null` if the last text could not be read. */
  readonly next: number | null;
}

/** Parses the text of a line, completely (`lineFrom`) or in part; `null` if it can't be parsed. */
export type ReadLine = (text: string) => LineRead | null;

/** Parses the text of a line of a file with that `matchKey`; `null` if it can't be parsed. */
export type KeyedRead = (text: string, key: string) => LineRead | null;

/** Returns the parser for the lines after a head. */
export function readingWith(head: FileHead, read: KeyedRead = lineFrom): ReadLine {
  const key = matchKey(head);
  return text => read(text, key);
}

/**
 * The number for the next line of a file: one more than the last readable number, plus one for each unreadable line
 * after that.
 */
export function nextNumber(newest: Iterable<ReadText>): number {
  let behind = 1;
  for (const { next } of newest) {
    if (next !== null) return next + behind;
    behind += 1;
  }
  return behind;
}

/**
 * Which lines to read, and how. `before`: only lines that begin before that byte. `next`: the number of the line at
 * `before`, if known.
 */
interface Reading {
  readonly read?: ReadLine;
  readonly before?: number;
  readonly next?: number | null;
}

/**
 * Yields the lines of a file that begin before byte `before`, newest first, without the head. Each is numbered by its
 * offset. `size`: the length of the file up to the end of its last complete line. `next`: the number of the line at
 * `before`, if known. Unreadable lines come as damaged lines.
 */
export function* linesBack(
  handle: number,
  size: number,
  { read = lineFrom, before = size, next = null }: Reading = {},
): Generator<ReadText, void> {
  yield* linesFrom(textsBack(handle, endOf(handle, size, before)), next, read);
}

/**
 * Parses texts as lines, newest first. Damaged lines stand for unreadable lines, missing lines, and lines whose number
 * is not below that of the line after them. `next`: the number of the line after all of them, if known.
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
      // The line is a duplicate, or from another place.
      yield { ...damagedAt(start), next: behind };
      continue;
    }
    // There is one damaged line for each missing line, but at most two: that is enough to show that there were several.
    const missing = behind === null ? 0 : Math.min(2, behind - 1 - read.i);
    const gap = Array.from({ length: missing }, (): PlacedLine => ({ number: start + 1, line: { line: 'damaged' } }));
    behind = read.i;
    yield { lines: [...gap, { number: start, line: read.line }], next: behind };
  }
}

function damagedAt(number: number): ReadText {
  return { lines: [{ number, line: { line: 'damaged' } }], next: null };
}

/** Whether a line ends right before byte `end`. */
function endsLine(handle: number, end: number): boolean {
  const last = Buffer.alloc(1);
  readFully(handle, last, end - 1);
  return last[0] === NEWLINE;
}

/** The offset of the end of the last line that begins before byte `before`. */
function endOf(handle: number, size: number, before: number): number {
  if (before >= size) return size;
  if (before < 1) return 0;
  // `before` may be the first byte of a line, or the byte after that.
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
