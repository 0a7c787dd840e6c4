import type { Seat, Side } from '../../../kernel/words/message.ts';
import type { Position, PublicSeat, SeatState } from './state.ts';

/** The side of the alien ships on barren planets (SE-17). */
export const ALIENS_SIDE = 'aliens';

/** The side of the doomsday machines (SE-18.3, SE-25). */
export const MACHINES_SIDE = 'machines';

/** The sides that are no seats, in the order of their marks on the board. */
export const POWERS = [ALIENS_SIDE, MACHINES_SIDE, 'empire-1', 'empire-2', 'empire-3'] as const;

/** The sides of the alien empires in a solo game (SE-26). */
export const EMPIRE_SIDES = ['empire-1', 'empire-2', 'empire-3'] as const;
export type EmpireSide = (typeof EMPIRE_SIDES)[number];

/** The state of one seat. Throws `RangeError` for a seat that the match does not have. */
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
  const seatsInPlay: Seat[] = [];
  for (const [seat, { out }] of seats.entries()) if (!out) seatsInPlay.push(seat);
  return seatsInPlay;
}

/** The seats still in the match, clockwise, beginning with `first`. */
export function clockwiseFrom(state: { readonly seats: readonly PublicSeat[] }, first: Seat): Seat[] {
  const { seats } = state;
  return seats.map((_, at) => (first + at) % seats.length).filter(seat => !seatState(state, seat).out);
}

/** The left-hand player of a seat: the next seat clockwise that is in the match and no partner (SE-17.5). */
export function leftOf(state: Teams & { readonly seats: readonly PublicSeat[] }, seat: Seat): Seat {
  return clockwiseFrom(state, (seat + 1) % state.seats.length).find(other => !areAllies(state, other, seat)) ?? seat;
}

/**
 * The right-hand player of a seat: the seat before it, clockwise, that is in the match and no blood brother (SE-7.7).
 */
export function rightOf(state: Teams & { readonly seats: readonly PublicSeat[] }, seat: Seat): Seat {
  const others = clockwiseFrom(state, (seat + 1) % state.seats.length);
  return others.findLast(other => !fightTogether(state, other, seat)) ?? seat;
}

/** The part of a position that functions about teams read. */
export type Teams = Pick<Position, 'teams' | 'options'>;

/** Whether two sides are allies: the same side, or partners. */
export function areAllies({ teams }: Pick<Teams, 'teams'>, side: Side, other: Side): boolean {
  if (side === other) return true;
  if (typeof side !== 'number' || typeof other !== 'number') return false;
  return teams[side] !== undefined && teams[side] === teams[other];
}

/** Whether two sides fight as one: the same side, or blood brothers (SE-22.3). */
export function fightTogether(state: Teams, side: Side, other: Side): boolean {
  return side === other || (state.options.alliance === 'brothers' && areAllies(state, side, other));
}

/** The sides that fight as one with a side: itself, and its blood brothers that are still in the match. */
export function brothersOf(state: Teams & { readonly seats: readonly PublicSeat[] }, side: Side): Side[] {
  if (state.options.alliance !== 'brothers' || typeof side !== 'number') return [side];
  const brothers: Seat[] = [];
  for (const [seat, { out }] of state.seats.entries()) {
    if (seat === side || (!out && areAllies(state, seat, side))) brothers.push(seat);
  }
  return brothers;
}

/** The seats of a seat's team, including those that are out: they win and lose together (SE-22.2). */
export function teamOf(state: Pick<Teams, 'teams'> & { readonly seats: readonly PublicSeat[] }, seat: Seat): Seat[] {
  return [...state.seats.keys()].filter(other => areAllies(state, seat, other));
}

/** The first seat of each team that still has a seat in the match. */
export function teamsIn(state: Pick<Teams, 'teams'> & { readonly seats: readonly PublicSeat[] }): Seat[] {
  const seatsLeft = seatsIn(state);
  return seatsLeft.filter((seat, at) => seatsLeft.findIndex(other => areAllies(state, seat, other)) === at);
}

/** The seat that answers questions for a seat in a shared turn: itself, or a blood brother if it is out. */
export function answererFor(state: Teams & { readonly seats: readonly PublicSeat[] }, seat: Seat): Seat {
  if (state.seats[seat]?.out !== true) return seat;
  return brothersOf(state, seat).find((other): other is Seat => typeof other === 'number' && other !== seat) ?? seat;
}

/** The seats still in the match, in this turn's order of play. */
export function inOrder({ order, seats }: Pick<Position, 'order'> & { readonly seats: readonly PublicSeat[] }): Seat[] {
  return order.filter(seat => seats[seat]?.out === false);
}
