import { UNITS, UNIT_TYPES } from '../../data/units.ts';
import type { UnitType } from '../../data/units.ts';

/**
 * SC-15.10: the total price of a unit: minerals, gas, and the prices of the units sacrificed to build it, such as an
 * Archon's High Templar.
 */
export function totalCost(unit: UnitType): number {
  const { cost, sacrifices } = UNITS[unit];
  let totalPrice = cost.minerals + cost.gas;
  if (sacrifices === null) return totalPrice;
  for (const sacrificedUnit of UNIT_TYPES) {
    const count = sacrifices[sacrificedUnit] ?? 0;
    if (count > 0) totalPrice += count * totalCost(sacrificedUnit);
  }
  return totalPrice;
}
