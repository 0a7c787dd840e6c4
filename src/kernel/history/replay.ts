import { isEntry, isReadable, lineAt, standingLines, hasEvents, logEndAfter } from './chronicle.ts';
import type { History, NumberedLine } from './chronicle.ts';
import type { Answer, Secrecy } from '../match/decision.ts';
import type { LogEvent } from '../match/events.ts';
import type { AskedQuestion, Line, RecordLine, UnreadCounts } from './lines.ts';
import { Pictures } from './pictures.ts';
import type { CheckpointMark, PastView } from './pictures.ts';
import type { Game, Match } from './playable.ts';
import type { MatchRecord, Start } from '../match/record.ts';
import { unreadBeforeLine, NOTHING_UNREAD, readLog, readLogBack, unreadAtEnd, unreadEvents } from './readers.ts';
import type { Seat, Viewer, Message } from '../words/message.ts';

/** The cause of a stop: an answer of a seat, or an act of the people at the table. */
export type StopCause =
  | {
      readonly by: Seat;
      readonly kind: string;
      readonly rule: string;
      readonly secrecy: Secrecy;
      /** The text of the chosen option, or the chosen number. */
      readonly answer: Message | number;
    }
  | { readonly by: null; readonly act: 'concede' | 'take-back' };

/** A moment at which a past match can be viewed: its beginning, a beat, or the end of an answer or act. */
export interface Stop {
  /** The number of the stop's line in the history. */
  readonly line: number;
  /** The index of the beat in its line; `null` for the end of the line. */
  readonly beat: number | null;
  /** The kind of the beat; `null` if the stop is no beat. */
  readonly kind: string | null;
  /** The seat that gave a sealed answer at the stop; `null` if there was no sealed answer. */
  readonly hidden: Seat | null;
  readonly round: number;
  /** The number of events up to the stop that the viewer may read. */
  readonly told: number;
}

/** A stop, and the number of events and answers before it that each reader must not count. */
interface CountedStop extends Stop {
  readonly unread: UnreadCounts;
}

/**
 * Shows a match at any past moment. `advance` reads the history line by line, so that a screen can show progress. The
 * rules run only to make views, from the nearest checkpoint.
 */
export class Replay {
  readonly #start: Start;
  readonly #history: History;
  readonly #length: number;
  readonly #lines: Iterator<NumberedLine, void>;
  readonly #told: number;
  #left: number;
  /** The stops: newest first until all lines have been read, then oldest first. */
  #stops: CountedStop[] = [];
  /** The checkpoints: newest first until all lines have been read, then oldest first. */
  readonly #marks: CheckpointMark[] = [];
  readonly #pictures: Pictures;
  #pending: AskedQuestion | null = null;
  #before: Pick<CountedStop, 'told' | 'unread'>;
  /** The number of events and answers before the next line to be read that each reader must not count. */
  #unread: UnreadCounts;
  #isComplete = false;

  /**
   * Reads the history as it is now; lines added later are ignored. The lines before the last checkpoint ahead of event
   * number `told` are left out.
   */
  constructor(game: Pick<Game, 'run'>, { start, history }: Pick<Match, 'start' | 'history'>, told = 0) {
    this.#told = told;
    this.#start = start;
    this.#history = history;
    this.#length = history.length;
    this.#left = history.length;
    this.#lines = standingLines(history)[Symbol.iterator]();
    this.#unread = unreadAtEnd(history);
    this.#before = { told: 0, unread: this.#unread };
    this.#pictures = new Pictures(game, { start, history }, this.#marks);
  }

  /** How many lines of the history have been read (`done`), and how many there are (`of`). */
  get progress(): { readonly done: number; readonly of: number } {
    return { done: this.#length - this.#left, of: this.#length };
  }

  /** Whether all lines have been read. */
  get isComplete(): boolean {
    return this.#isComplete;
  }

  /** The number of events before the first stop that a reader may read. Valid once all lines have been read. */
  toldBefore(reader: Viewer): number {
    return this.#before.told - unreadEvents(this.#before.unread, reader);
  }

  /** Whether the match had ended by the last stop. */
  get isOver(): boolean {
    return this.#pending === null;
  }

  /** Reads the next line. Does nothing if all lines have been read. */
  advance(): void {
    if (this.#isComplete) return;
    const { done, value } = this.#lines.next();
    if (done === true) this.#complete();
    else this.#note(value);
  }

  /**
   * The stops that a viewer may see. Call it once all lines have been read. Of a series of sealed answers by another
   * seat only the last one is a stop, and only once the series is over: the viewer must not know how many answers there
   * were, or that a series has begun.
   */
  stops(viewer: Viewer): readonly Stop[] {
    const pending = this.#pending;
    // The loop goes from the last stop to the first. `nextSealedSeat` is the seat of the sealed answer that follows the
    // current stop.
    let nextSealedSeat = pending?.secrecy === 'sealed' ? pending.seat : null;
    const visibleStops = this.#stops.toReversed().filter(({ hidden, beat }) => {
      if (beat !== null) return true;
      const seriesContinues = hidden !== null && hidden === nextSealedSeat;
      nextSealedSeat = hidden;
      return hidden === viewer || !seriesContinues;
    });
    return visibleStops
      .reverse()
      .map(({ unread, ...stop }) => ({ ...stop, told: stop.told - unreadEvents(unread, viewer) }));
  }

