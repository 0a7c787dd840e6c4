import type { Bout } from '../../state/bout.ts';
import type { StarCraftState } from '../../state/state.ts';
import { workingAbilities } from '../abilities.ts';

/**
 * Whether Plague gives this side sufficient strength, whatever its values. It still has to be able to target a unit
 * (SC-13.7.C.2).
 */
export function isSurelyStrong(state: StarCraftState, bout: Bout): boolean {
  return workingAbilities(state, bout, 'auto-strength').length > 0;
}
