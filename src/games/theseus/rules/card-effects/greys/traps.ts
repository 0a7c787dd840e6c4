import type { TrapsOf } from '../done.ts';
import { paysData } from '../shared/pays-data.ts';

/** The effects of the Greys' traps. */
export const greysTraps: TrapsOf<'greys'> = {
  'greys-mine': paysData,
  'greys-soul-trap': paysData,
};
