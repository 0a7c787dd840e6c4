import type { Answer } from './decision.ts';
import type { Game, Match } from './playable.ts';
import { Refusal } from './refusal.ts';

/** Says of each legal answer to a match's pending decision whether it could not be undone for free afterwards. */
export type EndsUndo = (answer: Answer) => boolean;

/**
 * Tries answers on the side, from the match's last checkpoint, and sees whether something came to light or another seat
 * is asked then. That tells a seat nothing that it may not know: up to the next draw, roll or reveal, what is asked of
 * whom follows from what it knows. Each answer is tried at most once; the match itself is left alone.
 */
export function endsUndo(game: Game, match: Match): EndsUndo {
  const record = { ...match.record(), log: [] };
  const side = { ...record, logFrom: record.checkpoint.told };
  const n = match.decision?.n ?? -1;
  const known = new Map<Answer, boolean>();

  function tried(answer: Answer): boolean {
    try {
      const trial = game.restore(side, { checkpointEvery: Infinity });
      trial.answer(n, answer);
      return trial.undoable() instanceof Refusal;
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
