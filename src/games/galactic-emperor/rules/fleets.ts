import type { Seat } from '../../../kernel/words/message.ts';
import type { SpaceId } from '../data/spaces.ts';
import { kindsIn, noShips, unmovedAt } from '../state/pieces.ts';
import type { EmperorState, Fleet } from '../state/state.ts';

/** A group of ships that can move together, and its id in options. */
export interface Group {
  readonly fleet: Fleet;
  readonly id: string;
}

/** The groups that can move from a space: a number of ships of one kind, or all ships that have not moved. */
export function groupsLeftAt(state: EmperorState, seat: Seat, space: SpaceId): Group[] {
  const unmoved = unmovedAt(state, seat, space);
  const kinds = kindsIn(unmoved);
  const ofKind: Group[] = [];
  for (const kind of kinds) {
    for (let count = unmoved[kind]; count > 0; count -= 1) {
      const fleet = noShips();
      fleet[kind] = count;
      ofKind.push({ fleet, id: `${kind}-${count}` });
    }
  }
  return kinds.length > 1 ? [{ fleet: unmoved, id: 'fleet' }, ...ofKind] : ofKind;
}
