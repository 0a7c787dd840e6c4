import type { ModulesOf } from '../done.ts';

/** What the cards of the Scientists do that work without being carried out. */
export const scientistsModules: ModulesOf<'scientists'> = {
  'scientists-secret-passage': { skipsSector: true },
  'scientists-hideout': { shelters: true },
  'scientists-reproduction': { copiesNeighbours: true },
};
