import type { PlacedLine } from '../../kernel/history/chronicle.ts';
import { linesBack, nextNumber } from './line-reader.ts';
import type { ReadLine, ReadText } from './line-reader.ts';

/** The number of lines kept in memory: enough for continuing a match, showing its latest events and listing it. */
const CACHED_LINES = 256;

/** Reads the lines before an offset, newest first. `next`: the number of the line at that offset; `null` if unknown. */
type ReadBack = (before: number, next: number | null) => Generator<ReadText, void>;

/**
 * Reads lines that do not change, from the end. The newest ones are cached, since reading one takes a tenth of a
 * millisecond, and one with a large state even longer.
 */
export class NewestLines {
  readonly #end: number;
  readonly #read: ReadBack;
  /** The cached lines, newest first. */
  readonly #known: ReadText[] = [];
  /** Reads the lines before the cached ones. */
  readonly #more: Iterator<ReadText, void>;

  /** The lines before offset `end`. `next`: the number of the line at `end`; `null` if unknown. */
  constructor(end: number, read: ReadBack, next: number | null = null) {
    this.#end = end;
    this.#read = read;
    this.#more = read(end, next);
  }

  /** The number for a new line after all of these lines. */
  get next(): number {
    return nextNumber(this.#texts());
  }

  /** The lines with numbers below `before`, newest first. */
  *back(before = this.#end): Generator<PlacedLine> {
    const isBeforeCache = before < this.#end && before < (startOf(this.#known.at(-1)) ?? this.#end);
    for (const { lines } of isBeforeCache ? this.#read(before, null) : this.#texts()) {
      for (const placed of lines) if (placed.number < before) yield placed;
    }
  }

  *#texts(): Generator<ReadText, void> {
    for (let index = 0; index < CACHED_LINES; index++) {
      const text = this.#known[index] ?? this.#readOne();
      if (text === null) return;
      yield text;
    }
    const oldest = this.#known.at(-1);
    if (oldest !== undefined) yield* this.#read(startOf(oldest) ?? 0, oldest.next);
  }

  /** Reads and caches one more line; `null` if there is none. */
  #readOne(): ReadText | null {
    const { done, value } = this.#more.next();
    if (done === true) return null;
    this.#known.push(value);
    return value;
  }
}

/**
 * The lines of an open file before byte `end`, at which a line ends. `next`: the number of the line at `end`; `null` if
 * unknown.
 */
export function linesOfFile(handle: number, end: number, read: ReadLine, next: number | null = null): NewestLines {
  return new NewestLines(end, (before, behind) => linesBack(handle, end, { read, before, next: behind }), next);
}

/** The offset of the oldest line in the result of reading a text. */
function startOf(text: ReadText | undefined): number | null {
  return text?.lines.at(-1)?.number ?? null;
}
