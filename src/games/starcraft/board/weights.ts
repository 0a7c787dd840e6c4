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

/** The steps of a battle that a card of all of it leaves out for want of room: numbers, losses and the end stay. */
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
