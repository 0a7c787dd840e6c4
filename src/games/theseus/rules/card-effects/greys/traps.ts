import type { TrapsOf } from '../done.ts';
import { paysData } from '../shared/pays-data.ts';

/** What the traps of the Greys do. */
export const greysTraps: TrapsOf<'greys'> = {
  'greys-mine': paysData,
  'greys-soul-trap': paysData,
};
