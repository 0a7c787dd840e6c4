import type { SideRun, World } from '../kernel/history/playable.ts';
import type { Answer, Decision } from '../kernel/match/decision.ts';
import { randomBelow } from '../kernel/plain/random.ts';
import type { RandomState } from '../kernel/plain/random.ts';
import type { BotPlayer } from './player.ts';
import { ranked } from './ranking.ts';

/** How a look-ahead simulates the next part of a match, and how far. */
export interface Horizon {
  /** The rules of thumb that play every seat in a simulation. */
  readonly policy: BotPlayer;
  /** The name of the step that begins a turn or round. A look-ahead ends at the `horizon`-th such step from now on. */
  readonly boundary: string;
  readonly horizon: (view: unknown) => number;
}

/** A short plan: the answer to the pending question, and the player that answers for its seat afterwards. */
export interface Plan {
  readonly answer: Answer;
  /** The player that gives the later answers of the seat; `null`: the rules of thumb do. */
  readonly follow: BotPlayer | null;
}

/** What a simulation tries: a plan for the pending question, and how far play continues after the plan. */
export interface Trial {
  readonly game: string;
  readonly plan: Plan;
  /** The number of boundary steps after which the simulation ends. */
  readonly ends: number;
  /** The percentage of simulated answers that are the second-best one, since nobody plays exactly as expected. */
  readonly noise: number;
}

/** The most answers of one simulation, which is cut off after that many. */
const MAX_SIMULATED_ANSWERS = 400;

/** The result of a simulation: the run at its end. */
export interface Simulated {
  readonly run: SideRun;
  /** The number of boundary steps that the simulation has seen. */
  readonly begun: number;
}

/** Simulates a world from an answer up to the horizon; `null` if the answer is not legal in that world. */
export function simulateWorld(
  world: World,
  { policy, boundary }: Horizon,
  { game, plan: { answer, follow }, ends, noise }: Trial,
  chance: RandomState,
): Simulated | null {
  let boundaryCount = 0;
  const stepEnded = (next: unknown): void => {
    if (next === boundary) boundaryCount += 1;
  };
  const nextAnswer = (run: SideRun, decision: Decision): Answer => {
    const turn = { game, decision, random: chance, view: run.glimpse(decision.seat) };
    if (follow !== null && decision.seat === seat) return follow(turn);
    // Until the next turn or round begins, the seat's own answers get no noise, because it can think again before each.
    const canThinkAgain = decision.seat === seat && boundaryCount === 0;
    const takesSecondBest = decision.options.length > 1 && randomBelow(chance, 100) < noise && !canThinkAgain;
    const [best, second] = takesSecondBest ? ranked(policy, turn, 2) : [];
    return second ?? best ?? policy(turn);
  };
  const run = world.fork({ tell: null, stepEnded });
  const seat = run.brief?.seat;
  if (!isOffered(run.brief, answer)) return null;
  run.give(answer);
  for (let answerCount = 0; answerCount < MAX_SIMULATED_ANSWERS && boundaryCount < ends; answerCount += 1) {
    const decision = run.brief;
    if (decision === null) break;
    run.give(nextAnswer(run, decision));
  }
  return { run, begun: boundaryCount };
}

function isOffered(decision: Decision | null, answer: Answer): boolean {
  if (decision === null) return false;
  const { amount, options } = decision;
  if (typeof answer === 'number') return amount !== null && answer >= amount.min && answer <= amount.max;
  return options.some(({ id }) => id === answer);
}

/**
 * Makes a random generator for the simulations in one world. Every answer tried in that world starts from the same
 * generator state.
 */
export function chanceOfWorld(random: RandomState): RandomState {
  return { generator: [1, 2, 3, 4].map(() => 1 + randomBelow(random, 1_000_000_000)), scripted: [] };
}
