import { parasitesLeft } from '../../../state/tokens.ts';
import { unitState } from '../../../state/units.ts';
import { say, unitName } from '../../../text/say.ts';
import type { TrapEffect } from '../effect.ts';

/** Parasite: a unit without one gets a token, and another for a copy, as far as there are some (TH-16.2.5). */
export const parasite: TrapEffect = {
  works: (state, _, { unit }) => unitState(state, unit).parasites === 0 && parasitesLeft(state) > 0,
  *spring(game, { card, copies }, { unit }) {
    const found = unitState(game.state, unit);
    found.parasites = Math.min(1 + copies, parasitesLeft(game.state));
    const words = say('parasite.placed', { unit: unitName(unit), count: found.parasites });
    game.tell({ words, rule: 'TH-16.2.5', refs: [`card:${card}`, `unit:${unit}`] });
    return true;
  },
};
