import type {
  ActLine,
  CheckpointLine,
  CutLine,
  DamagedLine,
  GivenAnswer,
  Head,
  Line,
  RecordLine,
  RoundLine,
} from './lines.ts';
import type { Entry } from '../match/record.ts';

/** A line of a history, with its number. */
export interface PlacedLine {
  readonly number: number;
  readonly line: Line;
}

/** A match's history, read only. Line numbers increase, possibly with gaps; lines never change. */
export interface History {
  readonly head: Head;
  /** An upper bound: every line number is lower. */
  readonly length: number;
  /** The lines with numbers below `before`, newest first, including those that a cut took back. */
  back(before?: number): Iterable<PlacedLine>;
}

/** A match's history that is being written. It only grows. */
export interface Chronicle extends History {
  /**
   * Adds a line. Never throws: an implementation that writes to a disk keeps what it could not write, and tries again.
   */
  add(line: Line): void;
}

/** A history in memory. One that continues another history shares its earlier lines. */
export class MemoryChronicle implements Chronicle {
  readonly head: Head;
  readonly #base: History | null;
  readonly #baseLength: number;
  readonly #lines: Line[];

  constructor(head: Head, base: History | null = null, lines: readonly Line[] = []) {
    this.head = head;
    this.#base = base;
    this.#baseLength = base?.length ?? 0;
    this.#lines = [...lines];
  }

  get length(): number {
    return this.#baseLength + this.#lines.length;
  }

  add(line: Line): void {
    this.#lines.push(line);
  }

