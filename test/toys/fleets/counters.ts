import { returnHandle } from '../../../src/kernel/match/handles.ts';
import type { Play } from '../../../src/kernel/match/play.ts';
import { message } from '../../../src/kernel/words/message.ts';
import type { Message, Seat } from '../../../src/kernel/words/message.ts';
import type { Counter, FleetSeat, FleetState, FleetSteps, Kind, Seen } from './state.ts';

export type Fleets = Play<FleetState, FleetSteps>;

/** The name of a kind. */
export const kindName = (kind: Kind): Message => message(`fleets.kind.${kind}`);
/** The names of some kinds, in an order that tells nothing. */
export const kindNames = (kinds: readonly Kind[]): Message[] => [...kinds].sort().map(kindName);

/** A seat's own things. */
export function seatOf({ state }: Fleets, seat: Seat): FleetSeat {
  const found = state.seats[seat];
  if (found === undefined) throw new RangeError(`no seat ${seat}`);
  return found;
}

/** The seats still in the match. */
export function seatsIn({ seats }: FleetState): Seat[] {
  return seats.flatMap((seat, number) => (seat.in ? [number] : []));
}

/** Adds what a seat has seen to what it knows of the place. */
export function note(state: FleetState, { by, owner, at, kinds }: Seen): void {
  const isSame = (each: Seen): boolean => each.by === by && each.owner === owner && each.at === at;
  const before = state.seen.filter(isSame).flatMap(each => each.kinds);
  state.seen = [...state.seen.filter(each => !isSame(each)), { by, owner, at, kinds: [...before, ...kinds].sort() }];
}

/** A counter leaves the map, before everybody's eyes. */
export function lose(game: Fleets, counter: Counter): void {
  const { state } = game;
  state.counters.splice(state.counters.indexOf(counter), 1);
  returnHandle(state.handles, counter.handle);
  state.seats[counter.owner]?.lost.push(counter.kind);
  game.tell?.({ words: message('fleets.lost', { seat: { seat: counter.owner }, kind: kindName(counter.kind) }) });
}
