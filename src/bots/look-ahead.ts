import type { SideRun, World } from '../kernel/history/playable.ts';
import type { Answer, Decision } from '../kernel/match/decision.ts';
import { below } from '../kernel/plain/random.ts';
import type { RandomState } from '../kernel/plain/random.ts';
import type { BotPlayer } from './player.ts';
import { ranked } from './ranking.ts';

/** How a look-ahead simulates the rest of a match, and how far. */
export interface Horizon {
  /** The rules of thumb that play every seat in a simulation. */
  readonly policy: BotPlayer;
  /** The step that begins a turn or round. A look-ahead ends at the `horizon`-th such step from now on. */
  readonly boundary: string;
  readonly horizon: (view: unknown) => number;
}

/** A short plan: the answer to the pending question, and the player that answers for its seat afterwards. */
export interface Plan {
  readonly answer: Answer;
  /** `null`: the rules of thumb answer. */
  readonly follow: BotPlayer | null;
}

/** What a simulation tries: a plan for the pending question, and how far play continues after it. */
export interface Trial {
  readonly game: string;
  readonly plan: Plan;
  /** The number of boundary steps after which the simulation ends. */
  readonly ends: number;
  /** The percentage of simulated answers that take the second-best option, since nobody plays exactly as expected. */
  readonly noise: number;
}

/** The most answers of one simulation; it is cut off after that many. */
const LONGEST = 400;

/** A simulation at its end. */
export interface PlayedOn {
  readonly run: SideRun;
  /** How many boundary steps it has seen. */
  readonly begun: number;
}

/** Simulates a world up to the horizon after an answer to its question; `null` if the answer is not legal there. */
export function playedOn(
  world: World,
  { policy, boundary }: Horizon,
  { game, plan: { answer, follow }, ends, noise }: Trial,
  chance: RandomState,
): PlayedOn | null {
  let begun = 0;
  const stepEnded = (next: unknown): void => {
    if (next === boundary) begun += 1;
  };
  const goOn = (run: SideRun, decision: Decision): Answer => {
    const turn = { game, decision, random: chance, view: run.glimpse(decision.seat) };
    if (follow !== null && decision.seat === seat) return follow(turn);
    // Until the next turn or round begins, the seat can think again before each of its answers.
    const isSure = decision.seat === seat && begun === 0;
    const strays = decision.options.length > 1 && below(chance, 100) < noise && !isSure;
    const [best, second] = strays ? ranked(policy, turn, 2) : [];
    return second ?? best ?? policy(turn);
  };
  const run = world.fork({ tell: null, stepEnded });
  const seat = run.brief?.seat;
  if (!isOffered(run.brief, answer)) return null;
  run.give(answer);
  for (let given = 0; given < LONGEST && begun < ends; given += 1) {
    const decision = run.brief;
    if (decision === null) break;
    run.give(goOn(run, decision));
  }
  return { run, begun };
}

function isOffered(decision: Decision | null, answer: Answer): boolean {
  if (decision === null) return false;
  const { amount, options } = decision;
  if (typeof answer === 'number') return amount !== null && answer >= amount.min && answer <= amount.max;
  return options.some(({ id }) => id === answer);
}

/** A random generator for simulations in one world. Every answer tried there starts from the same one. */
export function chanceOfWorld(random: RandomState): RandomState {
  return { generator: [1, 2, 3, 4].map(() => 1 + below(random, 1_000_000_000)), scripted: [] };
}
