import type { Trial } from './trying.ts';

/**
 * Positions of the lessons of choosing well. `than` are the choices of which a lesson says that they are worse; of the
 * others it only tells what follows.
 */
export const TRIALS: readonly Trial[] = [
  {
    id: 'the last role',
    lesson: 'last-rounds',
    good: 'warlord',
    than: ['regent'],
    choices: {
      warlord: [
        'clockwise',
        'role:warlord',
        'move:fighter-1@a4',
        'to:b5',
        'stop',
        'move:fighter-1@a4',
        'to:b5',
        'to:c5',
      ],
      regent: ['clockwise', 'role:regent'],
      merchant: ['clockwise', 'role:merchant'],
    },
  },
];
