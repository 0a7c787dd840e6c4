import { TECHNOLOGIES } from '../data/technologies.ts';
import type { TechnologyId } from '../data/technologies.ts';
import { UNITS, UNIT_TYPES } from '../data/units.ts';
import type { UnitType } from '../data/units.ts';
import { armyFit } from '../view/card-worth.ts';

/** The worth of a technology to an army, minus its cost. A technology of 0 or less is not worth buying. */
export function technologyWorth(army: ReadonlyMap<UnitType, number>, technology: TechnologyId): number {
  const facts = TECHNOLOGIES[technology];
  const { copies, cost, units, abilities, specialtySupport } = facts;
  const standing = units.reduce((sum, unit) => sum + Math.floor(army.get(unit) ?? 0), 0);
  const fit = Math.min(2, armyFit(army, units));
  const price = 0.9 * (cost.minerals + cost.gas);
  if (standing === 0) {
    const unlocks = abilities.some(({ op }) => op === 'unlock-unit');
    return unlocks && technologyBuilds(army, technology) ? 1 : -1;
  }
  switch (facts.kind) {
    case 'standard': {
      const values = facts.major.reduce((sum, { attack, health }) => sum + attack + health, 0) / facts.major.length;
      const power = Math.max(0, values - 9) * 0.35 + 0.5 * abilities.length;
      return fit * power * Math.sqrt(copies) * 0.7 - price;
    }
    case 'reinforcement':
      return fit * (specialtySupport ? 1 : 1.2) * Math.sqrt(copies) + 0.3 * abilities.length - price;
    case 'play-area':
      return abilities.some(({ op }) => op === 'unlock-unit') ? 1.5 : fit * 1.1 - price;
  }
}

/** Whether an army has the units that must be sacrificed to build a unit of this technology. */
function technologyBuilds(army: ReadonlyMap<UnitType, number>, technology: TechnologyId): boolean {
  return UNIT_TYPES.some(unit => {
    const { techRequired, sacrifices } = UNITS[unit];
    if (techRequired !== technology || sacrifices === null) return false;
    return UNIT_TYPES.every(other => Math.floor(army.get(other) ?? 0) >= (sacrifices[other] ?? 0));
  });
}
