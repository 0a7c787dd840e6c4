import type { TrapsOf } from '../done.ts';
import { wounds } from '../shared/wounds.ts';
import { gripper } from './gripper.ts';
import { camerasWatch } from './video-cameras.ts';

/** What the traps of the Scientists do. */
export const scientistsTraps: TrapsOf<'scientists'> = {
  'scientists-video-cameras': camerasWatch,
  'scientists-defense-system': wounds,
  'scientists-gripper': gripper,
};
