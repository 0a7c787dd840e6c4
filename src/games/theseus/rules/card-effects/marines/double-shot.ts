import type { ModuleEffect } from '../effect.ts';

/**
 * Double Shot: in an attack event of its sector one Marine may repeat all its attacks, and another, or the same, for
 * each copy (TH-16.3.2). An ally's unit may not (TH-19.5). `rules/attacks.ts` asks after the attacks of each unit.
 */
export const doubleShot: ModuleEffect = { repeats: ({ copies }) => 1 + copies };
