import { randomAnswer } from '../bots/random.ts';
import type { Answer, Decision } from '../kernel/decision.ts';
import { seededRandom } from '../kernel/random.ts';
import type { RandomState } from '../kernel/random.ts';

/** All that a player of the program's own is given: its seat's view, the question, and chance of its own. */
export interface Turn {
  readonly game: string;
  readonly view: unknown;
  readonly decision: Decision;
  readonly random: RandomState;
}

/** Answers for a seat that no person plays. */
export type BotPlayer = (turn: Turn) => Answer;

/** The player that every game has: by chance. A better one of a game's own takes its place here. */
export const randomPlayer: BotPlayer = ({ decision, random }) => randomAnswer(decision, random);

/** Chance for players, apart from the match's own. */
export function chanceFrom(seed: string): RandomState {
  return seededRandom(seed);
}
