import { isEndOfRow } from '../match/decision.ts';
import type { Answer } from '../match/decision.ts';
import { same } from '../plain/same.ts';
import type { Match } from './playable.ts';

/** What an answer to a match's pending decision binds its seat to. */
export interface Commitment {
  /** Whether it could not be undone for free afterwards. */
  readonly ends: boolean;
  /**
   * Whether it changes anything that the seat knows of, such as goods, pieces or cards, ends a row of choices, or could
   * not be undone.
   */
  readonly spends: boolean;
}

/** Says of each legal answer to a match's pending decision what it binds to. */
export type Commitments = (answer: Answer) => Commitment;

/** If the trial fails, assume that the answer spends and can't be undone; the real answer reports the error. */
const UNKNOWN: Commitment = { ends: true, spends: true };

/**
 * Tries answers on the side, and compares what the seat that is asked knows before and after. Nobody says of an option
 * that it costs something, so that nobody can forget it: an answer that only leads to the next question leaves the view
 * of its seat as it is. It tells the seat nothing that it may not know: up to the next draw, roll or reveal, what is
 * asked of whom follows from what it knows. Each answer is tried at most once; the match itself is left alone.
 */
export function commitments(match: Pick<Match, 'fork' | 'decision'>): Commitments {
  const known = new Map<Answer, Commitment>();

  function tried(answer: Answer): Commitment {
    const { decision } = match;
    if (decision === null) return UNKNOWN;
    try {
      const trial = match.fork(null);
      const { revealed } = trial;
      const before = trial.view(decision.seat);
      trial.give(answer);
      const ends = trial.revealed !== revealed || trial.question?.seat !== decision.seat;
      const option = decision.options.find(({ id }) => id === answer);
      const isEnd = option !== undefined && isEndOfRow(option);
      return { ends, spends: ends || isEnd || !same(before, trial.view(decision.seat)) };
    } catch {
      return UNKNOWN;
    }
  }

  return answer => {
    const before = known.get(answer) ?? tried(answer);
    known.set(answer, before);
    return before;
  };
}
