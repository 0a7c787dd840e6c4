import { fromCatalogues } from './from-catalogues.mjs';
import { idsWhole } from './ids-whole.mjs';
import { yieldStar } from './yield-star.mjs';

/** The project's own rules. */
export const orrery = {
  rules: { 'from-catalogues': fromCatalogues, 'ids-whole': idsWhole, 'yield-star': yieldStar },
};
