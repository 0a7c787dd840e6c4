import type { Keeping } from '../kernel/match.ts';
import type { Game, Match, Setting } from '../kernel/playable.ts';
import { seededRandom } from '../kernel/random.ts';
import { randomAnswer } from './random.ts';

/** No match of random players is longer; one that is has lost its way. Decisions. */
export const LONGEST_MATCH = 200_000;

/** A match played to its end by random players. */
export interface Played {
  readonly match: Match;
  readonly decisions: number;
}

/**
 * Plays a match to its end with random players, whose chance is another one than the match's own. Throws when the match
 * is too long, and whatever the rules throw.
 */
export function playRandomly(game: Game, setting: Setting, keeping: Keeping = { checkpointEvery: 100 }): Played {
  const random = seededRandom(`players of ${setting.seed}`);
  const match = game.start(setting, keeping);
  let decisions = 0;
  for (let { decision } = match; decision !== null; decision = match.decision) {
    if (decisions >= LONGEST_MATCH) throw new RangeError(`no end after ${decisions} decisions`);
    match.answer(decision.n, randomAnswer(decision, random));
    decisions += 1;
  }
  return { match, decisions };
}
