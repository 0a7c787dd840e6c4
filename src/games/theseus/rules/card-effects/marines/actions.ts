import type { ActionsOf } from '../done.ts';
import { assaults } from '../shared/assaults.ts';
import { gainsUpgrade } from '../shared/gains-upgrade.ts';
import { groupTactics } from './group-tactics.ts';
import { trapDetector } from './trap-detector.ts';

/** The effects of the Marines' action cards. */
export const marinesActions: ActionsOf<'marines'> = {
  'marines-assault': assaults,
  'marines-armory': gainsUpgrade,
  'marines-trap-detector': trapDetector,
  'marines-group-tactics': groupTactics,
};
