import type { ModulesOf } from '../done.ts';
import { shelters } from '../shared/shelters.ts';
import { skipsSector } from '../shared/skips-sector.ts';

/** The effects of those of the Scientists' cards that work without being executed. */
export const scientistsModules: ModulesOf<'scientists'> = {
  'scientists-secret-passage': skipsSector,
  'scientists-hideout': shelters,
};
