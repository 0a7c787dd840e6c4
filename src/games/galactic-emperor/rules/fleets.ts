import type { Seat } from '../../../kernel/words/message.ts';
import type { SpaceId } from '../data/spaces.ts';
import { kindsIn, noShips, unmovedShipsAt } from '../state/pieces.ts';
import type { EmperorState, Fleet } from '../state/state.ts';

/** A group of ships that can move together, and its id in options. */
export interface ShipGroup {
  readonly fleet: Fleet;
  readonly id: string;
}

/** The groups that can move from a space: a number of ships of one kind, or all ships that have not moved. */
export function groupsLeftAt(state: EmperorState, seat: Seat, space: SpaceId): ShipGroup[] {
  const unmovedFleet = unmovedShipsAt(state, seat, space);
  const shipKinds = kindsIn(unmovedFleet);
  const groupsOfKind: ShipGroup[] = [];
  for (const kind of shipKinds) {
    for (let count = unmovedFleet[kind]; count > 0; count -= 1) {
      const fleet = noShips();
      fleet[kind] = count;
      groupsOfKind.push({ fleet, id: `${kind}-${count}` });
    }
  }
  return shipKinds.length > 1 ? [{ fleet: unmovedFleet, id: 'fleet' }, ...groupsOfKind] : groupsOfKind;
}
