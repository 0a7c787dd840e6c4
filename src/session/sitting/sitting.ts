import type { Decision } from '../../kernel/match/decision.ts';
import type { LogEvent } from '../../kernel/match/events.ts';
import type { Match } from '../../kernel/history/playable.ts';
import type { Seat, Viewer } from '../../kernel/words/message.ts';
import { seatedAt } from './seating.ts';
import type { Company } from './seating.ts';

/** How long the log of a reader is. */
export type LogEnd = (reader: Viewer) => number;

/** How long the log of each reader is now, whatever happens to the match later. */
export function endsNow(match: Pick<Match, 'start' | 'logEnd'>): LogEnd {
  const readers: readonly Viewer[] = ['spectator', ...match.start.seats.keys()];
  const ends = new Map(readers.map(reader => [reader, match.logEnd(reader)]));
  return reader => ends.get(reader) ?? 0;
}

/** Who sits before the screen just now, what it has read of the log and what it missed. */
export class Sitting {
  #sits: Seat | null = null;
  /** The seat that plays its turn on its own view, also while an open question of that turn is shown to all. */
  #turn: Seat | null = null;
  #lastAt: Seat | null = null;
  #rose: Seat | null = null;
  #peeking: Seat | null = null;
  #covered = false;
  #handTo: Seat | null = null;
  #missed: readonly LogEvent[] | null = null;
  readonly #seen: number[];

  /** `seen`: how far each seat has read the log. */
  constructor(seen: readonly number[]) {
    this.#seen = [...seen];
  }

  /** The seat that sits alone before the screen; `null`: everybody may look, or nobody has sat down yet. */
  get sits(): Seat | null {
    return this.#sits;
  }

  /** The seat that answered last: a hand-over to it is no passing on. */
  get lastAt(): Seat | null {
    return this.#lastAt;
  }

  /**
   * The seat that has answered while nobody has sat down since, and nothing of that was taken back; `null`: there is
   * none.
   */
  get rose(): Seat | null {
    return this.#rose;
  }

  /** The seat that wants to look at its own view. */
  get peeking(): Seat | null {
    return this.#peeking;
  }

  /** The seat that has to sit down before anything is shown: it has just become the only one that a person plays. */
  get handedTo(): Seat | null {
    return this.#handTo;
  }

  /** Whether somebody has covered the screen. */
  get covered(): boolean {
    return this.#covered;
  }

  /** What the seat that sat down has missed and not read yet. */
  get missed(): readonly LogEvent[] | null {
    return this.#missed;
  }

  /** How far each seat has read the log. */
  get seen(): readonly number[] {
    return this.#seen;
  }

  /** A seat sits down, and reads first what it `missed`; `turn`: it begins a turn on its own view. */
  sitDown(seat: Seat, missed: readonly LogEvent[], turn = false): void {
    this.#sits = seat;
    this.#turn = turn ? seat : null;
    this.#handTo = null;
    this.#rose = null;
    this.#missed = missed.length > 0 ? missed : null;
  }

  /** What was missed has been read. */
  markRead(): void {
    this.#missed = null;
  }

  /** A seat wants to look at its own view; `atOnce`: nobody has to sit down for that. */
  peek(seat: Seat, atOnce: boolean): void {
    this.#peeking = seat;
    if (atOnce) this.#sits = seat;
  }

  /** Nobody sits alone before the screen any more, as far as the company asks for it. */
  standUp(company: Company, asked: Decision | null, logEnd: LogEnd): void {
    this.#sits = null;
    this.#turn = null;
    this.settle(company, asked, logEnd);
  }

  /** After a change: who may stay before the screen when `asked` comes up. */
  settle(company: Company, asked: Decision | null, logEnd: LogEnd): void {
    this.#peeking = null;
    this.#missed = null;
    this.#covered = false;
    ({ sits: this.#sits, turn: this.#turn } = seatedAt(company, { sits: this.#sits, turn: this.#turn }, asked));
    this.#seen.forEach((seen, seat) => (this.#seen[seat] = Math.min(seen, logEnd(seat))));
  }

  /** Nothing is shown before `seat` has sat down; `null`: nobody has to. */
  handTo(seat: Seat | null): void {
    this.#handTo = seat;
  }

  /** A seat has answered a decision. */
  answered(seat: Seat): void {
    this.#lastAt = seat;
    this.#rose = seat;
  }

  /** An answer was taken back. */
  tookBack(): void {
    this.#rose = null;
  }

  /** A seat has read its log up to event `to`. */
  markSeen(seat: Seat, to: number, logEnd: LogEnd): void {
    this.#seen[seat] = Math.min(Math.max(to, this.#seen[seat] ?? 0), logEnd(seat));
  }

  /** Covers or uncovers the screen. */
  cover(covered: boolean): void {
    this.#covered = covered;
  }
}
