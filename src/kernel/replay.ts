import type { Keeping } from './checkpoints.ts';
import type { Answer, Decision } from './decision.ts';
import type { ToldEvent } from './events.ts';
import type { Game, Match } from './playable.ts';
import { isAct } from './record.ts';
import type { Act, Checkpoint, Entry, MatchRecord } from './record.ts';
import { errorWords } from './refusal.ts';
import type { Seat, Viewer, Words } from './words.ts';

/** What brought a match to a stop: an answer of a seat, or an act of the people. */
export type Given =
  | {
      readonly by: Seat;
      readonly kind: string;
      readonly rule: string;
      readonly private: boolean;
      /** The chosen option in words, or the number. */
      readonly answer: Words | number;
    }
  | { readonly by: null; readonly act: Act['act'] };

/** A moment at which a match that is told again can be looked at: its beginning, a beat, or when an answer was carried out. */
export interface Stop {
  /** How many entries of the record had been given by then. */
  readonly entries: number;
  /** Which beat of the last of them it is, from 0; `null`: all of it was carried out. */
  readonly beat: number | null;
  /** The beat's kind. */
  readonly kind: string | null;
  /** `null` at the beginning. */
  readonly given: Given | null;
  readonly round: number;
  /** How many events had been told by then. */
  readonly told: number;
}

/** A stop is looked at by giving at most about so many answers again, whatever the length of the match. */
export const CHECKPOINT_EVERY = 20;

/** While it is told nobody goes back in it; the checkpoints are kept here. */
const TELLING: Keeping = { checkpointEvery: CHECKPOINT_EVERY, checkpointsKept: 2 };
/** Of what is restored only a view is wanted. */
const LOOKING: Keeping = { checkpointEvery: 1000 };

/**
 * A match told again on the side, to be looked at anywhere, forward and back. It is told entry by entry (`advance`), so that
 * whoever waits can be shown how far it is; checkpoints are kept on the way. The match that the record comes from is left alone.
 */
export class Replay {
  readonly #game: Game;
  readonly #record: MatchRecord;
  readonly #kept: Checkpoint[] = [];
  readonly #stops: Stop[] = [];
  #match: Match;
  #done: number;
  #fault: Words | null = null;

