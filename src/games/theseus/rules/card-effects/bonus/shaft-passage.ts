import { say } from '../../../text/say.ts';
import type { InstantEffect } from '../effect.ts';

/**
 * Shaft Passage is part of a move: `rules/paths.ts` offers the ways with it (TH-16.6.2). By itself it can't be played.
 */
export const shaftPassage: InstantEffect = {
  whyNot: () => ({ why: say('why.with-a-move'), rule: 'TH-16.6.2' }),
  *play() {
    // Never offered by itself: the way that uses it puts it away.
  },
};
