import type { Effect } from '../../frame/store/effects.ts';

/** The effect that opens the form for a learner's first match: against the program, with the coach. */
export function firstMatch(game: string): Effect {
  return { do: 'new-match', game, beginnings: { sitters: ['coached', 'bot'], firstMatch: true } };
}