  *back(before = this.length): Generator<PlacedLine> {
    for (let number = Math.min(before, this.length) - 1; number >= this.#baseLength; number--) {
      const line = this.#lines[number - this.#baseLength];
      if (line !== undefined) yield { number, line };
    }
    if (this.#base !== null) yield* this.#base.back(Math.min(before, this.#baseLength));
  }
}

/**
 * A line that still stands. `limit`: the lowest decision number among later cuts and records, up to which earlier lines
 * still stand; `Infinity` if there are none.
 */
export interface NumberedLine<L extends Line = Line> {
  readonly number: number;
  readonly line: L;
  readonly limit: number;
}

/** A part of a history: the lines before line `before`, as they stand once the match is back at decision `to`. */
export interface Part {
  readonly before?: number;
  readonly to?: number;
}

/**
 * The lines that still stand, newest first: those that no later cut took back. A cut that can't be read is inferred
 * from the decision numbers, which can fall only when a match goes back.
 */
export function* standing(history: History, { before, to = Infinity }: Part = {}): Generator<NumberedLine> {
  let limit = to;
  for (const { number, line } of history.back(before)) {
    if (!stands(line, limit)) continue;
    yield { number, line, limit };
    if (line.line === 'cut') limit = Math.min(limit, line.to);
    else if (line.line === 'record') limit = Math.min(limit, line.given?.n ?? line.n);
  }
}

/** Whether a line still stands after the match has gone back to decision `limit`. */
function stands(line: Line, limit: number): boolean {
  switch (line.line) {
    case 'record':
      return line.given === null || line.given.n < limit;
    case 'round':
    case 'act':
      return line.n <= limit;
    case 'checkpoint':
      return line.at <= limit;
    case 'cut':
      return line.to <= limit;
    case 'meta':
    case 'damaged':
      return true;
  }
}

/** Whether the state of a checkpoint can be read. The check may have to unpack it. */
export function isReadable({ checkpoint }: CheckpointLine): boolean {
  return checkpoint.state !== undefined;
}

/** Whether a line holds events. */
export function hasEvents(line: Line): line is RecordLine | CutLine {
  return line.line === 'record' || line.line === 'cut';
}

/** The position in the log after the last event of a line. */
export function logEndAfter({ told, events }: RecordLine | CutLine): number {
  return told + events.length;
}

/** A line that changes the match: an answer, an act, or a take-back. */
export type EntryLine = (RecordLine & { readonly given: GivenAnswer }) | ActLine | CutLine;

/** Whether a line is replayed when a match is restored. An undo is not, since it leaves no trace that anybody sees. */
export function isEntry(line: Line): line is EntryLine {
  return (
    line.line === 'act' ||
    (line.line === 'record' && line.given !== null) ||
    (line.line === 'cut' && line.why !== 'undo')
  );
}

/** The entry to replay for a line. */
export function entryOf(line: EntryLine): Entry {
  if (line.line === 'act') return { act: line.act, seat: line.seat };
  return line.line === 'cut' ? { act: 'went-back', events: line.events.length } : line.given.answer;
}

/** The last thing that was done: what an undo would take back, or what prevents it. `null` if nothing was done yet. */
export function lastOf(history: History): EntryLine | null {
  for (const { line } of standing(history)) if (isEntry(line)) return line;
  return null;
}

/** The record of the answer to decision `n`, if it stands and can be read. */
export function recordOf(history: History, n: number): RecordLine | null {
  for (const { line } of standing(history)) {
    if (line.line !== 'record') continue;
    if (line.given?.n === n) return line;
    if (line.n <= n) return null;
  }
  return null;
}

/** Where a match can continue from: a checkpoint, and the entries given after the checkpoint's own entries. */
export interface Tail {
  readonly checkpoint: CheckpointLine;
  readonly since: readonly EntryLine[];
  /** The total number of events up to the last of these entries. */
  readonly told: number;
  /** Whether lines behind a damaged one were left out. */
  readonly damaged: boolean;
}

/**
 * The last readable checkpoint that still stands in a part, and the entries after it. After a damaged line only entries
 * that certainly follow are taken, because a lost act would change everything after it. `first` is used as the first
 * checkpoint if none can be read. `null` if there is no checkpoint.
 */
export function tailOf(history: History, part: Part = {}, first: CheckpointLine | null = null): Tail | null {
  const newestFirst: (RecordLine | EntryLine | DamagedLine)[] = [];
  for (const { line } of standing(history, part)) {
    if (line.line === 'checkpoint') {
      if (isReadable(line)) return tailFrom(line, newestFirst.reverse());
      newestFirst.push({ line: 'damaged' });
    } else if (line.line === 'record' || line.line === 'damaged' || isEntry(line)) newestFirst.push(line);
  }
  return first === null ? null : tailFrom(first, newestFirst.reverse());
}

function tailFrom(checkpoint: CheckpointLine, after: readonly (RecordLine | EntryLine | DamagedLine)[]): Tail {
  const since: EntryLine[] = [];
  let { entry, told } = checkpoint;
  let damaged = 0;
  for (const line of after) {
    if (line.line === 'damaged') {
      damaged += 1;
      continue;
    }
    if (!isEntry(line)) {
      // What happened before the first question comes right after the very first checkpoint.
      told = logEndAfter(line);
      damaged = 0;
      continue;
    }
    // One unreadable line changed nothing if the counts continue. Two may have been a take-back and a different answer.
    if (line.entry !== entry || damaged > 1) return { checkpoint, since, told, damaged: true };
    damaged = 0;
    since.push(line);
    entry += 1;
    told = line.line === 'act' ? line.told : logEndAfter(line);
  }
  return { checkpoint, since, told, damaged: false };
}

/** The completed rounds that still stand, oldest first. */
export function roundsOf(history: History): RoundLine[] {
  const rounds: RoundLine[] = [];
  for (const { line } of standing(history)) if (line.line === 'round') rounds.push(line);
  return rounds.reverse();
}

/** All entries that still stand, oldest first, from the beginning of the history. */
export function entriesOf(history: History): Entry[] {
  const entries: Entry[] = [];
  for (const { line } of standing(history)) if (isEntry(line)) entries.push(entryOf(line));
  return entries.reverse();
}
