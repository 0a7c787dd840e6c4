import { CARDS } from '../data/cards.ts';
import { otherSide } from '../state/battle.ts';
import { boutOf } from '../state/bout.ts';
import type { Bout } from '../state/bout.ts';
import type { StarCraftState } from '../state/state.ts';
import { whyNot } from './conditions.ts';

/**
 * Whether the enemy uses Lockdown against this side. From the start of the Compare sub-step, the side's standard card
 * then has its minor values (SC-13.7.B.1) and no abilities. Reinforcement cards, support and lasting bonuses still
 * count.
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
