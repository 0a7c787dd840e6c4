import type { UnitId } from '../data/units.ts';
import type { TheseusState, UnitPlace } from '../state/state.ts';
import { unitState } from '../state/units.ts';

/** A copy of a state with a unit at another place. */
export function withUnit(state: TheseusState, unit: UnitId, place: UnitPlace): TheseusState {
  return { ...state, units: { ...state.units, [unit]: { ...unitState(state, unit), place, heldBy: null } } };
}

/** A copy of a state with a unit on its upgraded side. */
export function withFlipped(state: TheseusState, unit: UnitId): TheseusState {
  return { ...state, units: { ...state.units, [unit]: { ...unitState(state, unit), side: 'upgraded' } } };
}

/** A copy of a state in which no card is under the malfunction token. */
export function withoutMalfunction(state: TheseusState): TheseusState {
  return { ...state, malfunction: null };
}