  /** The cause of a stop; `null` if the stop is the beginning of the match. */
  givenAt({ line: number }: Stop): StopCause | null {
    const line = lineAt(this.#history, number);
    if (line?.line === 'act' && line.act === 'concede') return { by: null, act: 'concede' };
    if (line?.line === 'cut') return { by: null, act: 'take-back' };
    if (line?.line !== 'record' || line.given === null) return null;
    const { seat: by, kind, rule, secrecy, words, answer } = line.given;
    return { by, kind, rule, secrecy, answer: words ?? Number(answer) };
  }

  /**
   * The match just before the answer that led to a stop, and that answer. `null` if no answer led to the stop, or if
   * the rules have changed and no longer lead there.
   */
  answerAt({ line: number }: Stop): { readonly record: MatchRecord; readonly answer: Answer } | null {
    const line = lineAt(this.#history, number);
    if (line?.line !== 'record' || line.given === null) return null;
    const record = this.#pictures.recordBefore(number);
    return record === null ? null : { record, answer: line.given.answer };
  }

  /** A part of the log as `viewer` may read it: from event `from` up to a stop. */
  events({ line, told }: Stop, viewer: Viewer, from: number): readonly LogEvent[] {
    return readLog(this.#history, viewer, { from, to: told, before: line + 1 });
  }

  *eventsBack(viewer: Viewer): Iterable<LogEvent> {
    yield* readLogBack(this.#history, viewer, this.#length);
  }

  /** The view of `viewer` at a stop. */
  pictureAt(stop: Stop, viewer: Viewer): PastView {
    return this.#pictures.viewAt(stop, viewer);
  }

  /**
   * The lines of the history up to a stop, oldest first; a copy of the match can continue from them. If the stop is a
   * beat inside an answer, all lines of that answer are included.
   */
  linesUpTo(stop: Stop): readonly Line[] {
    const limit = this.#marks.find(({ number }) => number > stop.line)?.limit ?? Infinity;
    return [...standingLines(this.#history, { before: stop.line + 1, to: limit })].map(({ line }) => line).reverse();
  }

  /** Adds the stops of a line to the list, the last stop first. */
  #note({ number, line, limit }: NumberedLine): void {
    this.#left = number;
    if (line.line === 'checkpoint' && isReadable(line)) {
      this.#marks.push({ number, limit });
      this.#unread = line.unread ?? NOTHING_UNREAD;
      this.#before = { told: line.told, unread: this.#unread };
      if (line.told < this.#told) this.#complete();
    }
    // Acts about a seat's own sheet or windows are private, so they are no stops.
    if ((line.line === 'act' && line.act === 'concede') || (line.line === 'cut' && isEntry(line))) {
      const toldCount = hasEvents(line) ? logEndAfter(line) : line.told;
      this.#stops.push({
        line: number,
        beat: null,
        kind: null,
        hidden: null,
        round: -1,
        told: toldCount,
        unread: this.#unread,
      });
    }
    if (line.line === 'record') this.#noteRecord(number, line);
    this.#unread = unreadBeforeLine(this.#unread, line, this.#start.seats.length);
  }

  #noteRecord(number: number, line: RecordLine): void {
    if (this.#stops.length === 0) this.#pending = line.next;
    const { given, round, beats } = line;
    const sealedSeat = given?.secrecy === 'sealed' ? given.seat : null;
    const sharedFacts = { line: number, hidden: sealedSeat, round };
    this.#stops.push({ ...sharedFacts, beat: null, kind: null, told: logEndAfter(line), unread: this.#unread });
    // Everything before the first question is one stop, without its beats.
    for (const [beat, [kind, told]] of given === null ? [] : [...beats.entries()].reverse()) {
      const lineAfterBeat = { ...line, events: line.events.slice(told) };
      const unread = unreadBeforeLine(this.#unread, lineAfterBeat, this.#start.seats.length);
      this.#stops.push({ ...sharedFacts, beat, kind, told: line.told + told, unread });
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

  /** The round in which line `number` was written: the round of the last record before that line. */
  #roundBefore(number: number): number {
    for (const { line } of standingLines(this.#history, { before: number }))
      if (line.line === 'record') return line.round;
    return 0;
  }
}
