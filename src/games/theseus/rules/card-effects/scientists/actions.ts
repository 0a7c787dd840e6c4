import type { ActionsOf } from '../done.ts';
import { gainsUpgrade } from '../shared/gains-upgrade.ts';
import { archive } from './archive.ts';
import { explosion } from './explosion.ts';
import { malfunction } from './malfunction.ts';
import { medicalBay } from './medical-bay.ts';
import { remoteControl } from './remote-control.ts';
import { stationPlans } from './station-plans.ts';
import { camerasPay } from './video-cameras.ts';

/** The effects of the Scientists' action cards. */
export const scientistsActions: ActionsOf<'scientists'> = {
  'scientists-video-cameras': camerasPay,
  'scientists-medical-bay': medicalBay,
  'scientists-small-laboratory': gainsUpgrade,
  'scientists-archive': archive,
  'scientists-malfunction': malfunction,
  'scientists-station-plans': stationPlans,
  'scientists-explosion': explosion,
  'scientists-remote-control': remoteControl,
};
