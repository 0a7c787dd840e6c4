import { factsOf } from '../data/cards.ts';
import type { SlotId } from '../data/ids.ts';
import { neighboursOf } from '../data/places.ts';
import { controllerOf, installedIn, isAsleep, isWorking } from './cards.ts';
import type { TheseusState } from './state.ts';

// Reproduction (TH-15): a card that acts as a further copy of each neighbouring card. Each faction has its own kind.
// The effect of a copy is defined by the copied card: `copies` in its use, or a separate execution
// (`rules/actions.ts`).

/**
 * TH-15: the number of copies of an installed card: one for each neighbouring, working Reproduction with the same
 * controller (TH-15.1.1). 0 if copies add nothing to the card (TH-15.4), or if it is itself a Reproduction or does not
 * work (TH-15.3).
 */
export function copiesOf(state: TheseusState, slot: SlotId): number {
  return copiersOf(state, slot).length;
}

/** TH-15, TH-15.1.1: the slots of the Reproductions that copy an installed card. */
export function copiersOf(state: TheseusState, slot: SlotId): SlotId[] {
  const { multiplies, types } = factsOf(installedIn(state, slot).card);
  if (multiplies === 'once' || multiplies === 'apart' || types.includes('reproduction')) return [];
  const reproductionSlots = neighboursOf(slot).filter(other => {
    const neighbour = state.installed[other];
    return neighbour !== undefined && factsOf(neighbour.card).types.includes('reproduction');
  });
  // Most cards have none beside them.
  if (reproductionSlots.length === 0 || isAsleep(state, slot)) return [];
  return reproductionSlots.filter(
    other => isWorking(state, other) && controllerOf(state, other) === controllerOf(state, slot),
  );
}
