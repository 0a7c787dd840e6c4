import type { ModuleEffect } from '../effect.ts';

/** Ventilation Shaft: a unit that starts here may go one sector more or less (TH-6.4). `rules/paths.ts` asks. */
export const ventilationShaft: ModuleEffect = { adjustsStart: true };
