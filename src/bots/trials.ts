import type { World, Worlds } from '../kernel/history/playable.ts';
import type { Outcome } from '../kernel/match/play.ts';
import { copy } from '../kernel/plain/copy.ts';
import { seededRandom } from '../kernel/plain/random.ts';
import type { RandomState } from '../kernel/plain/random.ts';
import type { Seat } from '../kernel/words/message.ts';
import { chanceOfWorld, simulateWorld } from './look-ahead.ts';
import type { Horizon, Plan } from './look-ahead.ts';
import type { Turn } from './player.ts';

/** Estimates the chance, 0 to 1, that a seat wins, as the seat sees the match. */
export type Value = (view: unknown, seat: Seat) => number;

/** The state of a match after a plan, at the horizon of a simulation. */
export interface Result {
  /** How good the state is for the seat, 0 to 1; `null`: the game has no estimate, and the match has not ended. */
  readonly value: number | null;
  /** The seat's share of the win if the match has ended; `null`: it has not ended. */
  readonly share: number | null;
  /** The seat's view at the horizon. */
  readonly view: unknown;
}

/** The results of two plans in the same worlds. */
export type Pairs = readonly (readonly [Result, Result])[];

/**
 * The shares of a result's value for how long an ended match took (`LENGTH_SHARE`) and for how well its seat stood
 * (`MARGIN_SHARE`). A win is safer the sooner and the clearer it is, since nobody plays exactly as imagined; a later
 * loss is better. A match that has not ended is worth more than any lost match and less than any won match.
 */
const LENGTH_SHARE = 0.03;
const MARGIN_SHARE = 0.02;
const UNFINISHED_SHARE = 1 - 2 * (LENGTH_SHARE + MARGIN_SHARE);

/**
 * The limits for a clear difference: `MIN_STANDARD_ERRORS` standard errors, to be more than chance, and
 * `MIN_DIFFERENCE`, to matter.
 */
const MIN_STANDARD_ERRORS = 1;
const MIN_DIFFERENCE = 0.001;

export interface TrialParts {
  readonly horizon: Horizon;
  readonly value: Value | null;
  /** The percentage of simulated answers that are the second-best one. */
  readonly noise: number;
}

/**
 * Tries plans for the question of a turn, all of them in the same imagined worlds and with the same random generator.
 */
export class Trials {
  readonly #parts: TrialParts;
  readonly #turn: Turn;
  readonly #worlds: Worlds;
  readonly #random: RandomState;
  readonly #ends: number;

  constructor(parts: TrialParts, turn: Turn, worlds: Worlds, random: RandomState) {
    this.#parts = parts;
    this.#turn = turn;
    this.#worlds = worlds;
    this.#random = random;
    this.#ends = parts.horizon.horizon(turn.view);
  }

  /**
   * Tries plans in one more world and returns their results, with `null` for a plan that is not legal there. Returns
   * `null` if no world is possible.
   */
  next(plans: readonly Plan[]): readonly (Result | null)[] | null {
    const world = this.#worlds.deal(this.#random);
    if (world === null) return null;
    const chance = chanceOfWorld(this.#random);
    return plans.map(plan => this.#resultOf(world, plan, copy(chance)));
  }

  /**
   * Tries two plans in up to `worlds` worlds and returns a pair of results for each world in which both are legal.
   * Stops early when `isDecided` returns true.
   */
  pairs(plans: readonly [Plan, Plan], worlds: number, isDecided: (pairs: Pairs) => boolean = () => false): Pairs {
    const pairs: (readonly [Result, Result])[] = [];
    for (let dealt = 0; dealt < worlds && !isDecided(pairs); dealt += 1) {
      const results = this.next(plans);
      if (results === null) break;
      const [one, other] = results;
      if (one && other) pairs.push([one, other]);
    }
    return pairs;
  }

  #resultOf(world: World, plan: Plan, chance: RandomState): Result | null {
    const { horizon, value, noise } = this.#parts;
    const { game, decision } = this.#turn;
    const simulated = simulateWorld(world, horizon, { game, plan, ends: this.#ends, noise }, chance);
    if (simulated === null) return null;
    const { run, begun } = simulated;
    const { seat } = decision;
    const view = run.view(seat);
    const estimate = value?.(view, seat) ?? null;
    if (run.outcome === null) return { value: estimate === null ? null : valueOfOpen(estimate), share: null, view };
    const share = winShareOf(run.outcome, seat);
    const lateness = Math.min(1, begun / Math.max(1, this.#ends));
    const timeValue = share > 0 ? 1 - lateness : lateness;
    return {
      value: (1 - LENGTH_SHARE - MARGIN_SHARE) * share + LENGTH_SHARE * timeValue + MARGIN_SHARE * (estimate ?? 0),
      share,
      view,
    };
  }
}

function valueOfOpen(chance: number): number {
  return LENGTH_SHARE + MARGIN_SHARE + UNFINISHED_SHARE * chance;
}

/**
 * Makes the random state for the simulations of a turn. It depends only on what the seat sees, so that a reason for an
 * answer is found in the same worlds as the answer.
 */
export function chanceOfTurn({ view, decision: { seat, kind, subject } }: Turn): RandomState {
  return seededRandom(JSON.stringify([seat, kind, subject ?? null, view]));
}

/** The seat's share of the win in a match that has ended, 0 to 1. */
export function winShareOf({ winners }: Outcome, seat: Seat): number {
  return winners.includes(seat) ? 1 / winners.length : 0;
}

/** How much better the first plan's value is, for each pair. */
export function differencesIn(pairs: Pairs): readonly number[] {
  return pairs.map(([one, other]) => (one.value ?? 0) - (other.value ?? 0));
}

/** Whether differences are above 0 by more than chance. */
export function isClearlyBetter(differences: readonly number[]): boolean {
  const average = mean(differences);
  const spread = mean(differences.map(difference => (difference - average) ** 2));
  return (
    average > MIN_DIFFERENCE && average > MIN_STANDARD_ERRORS * Math.sqrt(spread / Math.max(1, differences.length - 1))
  );
}

/** The mean of numbers; 0 for an empty list. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
