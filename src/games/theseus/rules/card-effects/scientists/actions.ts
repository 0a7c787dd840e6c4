import type { ActionsOf } from '../done.ts';
import { gainsUpgrade } from '../shared/gains-upgrade.ts';
import { archive } from './archive.ts';
import { medicalBay } from './medical-bay.ts';
import { camerasPay } from './video-cameras.ts';

/** What the action cards of the Scientists do. */
export const scientistsActions: ActionsOf<'scientists'> = {
  'scientists-video-cameras': camerasPay,
  'scientists-medical-bay': medicalBay,
  'scientists-small-laboratory': gainsUpgrade,
  'scientists-archive': archive,
};
