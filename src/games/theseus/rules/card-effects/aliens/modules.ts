import type { ModulesOf } from '../done.ts';
import { skipsSector } from '../shared/skips-sector.ts';
import { creeper } from './creeper.ts';
import { lurking } from './lurking.ts';
import { ventilationShaft } from './ventilation-shaft.ts';

/** The effects of those of the Aliens' cards that work without being executed. */
export const aliensModules: ModulesOf<'aliens'> = {
  'aliens-vent-shortcut': skipsSector,
  'aliens-lurking': lurking,
  'aliens-ventilation-shaft': ventilationShaft,
  'aliens-creeper': creeper,
};
