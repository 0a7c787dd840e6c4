import { choose } from '../../../../kernel/match/rule.ts';
import type { Rule } from '../../../../kernel/match/rule.ts';
import type { VictimFilter } from '../../data/abilities.ts';
import type { TechnologyId } from '../../data/technologies.ts';
import { UNITS } from '../../data/units.ts';
import { groupedByType, otherSide, standingFighters } from '../../state/battle.ts';
import type { BattleSide, Fighter } from '../../state/battle.ts';
import { battleOf } from '../../state/bout.ts';
import type { StarCraft } from '../../state/state.ts';
import { kindOf } from '../../state/targets.ts';
import { say } from '../../text/say.ts';
import { destroyFighter } from '../cloaking.ts';
import { victimOffer } from '../victims.ts';
import { totalCost } from './total-cost.ts';

/**
 * The fighters that fit a filter: those of its kind and tag and, if the filter asks for it, only the cheapest of them.
 */
export function fittingFighters(fighters: readonly Fighter[], { type, tag, lowest }: VictimFilter): Fighter[] {
  const fittingUnits = fighters.filter(
    ({ unit }) => kindOf(unit) === type && (tag === undefined || UNITS[unit].tags.includes(tag)),
  );
  if (lowest === undefined) return fittingUnits;
  const fewestUnits = Math.min(...fittingUnits.map(({ unit }) => totalCost(unit)));
  return fittingUnits.filter(({ unit }) => totalCost(unit) === fewestUnits);
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
  const opponentUnits = standingFighters(battle, other);
  const fittingUnits = fittingFighters(opponentUnits, filter);
  if (fittingUnits.length === 0) return;
  const sparedUnits = groupedByType(opponentUnits.filter(fighter => !fittingUnits.includes(fighter)));
  const { options, blocked } = victimOffer(groupedByType(fittingUnits), sparedUnits, unit => ({
    why: say(kindOf(unit) === filter.type ? 'battle.own-victim.cheaper' : `battle.own-victim.${filter.type}`),
    rule: 'SC-13.2',
  }));
  const victim = yield* choose(game, battle[other], 'battle.own-victim', options, {
    prompt: say('battle.own-victim.prompt', { card: say(`technology.${technology}`) }),
    rule: 'SC-13.2',
    blocked,
  });
  destroyFighter(game, victim, 'battle.ability.destroyed');
}
