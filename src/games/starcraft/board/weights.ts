import type { Weights } from '../../../boards/weight.ts';

/** The keys of events that are important enough to wait for a key press: losses, and gained points. */
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

/**
 * The keys of events that the summary of a whole battle leaves out if there is no room. Numbers, losses and the end
 * stay.
 */
export const DETAILS: ReadonlySet<string> = new Set([
  'battle.ability.works',
  'battle.cards.placed',
  'battle.cards.placed-open',
  'battle.cards-up',
  'battle.from-deck',
  'battle.gone.alone',
  'battle.gone.cancelled',
  'battle.gone.misfit',
  'battle.no-card-up',
  'battle.no-standard',
  'battle.nobody-falls',
  'battle.paid',
  'battle.paired',
  'battle.replaced',
  'battle.skirmish.begins',
  'battle.supported',
]);
