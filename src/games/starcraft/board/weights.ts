import type { Weights } from '../../../boards/weight.ts';

/** The events important enough to wait for a key: losses, and who gets points. */
export const WEIGHTS: Weights = {
  losses: {
    'battle.ability.destroyed': 'seat',
    'battle.consumed-worker': 'seat',
    'battle.destroyed': 'seat',
    'battle.perished': 'seat',
    'battle.splash.destroyed': 'seat',
    'battle.withdraw.nowhere': 'seat',
    'events.raided': 'owner',
    'events.struck': 'seat',
    'regrouping.base-destroyed': 'owner',
    'regrouping.cards-lost': 'seat',
    'regrouping.transport-destroyed': 'seat',
  },
  points: { 'conquest-points.gained': 'seat' },
};
