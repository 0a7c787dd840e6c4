import { say } from '../../../text/say.ts';
import type { InstantEffect } from '../effect.ts';

/**
 * Repair: puts the malfunction token back on its symbol. No card can attract it (TH-16.3.4), since it goes to no card.
 */
export const repair: InstantEffect = {
  whyNot: state => (state.malfunction === null ? { why: say('why.no-malfunction'), rule: 'TH-13' } : null),
  *play(game) {
    game.state.malfunction = null;
    game.tell?.({ words: say('malfunction.back'), rule: 'TH-13.4' });
  },
};
