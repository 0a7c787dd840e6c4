import type { ModuleEffect } from '../effect.ts';

/**
 * Double Shot: in an attack event in its sector, one Marine may repeat all its attacks. For each copy another Marine,
 * or the same one, may do so (TH-16.3.2). An ally's unit may not (TH-19.5). Used by `rules/attacks.ts`, which asks
 * after the attacks of each unit.
 */
export const doubleShot: ModuleEffect = { repeats: ({ copies }) => 1 + copies };
