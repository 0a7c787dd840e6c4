import type { Weights } from '../../../boards/weight.ts';

/** What weighs so much that it waits for a key: who loses something, and who gets points. */
export const WEIGHTS: Weights = {
  losses: {
    'track.wounded': 'seat',
    'decay.lost-stock': 'seat',
    'decay.lost-token': 'seat',
    'decay.lost-side': 'seat',
  },
  points: { 'track.data': 'seat', 'track.wounds-for': 'seat' },
};
