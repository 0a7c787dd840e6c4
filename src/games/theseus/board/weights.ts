import type { Weights } from '../../../boards/weight.ts';

/** The events important enough to wait for a key: losses, and who gets points. */
export const WEIGHTS: Weights = {
  losses: {
    'track.wounded': 'seat',
    'decay.lost-stock': 'seat',
    'decay.lost-token': 'seat',
    'decay.lost-side': 'seat',
  },
  points: { 'track.data': 'seat', 'track.wounds-for': 'seat' },
};
