import type { ModulesOf } from '../done.ts';
import { shelters } from '../shared/shelters.ts';
import { skipsSector } from '../shared/skips-sector.ts';

/** What the cards of the Scientists do that work without being carried out. */
export const scientistsModules: ModulesOf<'scientists'> = {
  'scientists-secret-passage': skipsSector,
  'scientists-hideout': shelters,
};
