import type { Decision } from '../../kernel/match/decision.ts';
import type { LogEvent } from '../../kernel/match/events.ts';
import type { Match } from '../../kernel/history/playable.ts';
import type { Seat, Viewer } from '../../kernel/words/message.ts';
import { seatingFor } from './seating.ts';
import type { Company } from './seating.ts';

/** Returns the length of a reader's log. */
export type LogEnd = (reader: Viewer) => number;

/** Returns the length that each reader's log has now, even if the match changes later. */
export function currentLogEnds(match: Pick<Match, 'start' | 'logEnd'>): LogEnd {
  const readers: readonly Viewer[] = ['spectator', ...match.start.seats.keys()];
  const logEnds = new Map(readers.map(reader => [reader, match.logEnd(reader)]));
  return reader => logEnds.get(reader) ?? 0;
}

/** The state of who sits before the screen, how far each seat has read the log, and what a seat missed. */
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

  /** The seat that answered last; `null`: none has. The hand-over screen says so if the same person goes on. */
  get lastAt(): Seat | null {
    return this.#lastAt;
  }

  /** The seat that answered last, as long as nobody has sat down since and nothing was taken back; else `null`. */
  get rose(): Seat | null {
    return this.#rose;
  }

  /** The seat that wants to look at its own view (a peek); `null`: none does. */
  get peeking(): Seat | null {
    return this.#peeking;
  }

  /**
   * The seat that has to sit down before anything is shown, because it has just become the only one that a person
   * plays; else `null`.
   */
  get handedTo(): Seat | null {
    return this.#handTo;
  }

  /** Whether the screen is covered. */
  get covered(): boolean {
    return this.#covered;
  }

  /** The events that the seat that sat down has missed and not read yet; `null`: there are none. */
  get missed(): readonly LogEvent[] | null {
    return this.#missed;
  }

  /** How far each seat has read the log. */
  get seen(): readonly number[] {
    return this.#seen;
  }

  /**
   * Makes a seat sit down. `missed`: the events that it reads first. `turn`: whether it begins a turn on its own view.
   */
  sitDown(seat: Seat, missed: readonly LogEvent[], turn = false): void {
    this.#sits = seat;
    this.#turn = turn ? seat : null;
    this.#handTo = null;
    this.#rose = null;
    this.#missed = missed.length > 0 ? missed : null;
  }

  /** Notes that the seat has read the missed events. */
  markRead(): void {
    this.#missed = null;
  }

  /** Starts a peek of a seat at its own view. `atOnce`: nobody has to sit down first. */
  peek(seat: Seat, atOnce: boolean): void {
    this.#peeking = seat;
    if (atOnce) this.#sits = seat;
  }

  /** Makes the seat that sits alone get up. It may stay if hand-overs are not needed. */
  standUp(company: Company, asked: Decision | null, logEnd: LogEnd): void {
    this.#sits = null;
    this.#turn = null;
    this.settle(company, asked, logEnd);
  }

  /** Called after a change: decides who may stay before the screen when `asked` comes up. */
  settle(company: Company, asked: Decision | null, logEnd: LogEnd): void {
    this.#peeking = null;
    this.#missed = null;
    this.#covered = false;
    ({ sits: this.#sits, turn: this.#turn } = seatingFor(company, { sits: this.#sits, turn: this.#turn }, asked));
    this.#seen.forEach((seen, seat) => (this.#seen[seat] = Math.min(seen, logEnd(seat))));
  }

  /** Shows nothing until `seat` has sat down; `null`: nobody has to sit down. */
  handTo(seat: Seat | null): void {
    this.#handTo = seat;
  }

  /** Notes that a seat has answered a decision. */
  answered(seat: Seat): void {
    this.#lastAt = seat;
    this.#rose = seat;
  }

  /** Notes that an answer was taken back. */
  tookBack(): void {
    this.#rose = null;
  }

  /** Notes that a seat has read its log up to position `to`. */
  markSeen(seat: Seat, to: number, logEnd: LogEnd): void {
    this.#seen[seat] = Math.min(Math.max(to, this.#seen[seat] ?? 0), logEnd(seat));
  }

  /** Covers or uncovers the screen. */
  cover(covered: boolean): void {
    this.#covered = covered;
  }
}
