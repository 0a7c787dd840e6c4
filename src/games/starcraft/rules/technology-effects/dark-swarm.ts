import { UNITS } from '../../data/units.ts';
import type { UnitType } from '../../data/units.ts';
import { otherSide } from '../../state/battle.ts';
import { boutOf } from '../../state/bout.ts';
import type { Bout } from '../../state/bout.ts';
import type { StarCraftState } from '../../state/state.ts';
import { canTarget, kindOf } from '../../state/targets.ts';
import { workingAbilities } from '../abilities.ts';

/**
 * SC-14.2: whether `unit` of this side can target the enemy unit `other` in this skirmish, taking the enemy's Dark
 * Swarm into account.
 */
export function canTargetHere(state: StarCraftState, bout: Bout, unit: UnitType, other: UnitType): boolean {
  return canTarget(unit, other) && !isHiddenBySwarm(state, bout, unit, other);
}

/**
 * Dark Swarm: in the skirmish no enemy unit except melee units can target ground units, neither in front nor
 * supporting.
 */
export function isHiddenBySwarm(state: StarCraftState, { side }: Bout, unit: UnitType, other: UnitType): boolean {
  if (kindOf(other) !== 'ground') return false;
  return workingAbilities(state, boutOf(state, otherSide(side)), 'lose-ground-target').some(
    ({ exceptTag }) => !UNITS[unit].tags.includes(exceptTag),
  );
}
