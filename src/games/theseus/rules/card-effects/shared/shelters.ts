import type { ModuleEffect } from '../effect.ts';

/**
 * Units here cannot be attacked, those of an ally neither: Barricade, Hideout (TH-8.4, TH-19.5).
 * `rules/attack-targets.ts` asks.
 */
export const shelters: ModuleEffect = { shelters: true };
