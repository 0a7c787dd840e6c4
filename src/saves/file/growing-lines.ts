import type { PlacedLine } from '../../kernel/history/chronicle.ts';
import type { Line } from '../../kernel/history/lines.ts';
import { readingWith } from '../lines/line-reader.ts';
import { lineText, matchKey } from '../lines/lines.ts';
import type { FileHead } from '../lines/lines.ts';
import { linesOfFile } from '../lines/newest-lines.ts';
import type { NewestLines } from '../lines/newest-lines.ts';

/** The newest lines stay in memory, so that the log of the last moments is at hand. */
const KEPT = 256;

/** A file as far as it is written. */
interface Written {
  readonly handle: number;
  readonly size: number;
}

/**
 * The lines of a file that grows: the newest are known, all others are read from the file when somebody wants them.
 * What is not written yet is among the known ones.
 */
export class GrowingLines {
  readonly #head: FileHead;
  /** Without a gap; each has the place in the file at which it begins. */
  #recent: PlacedLine[];
  /** The lines of the file that lie behind those; `null`: not looked at since they changed. */
  #older: NewestLines | null;
  #length: number;
  /** The number of the next line. */
  #next: number;

  /**
   * `length`: up to where lines and their head reach; `older`: the lines of a file that is there, `next` the number
   * behind them.
   */
  constructor(head: FileHead, length: number, older: NewestLines | null = null, next = 1) {
    this.#head = head;
    this.#length = length;
    this.#older = older;
    this.#next = next;
    this.#recent = older === null ? [] : newestOf(older);
  }

  /** Where the next line begins. */
  get length(): number {
    return this.#length;
  }

  /** The number of the next line. */
  get next(): number {
    return this.#next;
  }

  /** Adds a line of this many bytes. */
  push(line: Line, bytes: number): void {
    this.#recent.push({ number: this.#length, line });
    this.#length += bytes;
    this.#next += 1;
  }

  /** All lines are written: no more of them are kept than are needed. */
  forget(): void {
    if (this.#recent.length <= 2 * KEPT) return;
    this.#recent = this.#recent.slice(-KEPT);
    this.#older = null;
  }

  /** The lines with numbers below `before`, newest first; `null`: there is no file yet. */
  *back(before: number, written: Written | null): Generator<PlacedLine> {
    const first = this.#recent[0]?.number ?? this.#length;
    for (let at = this.#recent.length - 1; at >= 0; at--) {
      const placed = this.#recent[at];
      if (placed !== undefined && placed.number < before) yield placed;
    }
    if (written === null) return;
    const { handle, size } = written;
    const behind = this.#next - this.#recent.length;
    this.#older ??= linesOfFile(handle, Math.min(first, size), readingWith(this.#head), behind);
    yield* this.#older.back(Math.min(before, first));
  }

  /**
   * What is written in the first `size` bytes from place `from` on, where it is gone: lines that are known are written
   * once more; a line that can't be read stands for all others, so that no line is in another place than before. The
   * last `unwritten` lines are left out.
   */
  *again(from: number, size: number, unwritten: number): Generator<Buffer> {
    const place = this.#recent.findIndex(({ number }) => number >= from && number < size);
    const known = place < 0 ? [] : this.#recent.slice(place, -unwritten || undefined);
    const gap = (known[0]?.number ?? size) - from;
    if (gap > 0) yield Buffer.from('\n'.padStart(gap));
    const first = this.#next - this.#recent.length + place;
    const key = matchKey(this.#head);
    for (const [at, { line }] of known.entries()) yield Buffer.from(lineText(first + at, line, key));
  }

  /**
   * The lines lie in another file now, which is by this many bytes longer: the same lines stand there in other words.
   */
  moved(bytes: number, unwritten: number): void {
    this.#older = null;
    if (bytes === 0) return;
    const still = this.#recent.slice(this.#recent.length - unwritten);
    this.#recent = still.map(({ number, line }) => ({ number: number + bytes, line }));
    this.#length += bytes;
  }
}

/** The newest lines of a file, back to its last checkpoint: what is needed to go on, should somebody cut them off. */
function newestOf(lines: NewestLines): PlacedLine[] {
  const newestFirst: PlacedLine[] = [];
  for (const placed of lines.back()) {
    if (placed.line.line === 'damaged' || newestFirst.length === KEPT) break;
    newestFirst.push(placed);
    if (placed.line.line === 'checkpoint') break;
  }
  return newestFirst.reverse();
}
