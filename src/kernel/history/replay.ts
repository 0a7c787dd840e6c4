import { entryOf, isEntry, isReadable, standing, hasEvents, logEndAfter } from './chronicle.ts';
import type { EntryLine, History, NumberedLine } from './chronicle.ts';
import type { Answer, Secrecy } from '../match/decision.ts';
import type { LogEvent } from '../match/events.ts';
import type { Asked, CheckpointLine, Line, RecordLine, Unread } from './lines.ts';
import type { Game, Match, SideRun } from './playable.ts';
import type { MatchRecord, Start } from '../match/record.ts';
import { countedBack, NOTHING_UNREAD, readLog, readLogBack, unreadAt, unreadEvents } from './readers.ts';
import { stillPlays } from './stretch.ts';
import type { Seat, Viewer, Message } from '../words/message.ts';

/** What brought a match to a stop: an answer of a seat, or an act of the people. */
export type Given =
  | {
      readonly by: Seat;
      readonly kind: string;
      readonly rule: string;
      readonly secrecy: Secrecy;
      /** The chosen option in words, or the number. */
      readonly answer: Message | number;
    }
  | { readonly by: null; readonly act: 'concede' | 'take-back' };

/** A moment at which a match can be looked at: its beginning, a beat, or when an answer or an act was carried out. */
export interface Stop {
  /** The number of its line in the history. */
  readonly line: number;
  /** Which beat of the line it is, from 0; `null`: all of it was carried out. */
  readonly beat: number | null;
  /** The beat's kind. */
  readonly kind: string | null;
  /** Who gave a sealed answer there; `null`: nobody did. */
  readonly hidden: Seat | null;
  readonly round: number;
  /** How many events had been told by then, as the viewer counts. */
  readonly told: number;
}

/** A picture of the past. */
export interface Picture {
  readonly view: unknown;
  /**
   * Whether it is the very moment; else newer rules no longer lead there, and it is how the match stood at the
   * checkpoint before.
   */
  readonly exact: boolean;
}

/** A stop, with what readers may not count by then. */
interface NotedStop extends Stop {
  readonly unread: Unread;
}

/** A checkpoint in the history: its number, and the decision to which a later cut has gone back. */
type Mark = Pick<NumberedLine, 'number' | 'limit'>;

/** A stretch that was read, and whether it still plays. */
interface Read {
  readonly from: CheckpointLine;
  readonly entries: readonly NumberedLine<EntryLine>[];
  /** The checkpoint behind it; `null`: there is none. */
  readonly next: CheckpointLine | null;
  readonly plays: boolean;
}

/**
 * A match to be looked at anywhere, forward and back. Its stops are read from its history line by line (`advance`), so
 * that progress can be shown; rules run only for the pictures, from the nearest checkpoint on.
 */
export class Replay {
  readonly #game: Pick<Game, 'run'>;
  readonly #start: Start;
  readonly #history: History;
  readonly #length: number;
  readonly #lines: Iterator<NumberedLine, void>;
  readonly #told: number;
  #left: number;
  /** Newest first until it is complete. */
  #stops: NotedStop[] = [];
  readonly #marks: Mark[] = [];
  #pending: Asked | null = null;
  #before: Pick<NotedStop, 'told' | 'unread'>;
  /** What readers may not count before the line that is read next. */
  #unread: Unread;
  #isComplete = false;
  #read: { readonly mark: Mark; readonly stretch: Read } | null = null;

  /**
   * Looks at the history as it is now; what is added later is left out, and so is what was told long before event
   * `told`.
   */
  constructor(game: Pick<Game, 'run'>, { start, history }: Pick<Match, 'start' | 'history'>, told = 0) {
    this.#told = told;
    this.#game = game;
    this.#start = start;
    this.#history = history;
    this.#length = history.length;
    this.#left = history.length;
    this.#lines = standing(history)[Symbol.iterator]();
    this.#unread = unreadAt(history);
    this.#before = { told: 0, unread: this.#unread };
  }

