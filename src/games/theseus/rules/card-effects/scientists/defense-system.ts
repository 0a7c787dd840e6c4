import { wounds } from '../shared/wounds.ts';

/**
 * Defense System: a trap that deals N wounds. Its printed number is 0, so it only works with upgrade tokens (TH-16.4.5,
 * TH-1.3).
 */
export const defenseSystem = wounds;
