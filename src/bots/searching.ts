import type { SideRun, World, Worlds } from '../kernel/history/playable.ts';
import type { Answer, Decision } from '../kernel/match/decision.ts';
import type { Outcome } from '../kernel/match/play.ts';
import { copy } from '../kernel/plain/copy.ts';
import { below } from '../kernel/plain/random.ts';
import type { RandomState } from '../kernel/plain/random.ts';
import type { Seat } from '../kernel/words/message.ts';
import type { BotPlayer, Turn } from './player.ts';
import { ranked } from './ranking.ts';

/** What a game tells the searcher. */
export interface Advice {
  /** The rules of thumb, by which everybody plays on in a world; their answer is left only for a better one. */
  readonly policy: BotPlayer;
  /** Whether a question is worth a search. */
  readonly isSearched: (decision: Decision, view: unknown) => boolean;
  /**
   * Whole plans for a question, `most` at most, that of the policy first, where single answers say too little; `null`:
   * the answers that the policy likes best. Absent: always those.
   */
  readonly plans?: (turn: Turn, most: number) => readonly Plan[] | null;
  /** The chance, 0 to 1, that `seat` wins, as it sees the match. */
  readonly value: (view: unknown, seat: Seat) => number;
  /** The step with which a turn, or a round, begins, and at how many of them from now on a look ahead ends. */
  readonly boundary: string;
  readonly horizon: (view: unknown) => number;
}

/** A whole small plan: what is answered now, and how its seat goes on in a look ahead. */
export interface Plan {
  readonly answer: Answer;
  /** Answers for the seat in a look ahead; `null`: the policy does. */
  readonly follow: BotPlayer | null;
}

/** How much is thought about one answer, in counts, so that the same match comes of the same seed on every machine. */
export interface Effort {
  /** How many answers are looked at, the policy's among them. */
  readonly candidates: number;
  /** In so many worlds all of them that are left are tried, and so many of the best are kept. */
  readonly stages: readonly { readonly worlds: number; readonly kept: number }[];
  /** In so many worlds that nobody has seen the best one is compared with the policy's. */
  readonly last: number;
  /** In so many of a hundred answers of a look ahead the second-best one is taken: nobody plays quite as one thinks. */
  readonly noise: number;
}

/** What a search has found. */
export interface Found {
  readonly policy: Answer;
  readonly answer: Answer;
  /** Each answer that was tried, with the mean of its values and in how many worlds it was tried. */
  readonly tried: readonly { readonly answer: Answer; readonly mean: number; readonly worlds: number }[];
}

/** By so many standard errors another answer must be better than the policy's. */
const SURE = 1;
/** A look ahead that has no end by then ends there. Answers. */
const LONGEST = 400;

/**
 * A player that tries answers in imagined worlds: everybody plays on by the rules of thumb, up to a horizon, and the
 * value of what has come of it is compared in the same worlds. `watch` hears of each search. It rests on the view, the
 * worlds that its seat can imagine, and chance.
 */
export function searcher(advice: Advice, effort: Effort, watch: (found: Found) => void = () => undefined): BotPlayer {
  return turn => {
    const { decision, random, game } = turn;
    const seen: Turn = { game, decision, random, view: turn.view };
    if (decision.options.length < 2 || !advice.isSearched(decision, seen.view)) return advice.policy(seen);
    const worlds = turn.worlds?.() ?? null;
    const candidates =
      advice.plans?.(seen, effort.candidates) ??
      ranked(advice.policy, seen, effort.candidates).map((answer): Plan => ({ answer, follow: null }));
    const [policy] = candidates;
    if (policy === undefined) return advice.policy(seen);
    if (worlds === null || candidates.every(({ answer }) => answer === policy.answer)) return policy.answer;
    const found = new Search(advice, effort, seen, worlds).best(candidates, policy);
    watch(found);
    return found.answer;
  };
}

/** A plan, and what has come of it so far. */
interface Tried {
  readonly plan: Plan;
  readonly values: number[];
}

/** One search. */
class Search {
  readonly #advice: Advice;
  readonly #effort: Effort;
  readonly #turn: Turn;
  readonly #worlds: Worlds;
  readonly #horizon: number;

  constructor(advice: Advice, effort: Effort, turn: Turn, worlds: Worlds) {
    this.#advice = advice;
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

  /** Tries each answer in some worlds more. */
  #tryIn(worlds: number, tried: readonly Tried[]): void {
    for (let dealt = 0; dealt < worlds; dealt += 1) {
      const world = this.#worlds.deal(this.#turn.random);
      if (world === null) return;
      const chance = chanceFrom(this.#turn.random);
      for (const { plan, values } of tried) values.push(this.#valueOf(world, plan, copy(chance)));
    }
  }

  /** Whether a plan is better than the policy's by more than noise, in worlds that have not been looked at. */
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

  /** What a plan comes to in a world; 0 where it can't be begun there. */
  #valueOf(world: World, { answer, follow }: Plan, chance: RandomState): number {
    const { seat } = this.#turn.decision;
    let begun = 0;
    const stepEnded = (next: unknown): void => {
      if (next === this.#advice.boundary) begun += 1;
    };
    const run = world.fork({ tell: null, stepEnded });
    const { decision: asked } = run;
    if (asked?.options.some(({ id }) => id === answer) !== true) return 0;
    run.give(answer);
    for (let given = 0; given < LONGEST && begun < this.#horizon; given += 1) {
      const { decision } = run;
      if (decision === null) break;
      run.give(this.#goOn(run, decision, chance, decision.seat === seat ? follow : null));
    }
    return run.outcome === null ? this.#advice.value(run.view(seat), seat) : shareOf(run.outcome, seat);
  }

  #goOn(run: SideRun, decision: Decision, random: RandomState, follow: BotPlayer | null): Answer {
    const turn = { game: this.#turn.game, decision, random, view: run.view(decision.seat) };
    if (follow !== null) return follow(turn);
    const strays = decision.options.length > 1 && below(random, 100) < this.#effort.noise;
    const [best, second] = strays ? ranked(this.#advice.policy, turn, 2) : [];
    return second ?? best ?? this.#advice.policy(turn);
  }
}

/** Chance of its own for a world, so that all answers meet the same. */
function chanceFrom(random: RandomState): RandomState {
  return { generator: [1, 2, 3, 4].map(() => 1 + below(random, 1_000_000_000)), scripted: [] };
}

function shareOf({ winners }: Outcome, seat: Seat): number {
  return winners.includes(seat) ? 1 / winners.length : 0;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
