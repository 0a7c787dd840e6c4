import { gather } from '../../../kernel/plain/gather.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { BUILDINGS, BUILDING_IDS } from '../data/buildings.ts';
import type { BuildingId } from '../data/buildings.ts';
import { CARDS } from '../data/cards.ts';
import type { Cost } from '../data/costs.ts';
import { EVENTS, EVENT_CARDS } from '../data/events.ts';
import { MODULES } from '../data/modules.ts';
import type { ModuleId } from '../data/modules.ts';
import type { AreaId } from '../data/planets.ts';
import { RACES } from '../data/races.ts';
import type { Race } from '../data/races.ts';
import type { TechnologyId } from '../data/technologies.ts';
import { UNITS, UNIT_TYPES } from '../data/units.ts';
import type { UnitType } from '../data/units.ts';
import { areaState } from './areas.ts';
import { raceOf, seatState } from './seats.ts';
import type { StarCraftState } from './state.ts';

const UNITS_OF: Readonly<Record<Race, readonly UnitType[]>> = {
  terran: UNIT_TYPES.filter(unit => UNITS[unit].race === 'terran'),
  protoss: UNIT_TYPES.filter(unit => UNITS[unit].race === 'protoss'),
  zerg: UNIT_TYPES.filter(unit => UNITS[unit].race === 'zerg'),
};

const BUILDINGS_OF: Readonly<Record<Race, readonly BuildingId[]>> = {
  terran: BUILDING_IDS.filter(building => BUILDINGS[building].race === 'terran'),
  protoss: BUILDING_IDS.filter(building => BUILDINGS[building].race === 'protoss'),
  zerg: BUILDING_IDS.filter(building => BUILDINGS[building].race === 'zerg'),
};

/** The unit types on the faction sheets of `race`. */
export function unitsOf(race: Race): readonly UnitType[] {
  return UNITS_OF[race];
}

/** SC-17.1: the three building types of `race`. */
export function buildingsOf(race: Race): readonly BuildingId[] {
  return BUILDINGS_OF[race];
}

/** SC-17.2: the highest level of `building` on the sheet of `seat`, 0 for none. */
export function buildingLevel(state: StarCraftState, seat: Seat, building: BuildingId): number {
  return seatState(state, seat).buildings[building] ?? 0;
}

/** A building level that may come next. */
export interface NextLevel {
  readonly building: BuildingId;
  readonly level: number;
  readonly cost: Cost;
}

/** SC-17.2: the next level of `building` that `seat` could buy; `null` if it has the highest level. */
export function nextLevel(state: StarCraftState, seat: Seat, building: BuildingId): NextLevel | null {
  const ownedLevel = buildingLevel(state, seat, building);
  const cost = BUILDINGS[building].levels[ownedLevel]?.cost ?? null;
  return cost === null ? null : { building, level: ownedLevel + 1, cost };
}

/** SC-17.2: the next level that `seat` could buy of each building type. Levels can't be skipped. */
export function nextLevels(state: StarCraftState, seat: Seat): NextLevel[] {
  return gather(buildingsOf(raceOf(state, seat)), building => nextLevel(state, seat, building) ?? []);
}

/**
 * SC-8.1.3: whether the buildings of `seat` unlock `unit`. Always false for a unit that needs a technology (SC-8.1.5).
 */
export function isUnlocked(state: StarCraftState, seat: Seat, unit: UnitType): boolean {
  const { unlockedBy, techRequired } = UNITS[unit];
  if (unlockedBy === null || techRequired !== null) return false;
  return buildingLevel(state, seat, unlockedBy.building) >= unlockedBy.level;
}

/** SC-8.1.3, SC-17.2: the unit types that the buildings of `seat` unlock, including those of lower levels. */
export function unlockedUnits(state: StarCraftState, seat: Seat): UnitType[] {
  return unitsOf(raceOf(state, seat)).filter(unit => isUnlocked(state, seat, unit));
}

/** SC-11.6: whether a card of `technology` lies in the play area of `seat`. */
export function ownsTechnology(state: StarCraftState, seat: Seat, technology: TechnologyId): boolean {
  return seatState(state, seat).playArea.some(card => CARDS[card].technology === technology);
}

/**
 * SC-8.1.4, SC-22.3: how many units a Build order of `seat` may build. A special Build may build one more (SC-12.2).
 */
export function unitBuildLimit(state: StarCraftState, seat: Seat): number {
  const { buildLimit } = RACES[raceOf(state, seat)];
  if (buildLimit.by === 'supply') {
    return buildLimit.start + buildLimit.perSupplyModule * modulesOwned(state, seat, 'supply');
  }
  const builtTypes = Object.values(seatState(state, seat).buildings).filter(level => level > 0).length;
  return buildLimit.perBuildingType * builtTypes;
}

/** SC-17: how many modules of this kind are on the sheet of `seat`. */
export function modulesOwned(state: StarCraftState, seat: Seat, module: ModuleId): number {
  return seatState(state, seat).modules[module] ?? 0;
}

/** SC-17.4, SC-2.2: how many tokens of `module` are left in the supply of `seat`. */
export function moduleTokensLeft(state: StarCraftState, seat: Seat, module: ModuleId): number {
  return MODULES[module].tokens[raceOf(state, seat)] - modulesOwned(state, seat, module);
}

/** SC-17.4: how many module spaces of the sheet are free. */
export function moduleSpacesLeft(state: StarCraftState, seat: Seat): number {
  let ownedModules = 0;
  for (const count of Object.values(seatState(state, seat).modules)) ownedModules += count;
  return RACES[raceOf(state, seat)].moduleSpaces - ownedModules;
}

/** SC-17.7: whether Air Support of `seat` works in `area`: the seat owns the module and has a base there. */
export function hasAirSupportAt(state: StarCraftState, area: AreaId, seat: Seat): boolean {
  return areaState(state, area).base === seat && modulesOwned(state, seat, 'air-support') > 0;
}

/** SC-18 step 9: how many Combat cards `seat` may keep in hand, including the bonus of its kept Event cards. */
export function handLimit(state: StarCraftState, seat: Seat): number {
  let cardLimit = RACES[raceOf(state, seat)].handLimit;
  for (const card of seatState(state, seat).keptEvents) {
    for (const effect of EVENTS[EVENT_CARDS[card].event].effect) {
      if (effect.op === 'hand-limit') cardLimit += effect.amount;
    }
  }
  return cardLimit;
}
