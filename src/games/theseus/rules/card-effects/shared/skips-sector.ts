import type { ModuleEffect } from '../effect.ts';

/**
 * A shortcut: moving units may skip its sector at no cost: Vent Shortcut, Secret Passage (TH-6.4, TH-16.2.6). Used by
 * `rules/paths.ts`.
 */
export const skipsSector: ModuleEffect = { skipsSector: true };
