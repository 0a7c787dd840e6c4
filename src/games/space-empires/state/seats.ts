import type { Seat, Side } from '../../../kernel/words/message.ts';
import type { Position, PublicSeat, SeatState } from './state.ts';

/** The power that the ships on barren planets belong to (SE-17). */
export const ALIENS_SIDE = 'aliens';

/** The power that doomsday machines belong to (SE-18.3, SE-25). */
export const MACHINES_SIDE = 'machines';

/** The powers, in the order of their marks. */
export const POWERS = [ALIENS_SIDE, MACHINES_SIDE, 'empire-1', 'empire-2', 'empire-3'] as const;

/** The alien empires of a game of one (SE-26). */
export const EMPIRE_SIDES = ['empire-1', 'empire-2', 'empire-3'] as const;
export type EmpireSide = (typeof EMPIRE_SIDES)[number];

/** One seat's things. Throws `RangeError` for a seat that the match does not have. */
export function seatState<S extends PublicSeat = SeatState>(
  { seats }: { readonly seats: readonly S[] },
  seat: Seat,
): S {
  const found = seats[seat];
  if (found === undefined) throw new RangeError(`there is no seat ${seat}`);
  return found;
}

/** The seats still in the match. */
export function seatsIn({ seats }: { readonly seats: readonly PublicSeat[] }): Seat[] {
  return seats.flatMap(({ out }, seat) => (out ? [] : [seat]));
}

/** The seats in the match, clockwise from one on, that one first. */
export function clockwiseFrom(state: { readonly seats: readonly PublicSeat[] }, first: Seat): Seat[] {
  const { seats } = state;
  return seats.map((_, at) => (first + at) % seats.length).filter(seat => !seatState(state, seat).out);
}

/** The next seat clockwise that is in the match: the left-hand player (SE-17.5). */
export function leftOf(state: { readonly seats: readonly PublicSeat[] }, seat: Seat): Seat {
  return clockwiseFrom(state, (seat + 1) % state.seats.length).find(other => other !== seat) ?? seat;
}

/** The seat before one, clockwise: the right-hand player (SE-7.7). */
export function rightOf(state: { readonly seats: readonly PublicSeat[] }, seat: Seat): Seat {
  return clockwiseFrom(state, (seat + 1) % state.seats.length).findLast(other => other !== seat) ?? seat;
}

/** Whether two sides fight each other. */
export function areEnemies(one: Side, other: Side): boolean {
  return one !== other;
}

/** The seats in the order of this turn. */
export function inOrder({ order, seats }: Pick<Position, 'order'> & { readonly seats: readonly PublicSeat[] }): Seat[] {
  return order.filter(seat => seats[seat]?.out === false);
}
