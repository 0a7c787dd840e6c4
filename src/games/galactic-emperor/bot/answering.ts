import { numberIn } from '../../../kernel/match/decision.ts';
import type { Strategy } from './turn.ts';
import { bestOption } from './turn.ts';

/** Answers for the Saboteur: always blocks an announced card, since a better chance may not come. */
export const sabotage: Strategy = () => 'block';

/** Answers whether to try to catch the Saboteur: always rolls, since it costs nothing. */
export const hunt: Strategy = () => 'roll';

/** Chooses a die for the Time Warp: an own die that missed or an enemy die that hit, never the market dice. */
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

/** Answers whether to reroll the same die again: if the new face is still a bad one. */
export const rerollAgain: Strategy = ({ view, me }) => {
  const die = view.warp === null ? undefined : view.dice[view.warp.die];
  if (die === undefined) return 'keep';
  return (die.seat === me) === die.face >= die.hitsOn ? 'keep' : 'again';
};
