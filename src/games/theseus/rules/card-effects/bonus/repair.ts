import { say } from '../../../text/say.ts';
import type { InstantEffect } from '../effect.ts';

/** Repair: the malfunction token goes back to its symbol; nothing draws it, since it goes to no card. */
export const repair: InstantEffect = {
  whyNot: state => (state.malfunction === null ? { why: say('why.no-malfunction'), rule: 'TH-13' } : null),
  *play(game) {
    game.state.malfunction = null;
    game.tell?.({ words: say('malfunction.back'), rule: 'TH-13.4' });
  },
};
