import type { TableRow } from '../../../kernel/match/decision.ts';
import type { Message } from '../../../kernel/words/message.ts';
import type { BuildingId } from '../data/buildings.ts';
import { TRANSPORT_COST, WORKER_COST } from '../data/costs.ts';
import type { Cost } from '../data/costs.ts';
import { MODULE_IDS, MODULES } from '../data/modules.ts';
import type { ModuleId } from '../data/modules.ts';
import type { PlanetId } from '../data/planets.ts';
import { TECHNOLOGIES } from '../data/technologies.ts';
import type { TechnologyId } from '../data/technologies.ts';
import { UNITS } from '../data/units.ts';
import type { UnitType } from '../data/units.ts';
import { allAreas, areaState } from '../state/areas.ts';
import { routesOf } from '../state/galaxy.ts';
import type { OrderInProgress } from '../state/orders.ts';
import { raceOf } from '../state/seats.ts';
import { buildingLevel, buildingsOf, modulesOwned, nextLevel, unitsOf } from '../state/sheet.ts';
import type { Route, StarCraftState } from '../state/state.ts';
import { planetName, say, unitName } from '../text/say.ts';
import { isMined } from './buying.ts';
import { routeName } from './purchases.ts';
import { technologiesOf } from './technologies.ts';

// Rows of the price tables in purchase questions. A row keeps its place for the whole match, even if its thing can't be
// bought.

/** The place of the first row of a unit, after the rows of the worker and of all transports. */
const FIRST_UNIT_PLACE = 100;

/** The row of the worker. The question says how many are in the pool. */
export function workerRow(state: StarCraftState, order: OrderInProgress): TableRow {
  return { place: 0, ...nameAndPrice(state, order, say('piece.worker'), WORKER_COST) };
}

/** The row of a transport. It names the planet at the other end of the route, or the route if several lead there. */
export function transportRow(state: StarCraftState, order: OrderInProgress, route: Route): TableRow {
  const routes = routesOf(state, order.planet);
  const farPlanet = planetAtFarEnd(route, order.planet);
  const isOnlyRoute = routes.filter(other => planetAtFarEnd(other, order.planet) === farPlanet).length === 1;
  const name = isOnlyRoute
    ? say('build.row.transport', { planet: planetName(farPlanet) })
    : say('purchase.transport', { route: routeName(state, route.id) });
  const rowPlace = 1 + routes.findIndex(({ id }) => id === route.id);
  return { place: rowPlace, ...nameAndPrice(state, order, name, TRANSPORT_COST) };
}

function planetAtFarEnd({ ends: [one, other] }: Route, planet: PlanetId): PlanetId {
  return one.planet === planet ? other.planet : one.planet;
}

/** The row of a unit, placed as on the printed sheet, with the number of its units on the board. */
export function unitRow(state: StarCraftState, order: OrderInProgress, unit: UnitType): TableRow {
  const { seat } = order;
  const areaStates = allAreas(state).map(area => areaState(state, area));
  const ownedCount = areaStates.reduce((sum, { holder, units }) => sum + (holder === seat ? (units[unit] ?? 0) : 0), 0);
  const rowPlace = FIRST_UNIT_PLACE + unitsOf(raceOf(state, seat)).indexOf(unit);
  return { place: rowPlace, now: ownedCount, ...nameAndPrice(state, order, unitName(unit), UNITS[unit].cost) };
}

/** The row of a building, with its level and the next one. */
export function buildingRow(state: StarCraftState, order: OrderInProgress, building: BuildingId): TableRow {
  const { seat } = order;
  const rowPlace = buildingsOf(raceOf(state, seat)).indexOf(building);
  const ownedCount = buildingLevel(state, seat, building);
  const name = say(`building.${building}`);
  const nextBuildingLevel = nextLevel(state, seat, building);
  return nextBuildingLevel === null
    ? { place: rowPlace, name, now: ownedCount }
    : {
        place: rowPlace,
        now: ownedCount,
        next: nextBuildingLevel.level,
        ...nameAndPrice(state, order, name, nextBuildingLevel.cost),
      };
}

/** The row of a module, with the number of copies on the sheet. */
export function moduleRow(state: StarCraftState, order: OrderInProgress, module: ModuleId): TableRow {
  const { seat } = order;
  const rowPlace = buildingsOf(raceOf(state, seat)).length + MODULE_IDS.indexOf(module);
  const ownedCount = modulesOwned(state, seat, module);
  return {
    place: rowPlace,
    now: ownedCount,
    next: ownedCount + 1,
    ...nameAndPrice(state, order, say(`module.${module}`), MODULES[module].cost),
  };
}

/** The row of a technology, placed as in the Technology deck. */
export function technologyRow(state: StarCraftState, order: OrderInProgress, technology: TechnologyId): TableRow {
  const rowPlace = technologiesOf(raceOf(state, order.seat)).indexOf(technology);
  return {
    place: rowPlace,
    ...nameAndPrice(state, order, say(`technology.${technology}`), TECHNOLOGIES[technology].cost),
  };
}

/** SC-7.5: a name and a price. The name says so if only force mining can pay. */
function nameAndPrice(
  state: StarCraftState,
  order: OrderInProgress,
  what: Message,
  { minerals, gas }: Cost,
): { readonly name: Message; readonly cost: Message } {
  const name = isMined(state, order, { minerals, gas }) ? say('build.row.mined', { what }) : what;
  return { name, cost: say('cost.short', { minerals, gas }) };
}
