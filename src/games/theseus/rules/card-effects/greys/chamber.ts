import type { ModuleEffect } from '../effect.ts';

/** Chamber: adds N data points to an attack event in its sector that gave at least one (TH-14.3.1). */
export const chamber: ModuleEffect = {
  attackBonus: { gives: 'data', amount: ({ n, copies }) => n * (1 + copies) },
};
