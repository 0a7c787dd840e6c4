import { CARDS } from '../../../../../src/games/starcraft/data/cards.ts';
import type { CardId } from '../../../../../src/games/starcraft/data/cards.ts';
import { TECHNOLOGIES } from '../../../../../src/games/starcraft/data/technologies.ts';
import type { TechnologyId } from '../../../../../src/games/starcraft/data/technologies.ts';
import { UNITS, UNIT_TYPES } from '../../../../../src/games/starcraft/data/units.ts';
import type { UnitType } from '../../../../../src/games/starcraft/data/units.ts';
import type { SeatView, StarCraftView } from '../../../../../src/games/starcraft/view.ts';

/** How much a seat has, or will have, of each unit type: those on the board, and a little of what it can build. */
export function armyOf({ areas }: StarCraftView, { seat, unlockedUnits }: SeatView): ReadonlyMap<UnitType, number> {
  const army = new Map<UnitType, number>(unlockedUnits.map(unit => [unit, 0.4]));
  for (const spot of Object.values(areas)) {
    if (spot.holder !== seat) continue;
    for (const unit of UNIT_TYPES) {
      const count = spot.units[unit] ?? 0;
      if (count > 0) army.set(unit, (army.get(unit) ?? 0) + count);
    }
  }
  return army;
}

/** How much of the army a card, or a technology, is for: at most 3. */
function fitOf(army: ReadonlyMap<UnitType, number>, icons: readonly UnitType[] | 'any'): number {
  if (icons === 'any') return 2;
  return Math.min(
    3,
    icons.reduce((sum, unit) => sum + (army.get(unit) ?? 0), 0),
  );
}

/** What a Combat card in hand is worth to the army: the higher, the longer it is kept. */
export function cardWorth(army: ReadonlyMap<UnitType, number>, card: CardId): number {
  const { icons, kind, major, minor, abilities, specialtySupport } = CARDS[card];
  const fit = fitOf(army, icons);
  if (kind !== 'standard') return fit * (specialtySupport ? 2.4 : 2) + abilities.length - 1;
  const matched = major.attack + major.health + 0.5 * abilities.length;
  const unmatched = minor.attack + minor.health;
  return unmatched + Math.min(1, fit) * (matched - unmatched) + 0.4 * fit;
}

/** What a technology is worth to the army, beyond what it costs; 0 or less: nothing. */
export function technologyWorth(army: ReadonlyMap<UnitType, number>, technology: TechnologyId): number {
  const facts = TECHNOLOGIES[technology];
  const { copies, cost, units, abilities, specialtySupport } = facts;
  const standing = units.reduce((sum, unit) => sum + Math.floor(army.get(unit) ?? 0), 0);
  const fit = Math.min(2, fitOf(army, units));
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

/** Whether the units are there that a unit of this technology is made of. */
function technologyBuilds(army: ReadonlyMap<UnitType, number>, technology: TechnologyId): boolean {
  return UNIT_TYPES.some(unit => {
    const { techRequired, sacrifices } = UNITS[unit];
    if (techRequired !== technology || sacrifices === null) return false;
    return UNIT_TYPES.every(other => Math.floor(army.get(other) ?? 0) >= (sacrifices[other] ?? 0));
  });
}
