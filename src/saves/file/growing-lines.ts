import type { PlacedLine } from '../../kernel/history/chronicle.ts';
import type { Line } from '../../kernel/history/lines.ts';
import { readingWith } from '../lines/line-reader.ts';
import { lineText, matchKey } from '../lines/lines.ts';
import type { FileHead } from '../lines/lines.ts';
import { linesOfFile } from '../lines/newest-lines.ts';
import type { NewestLines } from '../lines/newest-lines.ts';

/** The number of newest lines that are kept in memory, so that the latest part of the log is quickly available. */
const KEPT_LINES = 256;

/** The part of a file that has been written: its handle and its size. */
interface Written {
  readonly handle: number;
  readonly size: number;
}

/**
 * The lines of a growing file. The newest lines, including all that are not written yet, are kept in memory; older ones
 * are read from the file when needed.
 */
export class GrowingLines {
  readonly #head: FileHead;
  /** The newest lines, without a gap. The number of a line is the offset in the file at which it begins. */
  #recent: PlacedLine[];
  /** The lines of the file before `#recent`; `null` until they are needed, or needed again after a change. */
  #older: NewestLines | null;
  #length: number;
  /** The number of the next line, as written into the line. */
  #next: number;

  /**
   * `length`: the offset after the head and all lines. `older`: the lines of an existing file. `next`: the number of
   * the next line.
   */
  constructor(head: FileHead, length: number, older: NewestLines | null = null, next = 1) {
    this.#head = head;
    this.#length = length;
    this.#older = older;
    this.#next = next;
    this.#recent = older === null ? [] : newestLinesOf(older);
  }

  /** The offset in the file at which the next line begins. */
  get length(): number {
    return this.#length;
  }

  /** The number of the next line, as written into the line. */
  get next(): number {
    return this.#next;
  }

  /** Adds a line that takes that many bytes. */
  push(line: Line, bytes: number): void {
    this.#recent.push({ number: this.#length, line });
    this.#length += bytes;
    this.#next += 1;
  }

  /** Removes lines from memory that are no longer needed there. Must be called only when all lines are written. */
  forget(): void {
    if (this.#recent.length <= 2 * KEPT_LINES) return;
    this.#recent = this.#recent.slice(-KEPT_LINES);
    this.#older = null;
  }

  /**
   * Yields the lines with numbers below `before`, newest first. `written`: the written part of the file; `null`: there
   * is no file yet.
   */
  *back(before: number, written: Written | null): Generator<PlacedLine> {
    const firstNumber = this.#recent[0]?.number ?? this.#length;
    for (let index = this.#recent.length - 1; index >= 0; index--) {
      const placed = this.#recent[index];
      if (placed !== undefined && placed.number < before) yield placed;
    }
    if (written === null) return;
    const { handle, size } = written;
    const recentStart = this.#next - this.#recent.length;
    this.#older ??= linesOfFile(handle, Math.min(firstNumber, size), readingWith(this.#head), recentStart);
    yield* this.#older.back(Math.min(before, firstNumber));
  }

  /**
   * Rebuilds the lost bytes of the file between the offsets `from` and `size`. Lines in memory are encoded again. An
   * unreadable line fills the place of all other lines, so that no line changes its offset. The last `unwritten` lines
   * are left out.
   */
  *again(from: number, size: number, unwritten: number): Generator<Buffer> {
    const firstIndex = this.#recent.findIndex(({ number }) => number >= from && number < size);
    const linesInMemory = firstIndex < 0 ? [] : this.#recent.slice(firstIndex, -unwritten || undefined);
    const gapSize = (linesInMemory[0]?.number ?? size) - from;
    if (gapSize > 0) yield Buffer.from('\n'.padStart(gapSize));
    const firstLineNumber = this.#next - this.#recent.length + firstIndex;
    const key = matchKey(this.#head);
    for (const [at, { line }] of linesInMemory.entries()) yield Buffer.from(lineText(firstLineNumber + at, line, key));
  }

  /**
   * Adjusts the offsets after the lines were copied to another file, in which they take `bytes` more bytes because the
   * same lines are encoded differently.
   */
  moved(bytes: number, unwritten: number): void {
    this.#older = null;
    if (bytes === 0) return;
    const unwrittenLines = this.#recent.slice(this.#recent.length - unwritten);
    this.#recent = unwrittenLines.map(({ number, line }) => ({ number: number + bytes, line }));
    this.#length += bytes;
  }
}

/**
 * The newest lines of a file, back to its last checkpoint: enough to continue if another program truncates the file.
 */
function newestLinesOf(lines: NewestLines): PlacedLine[] {
  const newestFirst: PlacedLine[] = [];
  for (const placed of lines.back()) {
    if (placed.line.line === 'damaged' || newestFirst.length === KEPT_LINES) break;
    newestFirst.push(placed);
    if (placed.line.line === 'checkpoint') break;
  }
  return newestFirst.reverse();
}
