import type { SideRun, World } from '../kernel/history/playable.ts';
import type { Answer, Decision } from '../kernel/match/decision.ts';
import { below } from '../kernel/plain/random.ts';
import type { RandomState } from '../kernel/plain/random.ts';
import type { BotPlayer } from './player.ts';
import { ranked } from './ranking.ts';

/** How everybody plays on in an imagined world, and how far. */
export interface Horizon {
  /** The rules of thumb, by which everybody plays on in a world. */
  readonly policy: BotPlayer;
  /** The step with which a turn, or a round, begins, and at how many of them from now on a look ahead ends. */
  readonly boundary: string;
  readonly horizon: (view: unknown) => number;
}

/** A whole small plan: the answer to the pending question, and who answers for its seat after it. */
export interface Plan {
  readonly answer: Answer;
  /** `null`: the rules of thumb. */
  readonly follow: BotPlayer | null;
}

/** What is tried in a world: a plan for its question, and how far everybody plays on after it. */
export interface Trial {
  readonly game: string;
  readonly plan: Plan;
  /** At how many boundaries it ends. */
  readonly ends: number;
  /** The percentage of simulated answers that take the second-best option, since nobody plays exactly as expected. */
  readonly noise: number;
}

/** The most answers of one simulated run; it is cut off there. */
const LONGEST = 400;

/** A run of a world up to the horizon, after an answer to its question; `null`: the answer can't be given there. */
export function playedOn(
  world: World,
  { policy, boundary }: Horizon,
  { game, plan: { answer, follow }, ends, noise }: Trial,
  chance: RandomState,
): SideRun | null {
  let begun = 0;
  const stepEnded = (next: unknown): void => {
    if (next === boundary) begun += 1;
  };
  const goOn = (run: SideRun, decision: Decision): Answer => {
    const turn = { game, decision, random: chance, view: run.view(decision.seat) };
    if (follow !== null && decision.seat === seat) return follow(turn);
    const strays = decision.options.length > 1 && below(chance, 100) < noise;
    const [best, second] = strays ? ranked(policy, turn, 2) : [];
    return second ?? best ?? policy(turn);
  };
  const run = world.fork({ tell: null, stepEnded });
  const seat = run.decision?.seat;
  if (!isOffered(run.decision, answer)) return null;
  run.give(answer);
  for (let given = 0; given < LONGEST && begun < ends; given += 1) {
    const { decision } = run;
    if (decision === null) break;
    run.give(goOn(run, decision));
  }
  return run;
}

function isOffered(decision: Decision | null, answer: Answer): boolean {
  if (decision === null) return false;
  const { amount, options } = decision;
  if (typeof answer === 'number') return amount !== null && answer >= amount.min && answer <= amount.max;
  return options.some(({ id }) => id === answer);
}

/** Chance of its own for a world, so that all answers meet the same. */
export function chanceOfWorld(random: RandomState): RandomState {
  return { generator: [1, 2, 3, 4].map(() => 1 + below(random, 1_000_000_000)), scripted: [] };
}
