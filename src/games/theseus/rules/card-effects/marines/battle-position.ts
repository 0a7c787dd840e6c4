import type { ModuleEffect } from '../effect.ts';

/** Battle Position: adds N wounds to an attack event in its sector that dealt at least one (TH-14.3.1, TH-16.3.5). */
export const battlePosition: ModuleEffect = {
  attackBonus: { gives: 'wound', amount: ({ n, copies }) => n * (1 + copies) },
};
