import type { Answer } from '../match/decision.ts';
import type { Match } from './playable.ts';

/** Says of each legal answer to a match's pending decision whether it could not be undone for free afterwards. */
export type EndsUndo = (answer: Answer) => boolean;

/**
 * Tries answers on the side, and sees whether something came to light or another seat is asked then. That tells a seat nothing
 * that it may not know: up to the next draw, roll or reveal, what is asked of whom follows from what it knows. Each answer is tried
 * at most once; the match itself is left alone.
 */
export function endsUndo(match: Pick<Match, 'fork'>): EndsUndo {
  const known = new Map<Answer, boolean>();

  function tried(answer: Answer): boolean {
    try {
      const trial = match.fork(null);
      const { revealed, question } = trial;
      trial.give(answer);
      return trial.revealed !== revealed || trial.question?.seat !== question?.seat;
    } catch {
      // What goes wrong is told when the answer is really given; undoing it is nothing to promise.
      return true;
    }
  }

  return answer => {
    const before = known.get(answer);
    const ends = before ?? tried(answer);
    known.set(answer, ends);
    return ends;
  };
}
