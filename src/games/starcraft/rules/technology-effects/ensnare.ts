import { otherSide } from '../../state/battle.ts';
import { boutOf } from '../../state/bout.ts';
import type { Bout } from '../../state/bout.ts';
import type { StarCraftState } from '../../state/state.ts';
import { workingAbilities } from '../abilities.ts';

/**
 * Ensnare: whether the enemy makes the support values of this side count as 0. Its +1 attack (SC-15.6) and detector
 * need no code.
 */
export function isEnsnared(state: StarCraftState, { side }: Bout): boolean {
  return workingAbilities(state, boutOf(state, otherSide(side)), 'zero-support').length > 0;
}
