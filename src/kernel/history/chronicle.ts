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

/** A match's history, read only. Line numbers increase, possibly with gaps. Lines never change. */
export interface History {
  readonly head: Head;
  /** An upper bound for line numbers: every line number is lower. */
  readonly length: number;
  /** Returns the lines with numbers below `before`, newest first, including lines that a cut took back. */
  back(before?: number): Iterable<PlacedLine>;
}

/** A match's history while it is being written. Lines are only added. */
export interface Chronicle extends History {
  /**
   * Adds a line. Never throws: an implementation that writes to disk keeps a line that it could not write, and retries.
   */
  add(line: Line): void;
}

/** A history in memory. A history that continues another one shares the earlier lines with it. */
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
 * A line that no later cut took back. `limit`: the lowest decision number among later cuts and records; earlier lines
 * still stand up to it. `Infinity` if there are no later cuts or records.
 */
export interface NumberedLine<L extends Line = Line> {
  readonly number: number;
  readonly line: L;
  readonly limit: number;
}

/**
 * A part of a history: the lines before line number `before` that still stand once the match is back at decision `to`.
 */
export interface Part {
  readonly before?: number;
  readonly to?: number;
}

/**
 * The lines that no later cut took back, newest first. A cut that can't be read is inferred from the decision numbers,
 * which fall only when a match goes back.
 */
export function* standingLines(history: History, { before, to = Infinity }: Part = {}): Generator<NumberedLine> {
  let limit = to;
  for (const { number, line } of history.back(before)) {
    if (!stillStands(line, limit)) continue;
    yield { number, line, limit };
    if (line.line === 'cut') limit = Math.min(limit, line.to);
    else if (line.line === 'record') limit = Math.min(limit, line.given?.n ?? line.n);
  }
}

/** The line with the given number; where there is none, the one before it. */
export function lineAt(history: History, number: number): Line | undefined {
  for (const { line } of history.back(number + 1)) return line;
  return undefined;
}

/** Whether a line still stands after the match has gone back to decision `limit`. */
function stillStands(line: Line, limit: number): boolean {
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

/** The log position right after the last event of a line. */
export function logEndAfter({ told, events }: RecordLine | CutLine): number {
  return told + events.length;
}

/** A line that changes the match: an answer, an act, or a take-back. */
export type EntryLine = (RecordLine & { readonly given: GivenAnswer }) | ActLine | CutLine;

/**
 * Whether a line is replayed when a match is restored. An undo is not replayed, since it leaves nothing that anybody
 * sees.
 */
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

/**
 * The last entry that still stands: an undo would take it back, or is prevented by it. `null` if there is no entry yet.
 */
export function lastEntryLine(history: History): EntryLine | null {
  for (const { line } of standingLines(history)) if (isEntry(line)) return line;
  return null;
}

/** The record of the answer to decision `decisionNumber`; `null` if it was taken back or can't be read. */
export function recordOfDecision(history: History, decisionNumber: number): RecordLine | null {
  for (const { line } of standingLines(history)) {
    if (line.line !== 'record') continue;
    if (line.given?.n === decisionNumber) return line;
    if (line.n <= decisionNumber) return null;
  }
  return null;
}

/** Where a match can continue from: a checkpoint, and the entries after the checkpoint's own entries. */
export interface Tail {
  readonly checkpoint: CheckpointLine;
  readonly since: readonly EntryLine[];
  /** The total number of events up to the last entry of the tail. */
  readonly told: number;
  /** Whether lines after a damaged line were left out. */
  readonly damaged: boolean;
}

/**
 * The last readable checkpoint in a part of a history, and the entries after it. After a damaged line only entries that
 * certainly follow are included, because a lost act would change everything after it. `firstCheckpoint` serves as the
 * first checkpoint if none can be read. `null` if there is no checkpoint.
 */
export function tailOf(history: History, part: Part = {}, firstCheckpoint: CheckpointLine | null = null): Tail | null {
  const newestFirst: (RecordLine | EntryLine | DamagedLine)[] = [];
  for (const { line } of standingLines(history, part)) {
    if (line.line === 'checkpoint') {
      if (isReadable(line)) return tailFrom(line, newestFirst.reverse());
      newestFirst.push({ line: 'damaged' });
    } else if (line.line === 'record' || line.line === 'damaged' || isEntry(line)) newestFirst.push(line);
  }
  return firstCheckpoint === null ? null : tailFrom(firstCheckpoint, newestFirst.reverse());
}

function tailFrom(checkpoint: CheckpointLine, after: readonly (RecordLine | EntryLine | DamagedLine)[]): Tail {
  const entriesSince: EntryLine[] = [];
  let { entry, told } = checkpoint;
  let damagedCount = 0;
  for (const line of after) {
    if (line.line === 'damaged') {
      damagedCount += 1;
      continue;
    }
    if (!isEntry(line)) {
      // The record of what happened before the first question comes right after the very first checkpoint.
      told = logEndAfter(line);
      damagedCount = 0;
      continue;
    }
    // One unreadable line changed nothing if the entry counts continue. Two unreadable lines may have been a take-back
    // and a different answer.
    if (line.entry !== entry || damagedCount > 1) return { checkpoint, since: entriesSince, told, damaged: true };
    damagedCount = 0;
    entriesSince.push(line);
    entry += 1;
    told = line.line === 'act' ? line.told : logEndAfter(line);
  }
  return { checkpoint, since: entriesSince, told, damaged: false };
}

/** The completed rounds that were not taken back, oldest first. */
export function roundsOf(history: History): RoundLine[] {
  const rounds: RoundLine[] = [];
  for (const { line } of standingLines(history)) if (line.line === 'round') rounds.push(line);
  return rounds.reverse();
}

/** All entries that were not taken back, oldest first, from the beginning of the history. */
export function entriesOf(history: History): Entry[] {
  const entries: Entry[] = [];
  for (const { line } of standingLines(history)) if (isEntry(line)) entries.push(entryOf(line));
  return entries.reverse();
}
