import { otherSide } from '../../state/battle.ts';
import { boutOf } from '../../state/bout.ts';
import type { Bout } from '../../state/bout.ts';
import type { StarCraftState } from '../../state/state.ts';
import { workingAbilities } from '../abilities.ts';

/**
 * Whether the enemy's Ensnare makes the support values of this side 0. Its attack bonus (SC-15.6) and detector are in
 * the card's data.
 */
export function isEnsnared(state: StarCraftState, { side }: Bout): boolean {
  return workingAbilities(state, boutOf(state, otherSide(side)), 'zero-support').length > 0;
}