  /** Throws when the record can't even begin. */
  constructor(game: Game, record: MatchRecord) {
    this.#game = game;
    this.#record = record;
    const { start, opening } = record;
    this.#done = opening?.entries ?? 0;
    this.#match =
      opening === null ? game.start(start, TELLING) : game.restore(this.#recordFrom(opening, this.#done), TELLING);
    this.#keep();
    this.#stop({ given: null });
  }

  /** How many entries have been told, and how many there are. */
  get progress(): { readonly done: number; readonly of: number } {
    const from = this.#record.opening?.entries ?? 0;
    return { done: this.#done - from, of: this.#record.entries.length - from };
  }

  /** Whether all has been told that can be. */
  get isComplete(): boolean {
    return this.#fault !== null || this.#done === this.#record.entries.length;
  }

  /** Why the rest of the record no longer plays, as after a change of the rules; `null`: it all does. */
  get fault(): Words | null {
    return this.#fault;
  }

  /** Whether the match had ended by the last stop. */
  get isOver(): boolean {
    return this.#match.outcome !== null;
  }

  /** Tells the next entry. Does nothing when it is complete. */
  advance(): void {
    const entry = this.#record.entries[this.#done];
    if (entry === undefined || this.#fault !== null) return;
    const { decision } = this.#match;
    const given = givenBy(entry, decision);
    try {
      if (isAct(entry)) this.#act(entry);
      else this.#answer(decision, entry, given);
    } catch (error) {
      this.#fault = errorWords(error);
      return;
    }
    this.#done += 1;
    this.#stop({ given });
    if (this.#done - (this.#kept.at(-1)?.entries ?? 0) >= CHECKPOINT_EVERY) this.#keep();
  }

  /**
   * The stops for a viewer's eyes. Of the private answers that another seat gives in a row only the last is one, when the row is
   * over: how many they were, and that one has begun, is nobody else's business.
   */
  stops(viewer: Viewer): readonly Stop[] {
    const pending = this.isComplete ? this.#match.decision : null;
    return this.#stops.filter((stop, at) => {
      const hidden = hiddenFrom(stop, viewer);
      if (hidden === null || stop.beat !== null) return true;
      const next = this.#stops[at + 1];
      if (next === undefined) return pending?.private !== true || pending.seat !== hidden;
      return next.beat !== null || hiddenFrom(next, viewer) !== hidden;
    });
  }

  /** The log as `viewer` may read it, up to the last stop. */
  events(viewer: Viewer): readonly ToldEvent[] {
    return this.#match.events(viewer);
  }

  /** What `viewer` may know of the state at a stop. */
  viewAt({ entries, beat }: Stop, viewer: Viewer): unknown {
    if (beat === null) return this.#matchAt(entries).view(viewer);
    const match = this.#matchAt(entries - 1);
    const entry = this.#record.entries[entries - 1];
    let view: unknown = null;
    let beats = 0;
    match.onBeat = () => {
      if (beats === beat) view = match.view(viewer);
      beats += 1;
    };
    if (match.decision !== null && entry !== undefined && !isAct(entry)) match.answer(match.decision.n, entry);
    return view;
  }

  /** The record of the match as it was at a stop, so that a copy can go on from there; at a beat, when that answer was carried out. */
  recordAt({ entries }: Stop): MatchRecord {
    return this.#recordFrom(this.#checkpointBefore(entries), entries);
  }

  #answer(decision: Decision | null, answer: Answer, given: Given | null): void {
    if (decision === null) throw new Error('nothing is asked any more');
    const match = this.#match;
    const entries = this.#done + 1;
    let beat = 0;
    match.onBeat = ({ kind }) => {
      this.#stop({ entries, given, beat, kind });
      beat += 1;
    };
    match.answer(decision.n, answer);
    match.onBeat = null;
  }

  /** A take-back has left its answers out of the record already, but it stands in the log. */
  #act(act: Act): void {
    const record = this.#match.record(Infinity);
    this.#match = this.#game.restore({ ...record, entries: [...record.entries, act] }, TELLING);
  }

  #stop({ entries = this.#done, given, beat = null, kind = null }: Pick<Stop, 'given'> & Partial<Stop>): void {
    const { round, logBounds } = this.#match;
    this.#stops.push({ entries, beat, kind, given, round, told: logBounds.to });
  }

  #keep(): void {
    const { checkpoint } = this.#match.record();
    if (checkpoint.entries > (this.#kept.at(-1)?.entries ?? -1)) this.#kept.push(checkpoint);
  }

  #checkpointBefore(entries: number): Checkpoint {
    const found = this.#kept.findLast(checkpoint => checkpoint.entries <= entries);
    if (found === undefined) throw new Error('unreachable: the beginning is kept');
    return found;
  }

  #matchAt(entries: number): Match {
    return this.#game.restore(this.#recordFrom(this.#checkpointBefore(entries), entries), LOOKING);
  }

  #recordFrom(checkpoint: Checkpoint, entries: number): MatchRecord {
    const { start, opening } = this.#record;
    return {
      start,
      opening,
      entries: this.#record.entries.slice(0, entries),
      checkpoint,
      log: [],
      logFrom: checkpoint.told,
    };
  }
}

function givenBy(entry: Entry, decision: Decision | null): Given | null {
  if (isAct(entry)) return { by: null, act: entry.act };
  if (decision === null) return null;
  const { seat, kind, rule, options } = decision;
  const words = options.find(({ id }) => id === entry)?.words;
  return { by: seat, kind, rule, private: decision.private, answer: words ?? Number(entry) };
}

/** The seat that another viewer must not look at so closely: it gave a private answer. */
function hiddenFrom({ given }: Stop, viewer: Viewer): Seat | null {
  return given !== null && given.by !== null && given.private && given.by !== viewer ? given.by : null;
}
