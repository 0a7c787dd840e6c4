import { numberIn } from '../../../kernel/match/decision.ts';
import type { Strategy } from './turn.ts';
import { bestOption } from './turn.ts';

/** A card of somebody else is blocked when it is announced: who waits may find nothing better. */
export const sabotage: Strategy = () => 'block';

/** To hunt the Saboteur costs nothing. */
export const hunt: Strategy = () => 'roll';

/** The Time Warp: a die of its own that missed, or one of an enemy that hit; never the market. */
export const reroll: Strategy = turn => {
  const { view, me } = turn;
  const found = bestOption(turn, option => {
    const die = view.dice[numberIn(option, 'die') ?? -1];
    if (die === undefined || die.hitsOn === 0) return 0;
    const isHit = die.face >= die.hitsOn;
    const isOurs = view.battle?.sides.some(({ seat }) => seat === me) ?? die.seat === me;
    if (!isOurs) return 0;
    const chance = (7 - die.hitsOn) / 6;
    if (die.seat === me) return isHit ? 0 : chance;
    return isHit ? 1 - chance : 0;
  });
  return found ?? 'pass';
};

/** Once more, when the new face is as bad. */
export const rerollAgain: Strategy = ({ view, me }) => {
  const die = view.warp === null ? undefined : view.dice[view.warp.die];
  if (die === undefined) return 'keep';
  return (die.seat === me) === die.face >= die.hitsOn ? 'keep' : 'again';
};
