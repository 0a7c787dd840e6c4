import type { ActionsOf } from '../done.ts';
import { gainsUpgrade } from '../shared/gains-upgrade.ts';
import { control } from './control.ts';
import { decay } from './decay.ts';
import { invisibility } from './invisibility.ts';
import { probe } from './probe.ts';
import { transfer } from './transfer.ts';

/** The effects of the Greys' action cards. */
export const greysActions: ActionsOf<'greys'> = {
  'greys-probe': probe,
  'greys-gene-manipulator': gainsUpgrade,
  'greys-control': control,
  'greys-transfer': transfer,
  'greys-invisibility': invisibility,
  'greys-decay': decay,
};
