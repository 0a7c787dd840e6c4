import { CARDS } from '../data/cards.ts';
import { otherSide } from '../state/battle.ts';
import { boutOf } from '../state/bout.ts';
import type { Bout } from '../state/bout.ts';
import type { StarCraftState } from '../state/state.ts';
import { whyNot } from './conditions.ts';

/**
 * Lockdown, from the start of the Compare sub-step on: whether the enemy makes this side use the minor values
 * (SC-13.7.B.1) of its standard card, whose abilities then do nothing. Reinforcement cards, support and lasting bonuses
 * still count.
 */
export function isLockedDown(state: StarCraftState, { side, enemy }: Bout): boolean {
  const { reinforcement } = enemy;
  return (
    reinforcement !== null &&
    CARDS[reinforcement.card].abilities.some(
      ability => ability.op === 'force-minor' && whyNot(state, boutOf(state, otherSide(side)), ability.if) === null,
    )
  );
}
