import type { ModulesOf } from '../done.ts';
import { battlePosition } from './battle-position.ts';

/** What the cards of the Marines do that work without being carried out. */
export const marinesModules: ModulesOf<'marines'> = {
  'marines-battle-position': battlePosition,
  'marines-barricade': { shelters: true },
  'marines-reproduction': { copiesNeighbours: true },
  'marines-protection': { drawsMalfunction: true },
  'marines-double-shot': { repeats: ({ copies }) => 1 + copies },
};
