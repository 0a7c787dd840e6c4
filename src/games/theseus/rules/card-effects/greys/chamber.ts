import type { ModuleEffect } from '../effect.ts';

/** Chamber: N more data points in an attack event here that gave one (TH-14.3.1). */
export const chamber: ModuleEffect = {
  attackBonus: { gives: 'data', amount: ({ n, copies }) => n * (1 + copies) },
};
