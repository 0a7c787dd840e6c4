import type { ModulesOf } from '../done.ts';
import { shelters } from '../shared/shelters.ts';
import { battlePosition } from './battle-position.ts';
import { doubleShot } from './double-shot.ts';
import { protection } from './protection.ts';

/** The effects of those of the Marines' cards that work without being executed. */
export const marinesModules: ModulesOf<'marines'> = {
  'marines-battle-position': battlePosition,
  'marines-barricade': shelters,
  'marines-protection': protection,
  'marines-double-shot': doubleShot,
};
