import type { ModulesOf } from '../done.ts';
import { chamber } from './chamber.ts';
import { teleport } from './teleport.ts';
import { timeLoop } from './time-loop.ts';

/** The effects of those of the Greys' cards that work without being executed. */
export const greysModules: ModulesOf<'greys'> = {
  'greys-chamber': chamber,
  'greys-teleport': teleport,
  'greys-time-loop': timeLoop,
};
