import { RuleFault } from '../../../kernel/match/refusal.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { FACTIONS } from '../data/factions.ts';
import type { CardFaction, FactionId, SectorId } from '../data/ids.ts';
import type { SeatState, TheseusState } from './state.ts';

/** The state of a seat. Throws `RuleFault` if there is no such seat. */
export function seatState(state: TheseusState, seat: Seat): SeatState {
  const seatFound = state.seats[seat];
  if (seatFound === undefined) throw new RuleFault(`There is no seat ${seat}.`);
  return seatFound;
}

/** The faction of a seat. Throws `RuleFault` if it has none yet. */
export function factionOf(state: TheseusState, seat: Seat): FactionId {
  const { faction } = seatState(state, seat);
  if (faction === null) throw new RuleFault(`Seat ${seat} has no faction yet.`);
  return faction;
}

/** The faction of a seat, if it is a faction with cards; `null` for Pandora, and before the seat has a faction. */
export function cardFactionOf(state: TheseusState, seat: Seat): CardFaction | null {
  const { faction } = seatState(state, seat);
  return faction === null || faction === 'pandora' ? null : faction;
}

/** The seat that plays a faction, even if it has given up; `null` if nobody plays it. */
export function seatOfFaction(state: TheseusState, faction: FactionId): Seat | null {
  const seat = state.seats.findIndex(owner => owner.faction === faction);
  return seat < 0 ? null : seat;
}

/** The seats that have not given up, in seating order. */
export function seatsIn(state: TheseusState): Seat[] {
  const seatFound: Seat[] = [];
  for (const [seat, { out }] of state.seats.entries()) if (!out) seatFound.push(seat);
  return seatFound;
}

/** The seats still in the match, in turn order. */
export function inOrder(state: TheseusState): Seat[] {
  return state.order.filter(seat => !seatState(state, seat).out);
}

/** The seats still in the match, in turn order after a given seat, which comes last. */
export function inOrderAfter(state: TheseusState, seat: Seat): Seat[] {
  const index = state.order.indexOf(seat);
  return [...state.order.slice(index + 1), ...state.order.slice(0, index + 1)].filter(
    other => !seatState(state, other).out,
  );
}

// Teams (TH-19.1). Without teams every seat is its own team.

/** The number of a seat's team: 0 for alliance A, 1 for B; without teams the number of the seat. */
export function teamOf(state: TheseusState, seat: Seat): number {
  return state.options.mode === 'teams' ? seat % 2 : seat;
}

/** Whether two seats are in the same team, or are the same seat. */
export function areAllied(state: TheseusState, seat: Seat, other: Seat): boolean {
  return teamOf(state, seat) === teamOf(state, other);
}

/** The seats of a seat's team, itself included, in seating order. */
export function alliesOf(state: TheseusState, seat: Seat): Seat[] {
  if (state.options.mode !== 'teams') return [seat];
  return [...state.seats.keys()].filter(other => areAllied(state, seat, other));
}

/** The opponents of a seat that are still in the match, in turn order. */
export function opponentsOf(state: TheseusState, seat: Seat): Seat[] {
  return inOrder(state).filter(other => !areAllied(state, seat, other));
}

/** Whether a seat's faction collects data points (TH-1.1). */
export function collectsData(state: TheseusState, seat: Seat): boolean {
  return FACTIONS[factionOf(state, seat)].collectsData;
}

/**
 * The sector that counts as a seat's own: that of its faction, in teams that of its alliance (TH-19.5), for Pandora the
 * one with its marker. `null` before it is known.
 */
export function homeSector(state: TheseusState, seat: Seat): SectorId | null {
  const { faction } = seatState(state, seat);
  if (faction === 'pandora') return state.pandora?.sector ?? null;
  if (state.options.mode === 'teams') return state.allianceSectors[teamOf(state, seat)] ?? null;
  return faction === null ? null : FACTIONS[faction].sector;
}
