import type { Fault } from './failures.ts';
import type { FuzzGame } from './fuzz-game.ts';
import { KEEPING, playToTheEnd } from './one-match.ts';
import { roundsKnownTo } from './rounds.ts';
import { seeking } from './seeking.ts';
import { Tally, together } from './tally.ts';
import type { TallyCounts } from './tally.ts';
import { wishesOf } from './wishes.ts';
import type { Wishes } from './wishes.ts';

/** One match in this many is not played by those who seek. */
const NOT_SEEKING = 4;

/** What the matches of a run of one game have in common. */
export interface Series {
  readonly game: string;
  readonly seed: string;
  /** The fewest and the most seats; matches take each number in turn. */
  readonly seats: readonly [number, number];
}

/** What is known when a run goes on: what was used in this many rounds from the first on. */
export interface Known {
  readonly rounds: number;
  readonly counts: TallyCounts;
}

/** What came of a match. */
export interface Finished {
  readonly number: number;
  readonly seats: number;
  readonly answered: number;
  /** In milliseconds. */
  readonly took: number;
  readonly counts: TallyCounts;
  readonly fault: Fault | null;
}

/**
 * Plays the matches of one game by their numbers: the same number gives the same match, wherever and whenever it is
 * played.
 */
export class NumberedMatches {
  readonly #fuzzed: FuzzGame;
  readonly #series: Series;
  readonly #known: Tally;
  /** How many rounds are in `#known`. */
  #rounds: number;
  readonly #learnt = new Map<number, TallyCounts>();
  #wishes: Wishes;

  constructor(fuzzed: FuzzGame, series: Series, { rounds, counts }: Known) {
    this.#fuzzed = fuzzed;
    this.#series = series;
    this.#known = new Tally(fuzzed.uses, counts);
    this.#rounds = rounds;
    this.#wishes = wishesOf(this.#known, fuzzed.hints);
  }

  /** Hears what was used in a round; it is known from the match on that may know it. */
  learn(round: number, counts: TallyCounts): void {
    this.#learnt.set(round, counts);
  }

  /** Plays one match. Numbers must go up; throws when a round that it knows of is missing. */
  play(number: number): Finished {
    this.#knowUpTo(roundsKnownTo(number));
    const fuzzed = this.#fuzzed;
    const {
      seed,
      seats: [few, most],
    } = this.#series;
    const started = performance.now();
    const numbers = most - few + 1;
    const seats = few + (number % numbers);
    // By rounds of all numbers of seats, so that those who seek play with each of them.
    const isLeftOut = Math.floor(number / numbers) % NOT_SEEKING === NOT_SEEKING - 1;
    const players = `${seed}-${fuzzed.game.id}-${seats}-${number}`;
    const match = fuzzed.begin(number, { seats, seed: players, keeping: KEEPING, wishes: this.#wishes });
    const tally = new Tally(fuzzed.uses);
    const other = fuzzed.player(number);
    const seeker = seeking(together(this.#known, tally), this.#wishes, fuzzed, other);
    const fault = playToTheEnd(fuzzed, match, tally, {
      players,
      answering: isLeftOut ? other : seeker,
      givesUp: fuzzed.givesUp(number),
      leavesAfter: fuzzed.leavesAfter(number),
    });
    const answered = Math.max(1, match.decision?.n ?? match.record().checkpoint.answers);
    return { number, seats, answered, took: performance.now() - started, counts: tally.counts(), fault };
  }

  #knowUpTo(rounds: number): void {
    if (rounds === this.#rounds) return;
    for (; this.#rounds < rounds; this.#rounds++) {
      const counts = this.#learnt.get(this.#rounds);
      if (counts === undefined) throw new Error(`round ${this.#rounds} is not known yet`);
      this.#known.add(counts);
      this.#learnt.delete(this.#rounds);
    }
    this.#wishes = wishesOf(this.#known, this.#fuzzed.hints);
  }
}
