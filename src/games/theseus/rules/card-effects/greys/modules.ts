import type { ModulesOf } from '../done.ts';
import { chamber } from './chamber.ts';
import { teleport } from './teleport.ts';
import { timeLoop } from './time-loop.ts';

/** What the cards of the Greys do that work without being carried out. */
export const greysModules: ModulesOf<'greys'> = {
  'greys-chamber': chamber,
  'greys-teleport': teleport,
  'greys-time-loop': timeLoop,
};
