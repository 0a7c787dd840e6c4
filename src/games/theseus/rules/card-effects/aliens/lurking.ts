import type { ModuleEffect } from '../effect.ts';

/**
 * Lurking: in an assault of the Aliens, deals N wounds to one enemy unit in its sector; each copy attacks once more
 * (TH-16.2.4).
 */
export const lurking: ModuleEffect = {
  lurks: ({ n, copies }) => ({ attacks: 1 + copies, wounds: n }),
};
