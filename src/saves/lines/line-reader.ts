import { readSync } from 'node:fs';
import type { PlacedLine } from '../../kernel/history/chronicle.ts';
import { lineFrom, LONGEST_LINE, matchKey } from './lines.ts';
import type { FileHead, LineRead } from './lines.ts';

/** The number of bytes of the first read: enough for the head, or for the last few lines, which lists need. */
const FIRST_BLOCK = 4 * 1024;
/**
 * The most bytes of a further read. Each read takes `GROWTH_FACTOR` times as many bytes as the one before: a checkpoint
 * is often between the last answer and the end.
 */
const BLOCK = 64 * 1024;
const GROWTH_FACTOR = 4;
const NEWLINE = 0x0a;

/** Reads the first line of an open file, without its line break; `null` if the line is too long or incomplete. */
export function firstText(handle: number): string | null {
  let text = Buffer.alloc(0);
  for (let size = FIRST_BLOCK; text.length <= LONGEST_LINE; size = BLOCK) {
    const bytes = Buffer.allocUnsafe(size);
    const byteCount = readSync(handle, bytes, 0, bytes.length, text.length);
    const end = bytes.subarray(0, byteCount).indexOf(NEWLINE);
    text = joinBytes(text, bytes.subarray(0, end < 0 ? byteCount : end));
    if (end >= 0) return text.toString('utf8');
    if (byteCount === 0) return null;
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
  let unreadBytes = Buffer.alloc(0);
  let offset = end;
  let isSkipping = false;
  // `unreadBytes` holds the bytes from offset `offset` up to the end of the line that is being searched for.
  let block = firstBlock;
  let isFirst = true;
  while (offset > 0) {
    const size = Math.min(block, offset);
    block = Math.min(GROWTH_FACTOR * block, BLOCK);
    const bytes = Buffer.allocUnsafe(size);
    readFully(handle, bytes, offset - size);
    offset -= size;
    unreadBytes = isSkipping ? bytes : joinBytes(bytes, unreadBytes);
    if (isFirst) {
      // Another program has truncated the file: the text after the last line break is not a complete line.
      if (offset + size === end && bytes.at(-1) !== NEWLINE) yield { start: end - 1, text: '' };
      const last = unreadBytes.lastIndexOf(NEWLINE);
      if (last < 0 && unreadBytes.length <= LONGEST_LINE) continue;
      unreadBytes = unreadBytes.subarray(0, Math.max(0, last));
      isFirst = false;
    }
    for (
      let lineBreak = unreadBytes.lastIndexOf(NEWLINE);
      lineBreak >= 0;
      lineBreak = unreadBytes.lastIndexOf(NEWLINE)
    ) {
      yield { start: offset + lineBreak + 1, text: isSkipping ? '' : unreadBytes.toString('utf8', lineBreak + 1) };
      isSkipping = false;
      unreadBytes = unreadBytes.subarray(0, lineBreak);
    }
    if (unreadBytes.length > LONGEST_LINE) isSkipping = true;
  }
}

function joinBytes(one: Buffer<ArrayBuffer>, other: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  if (one.length === 0) return other;
  return other.length === 0 ? one : Buffer.concat([one, other]);
}

/** The offset of the end of the last complete line in the first `size` bytes of a file; 0 if there is none. */
export function completeEnd(handle: number, size: number): number {
  let blockSize = FIRST_BLOCK;
  for (let end = size; end > 0;) {
    const block = Buffer.allocUnsafe(Math.min(blockSize, end));
    blockSize = BLOCK;
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
  for (let bytesRead = 0; bytesRead < bytes.length;) {
    const byteCount = readSync(handle, bytes, bytesRead, bytes.length - bytesRead, position + bytesRead);
    if (byteCount === 0) {
      bytes.fill(0, bytesRead);
      return;
    }
    bytesRead += byteCount;
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
export function nextNumber(readTexts: Iterable<ReadText>): number {
  let unreadableCount = 1;
  for (const { next } of readTexts) {
    if (next !== null) return next + unreadableCount;
    unreadableCount += 1;
  }
  return unreadableCount;
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
  yield* linesFrom(textsBack(handle, lineEndAfter(handle, size, before)), next, read);
}

/**
 * Parses texts as lines, newest first. Damaged lines stand for unreadable lines, missing lines, and lines whose number
 * is not below that of the line after them. `next`: the number of the line after all of them, if known.
 */
export function* linesFrom(
  lineTexts: Iterable<TextAt>,
  next: number | null = null,
  readLine: ReadLine = lineFrom,
): Generator<ReadText, void> {
  let numberAfter = next;
  for (const { start, text } of lineTexts) {
    const read = readLine(text);
    if (read === null) {
      numberAfter = null;
      yield damagedAt(start);
      continue;
    }
    if (numberAfter !== null && read.i >= numberAfter) {
      // The line is a duplicate, or from another place.
      yield { ...damagedAt(start), next: numberAfter };
      continue;
    }
    // There is one damaged line for each missing line, but at most two: that is enough to show that there were several.
    const missingCount = numberAfter === null ? 0 : Math.min(2, numberAfter - 1 - read.i);
    const missingLines = Array.from({ length: missingCount }, (): PlacedLine => ({
      number: start + 1,
      line: { line: 'damaged' },
    }));
    numberAfter = read.i;
    yield { lines: [...missingLines, { number: start, line: read.line }], next: numberAfter };
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
function lineEndAfter(handle: number, size: number, before: number): number {
  if (before >= size) return size;
  if (before < 1) return 0;
  // `before` may be the first byte of a line, or the byte after that.
  if (endsLine(handle, before)) return before;
  const bytes = Buffer.alloc(BLOCK);
  for (let offset = before; offset < size; offset += bytes.length) {
    const byteCount = readSync(handle, bytes, 0, Math.min(bytes.length, size - offset), offset);
    const end = bytes.subarray(0, byteCount).indexOf(NEWLINE);
    if (end >= 0) return offset + end + 1;
    if (byteCount === 0) break;
  }
  return size;
}
