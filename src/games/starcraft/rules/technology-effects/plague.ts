import type { Bout } from '../../state/bout.ts';
import type { StarCraftState } from '../../state/state.ts';
import { workingAbilities } from '../abilities.ts';

/**
 * Plague: this side has sufficient strength whatever the values; whom it can target is another matter (SC-13.7.C.2).
 */
export function isSurelyStrong(state: StarCraftState, bout: Bout): boolean {
  return workingAbilities(state, bout, 'auto-strength').length > 0;
}
