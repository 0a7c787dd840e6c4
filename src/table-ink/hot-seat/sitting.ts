import type { Decision } from '../../kernel/match/decision.ts';
import type { ToldEvent } from '../../kernel/match/events.ts';
import type { Seat } from '../../kernel/words/message.ts';
import { sitsAt } from './seating.ts';
import type { Company } from './seating.ts';

/** Who sits before the screen just now, what it has read of the log and what it missed. */
export class Sitting {
  #sits: Seat | null = null;
  #lastAt: Seat | null = null;
  #peeking: Seat | null = null;
  #covered = false;
  #handTo: Seat | null = null;
  #missed: readonly ToldEvent[] | null = null;
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
  get missed(): readonly ToldEvent[] | null {
    return this.#missed;
  }

  /** How far each seat has read the log. */
  get seen(): readonly number[] {
    return this.#seen;
  }

  /** A seat sits down, and reads first what it `missed`. */
  sitDown(seat: Seat, missed: readonly ToldEvent[]): void {
    this.#sits = seat;
    this.#handTo = null;
    this.#missed = missed.length > 0 ? missed : null;
  }

  /** What was missed has been read. */
  haveRead(): void {
    this.#missed = null;
  }

  /** A seat wants to look at its own view; `atOnce`: nobody has to sit down for that. */
  peek(seat: Seat, atOnce: boolean): void {
    this.#peeking = seat;
    if (atOnce) this.#sits = seat;
  }

  /** Nobody sits alone before the screen any more, as far as the company asks for it. */
  standUp(company: Company, asked: Decision | null, logEnd: number): void {
    this.#sits = null;
    this.settle(company, asked, logEnd);
  }

  /** After a change: who may stay before the screen when `asked` comes up. */
  settle(company: Company, asked: Decision | null, logEnd: number): void {
    this.#peeking = null;
    this.#missed = null;
    this.#covered = false;
    this.#sits = sitsAt(company, this.#sits, asked);
    this.#seen.forEach((seen, seat) => (this.#seen[seat] = Math.min(seen, logEnd)));
  }

  /** Nothing is shown before `seat` has sat down; `null`: nobody has to. */
  handTo(seat: Seat | null): void {
    this.#handTo = seat;
  }

  /** A seat has answered a decision. */
  answered(seat: Seat): void {
    this.#lastAt = seat;
  }

  /** A seat has read the log up to event `to`. */
  haveSeen(seat: Seat, to: number, logEnd: number): void {
    this.#seen[seat] = Math.min(Math.max(to, this.#seen[seat] ?? 0), logEnd);
  }

  /** Covers or uncovers the screen. */
  cover(covered: boolean): void {
    this.#covered = covered;
  }
}
