import { wounds } from '../shared/wounds.ts';

/**
 * Defense System: printed 0, so that it does not work without an upgrade token; then it wounds for each (TH-16.4.5,
 * TH-1.3).
 */
export const defenseSystem = wounds;
