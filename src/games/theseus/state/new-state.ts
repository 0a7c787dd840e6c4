import type { RandomState } from '../../../kernel/plain/random.ts';
import type { SeatInfo } from '../../../kernel/match/record.ts';
import type { MatchOptions, SeatState, TheseusState } from './state.ts';

/** The state at the start of a match, before the set-up: no ring, and seats without cards. */
export function newState(options: MatchOptions, seats: readonly SeatInfo[], random: RandomState): TheseusState {
  return {
    game: 'theseus',
    options,
    random,
    revealed: 0,
    agenda: [{ step: 'setUp.begin', args: {} }],
    outcome: null,
    phase: 'set-up',
    round: 0,
    order: [],
    seats: seats.map(({ name }) => newSeat(name)),
    ring: [],
    allianceSectors: [],
    pandora: null,
    units: {},
    installed: {},
    bonus: {},
    pending: {},
    malfunction: null,
    deactivation: {},
    bonusOut: [],
    bonusUsed: [],
    countdown: 0,
    turn: null,
    tie: null,
  };
}

function newSeat(name: string): SeatState {
  return {
    name,
    faction: null,
    out: false,
    life: 0,
    data: 0,
    upgrades: 0,
    deck: [],
    removed: [],
    drawn: [],
    discard: [],
    aside: [],
  };
}
