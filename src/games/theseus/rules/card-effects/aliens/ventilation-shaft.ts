import type { ModuleEffect } from '../effect.ts';

/**
 * Ventilation Shaft: a unit that starts in its sector may move one sector more or less (TH-6.4). Used by
 * `rules/paths.ts`.
 */
export const ventilationShaft: ModuleEffect = { adjustsStart: true };
