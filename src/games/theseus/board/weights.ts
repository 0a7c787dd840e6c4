import type { Weights } from '../../../boards/weight.ts';

/** The events that are important enough to wait for a key: losses, and gains of points. */
export const WEIGHTS: Weights = {
  losses: {
    'track.wounded': 'seat',
    'decay.lost-stock': 'seat',
    'decay.lost-token': 'seat',
    'decay.lost-side': 'seat',
  },
  points: { 'track.data': 'seat', 'track.wounds-for': 'seat' },
};
