import type { Trial } from './trying.ts';

/** Where lessons of choosing well say that one choice is better than others. */
export const TRIALS: readonly Trial[] = [
  {
    id: 'what can’t wait',
    lesson: 'which-role',
    good: 'warlord',
    choices: {
      warlord: ['clockwise', 'role:warlord', 'move:fighter-1@a4', 'to:b4', 'to:c4', 'move:fighter-1@a4', 'to:b5', 'to:c5'],
      steward: ['clockwise', 'role:steward'],
      regent: ['clockwise', 'role:regent'],
      merchant: ['clockwise', 'role:merchant'],
      explorer: ['clockwise', 'role:explorer'],
    },
  },
  {
    id: 'the last role',
    lesson: 'last-rounds',
    good: 'warlord',
    choices: {
      warlord: ['clockwise', 'role:warlord', 'move:fighter-1@a4', 'to:b5', 'stop', 'move:fighter-1@a4', 'to:b5', 'to:c5'],
      regent: ['clockwise', 'role:regent'],
      merchant: ['clockwise', 'role:merchant'],
    },
  },
];
