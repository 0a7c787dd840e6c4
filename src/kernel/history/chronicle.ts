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

/** What happened in a match, to be read. The numbers of lines grow, with gaps perhaps; lines never change. */
export interface History {
  readonly head: Head;
  /** Larger than the number of every line. */
  readonly length: number;
  /** The lines with numbers below `before`, newest first; those that were cut are among them. */
  back(before?: number): Iterable<PlacedLine>;
}

/** What happened in a match, to be written down. It only grows. */
export interface Chronicle extends History {
  /** Adds a line. Never throws: one that writes to a disk keeps what it could not write, and tries again. */
  add(line: Line): void;
}

/** A chronicle in memory; one that goes on where another history was shares its lines up to there. */
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

/** A line that stands, and the decision to which what came after it has gone back; `Infinity`: nothing has. */
export interface NumberedLine<L extends Line = Line> {
  readonly number: number;
  readonly line: L;
  readonly limit: number;
}

/** A part of a history: the lines before line `before`, as it stood when the match was back at decision `to`. */
export interface Part {
  readonly before?: number;
  readonly to?: number;
}

/**
 * The lines that stand, newest first: without what a later cut took back. A cut that can't be read any more shows by
 * the numbers of the answers, which only fall on the way back.
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

/** Whether a line stands when the match has gone back to decision `limit` since. */
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

/** Whether the state of a checkpoint can be read. It may have to be unpacked for that. */
export function isReadable({ checkpoint }: CheckpointLine): boolean {
  return checkpoint.state !== undefined;
}

/** The lines that tell events. */
export function hasEvents(line: Line): line is RecordLine | CutLine {
  return line.line === 'record' || line.line === 'cut';
}

/** The place in the log behind the last event of a line. */
export function logEndAfter({ told, events }: RecordLine | CutLine): number {
  return told + events.length;
}

/** A line that changes the match: an answer, an act, or a take-back. */
export type EntryLine = (RecordLine & { readonly given: GivenAnswer }) | ActLine | CutLine;

/** Whether a line is carried out again when a match is restored. An undo leaves nothing that anybody sees. */
export function isEntry(line: Line): line is EntryLine {
  return (
    line.line === 'act' ||
    (line.line === 'record' && line.given !== null) ||
    (line.line === 'cut' && line.why !== 'undo')
  );
}

/** What is carried out again for a line. */
export function entryOf(line: EntryLine): Entry {
  if (line.line === 'act') return { act: line.act, seat: line.seat };
  return line.line === 'cut' ? { act: 'went-back', events: line.events.length } : line.given.answer;
}

/** The last thing that was done: what an undo would take back, or what stands in its way. `null`: nothing yet. */
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

/** Where a match can go on from: a checkpoint, and what was given since its own entries. */
export interface Tail {
  readonly checkpoint: CheckpointLine;
  readonly since: readonly EntryLine[];
  /** How many events had been told after the last of them. */
  readonly told: number;
  /** Whether lines behind a damaged one were left out. */
  readonly damaged: boolean;
}

/**
 * The last checkpoint of a part that stands and can be read, and what came after it. Behind a damaged line only what
 * surely follows on is taken: an act that can't be read would change everything after it. `first` stands for the first
 * checkpoint if none can be read. `null`: there is no checkpoint.
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
      // What happened before the first question: it follows the very first checkpoint.
      told = logEndAfter(line);
      damaged = 0;
      continue;
    }
    // One line that can't be read did nothing if the counts go on. Two may have gone back and answered otherwise.
    if (line.entry !== entry || damaged > 1) return { checkpoint, since, told, damaged: true };
    damaged = 0;
    since.push(line);
    entry += 1;
    told = line.line === 'act' ? line.told : logEndAfter(line);
  }
  return { checkpoint, since, told, damaged: false };
}

/** The rounds that ended and stand, oldest first. */
export function roundsOf(history: History): RoundLine[] {
  const rounds: RoundLine[] = [];
  for (const { line } of standing(history)) if (line.line === 'round') rounds.push(line);
  return rounds.reverse();
}

/** All that was done and stands, oldest first, from the beginning of the history. */
export function entriesOf(history: History): Entry[] {
  const entries: Entry[] = [];
  for (const { line } of standing(history)) if (isEntry(line)) entries.push(entryOf(line));
  return entries.reverse();
}
