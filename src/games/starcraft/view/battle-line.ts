import { battleSize, frontCandidates, newSkirmish } from '../rules/battle-line.ts';
import { BATTLE_SIDES, isAssigned, hasOnlyAssistUnits, otherSide, standingFighters, unitOf } from '../state/battle.ts';
import type { BattleSide, Fighter, FighterId } from '../state/battle.ts';
import { canTarget } from '../state/targets.ts';
import type { BattleView, SkirmishView } from './battle.ts';

/**
 * Completes a battle with good choices of the pairs and supporters that are still missing (SC-13.4, SC-13.5). The
 * attacker prefers pairs in which its unit can hit and can't be hit; supporters prefer enemies that they can hit.
 */
export function withFullLine(battle: BattleView): BattleView {
  const leadFighters = { attacker: leadFighter(battle, 'attacker'), defender: leadFighter(battle, 'defender') };
  const battleWithLeads = { ...battle, lead: leadFighters };
  const skirmishes = [...battle.skirmishes];
  while (skirmishes.length < battleSize(battleWithLeads)) {
    const freeFighters = (side: BattleSide): Fighter[] =>
      frontCandidates(battleWithLeads, side).filter(fighter => !isAssigned({ skirmishes }, fighter));
    const fighterPair = bestPair(freeFighters('attacker'), freeFighters('defender'));
    if (fighterPair === null) break;
    skirmishes.push(newSkirmish(skirmishes.length + 1, fighterPair));
  }
  for (const side of BATTLE_SIDES) {
    for (const fighter of standingFighters(battleWithLeads, side).filter(one => !isAssigned({ skirmishes }, one))) {
      const skirmishIndex = bestSkirmishIndex(battleWithLeads, skirmishes, fighter);
      const skirmish = skirmishes[skirmishIndex];
      if (skirmish !== undefined) skirmishes[skirmishIndex] = withSupport(skirmish, fighter);
    }
  }
  return { ...battleWithLeads, skirmishes };
}

/**
 * SC-15.5: the front-line unit of a side with only assist units: the one it has picked, otherwise its first unit.
 * `null` for other sides.
 */
function leadFighter(battle: BattleView, side: BattleSide): FighterId | null {
  const first = hasOnlyAssistUnits(battle, side) ? standingFighters(battle, side)[0] : undefined;
  return battle.lead[side] ?? first?.id ?? null;
}

function bestPair(
  attackers: readonly Fighter[],
  defenders: readonly Fighter[],
): { readonly attacker: FighterId; readonly defender: FighterId } | null {
  const possiblePairs = attackers.flatMap(attacker =>
    defenders.map(defender => ({
      pair: { attacker: attacker.id, defender: defender.id },
      worth: (canTarget(attacker.unit, defender.unit) ? 2 : 0) + (canTarget(defender.unit, attacker.unit) ? 0 : 1),
    })),
  );
  const mostWorth = Math.max(...possiblePairs.map(({ worth }) => worth));
  return possiblePairs.find(({ worth }) => worth === mostWorth)?.pair ?? null;
}

/**
 * The index of the best skirmish for a supporter: one where it can hit the enemy in front, with the fewest supporters.
 */
function bestSkirmishIndex(battle: BattleView, skirmishes: readonly SkirmishView[], { side, unit }: Fighter): number {
  const supportCosts = skirmishes.map(skirmish => {
    const canHit = canTarget(unit, unitOf(battle, skirmish[otherSide(side)].front));
    return skirmish.stage === 'waiting'
      ? skirmish[side].support.length + (canHit ? 0 : battle.fighters.length)
      : Infinity;
  });
  return supportCosts.indexOf(Math.min(...supportCosts));
}

function withSupport(skirmish: SkirmishView, { id, side }: Fighter): SkirmishView {
  return { ...skirmish, [side]: { ...skirmish[side], support: [...skirmish[side].support, id] } };
}
