import { controllerOf, installedSlotsOf, isSwitchedOff } from '../../../state/cards.ts';
import type { ModuleEffect } from '../effect.ts';

/**
 * Creeper: switches off all enemy cards in its sector except other Creepers (TH-16.2.7). The fact `switchesOff` and
 * `isSwitchedOff` in `state/cards.ts` do that, so that views can use them. A Creeper counts as used at the end of a
 * turn of a seat whose cards it switches off (TH-20.6).
 */
export const creeper: ModuleEffect = {
  usedInTurn: (state, { sector }, seat) =>
    installedSlotsOf(state, sector).some(slot => controllerOf(state, slot) === seat && isSwitchedOff(state, slot)),
};
