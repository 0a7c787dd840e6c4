import type { Answer } from '../../../src/kernel/match/decision.ts';
import type { Match } from '../../../src/kernel/history/playable.ts';

/** A position with an answer that any good player gives, and what it is good for. */
export interface TacticalPosition {
  /** What is to be seen, as the end of a sentence that begins with "sees that". */
  readonly sees: string;
  /** A match that stands at the question. */
  readonly match: () => Match;
  /** The answers that are right; any of them will do. */
  readonly right: readonly Answer[];
}
