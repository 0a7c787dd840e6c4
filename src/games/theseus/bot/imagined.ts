import type { UnitId } from '../data/units.ts';
import type { SeatState, TheseusState, UnitPlace } from '../state/state.ts';
import { unitState } from '../state/units.ts';
import type { SeatView, TheseusView } from '../view.ts';

/**
 * What a view shows, in the shape that the questions of the rules ask of. Nothing hidden is in it: a deck holds its top card only,
 * and there is no chance and no agenda. The bot asks it questions and never changes it.
 */
export function imagined(view: TheseusView): TheseusState {
  const { options, phase, round, outcome, malfunction, countdown } = view;
  return {
    game: 'theseus',
    options,
    random: { generator: [], scripted: [] },
    revealed: 0,
    agenda: [],
    outcome,
    phase,
    round,
    order: [...view.order],
    seats: view.seats.map(imaginedSeat),
    ring: [...view.ring],
    allianceSectors: [...view.allianceSectors],
    pandora: view.pandora,
    units: view.units,
    installed: view.installed,
    bonus: view.bonus,
    pending: view.pending,
    malfunction,
    deactivation: view.deactivation,
    bonusOut: [],
    bonusUsed: [...view.bonusUsed],
    countdown,
    turn: view.turn,
    tie: view.tie,
  };
}

function imaginedSeat(seat: SeatView): SeatState {
  const { name, faction, out, life, data, upgrades, deckTop, drawn, discard, aside } = seat;
  return {
    name,
    faction,
    out,
    life,
    data,
    upgrades,
    deck: deckTop === null ? [] : [deckTop],
    removed: [],
    drawn,
    discard,
    aside,
  };
}

/** The same position with a unit somewhere else. */
export function withUnit(state: TheseusState, unit: UnitId, place: UnitPlace): TheseusState {
  return { ...state, units: { ...state.units, [unit]: { ...unitState(state, unit), place, heldBy: null } } };
}

/** The same position with a unit's upgraded side up. */
export function withFlipped(state: TheseusState, unit: UnitId): TheseusState {
  return { ...state, units: { ...state.units, [unit]: { ...unitState(state, unit), side: 'upgraded' } } };
}

/** The same position with the malfunction token on its symbol. */
export function withoutMalfunction(state: TheseusState): TheseusState {
  return { ...state, malfunction: null };
}
