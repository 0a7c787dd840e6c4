import { areAllied } from '../../../state/seats.ts';
import type { ModuleEffect } from '../effect.ts';

/**
 * Protection: attracts the malfunction token that an opponent would put on another card of the same player or its ally
 * (TH-16.3.4, TH-19.5). Used by `rules/malfunction.ts` after the token has been lifted, so even a Protection that was
 * under the token works (TH-13.4).
 */
export const protection: ModuleEffect = {
  drawsMalfunction: (state, by, victim) => !areAllied(state, by, victim),
};
