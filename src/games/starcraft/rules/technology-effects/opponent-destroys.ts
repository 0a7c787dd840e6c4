import { choose } from '../../../../kernel/match/rule.ts';
import type { Rule } from '../../../../kernel/match/rule.ts';
import type { VictimFilter } from '../../data/abilities.ts';
import type { TechnologyId } from '../../data/technologies.ts';
import { UNITS } from '../../data/units.ts';
import { alike, otherSide, standing } from '../../state/battle.ts';
import type { BattleSide, Fighter } from '../../state/battle.ts';
import { battleOf } from '../../state/bout.ts';
import type { StarCraft } from '../../state/state.ts';
import { kindOf } from '../../state/targets.ts';
import { say } from '../../text/say.ts';
import { takeOff } from '../cloaking.ts';
import { victimOffer } from '../victims.ts';
import { totalCost } from './total-cost.ts';

/**
 * The fighters that fit a filter: those of its kind and tag and, if the filter asks for it, only the cheapest of them.
 */
export function fitting(fighters: readonly Fighter[], { type, tag, lowest }: VictimFilter): Fighter[] {
  const fit = fighters.filter(
    ({ unit }) => kindOf(unit) === type && (tag === undefined || UNITS[unit].tags.includes(tag)),
  );
  if (lowest === undefined) return fit;
  const least = Math.min(...fit.map(({ unit }) => totalCost(unit)));
  return fit.filter(({ unit }) => totalCost(unit) === least);
}

/**
 * Charon Boosters, Leg Enhancements (SC-15.10): at the start of a battle the opponent of `side` picks and destroys one
 * of its own fitting units in the battle. Cloaking saves no unit, since no skirmish has begun (ruling
 * start-of-battle-kills).
 */
export function* opponentDestroysOne(
  game: StarCraft,
  side: BattleSide,
  technology: TechnologyId,
  filter: VictimFilter,
): Rule {
  const battle = battleOf(game.state);
  const other = otherSide(side);
  const line = standing(battle, other);
  const fit = fitting(line, filter);
  if (fit.length === 0) return;
  const spared = alike(line.filter(fighter => !fit.includes(fighter)));
  const { options, blocked } = victimOffer(alike(fit), spared, unit => ({
    why: say(kindOf(unit) === filter.type ? 'battle.own-victim.cheaper' : `battle.own-victim.${filter.type}`),
    rule: 'SC-13.2',
  }));
  const victim = yield* choose(game, battle[other], 'battle.own-victim', options, {
    prompt: say('battle.own-victim.prompt', { card: say(`technology.${technology}`) }),
    rule: 'SC-13.2',
    blocked,
  });
  takeOff(game, victim, 'battle.ability.destroyed');
}
