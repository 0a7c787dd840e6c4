import type { ModuleEffect } from '../effect.ts';

/**
 * Lurking: one enemy unit of the sector takes N wounds in an assault of the Aliens; a copy attacks once more
 * (TH-16.2.4).
 */
export const lurking: ModuleEffect = {
  lurks: ({ n, copies }) => ({ attacks: 1 + copies, wounds: n }),
};
