import type { ActionsOf } from '../done.ts';
import { assaults } from '../shared/assaults.ts';
import { gainsUpgrade } from '../shared/gains-upgrade.ts';

/** What the action cards of the Aliens do. */
export const aliensActions: ActionsOf<'aliens'> = {
  'aliens-assault': assaults,
  'aliens-habitat': gainsUpgrade,
};
