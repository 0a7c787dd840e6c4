import { RuleFault } from '../../../kernel/match/refusal.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { AREAS, PLANETS } from '../data/planets.ts';
import type { AreaId, PlanetId } from '../data/planets.ts';
import { UNIT_TYPES } from '../data/units.ts';
import type { UnitType } from '../data/units.ts';
import type { AreaState, StarCraftState } from './state.ts';

/** The state of `area`: its units, base and depletion. Throws `RuleFault` if its planet is not on the table. */
export function areaState(state: Pick<StarCraftState, 'areas'>, area: AreaId): AreaState {
  const found = state.areas[area];
  if (found === undefined) throw new RuleFault(`${area} is not on the table.`);
  return found;
}

/** The areas of a planet, sorted by their numbers. */
export function areasOf(planet: PlanetId): readonly AreaId[] {
  return PLANETS[planet].areas;
}

/** All areas on the table, planet by planet, in the order in which the planets were placed. */
export function allAreas(state: StarCraftState): AreaId[] {
  const areas: AreaId[] = [];
  for (const { planet } of state.planets) for (const area of areasOf(planet)) areas.push(area);
  return areas;
}

/** The number of units in `area`: of the type `unit`, or of all types if it is not given. */
export function countUnits(state: Pick<StarCraftState, 'areas'>, area: AreaId, unit?: UnitType): number {
  const { units } = areaState(state, area);
  if (unit !== undefined) return units[unit] ?? 0;
  let unitTotal = 0;
  for (const count of Object.values(units)) unitTotal += count;
  return unitTotal;
}

/** The unit types in `area` with their numbers, in the order of the unit list. */
export function unitsIn(
  state: Pick<StarCraftState, 'areas'>,
  area: AreaId,
): { readonly unit: UnitType; readonly count: number }[] {
  const { holder, units } = areaState(state, area);
  const found: { unit: UnitType; count: number }[] = [];
  if (holder === null) return found;
  for (const unit of UNIT_TYPES) {
    const count = units[unit] ?? 0;
    if (count > 0) found.push({ unit, count });
  }
  return found;
}

/** SC-1.5: whether `area` has no units and no base. The contested area of a battle counts as empty for nobody. */
export function isEmpty(state: StarCraftState, area: AreaId): boolean {
  const { holder, base } = areaState(state, area);
  return holder === null && base === null && !isContested(state, area);
}

/** SC-1.5: whether `seat` controls `area`: it has a unit or base there and nobody else does. */
export function isFriendly(state: StarCraftState, area: AreaId, seat: Seat): boolean {
  const { holder, base } = areaState(state, area);
  const isOwn = holder === seat || base === seat;
  if (!isOwn) return false;
  const heldByOthers = (holder !== null && holder !== seat) || (base !== null && base !== seat);
  return !heldByOthers && !isContested(state, area);
}

/** SC-1.5, SC-1.5.2: whether another seat has a unit or base in `area`. */
export function isEnemy(state: StarCraftState, area: AreaId, seat: Seat): boolean {
  const { holder, base } = areaState(state, area);
  return (holder !== null && holder !== seat) || (base !== null && base !== seat);
}

/** SC-1.5: whether a battle is being fought for `area`; its units are then in the battle line. */
export function isContested(state: StarCraftState, area: AreaId): boolean {
  return state.battle?.area === area;
}

/** The areas that `seat` controls. */
export function controlledAreas(state: StarCraftState, seat: Seat): AreaId[] {
  const areasControlled: AreaId[] = [];
  for (const { planet } of state.planets) {
    for (const area of areasOf(planet)) if (isFriendly(state, area, seat)) areasControlled.push(area);
  }
  return areasControlled;
}

/** SC-9.1: how many more units fit into `area`. */
export function freeUnitPlaces(state: Pick<StarCraftState, 'areas'>, area: AreaId): number {
  return Math.max(0, AREAS[area].unitLimit - countUnits(state, area));
}

/** The areas of `planet` that are empty or friendly to `seat`, including full ones. */
export function friendlyOrEmptyAreas(state: StarCraftState, planet: PlanetId, seat: Seat): AreaId[] {
  return areasOf(planet).filter(area => isEmpty(state, area) || isFriendly(state, area, seat));
}

/** The area of `planet` with a base of `seat`, or `null`. A planet never has two of one seat (SC-8.3.1). */
export function baseOn(state: Pick<StarCraftState, 'areas'>, planet: PlanetId, seat: Seat): AreaId | null {
  for (const area of areasOf(planet)) if (areaState(state, area).base === seat) return area;
  return null;
}

/** Whether `seat` has a unit on `planet`. */
export function hasUnitOn(state: Pick<StarCraftState, 'areas'>, planet: PlanetId, seat: Seat): boolean {
  for (const area of areasOf(planet)) if (areaState(state, area).holder === seat) return true;
  return false;
}

/** Whether `seat` has a unit or a base on `planet`. */
export function isPresentOn(state: Pick<StarCraftState, 'areas'>, planet: PlanetId, seat: Seat): boolean {
  for (const area of areasOf(planet)) {
    const { holder, base } = areaState(state, area);
    if (holder === seat || base === seat) return true;
  }
  return false;
}

/** The seats with a base on `planet`. */
export function basesOn(state: StarCraftState, planet: PlanetId): Seat[] {
  const seats: Seat[] = [];
  for (const area of areasOf(planet)) {
    const { base } = areaState(state, area);
    if (base !== null) seats.push(base);
  }
  return seats;
}

/** The number of units (battle line included) and the number of bases of `seat` on the board (SC-20.3). */
export function piecesOnBoard(state: StarCraftState, seat: Seat): { readonly units: number; readonly bases: number } {
  let units = 0;
  let bases = 0;
  for (const area of allAreas(state)) {
    const { holder, base } = areaState(state, area);
    if (holder === seat) units += countUnits(state, area);
    if (base === seat) bases += 1;
  }
  for (const { side, fate } of state.battle?.fighters ?? []) {
    if (fate === 'standing' && state.battle?.[side] === seat) units += 1;
  }
  return { units, bases };
}
