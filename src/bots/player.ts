import type { Worlds } from '../kernel/history/playable.ts';
import type { Answer, Decision } from '../kernel/match/decision.ts';
import type { RandomState } from '../kernel/plain/random.ts';
import { randomAnswer } from './random.ts';

/** Everything that a bot receives to answer a question: its seat's view, the question, and its own random generator. */
export interface Turn {
  readonly game: string;
  readonly view: unknown;
  readonly decision: Decision;
  readonly random: RandomState;
  /** Returns the worlds that the seat may imagine at this question; absent or `null`: none. */
  readonly worlds?: () => Worlds | null;
}

/**
 * A bot: a function that answers for a seat that no person plays. It changes nothing but `random` and keeps no memory
 * beside the view, so that two equal turns get the same answer. A stronger bot is another function of this type; each
 * game names its own in `GAMES` (games/index.ts).
 */
export type BotPlayer = (turn: Turn) => Answer;

/** The bot that works for every game: it chooses at random. */
export const randomPlayer: BotPlayer = ({ decision, random }) => randomAnswer(decision, random);
