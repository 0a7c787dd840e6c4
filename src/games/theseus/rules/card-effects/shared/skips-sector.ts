import type { ModuleEffect } from '../effect.ts';

/**
 * A shortcut: the sector may be left out, for no point: Vent Shortcut, Secret Passage (TH-6.4, TH-16.2.6).
 * `rules/paths.ts` asks.
 */
export const skipsSector: ModuleEffect = { skipsSector: true };
