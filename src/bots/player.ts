import type { Worlds } from '../kernel/history/playable.ts';
import type { Answer, Decision } from '../kernel/match/decision.ts';
import type { RandomState } from '../kernel/plain/random.ts';
import { randomAnswer } from './random.ts';

/** All that a player of the program's own is given: its seat's view, the question, and chance of its own. */
export interface Turn {
  readonly game: string;
  readonly view: unknown;
  readonly decision: Decision;
  readonly random: RandomState;
  /** What the seat may imagine of the match at this question; absent or `null`: nothing. */
  readonly worlds?: () => Worlds | null;
}

/**
 * Answers for a seat that no person plays. It changes nothing but `random`, and two equal turns get the same answer: it
 * keeps no memory beside the view. A stronger player is another function of this type; a game names its own in `GAMES`
 * (games/index.ts).
 */
export type BotPlayer = (turn: Turn) => Answer;

/** The player that every game has: by chance. */
export const randomPlayer: BotPlayer = ({ decision, random }) => randomAnswer(decision, random);
