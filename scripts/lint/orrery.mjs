import { fromCatalogues } from './from-catalogues.mjs';
import { yieldStar } from './yield-star.mjs';

/** The project's own rules. */
export const orrery = { rules: { 'from-catalogues': fromCatalogues, 'yield-star': yieldStar } };
