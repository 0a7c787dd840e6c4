import type { UnitId } from '../../../../../src/games/theseus/data/units.ts';
import type { TheseusState, UnitPlace } from '../../../../../src/games/theseus/state/state.ts';
import { unitState } from '../../../../../src/games/theseus/state/units.ts';

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
