import type { Seat } from '../../../kernel/words/message.ts';
import { COUNT_FACTS, MOST_ENERGY, MOST_METAL, PLAYER_COUNTS } from '../data/set-up.ts';
import type { CountFacts, PlayerCount } from '../data/set-up.ts';
import type { TechnologyId } from '../data/technologies.ts';
import type { EmperorState, PublicState, PublicSeat, SeatState } from './state.ts';

/** Checks a number of players. Throws `RangeError` if the game does not allow it. */
export function playerCount(seats: number): PlayerCount {
  const count = PLAYER_COUNTS.find(number => number === seats);
  if (count === undefined) throw new RangeError(`Galactic Emperor is not for ${seats}`);
  return count;
}

/** The facts that depend on the number of seats (GE-2.2, GE-2.3). */
export function countFacts({ seats }: Pick<PublicState, 'seats'>): CountFacts {
  return COUNT_FACTS[playerCount(seats.length)];
}

/** The state of a seat. */
export function seatState(state: EmperorState, seat: Seat): SeatState {
  const found = state.seats[seat];
  if (found === undefined) throw new RangeError(`there is no seat ${seat}`);
  return found;
}

/** The public part of a seat's state. */
export function publicSeat({ seats }: PublicState, seat: Seat): PublicSeat {
  const found = seats[seat];
  if (found === undefined) throw new RangeError(`there is no seat ${seat}`);
  return found;
}

/** The seats that have not given up. */
export function seatsIn({ seats }: Pick<PublicState, 'seats'>): Seat[] {
  const found: Seat[] = [];
  for (const [seat, { out }] of seats.entries()) if (!out) found.push(seat);
  return found;
}

/** The seats that have not given up, in the direction of the round, beginning with `first` (GE-3.2). */
export function inOrderFrom({ seats, direction }: PublicState, first: Seat): Seat[] {
  const { length } = seats;
  return Array.from({ length }, (_, at) => (first + at * direction + at * length) % length).filter(
    seat => seats[seat]?.out === false,
  );
}

/** The next seat in the direction of the round that has not given up (GE-3.3). */
export function seatAfter(state: PublicState, seat: Seat): Seat {
  const [first = seat, second = first] = inOrderFrom(state, seat);
  return first === seat ? second : first;
}

/** The opponents of a seat that are still in the match. */
export function opponentsOf(state: PublicState, seat: Seat): Seat[] {
  return seatsIn(state).filter(other => other !== seat);
}

/** The points that are left in the pool, at least 0 (GE-2.3). Points earned after that are paid as well (GE-1.6). */
export function pointsInPool(state: PublicState): number {
  return Math.max(0, countFacts(state).pool - state.paid);
}

/** The seat that owns a technology; `null`: nobody does. */
export function ownerOf({ seats }: PublicState, technology: TechnologyId): Seat | null {
  const seat = seats.findIndex(({ technologies }) => technologies.includes(technology));
  return seat < 0 ? null : seat;
}

/**
 * Whether a technology works for a seat now: the seat owns it, and it is neither blocked nor used up in this round
 * (GE-11.6, GE-11.10).
 */
export function hasWorking(state: PublicState, seat: Seat, technology: TechnologyId): boolean {
  return (
    publicSeat(state, seat).technologies.includes(technology) &&
    !state.blocked.includes(technology) &&
    !state.used.includes(technology)
  );
}

/** The room for metal and energy that is left in a Storage (GE-1.3). */
export function storageRoomOf({ metal, energy }: PublicSeat): { readonly metal: number; readonly energy: number } {
  return { metal: MOST_METAL - metal, energy: MOST_ENERGY - energy };
}
