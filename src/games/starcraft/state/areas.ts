import { RuleFault } from '../../../kernel/match/refusal.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { AREAS, PLANETS } from '../data/planets.ts';
import type { AreaId, PlanetId } from '../data/planets.ts';
import { UNIT_TYPES } from '../data/units.ts';
import type { UnitType } from '../data/units.ts';
import type { AreaState, StarCraftState } from './state.ts';

/** What stands in `area`. Throws `RuleFault` when its planet is not on the table. */
export function areaState(state: Pick<StarCraftState, 'areas'>, area: AreaId): AreaState {
  const found = state.areas[area];
  if (found === undefined) throw new RuleFault(`${area} is not on the table.`);
  return found;
}

/** The areas of a planet, in the order of their numbers. */
export function areasOf(planet: PlanetId): readonly AreaId[] {
  return PLANETS[planet].areas;
}

/** Every area on the table, planet by planet in the order they were placed. */
export function allAreas(state: StarCraftState): AreaId[] {
  const areas: AreaId[] = [];
  for (const { planet } of state.planets) for (const area of areasOf(planet)) areas.push(area);
  return areas;
}

/** How many units (of `unit`, or of any type) stand in `area`. */
export function countUnits(state: Pick<StarCraftState, 'areas'>, area: AreaId, unit?: UnitType): number {
  const { units } = areaState(state, area);
  if (unit !== undefined) return units[unit] ?? 0;
  let total = 0;
  for (const count of Object.values(units)) total += count;
  return total;
}

/** The unit types that stand in `area`, in the order of the unit list, with their numbers. */
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

/** SC-1.5: no units and no bases of anyone. The contested area of a battle is empty for nobody. */
export function isEmpty(state: StarCraftState, area: AreaId): boolean {
  const { holder, base } = areaState(state, area);
  return holder === null && base === null && !isContested(state, area);
}

/** SC-1.5: at least one unit or base of `seat`, and nothing of anybody else; the same as "controls". */
export function isFriendly(state: StarCraftState, area: AreaId, seat: Seat): boolean {
  const { holder, base } = areaState(state, area);
  const own = holder === seat || base === seat;
  if (!own) return false;
  const others = (holder !== null && holder !== seat) || (base !== null && base !== seat);
  return !others && !isContested(state, area);
}

/** SC-1.5, SC-1.5.2: holds at least one unit or base of another seat. */
export function isEnemy(state: StarCraftState, area: AreaId, seat: Seat): boolean {
  const { holder, base } = areaState(state, area);
  return (holder !== null && holder !== seat) || (base !== null && base !== seat);
}

/** SC-1.5: the area of the battle in progress, whose units are in the battle line. */
export function isContested(state: StarCraftState, area: AreaId): boolean {
  return state.battle?.area === area;
}

/** The areas that `seat` controls. */
export function controlledAreas(state: StarCraftState, seat: Seat): AreaId[] {
  const controlled: AreaId[] = [];
  for (const { planet } of state.planets) {
    for (const area of areasOf(planet)) if (isFriendly(state, area, seat)) controlled.push(area);
  }
  return controlled;
}

/** SC-9.1: how many more units fit into `area`. */
export function room(state: Pick<StarCraftState, 'areas'>, area: AreaId): number {
  return Math.max(0, AREAS[area].unitLimit - countUnits(state, area));
}

/** Friendly or empty areas of `planet` for `seat`, full ones included. */
export function friendlyOrEmpty(state: StarCraftState, planet: PlanetId, seat: Seat): AreaId[] {
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

/** How many units, and how many bases, `seat` has on the board and in the battle line (SC-20.3). */
export function onBoard(state: StarCraftState, seat: Seat): { readonly units: number; readonly bases: number } {
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
