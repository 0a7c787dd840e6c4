import type { World, Worlds } from '../kernel/history/playable.ts';
import type { Answer, Decision } from '../kernel/match/decision.ts';
import type { Outcome } from '../kernel/match/play.ts';
import { copy } from '../kernel/plain/copy.ts';
import type { RandomState } from '../kernel/plain/random.ts';
import type { Seat } from '../kernel/words/message.ts';
import { chanceOfWorld, playedOn } from './look-ahead.ts';
import type { Horizon, Plan } from './look-ahead.ts';
import type { BotPlayer, Turn } from './player.ts';
import { ranked } from './ranking.ts';

/** What a game provides for its levels hard and master. */
export interface Advice extends Horizon {
  /** What is searched, and how; absent: the policy answers alone. It is then stronger than that of normal. */
  readonly search?: SearchAdvice;
}

/** What a game provides for the search. The search departs from the policy's answer only for a better one. */
export interface SearchAdvice {
  /** Whether a question is worth a search. */
  readonly isSearched: (decision: Decision, view: unknown) => boolean;
  /**
   * Up to `most` plans for a question, the policy's first, where single answers are too short to judge; `null`: the
   * answers that the policy ranks highest. If absent, those are always used.
   */
  readonly plans?: (turn: Turn, most: number) => readonly Plan[] | null;
  /** The chance, 0 to 1, that `seat` wins, as it sees the match. */
  readonly value: (view: unknown, seat: Seat) => number;
}

/**
 * The budget of a search for one answer. It is measured in counts, not in time, so that a seed gives the same match on
 * every machine.
 */
export interface Effort {
  /** How many answers are considered, including the policy's. */
  readonly candidates: number;
  /** The stages of the search. Each tries all remaining answers in `worlds` worlds and keeps the best `kept`. */
  readonly stages: readonly { readonly worlds: number; readonly kept: number }[];
  /** The number of fresh worlds in which the best answer is compared with the policy's. */
  readonly last: number;
  /** The percentage of simulated answers that take the second-best option, since nobody plays exactly as expected. */
  readonly noise: number;
}

/** What a search has found. */
export interface Found {
  readonly policy: Answer;
  readonly answer: Answer;
  /** Each answer that was tried, with the mean of its values and the number of worlds. */
  readonly tried: readonly { readonly answer: Answer; readonly mean: number; readonly worlds: number }[];
}

/** Another answer must beat the policy's by this many standard errors to replace it. */
const SURE = 1;

/**
 * A player that simulates answers in imagined worlds. In each world every seat plays by the rules of thumb up to a
 * horizon, and the resulting positions are compared world by world. `watch` is called after each search. The player
 * depends only on the view, the worlds that its seat can imagine, and its random generator.
 */
export function searcher(advice: Advice, effort: Effort, watch: (found: Found) => void = () => undefined): BotPlayer {
  return turn => {
    const { decision, random, game } = turn;
    const seen: Turn = { game, decision, random, view: turn.view };
    const { search } = advice;
    if (search === undefined || decision.options.length < 2 || !search.isSearched(decision, seen.view))
      return advice.policy(seen);
    const worlds = turn.worlds?.() ?? null;
    const candidates =
      search.plans?.(seen, effort.candidates) ??
      ranked(advice.policy, seen, effort.candidates).map((answer): Plan => ({ answer, follow: null }));
    const [policy] = candidates;
    if (policy === undefined) return advice.policy(seen);
    if (worlds === null || candidates.every(({ answer }) => answer === policy.answer)) return policy.answer;
    const found = new Search({ advice, value: search.value, effort }, seen, worlds).best(candidates, policy);
    watch(found);
    return found.answer;
  };
}

/** A plan and its values so far, one for each world. */
interface Tried {
  readonly plan: Plan;
  readonly values: number[];
}

interface SearchParts {
  readonly advice: Advice;
  readonly value: SearchAdvice['value'];
  readonly effort: Effort;
}

/** The search for one answer. */
class Search {
  readonly #advice: Advice;
  readonly #value: SearchAdvice['value'];
  readonly #effort: Effort;
  readonly #turn: Turn;
  readonly #worlds: Worlds;
  readonly #horizon: number;

  constructor({ advice, value, effort }: SearchParts, turn: Turn, worlds: Worlds) {
    this.#advice = advice;
    this.#value = value;
    this.#effort = effort;
    this.#turn = turn;
    this.#worlds = worlds;
    this.#horizon = advice.horizon(turn.view);
  }

  best(candidates: readonly Plan[], policy: Plan): Found {
    const all = candidates.map((plan): Tried => ({ plan, values: [] }));
    let left = all;
    for (const { worlds, kept } of this.#effort.stages) {
      this.#tryIn(worlds, left);
      left = left.toSorted((one, other) => mean(other.values) - mean(one.values)).slice(0, kept);
    }
    const [first] = left;
    const tried = all.map(({ plan, values }) => ({ answer: plan.answer, mean: mean(values), worlds: values.length }));
    const { answer } = first !== undefined && this.#isBetter(first.plan, policy) ? first.plan : policy;
    return { policy: policy.answer, answer, tried };
  }

  /** Tries each plan in some more worlds. */
  #tryIn(worlds: number, tried: readonly Tried[]): void {
    for (let dealt = 0; dealt < worlds; dealt += 1) {
      const world = this.#worlds.deal(this.#turn.random);
      if (world === null) return;
      const chance = chanceOfWorld(this.#turn.random);
      for (const { plan, values } of tried) values.push(this.#valueOf(world, plan, copy(chance)));
    }
  }

  /** Whether a plan is better than the policy's by more than noise, in fresh worlds. */
  #isBetter(plan: Plan, policy: Plan): boolean {
    if (plan.answer === policy.answer) return false;
    const pair: readonly [Tried, Tried] = [
      { plan, values: [] },
      { plan: policy, values: [] },
    ];
    this.#tryIn(this.#effort.last, pair);
    const [{ values }, { values: others }] = pair;
    const differences = values.map((value, at) => value - (others[at] ?? 0));
    const middle = mean(differences);
    const spread = mean(differences.map(difference => (difference - middle) ** 2));
    return middle > 1e-9 && middle > SURE * Math.sqrt(spread / Math.max(1, differences.length - 1));
  }

  /** The value of a plan in a world, 0 to 1; 0 if its answer is not legal there. */
  #valueOf(world: World, plan: Plan, chance: RandomState): number {
    const { seat } = this.#turn.decision;
    const trial = { game: this.#turn.game, plan, ends: this.#horizon, noise: this.#effort.noise };
    const run = playedOn(world, this.#advice, trial, chance);
    if (run === null) return 0;
    return run.outcome === null ? this.#value(run.view(seat), seat) : shareOf(run.outcome, seat);
  }
}

/** The seat's share of the win in a match that has ended, 0 to 1. */
export function shareOf({ winners }: Outcome, seat: Seat): number {
  return winners.includes(seat) ? 1 / winners.length : 0;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
