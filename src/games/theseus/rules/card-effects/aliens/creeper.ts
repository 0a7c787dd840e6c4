import { controllerOf, installedSlotsOf, isSwitchedOff } from '../../../state/cards.ts';
import type { ModuleEffect } from '../effect.ts';

/**
 * Creeper: the enemy cards of its sector are switched off, but for another Creeper (TH-16.2.7). That is the fact
 * `switchesOff` of the card, because views ask it too: `isSwitchedOff` in `state/cards.ts`. It has been carried out
 * when the turn ends of somebody whose cards it has switched off (TH-20.6).
 */
export const creeper: ModuleEffect = {
  usedInTurn: (state, { sector }, seat) =>
    installedSlotsOf(state, sector).some(slot => controllerOf(state, slot) === seat && isSwitchedOff(state, slot)),
};
