import type { Weights } from '../../../boards/weight.ts';

/** The events that are important enough to wait for a key: losses, by whose they are, and gains of points. */
export const WEIGHTS: Weights = {
  losses: {
    'battle.decoys': 'side',
    'battle.unarmed': 'side',
    'bombard.destroyed': 'seat',
    'bombard.world-destroyed': 'seat',
    'explore.danger': 'seat',
    'explore.no-way-back': 'seat',
    'fighters.stranded': 'side',
    'fire.destroyed': 'side',
    'machines.destroyed-colony': 'seat',
    'mines.exploded': 'enemy',
    'mines.swept': 'side',
    'move.swept': 'side',
  },
  points: { 'points.destroyed': 'seat' },
};
