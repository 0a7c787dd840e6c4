import type { ModulesOf } from '../done.ts';
import { lurking } from './lurking.ts';

/** What the cards of the Aliens do that work without being carried out. */
export const aliensModules: ModulesOf<'aliens'> = {
  'aliens-vent-shortcut': { skipsSector: true }, // TH-16.2.6
  'aliens-lurking': lurking,
  'aliens-reproduction': { copiesNeighbours: true },
  'aliens-ventilation-shaft': { adjustsStart: true },
  'aliens-creeper': { switchesOff: true },
};
