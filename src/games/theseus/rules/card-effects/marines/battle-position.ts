import type { ModuleEffect } from '../effect.ts';

/** Battle Position: N more wounds in an attack event here that dealt one (TH-14.3.1, TH-16.3.5). */
export const battlePosition: ModuleEffect = {
  attackBonus: { gives: 'wound', amount: ({ n, copies }) => n * (1 + copies) },
};
