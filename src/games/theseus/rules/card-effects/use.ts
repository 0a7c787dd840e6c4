import type { SlotId } from '../../data/ids.ts';
import { sectorOf } from '../../data/places.ts';
import { controllerOf, installedIn, numberOf } from '../../state/cards.ts';
import { copiesOf } from '../../state/reproduction.ts';
import type { TheseusState } from '../../state/state.ts';
import type { CardUse } from './effect.ts';

/** The use of an installed card by its controller, together with all its copies. */
export function cardUseOf(state: TheseusState, slot: SlotId): CardUse {
  return {
    card: installedIn(state, slot).card,
    slot,
    sector: sectorOf(slot),
    seat: controllerOf(state, slot),
    n: numberOf(state, slot),
    copies: copiesOf(state, slot),
  };
}
