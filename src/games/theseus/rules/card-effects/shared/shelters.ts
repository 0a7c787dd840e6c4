import type { ModuleEffect } from '../effect.ts';

/**
 * A module that protects the units of its controller and of an ally in its sector from attacks: Barricade, Hideout
 * (TH-8.4, TH-19.5). Used by `rules/attack-targets.ts`.
 */
export const shelters: ModuleEffect = { shelters: true };
