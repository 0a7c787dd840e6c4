import type { ModuleEffect } from '../effect.ts';

/** Time Loop: up to N points of an own move may be spent staying in its sector (TH-16.5.5). */
export const timeLoop: ModuleEffect = {
  pointsHere: ({ n, copies }) => n * (1 + copies),
};
