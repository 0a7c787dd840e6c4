import type { Weights } from '../../../boards/weight.ts';

/** The events that wait for a key at any speed: losses and points. */
export const WEIGHTS: Weights = {
  losses: {
    'battle.destroyed': 'seat',
    'battle.both-lost': 'seat',
    'influence.lowered': 'seat',
    'pirate.took-food': 'from',
    'pirate.took-metal': 'from',
  },
  points: {
    'points.count.hidden': 'seat',
    'points.empire': 'seat',
    'points.empire.hidden': 'seat',
    'points.marks': 'seat',
    'points.marks.hidden': 'seat',
    'points.planets': 'seat',
    'points.planets.hidden': 'seat',
    'points.storage': 'seat',
    'points.storage.hidden': 'seat',
  },
};
