import type { RandomState } from '../../../kernel/plain/random.ts';
import type { SeatInfo } from '../../../kernel/match/record.ts';
import type { MatchOptions, SeatState, StarCraftState } from './state.ts';

/** The state before the first step of the set-up: seats without factions, no galaxy. */
export function newState(options: MatchOptions, seats: readonly SeatInfo[], random: RandomState): StarCraftState {
  return {
    game: 'starcraft',
    options,
    random,
    revealed: 0,
    agenda: [{ step: 'setUp.firstPlayer', args: {} }],
    outcome: null,
    phase: 'set-up',
    round: 0,
    firstPlayer: 0,
    turn: null,
    step: 0,
    seats: seats.map(({ name }) => newSeat(name)),
    planets: [],
    routes: [],
    majorEnd: null,
    areas: {},
    stacks: {},
    eventDeck: [],
    eventDiscard: [],
    eventsOut: [],
    endDrawsNear: [],
    order: null,
    battle: null,
    payment: null,
  };
}

function newSeat(name: string): SeatState {
  return {
    name,
    faction: null,
    eliminated: false,
    conquestPoints: 0,
    pool: 0,
    unavailable: 0,
    permanent: { mineral: 0, gas: 0 },
    resourceCards: [],
    buildings: {},
    modules: {},
    supply: { units: {}, bases: 0, workers: 0, transports: 0 },
    hand: [],
    discarding: 0,
    deck: [],
    discard: [],
    technologyDeck: [],
    playArea: [],
    events: [],
    keptEvents: [],
    planetsToPlace: [],
  };
}
