import { UNITS } from '../data/units.ts';
import type { UnitKind, UnitType } from '../data/units.ts';

/** SC-14.1: whether a unit is ground or flying. */
export function kindOf(unit: UnitType): UnitKind {
  return UNITS[unit].flying ? 'flying' : 'ground';
}

/** SC-14.2: whether `unit` can target `other`. */
export function canTarget(unit: UnitType, other: UnitType): boolean {
  return UNITS[unit].targets.includes(kindOf(other));
}
