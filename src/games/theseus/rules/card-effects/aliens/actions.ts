import type { ActionsOf } from '../done.ts';
import { assaults } from '../shared/assaults.ts';
import { gainsUpgrade } from '../shared/gains-upgrade.ts';
import { ghostStrike } from './ghost-strike.ts';
import { incubator } from './incubator.ts';
import { kidnap } from './kidnap.ts';

/** The effects of the Aliens' action cards. */
export const aliensActions: ActionsOf<'aliens'> = {
  'aliens-assault': assaults,
  'aliens-habitat': gainsUpgrade,
  'aliens-incubator': incubator,
  'aliens-ghost-strike': ghostStrike,
  'aliens-kidnap': kidnap,
};
