import type { PlacedLine } from '../../kernel/history/chronicle.ts';
import { linesBack, nextNumber } from './line-reader.ts';
import type { ReadLine, ReadText } from './line-reader.ts';

/**
 * This many lines stay in memory. Going on in a match, looking at its latest events and listing it need no more of
 * them.
 */
const KEPT = 256;

/** Reads the lines before a place, newest first; `next` is the number of the line there, where that is known. */
type ReadBack = (before: number, next: number | null) => Generator<ReadText, void>;

/**
 * Lines that do not change, read from their end: the newest of them at most once, however often they are looked at,
 * since reading one takes a tenth of a millisecond, and one with a large state more than that.
 */
export class NewestLines {
  readonly #end: number;
  readonly #read: ReadBack;
  /** Newest first. */
  readonly #known: ReadText[] = [];
  /** Reads those behind the known ones. */
  readonly #more: Iterator<ReadText, void>;

  /** The lines before `end`; `next` is the number of the line there, where that is known. */
  constructor(end: number, read: ReadBack, next: number | null = null) {
    this.#end = end;
    this.#read = read;
    this.#more = read(end, next);
  }

  /** The number that a line behind all of them gets. */
  get next(): number {
    return nextNumber(this.#texts());
  }

  /** The lines with numbers below `before`, newest first. */
  *back(before = this.#end): Generator<PlacedLine> {
    const isFar = before < this.#end && before < (startOf(this.#known.at(-1)) ?? this.#end);
    for (const { lines } of isFar ? this.#read(before, null) : this.#texts()) {
      for (const placed of lines) if (placed.number < before) yield placed;
    }
  }

  *#texts(): Generator<ReadText, void> {
    for (let at = 0; at < KEPT; at++) {
      const text = this.#known[at] ?? this.#readOne();
      if (text === null) return;
      yield text;
    }
    const oldest = this.#known.at(-1);
    if (oldest !== undefined) yield* this.#read(startOf(oldest) ?? 0, oldest.next);
  }

  /** Reads one more line; `null`: there is none. */
  #readOne(): ReadText | null {
    const { done, value } = this.#more.next();
    if (done === true) return null;
    this.#known.push(value);
    return value;
  }
}

/**
 * The lines of an open file before byte `end`, at which a line ends; `next` is the number of the line there, where that
 * is known.
 */
export function linesOfFile(handle: number, end: number, read: ReadLine, next: number | null = null): NewestLines {
  return new NewestLines(end, (before, behind) => linesBack(handle, end, { read, before, next: behind }), next);
}

/** Where a line begins. */
function startOf(text: ReadText | undefined): number | null {
  return text?.lines.at(-1)?.number ?? null;
}
