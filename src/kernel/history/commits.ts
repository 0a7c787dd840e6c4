import { isEndOfRow } from '../match/decision.ts';
import type { Answer } from '../match/decision.ts';
import { same } from '../plain/same.ts';
import type { Match } from './playable.ts';

/** The consequences of an answer to the pending decision for its seat. */
export interface Commitment {
  /** Whether the answer could not be undone freely afterwards. */
  readonly ends: boolean;
  /**
   * Whether the answer changes anything the seat knows of, such as goods, pieces or cards, ends a series of choices, or
   * could not be undone.
   */
  readonly spends: boolean;
}

/** Returns the consequences of each legal answer to a match's pending decision. */
export type Commitments = (answer: Answer) => Commitment;

/** If the trial fails, assume that the answer spends and can't be undone; the real answer reports the error. */
const UNKNOWN: Commitment = { ends: true, spends: true };

/**
 * Finds out what answers cost by trying them on a side run, and comparing what the asked seat knows before and after.
 * Options are not marked as costly by hand, so no mark can be forgotten: an answer that only leads to the next question
 * leaves the view of its seat as it is. The trial leaks nothing: up to the next draw, roll or reveal, the next question
 * follows from what the seat knows. Each answer is tried at most once; the match itself is not changed.
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
