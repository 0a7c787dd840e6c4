import type { TrapsOf } from '../done.ts';
import { defenseSystem } from './defense-system.ts';
import { gripper } from './gripper.ts';
import { camerasWatch } from './video-cameras.ts';

/** The effects of the Scientists' traps. */
export const scientistsTraps: TrapsOf<'scientists'> = {
  'scientists-video-cameras': camerasWatch,
  'scientists-defense-system': defenseSystem,
  'scientists-gripper': gripper,
};
