import { areAllied } from '../../../state/seats.ts';
import type { ModuleEffect } from '../effect.ts';

/**
 * Protection: the malfunction token that an opponent would put on a card of the same player, or of an ally (TH-19.5),
 * comes here instead (TH-16.3.4). `rules/malfunction.ts` asks when the token has been lifted: a Protection under it
 * works again by then (TH-13.4).
 */
export const protection: ModuleEffect = {
  drawsMalfunction: (state, by, victim) => !areAllied(state, by, victim),
};
