import { NO_FIGURES, sumOf } from './figures.ts';
import type { Figures } from './figures.ts';
import type { FuzzGame } from './fuzz-game.ts';
import type { Finished, Known } from './numbered-matches.ts';
import type { Progress } from './progress.ts';
import { ROUND, roundOf, roundsKnownTo } from './rounds.ts';
import { Tally } from './tally.ts';
import type { TallyCounts } from './tally.ts';

/** A round whose matches have all ended. */
export interface Round {
  readonly round: number;
  readonly counts: TallyCounts;
}

/** Counts what came of the matches of a run, in the order of their numbers, in whichever order they ended. */
export class Counting {
  /** All of it. */
  readonly tally: Tally;
  readonly #uses: FuzzGame['uses'];
  /** What the matches of this round know, what was used in the round before, and in this one. */
  readonly #known: Tally;
  #before: Tally;
  #now: Tally;
  readonly #seats: Map<string, Figures>;
  readonly #failures: string[];

  /** Goes on with what was counted before. */
  constructor({ uses }: FuzzGame, { known, before, now, seats, failures }: Progress) {
    this.#uses = uses;
    this.#known = new Tally(uses, known);
    this.#before = new Tally(uses, before);
    this.#now = new Tally(uses, now);
    this.#seats = new Map(Object.entries(seats));
    this.#failures = [...failures];
    this.tally = new Tally(uses, known);
    for (const counts of [before, now]) this.tally.add(counts);
  }

  /** The figures of all matches by number of seats. */
  get seats(): Progress['seats'] {
    return Object.fromEntries(this.#seats);
  }

  /** The figures of all matches. */
  get all(): Figures {
    return sumOf([...this.#seats.values()]);
  }

  /** The files of the failures. */
  get failures(): readonly string[] {
    return this.#failures;
  }

  /** What is known to the match that is counted next. */
  get known(): Known {
    return { rounds: roundsKnownTo(this.all.matches), counts: this.#known.counts() };
  }

  /** The round before that of the match that is counted next, if there is one. */
  get roundBefore(): Round | null {
    const round = roundOf(this.all.matches) - 1;
    return round < 0 ? null : { round, counts: this.#before.counts() };
  }

  /**
   * Counts the next match, whose failure, if it is one, was written to a file; returns its round, if that has ended
   * with it.
   */
  count({ number, seats, answered, took, counts }: Finished, failure: string | null): Round | null {
    const { matches } = this.all;
    if (number !== matches) throw new RangeError(`match ${number} is counted after ${matches}`);
    const figures = { decisions: answered, matches: 1, failures: failure === null ? 0 : 1, took };
    this.#seats.set(String(seats), sumOf([this.#seats.get(String(seats)) ?? NO_FIGURES, figures]));
    if (failure !== null) this.#failures.push(failure);
    this.tally.add(counts);
    this.#now.add(counts);
    if ((number + 1) % ROUND !== 0) return null;
    this.#known.add(this.#before.counts());
    this.#before = this.#now;
    this.#now = new Tally(this.#uses);
    return this.roundBefore;
  }

  /** How far the run has come, which has taken this many milliseconds. */
  progress(took: number): Progress {
    const { seats } = this;
    const [known, before, now] = [this.#known.counts(), this.#before.counts(), this.#now.counts()];
    return { took, seats, failures: [...this.failures], known, before, now };
  }
}
