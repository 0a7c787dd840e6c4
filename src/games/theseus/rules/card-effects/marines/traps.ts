import { wounds } from '../shared/wounds.ts';
import type { TrapsOf } from '../done.ts';
import { ambush } from './ambush.ts';

/** The effects of the Marines' traps. */
export const marinesTraps: TrapsOf<'marines'> = {
  'marines-mine': wounds,
  'marines-fire': wounds,
  'marines-ambush': ambush,
};
