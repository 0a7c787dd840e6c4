import type { TrapsOf } from '../done.ts';
import { wounds } from '../shared/wounds.ts';
import { parasite } from './parasite.ts';

/** The effects of the Aliens' traps. */
export const aliensTraps: TrapsOf<'aliens'> = {
  'aliens-hive': wounds,
  'aliens-tentacles': wounds,
  'aliens-parasite': parasite,
};
