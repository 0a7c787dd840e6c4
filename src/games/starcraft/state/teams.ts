import type { Seat } from '../../../kernel/words/message.ts';
import { seatsIn } from './seats.ts';
import type { StarCraftState } from './state.ts';

// SC-23.2: which seats form a team. Without teams every seat is a team of its own.

/** The number of a team, from 0. */
export type Team = number;

/** SC-23.2: the number of seats in a team. */
const TEAM_SIZE = 2;

/** SC-23.2: whether this many seats can form teams of two: four and six can. */
export function canFormTeams(seats: number): boolean {
  return seats === 4 || seats === 6;
}

/** How many seats each team has: two, or one when there are no teams. */
export function teamSize(state: StarCraftState): number {
  return state.options.teams ? TEAM_SIZE : 1;
}

/** SC-23.2.1: the team of `seat`; teammates sit as far apart as possible, 1-2-1-2 or 1-2-3-1-2-3. */
export function teamOf(state: StarCraftState, seat: Seat): Team {
  return seat % (state.seats.length / teamSize(state));
}

/** All seats of the team of `seat` in turn order, including `seat` itself and eliminated seats. */
export function teamSeats(state: StarCraftState, seat: Seat): Seat[] {
  const team = teamOf(state, seat);
  return [...state.seats.keys()].filter(other => teamOf(state, other) === team);
}

/** All teams as lists of their seats, sorted by their first seats. */
export function allTeams(state: StarCraftState): Seat[][] {
  const firstSeats = [...state.seats.keys()].filter(seat => teamOf(state, seat) === seat);
  return firstSeats.map(seat => teamSeats(state, seat));
}

/** Whether `one` and `other` are two different seats of one team. */
export function areTeammates(state: StarCraftState, one: Seat, other: Seat): boolean {
  return one !== other && teamOf(state, one) === teamOf(state, other);
}

/** SC-21.7.8: the opponents of `seat` that are still in the match, in turn order. Teammates are not opponents. */
export function opponentsOf(state: StarCraftState, seat: Seat): Seat[] {
  return seatsIn(state).filter(other => teamOf(state, other) !== teamOf(state, seat));
}
