import type { ModulesOf } from '../done.ts';
import { chamber } from './chamber.ts';
import { timeLoop } from './time-loop.ts';

/** What the cards of the Greys do that work without being carried out. */
export const greysModules: ModulesOf<'greys'> = {
  'greys-chamber': chamber,
  'greys-teleport': { teleports: true },
  'greys-reproduction': { copiesNeighbours: true },
  'greys-time-loop': timeLoop,
};
