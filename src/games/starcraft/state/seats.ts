import { RuleFault } from '../../../kernel/match/refusal.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { FACTIONS } from '../data/factions.ts';
import type { FactionId } from '../data/factions.ts';
import type { Race } from '../data/races.ts';
import type { SeatState, StarCraftState } from './state.ts';

/** The state of `seat`: all that it owns. Throws `RuleFault` if there is no such seat. */
export function seatState(state: StarCraftState, seat: Seat): SeatState {
  const found = state.seats[seat];
  if (found === undefined) throw new RuleFault(`There is no seat ${seat}.`);
  return found;
}

/** The faction of `seat`. Throws `RuleFault` before it has one. */
export function factionOf(state: StarCraftState, seat: Seat): FactionId {
  const { faction } = seatState(state, seat);
  if (faction === null) throw new RuleFault(`Seat ${seat} has no faction yet.`);
  return faction;
}

/** The race of `seat`'s faction. */
export function raceOf(state: StarCraftState, seat: Seat): Race {
  return FACTIONS[factionOf(state, seat)].race;
}

/** All seats, clockwise from `first`, including eliminated seats. */
export function clockwiseFrom(state: StarCraftState, first: Seat): Seat[] {
  const seats = state.seats.map((_, seat) => seat);
  return [...seats.slice(first), ...seats.slice(0, first)];
}

/** The seats still in the match, clockwise from the first player. */
export function fromFirstPlayer(state: StarCraftState): Seat[] {
  return clockwiseFrom(state, state.firstPlayer).filter(seat => isInGame(state, seat));
}

/** Whether `seat` has not been eliminated. */
export function isInGame(state: StarCraftState, seat: Seat): boolean {
  return !seatState(state, seat).eliminated;
}

/** The seats still in the match, in turn order. */
export function seatsIn(state: StarCraftState): Seat[] {
  const seats: Seat[] = [];
  state.seats.forEach((owner, seat) => {
    if (!owner.eliminated) seats.push(seat);
  });
  return seats;
}

/** The next seat to the left of `seat` that is still in the match; `seat` itself if there is no other. */
export function nextSeat(state: StarCraftState, seat: Seat): Seat {
  const seatCount = state.seats.length;
  for (let seatOffset = 1; seatOffset < seatCount; seatOffset++) {
    const other = (seat + seatOffset) % seatCount;
    if (isInGame(state, other)) return other;
  }
  return seat;
}

/** The seat that plays `faction` and is still in the match, or `null`. */
export function seatOfFaction(state: StarCraftState, faction: FactionId): Seat | null {
  const seat = state.seats.findIndex(owner => owner.faction === faction && !owner.eliminated);
  return seat < 0 ? null : seat;
}
