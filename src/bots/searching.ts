import type { Worlds } from '../kernel/history/playable.ts';
import type { Answer, Decision } from '../kernel/match/decision.ts';
import type { Horizon, Plan } from './look-ahead.ts';
import type { BotPlayer, Turn } from './player.ts';
import { ranked } from './ranking.ts';
import { chanceOfTurn, differencesIn, isClearlyBetter, mean, Trials } from './trials.ts';
import type { Pairs, Value } from './trials.ts';

/** What a game provides for the bots of levels `hard` and `master`. */
export interface Advice extends Horizon {
  /**
   * What is searched, and how; absent: the policy (rules of thumb) answers alone, and is then stronger than that of
   * `normal`.
   */
  readonly search?: SearchAdvice;
}

/**
 * What a game provides for the search. The search chooses another answer than the policy's only if it is clearly
 * better.
 */
export interface SearchAdvice {
  /** Whether a question is worth a search. */
  readonly isSearched: (decision: Decision, view: unknown) => boolean;
  /**
   * Returns up to `most` plans for a question, the policy's first, if single answers are too short to judge; `null` or
   * absent: the answers that the policy ranks highest are tried.
   */
  readonly plans?: (turn: Turn, most: number) => readonly Plan[] | null;
  /** Estimates the chance, 0 to 1, that `seat` wins, as the seat sees the match. */
  readonly value: Value;
}

/**
 * The budget of a search for one answer. It is measured in counts, not in time, so that a seed leads to the same match
 * on every machine.
 */
export interface Effort {
  /** The number of answers considered, including the policy's. */
  readonly candidates: number;
  /** The stages of the search. Each tries all remaining answers in `worlds` worlds and keeps the best `kept`. */
  readonly stages: readonly { readonly worlds: number; readonly kept: number }[];
  /**
   * The number of fresh worlds in which the best other answer is finally compared with the policy's, as long as it
   * stays ahead.
   */
  readonly last: number;
  /** The percentage of simulated answers that are the second-best one, since nobody plays exactly as expected. */
  readonly noise: number;
}

/** The result of a search. */
export interface SearchResult {
  readonly policy: Answer;
  readonly answer: Answer;
  /** Each answer that was tried, with the mean of its values and the number of worlds. */
  readonly tried: readonly { readonly answer: Answer; readonly mean: number; readonly worlds: number }[];
  /** The answer that lost the last comparison, and the pairs of results, each with the chosen answer's result first. */
  readonly rival: Answer;
  readonly pairs: Pairs;
}

/**
 * Makes a bot that simulates answers in imagined worlds. In each world every seat plays by the rules of thumb up to a
 * horizon, and the resulting positions are compared world by world. `watch` is called after each search. The search
 * depends only on the view and the worlds that the seat can imagine; answers without a search also depend on the turn's
 * random generator.
 */
export function searcher(
  advice: Advice,
  effort: Effort,
  watch: (found: SearchResult) => void = () => undefined,
): BotPlayer {
  return turn => {
    const found = searchFor(advice, effort, turn);
    if (found === null) {
      const { decision, random, game, view } = turn;
      return advice.policy({ game, decision, random, view });
    }
    watch(found);
    return found.answer;
  };
}

/** Searches for the answer to a question; `null`: the policy has to answer, since there is nothing to compare. */
export function searchFor(advice: Advice, effort: Effort, turn: Turn): SearchResult | null {
  const { decision, view } = turn;
  const { search } = advice;
  if (search === undefined || decision.options.length < 2 || !search.isSearched(decision, view)) return null;
  const worlds = turn.worlds?.() ?? null;
  if (worlds === null) return null;
  const botInput: Turn = { game: turn.game, decision, view, random: chanceOfTurn(turn) };
  const candidates =
    search.plans?.(botInput, effort.candidates) ??
    ranked(advice.policy, botInput, effort.candidates).map((answer): Plan => ({ answer, follow: null }));
  const [policy, ...others] = candidates;
  if (policy === undefined || others.every(({ answer }) => answer === policy.answer)) return null;
  return new Search({ advice, value: search.value, effort }, botInput, worlds).best(policy, others);
}

/** A plan, and its values so far, one for each world. */
interface TriedPlan {
  readonly plan: Plan;
  readonly values: number[];
}

interface SearchParts {
  readonly advice: Advice;
  readonly value: Value;
  readonly effort: Effort;
}

/** The search for one answer. */
class Search {
  readonly #effort: Effort;
  readonly #trials: Trials;

  constructor({ advice, value, effort }: SearchParts, turn: Turn, worlds: Worlds) {
    this.#effort = effort;
    this.#trials = new Trials({ horizon: advice, value, noise: effort.noise }, turn, worlds, turn.random);
  }

  /** Chooses the policy's answer, unless the best other answer is clearly better in fresh worlds. */
  best(policy: Plan, others: readonly Plan[]): SearchResult {
    const all = [policy, ...others].map((plan): TriedPlan => ({ plan, values: [] }));
    let remaining = all;
    for (const { worlds, kept } of this.#effort.stages) {
      this.#tryIn(worlds, remaining);
      remaining = byMean(remaining).slice(0, kept);
    }
    const isOther = ({ plan }: TriedPlan): boolean => plan.answer !== policy.answer;
    const policyPlan = remaining.find(tried => !isOther(tried))?.plan ?? policy;
    const rival = [...remaining, ...byMean(all)].find(isOther)?.plan ?? policy;
    const pairs = this.#trials.pairs([rival, policyPlan], this.#effort.last, isNotAhead);
    const isBetter = isClearlyBetter(differencesIn(pairs));
    return {
      policy: policy.answer,
      answer: isBetter ? rival.answer : policy.answer,
      tried: all.map(({ plan, values }) => ({ answer: plan.answer, mean: mean(values), worlds: values.length })),
      rival: isBetter ? policy.answer : rival.answer,
      pairs: isBetter ? pairs : pairs.map(([one, other]) => [other, one] as const),
    };
  }

  /** Tries each plan in more worlds. An answer that is not legal in a world has the value 0 there. */
  #tryIn(worlds: number, tried: readonly TriedPlan[]): void {
    for (let dealt = 0; dealt < worlds; dealt += 1) {
      const results = this.#trials.next(tried.map(({ plan }) => plan));
      if (results === null) return;
      for (const [at, { values }] of tried.entries()) values.push(results[at]?.value ?? 0);
    }
  }
}

/** The number of worlds after which a rival that is not ahead is abandoned. */
const ENOUGH_WORLDS = 3;

/** Whether the first of two plans was tried in enough worlds and is no better than the second. */
function isNotAhead(pairs: Pairs): boolean {
  return pairs.length >= ENOUGH_WORLDS && mean(differencesIn(pairs)) <= 0;
}

function byMean(tried: readonly TriedPlan[]): TriedPlan[] {
  return tried.toSorted((one, other) => mean(other.values) - mean(one.values));
}