  /** How many lines of its history have been read, and how many there are. */
  get progress(): { readonly done: number; readonly of: number } {
    return { done: this.#length - this.#left, of: this.#length };
  }

  /** Whether all of them have been read. */
  get isComplete(): boolean {
    return this.#isComplete;
  }

  /** How many events had been told before the first stop, as a reader counts, when it is complete. */
  toldBefore(reader: Viewer): number {
    return this.#before.told - unreadEvents(this.#before.unread, reader);
  }

  /** Whether the match had ended by the last stop. */
  get isOver(): boolean {
    return this.#pending === null;
  }

  /** Reads the next line. Does nothing when it is complete. */
  advance(): void {
    if (this.#isComplete) return;
    const { done, value } = this.#lines.next();
    if (done === true) this.#complete();
    else this.#note(value);
  }

  /**
   * The stops for a viewer's eyes, when it is complete. Of the sealed answers that another seat gives in a row only the
   * last is one, when the row is over: how many there were, and that one has begun, is nobody else's business.
   */
  stops(viewer: Viewer): readonly Stop[] {
    const pending = this.#pending;
    // Who answers next under seal, looked at from the last stop on.
    let next = pending?.secrecy === 'sealed' ? pending.seat : null;
    const known = this.#stops.toReversed().filter(({ hidden, beat }) => {
      if (beat !== null) return true;
      const goesOn = hidden !== null && hidden === next;
      next = hidden;
      return hidden === viewer || !goesOn;
    });
    return known.reverse().map(({ unread, ...stop }) => ({ ...stop, told: stop.told - unreadEvents(unread, viewer) }));
  }

  /** What brought the match to a stop; `null` at the beginning. */
  givenAt({ line: number }: Stop): Given | null {
    const line = this.#lineAt(number);
    if (line?.line === 'act' && line.act === 'concede') return { by: null, act: 'concede' };
    if (line?.line === 'cut') return { by: null, act: 'take-back' };
    if (line?.line !== 'record' || line.given === null) return null;
    const { seat: by, kind, rule, secrecy, words, answer } = line.given;
    return { by, kind, rule, secrecy, answer: words ?? Number(answer) };
  }

