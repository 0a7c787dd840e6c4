import { factsOf } from '../data/cards.ts';
import type { SlotId } from '../data/ids.ts';
import { neighboursOf } from '../data/places.ts';
import { controllerOf, installedIn, isAsleep, isWorking } from './cards.ts';
import type { TheseusState } from './state.ts';

// Reproduction, one kind of card for each faction (TH-15): it is a further copy of its neighbours. What a copy adds, a
// card's own page says: `copies` of its use, or a run of its own (`rules/actions.ts`).

/**
 * TH-15: how many copies of an installed card there are: one for each working Reproduction next to it that has the same
 * controller, and so the same faction, unless Pandora has taken both (TH-15.1.1). None of a card whose copies add
 * nothing (TH-15.4), and none of a card that sleeps or is a Reproduction itself (TH-15.3).
 */
export function copiesOf(state: TheseusState, slot: SlotId): number {
  return copiersOf(state, slot).length;
}

/** TH-15, TH-15.1.1: the slots of those Reproductions. */
export function copiersOf(state: TheseusState, slot: SlotId): SlotId[] {
  const { multiplies, types } = factsOf(installedIn(state, slot).card);
  if (multiplies === 'once' || multiplies === 'apart' || types.includes('reproduction')) return [];
  if (isAsleep(state, slot)) return [];
  return neighboursOf(slot).filter(other => {
    const neighbour = state.installed[other];
    if (neighbour === undefined || !factsOf(neighbour.card).types.includes('reproduction')) return false;
    return isWorking(state, other) && controllerOf(state, other) === controllerOf(state, slot);
  });
}
