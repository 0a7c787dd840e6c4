import type { ActionsOf } from '../done.ts';
import { gainsUpgrade } from '../shared/gains-upgrade.ts';
import { control } from './control.ts';
import { probe } from './probe.ts';

/** What the action cards of the Greys do. */
export const greysActions: ActionsOf<'greys'> = {
  'greys-probe': probe,
  'greys-gene-manipulator': gainsUpgrade,
  'greys-control': control,
};
