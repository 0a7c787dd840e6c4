import { say } from '../../../text/say.ts';
import type { InstantEffect } from '../effect.ts';

/** Shaft Passage: played only as part of a move, where `rules/paths.ts` offers longer paths (TH-16.6.2). */
export const shaftPassage: InstantEffect = {
  whyNot: () => ({ why: say('why.with-a-move'), rule: 'TH-16.6.2' }),
  *play() {
    // Never called: the move that uses the card discards it.
  },
};
