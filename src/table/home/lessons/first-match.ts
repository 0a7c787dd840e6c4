import type { Effect } from '../../frame/store/effects.ts';

/** Leads to a match for somebody who has just learnt the game: the coach on, against the program. */
export function firstMatch(game: string): Effect {
  return { do: 'new-match', game, beginnings: { sitters: ['coached', 'bot'], firstMatch: true } };
}