  /**
   * The match as it was asked for the answer that brought it to a stop, and that answer; `null`: no answer did, or the
   * rules no longer lead there.
   */
  answerAt({ line: number }: Stop): { readonly record: MatchRecord; readonly answer: Answer } | null {
    const line = this.#lineAt(number);
    const mark = this.#marks.findLast(known => known.number < number);
    if (line?.line !== 'record' || line.given === null || mark === undefined) return null;
    const { from, entries, plays } = this.#stretchAt(mark);
    if (!plays) return null;
    const before = entries.filter(entry => entry.number < number).map(entry => entryOf(entry.line));
    const record = { start: this.#start, checkpoint: from.checkpoint, entries: [...from.since, ...before] };
    return { record, answer: line.given.answer };
  }

  /** The log as `viewer` may read it, from event `from` up to a stop. */
  events({ line, told }: Stop, viewer: Viewer, from: number): readonly LogEvent[] {
    return readLog(this.#history, viewer, { from, to: told, before: line + 1 });
  }

  /** The whole log as `viewer` may read it, newest first, as it is read: none of it has to be kept. */
  *eventsBack(viewer: Viewer): Iterable<LogEvent> {
    yield* readLogBack(this.#history, viewer, this.#length);
  }

  /** What `viewer` may know of the state at a stop. */
  pictureAt(stop: Stop, viewer: Viewer): Picture {
    const mark = this.#marks.findLast(({ number }) => number <= stop.line) ?? this.#marks[0];
    if (mark === undefined) throw new Error('unreachable: a history begins with a checkpoint');
    const { from, entries, next, plays } = this.#stretchAt(mark);
    if (!plays) {
      // If nothing more was done, the next checkpoint is the picture.
      const isLast = stop.beat === null && (entries.at(-1)?.number ?? 0) <= stop.line;
      const kept = isLast && next !== null ? this.#runFrom(next) : null;
      if (kept !== null) return { view: kept.view(viewer), exact: true };
      return { view: this.#game.run(this.#start, from.checkpoint).view(viewer), exact: false };
    }
    const run = this.#game.run(this.#start, from.checkpoint);
    run.begin();
    for (const entry of from.since) run.again(entry);
    for (const { number, line } of entries) {
      if (number > stop.line) break;
      if (number === stop.line && stop.beat !== null) {
        const view = viewAtBeat(run, line, stop.beat, viewer);
        return { view: view ?? run.view(viewer), exact: view !== null };
      }
      run.again(entryOf(line));
    }
    return { view: run.view(viewer), exact: true };
  }

  /** A run at the decision at which a checkpoint was written; `null`: what was given before it no longer fits. */
  #runFrom({ checkpoint, since }: CheckpointLine): SideRun | null {
    const run = this.#game.run(this.#start, checkpoint);
    try {
      run.begin();
      for (const entry of since) run.again(entry);
      return run;
    } catch {
      // Rules that meet a state which older rules have made may throw anything: the match has parted from its history.
      return null;
    }
  }

  /**
   * The lines that stood at a stop, oldest first, so that a copy can go on from there; at a beat, when that answer was
   * carried out.
   */
  linesUpTo(stop: Stop): readonly Line[] {
    const limit = this.#marks.find(({ number }) => number > stop.line)?.limit ?? Infinity;
    return [...standing(this.#history, { before: stop.line + 1, to: limit })].map(({ line }) => line).reverse();
  }

  /** Takes down the stops of a line, the last one first. */
  #note({ number, line, limit }: NumberedLine): void {
    this.#left = number;
    if (line.line === 'checkpoint' && isReadable(line)) {
      this.#marks.push({ number, limit });
      this.#unread = line.unread ?? NOTHING_UNREAD;
      this.#before = { told: line.told, unread: this.#unread };
      if (line.told < this.#told) this.#complete();
    }
    // What a seat does about its own sheet and its own windows is nobody else's business.
    if ((line.line === 'act' && line.act === 'concede') || (line.line === 'cut' && isEntry(line))) {
      const told = hasEvents(line) ? logEndAfter(line) : line.told;
      this.#stops.push({ line: number, beat: null, kind: null, hidden: null, round: -1, told, unread: this.#unread });
    }
    if (line.line === 'record') this.#noteRecord(number, line);
    this.#unread = countedBack(this.#unread, line, this.#start.seats.length);
  }

  #noteRecord(number: number, line: RecordLine): void {
    if (this.#stops.length === 0) this.#pending = line.next;
    const { given, round, beats } = line;
    const hidden = given?.secrecy === 'sealed' ? given.seat : null;
    const common = { line: number, hidden, round };
    this.#stops.push({ ...common, beat: null, kind: null, told: logEndAfter(line), unread: this.#unread });
    // What happens before the first question is seen as a whole.
    for (const [beat, [kind, told]] of given === null ? [] : [...beats.entries()].reverse()) {
      const untold = { ...line, events: line.events.slice(told) };
      const unread = countedBack(this.#unread, untold, this.#start.seats.length);
      this.#stops.push({ ...common, beat, kind, told: line.told + told, unread });
    }
  }

  #complete(): void {
    this.#isComplete = true;
    this.#marks.reverse();
    this.#stops.reverse();
    const [first] = this.#stops;
    let round = first !== undefined && first.round < 0 ? this.#roundBefore(first.line) : 0;
    this.#stops = this.#stops.map(stop => {
      if (stop.round < 0) return { ...stop, round };
      ({ round } = stop);
      return stop;
    });
  }

  /** The round in which line `number` was written: that after the record before it. */
  #roundBefore(number: number): number {
    for (const { line } of standing(this.#history, { before: number })) if (line.line === 'record') return line.round;
    return 0;
  }

  #lineAt(number: number): Line | undefined {
    for (const { line } of this.#history.back(number + 1)) return line;
    return undefined;
  }

  #stretchAt(mark: Mark): Read {
    if (this.#read?.mark === mark) return this.#read.stretch;
    const next = this.#marks[this.#marks.indexOf(mark) + 1];
    const from = this.#lineAt(mark.number);
    const nextLine = next === undefined ? null : this.#lineAt(next.number);
    if (from?.line !== 'checkpoint') throw new Error('unreachable: there was a checkpoint');
    const entries: NumberedLine<EntryLine>[] = [];
    const part = next === undefined ? { before: this.#length } : { before: next.number, to: next.limit };
    for (const { number, line, limit } of standing(this.#history, part)) {
      if (number <= mark.number) break;
      if (isEntry(line)) entries.push({ number, line, limit });
    }
    entries.reverse();
    const stretch = {
      from,
      entries: entries.map(({ line }) => line),
      next: nextLine?.line === 'checkpoint' ? nextLine : null,
    };
    const read = { from, entries, next: stretch.next, plays: stillPlays(this.#game, this.#start, stretch) };
    this.#read = { mark, stretch: read };
    return read;
  }
}

/** What a viewer may know at a beat of an answer that is given again; `null`: it has no such beat any more. */
function viewAtBeat(run: SideRun, line: EntryLine, beat: number, viewer: Viewer): unknown {
  let view: unknown = null;
  let beats = 0;
  run.listener = {
    beat: () => {
      if (beats === beat) view = run.view(viewer);
      beats += 1;
    },
  };
  run.again(entryOf(line));
  return view;
}
