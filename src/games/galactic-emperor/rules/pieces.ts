import type { Seat } from '../../../kernel/words/message.ts';
import type { ShipKind } from '../data/ships.ts';
import type { SpaceId } from '../data/spaces.ts';
import { noShips, sizeOf } from '../state/pieces.ts';
import { seatState } from '../state/seats.ts';
import type { Emperor, EmperorState, Fleet } from '../state/state.ts';
import { say, spaceName, spaceRefs } from '../text/say.ts';

/** Puts ships on a space, or takes them away with a negative count. */
export function addShips(state: EmperorState, seat: Seat, space: SpaceId, kind: ShipKind, count: number): void {
  const { ships } = seatState(state, seat);
  const fleet = ships[space] ?? noShips();
  fleet[kind] += count;
  if (sizeOf(fleet) === 0) Reflect.deleteProperty(ships, space);
  else ships[space] = fleet;
}

/** Moves ships from one space to another. */
export function moveShips(state: EmperorState, seat: Seat, fleet: Fleet, origin: SpaceId, destination: SpaceId): void {
  for (const kind of ['fighter', 'cruiser', 'dreadnought'] as const) {
    if (fleet[kind] === 0) continue;
    addShips(state, seat, origin, kind, -fleet[kind]);
    addShips(state, seat, destination, kind, fleet[kind]);
  }
}

/** Puts an Empire from a seat's reserve on a sector (GE-4.3, GE-9.5, GE-9.22). */
export function annexSector(game: Emperor, seat: Seat, space: SpaceId, rule: string): void {
  const { state } = game;
  state.sectors[space] = { seat, side: 'empire' };
  game.tell?.({
    words: say('annexed', { seat: { seat }, space: spaceName(state, space) }),
    rule,
    refs: spaceRefs(state, space),
  });
}
