import { BATTLE_SIDES } from '../../state/battle.ts';
import { boutOf } from '../../state/bout.ts';
import type { StarCraftState } from '../../state/state.ts';
import { workingAbilities } from '../abilities.ts';

/**
 * The final attack that Stasis Field of either side gives both sides, after all additions (SC-15.10); `null` if neither
 * side uses it.
 */
export function finalAttackOfBoth(state: StarCraftState): number | null {
  for (const side of BATTLE_SIDES) {
    const [stasisField] = workingAbilities(state, boutOf(state, side), 'set-final-attack');
    if (stasisField !== undefined) return stasisField.value;
  }
  return null;
}
