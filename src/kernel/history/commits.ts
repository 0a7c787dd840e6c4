import { isEndOfRow } from '../match/decision.ts';
import type { Answer } from '../match/decision.ts';
import { same } from '../plain/same.ts';
import type { Match } from './playable.ts';

/** What an answer to the pending decision means for the asked seat. */
export interface Commitment {
  /** Whether the seat could not freely undo the answer afterwards. */
  readonly ends: boolean;
  /** Whether that is only because another seat is asked next: nothing hidden comes to light. */
  readonly passes: boolean;
  /**
   * Whether the answer changes anything that the seat knows of (such as goods, pieces or cards), ends a series of
   * choices, or can't be undone.
   */
  readonly spends: boolean;
}

/** Returns the consequences of each legal answer to a match's pending decision. */
export type Commitments = (answer: Answer) => Commitment;

/**
 * The result if trying an answer fails: assume that the answer spends and can't be undone. The real answer then reports
 * the error.
 */
const UNKNOWN: Commitment = { ends: true, passes: false, spends: true };

/**
 * Finds out what answers cost by trying them on a side run and comparing what the asked seat knows before and after. An
 * answer that only leads to the next question leaves the seat's view unchanged. So rules need not mark costly options
 * by hand. The trial leaks nothing: up to the next draw, roll or reveal, the next question follows from what the seat
 * knows. Each answer is tried at most once. The match itself is not changed.
 */
export function commitments(match: Pick<Match, 'fork' | 'decision'>): Commitments {
  const cache = new Map<Answer, Commitment>();

  function tryAnswer(answer: Answer): Commitment {
    const { decision } = match;
    if (decision === null) return UNKNOWN;
    try {
      const trial = match.fork(null);
      const { revealed } = trial;
      const viewBefore = trial.view(decision.seat);
      trial.give(answer);
      const reveals = trial.revealed !== revealed;
      const nextSeat = trial.question?.seat;
      const passes = !reveals && nextSeat !== undefined && nextSeat !== decision.seat;
      const endsUndo = reveals || nextSeat !== decision.seat;
      const option = decision.options.find(({ id }) => id === answer);
      const endsSeries = option !== undefined && isEndOfRow(option);
      const spends = endsUndo || endsSeries || !same(viewBefore, trial.view(decision.seat));
      return { ends: endsUndo, passes, spends };
    } catch {
      return UNKNOWN;
    }
  }

  return answer => {
    const commitment = cache.get(answer) ?? tryAnswer(answer);
    cache.set(answer, commitment);
    return commitment;
  };
}
