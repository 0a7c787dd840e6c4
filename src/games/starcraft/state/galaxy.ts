import { cachedAndFrozen } from '../../../kernel/plain/once.ts';
import { RuleFault } from '../../../kernel/match/refusal.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { PLANETS, TILE_SIDES } from '../data/planets.ts';
import type { PlanetId, TileSide } from '../data/planets.ts';
import type { RouteId } from './route-id.ts';
import type { PlacedPlanet, Route, RouteEnd, StarCraftState } from './state.ts';

/** Anything that contains the routes on the table: a state or a view. */
interface RoutesOnTable {
  readonly routes: readonly Route[];
}

/** The planet at the other end of `route`. */
export function otherEnd(route: Route, planet: PlanetId): PlanetId {
  const [one, other] = route.ends;
  return one.planet === planet ? other.planet : one.planet;
}

/** The route with this id. Throws `RuleFault` if there is none. */
export function routeById(state: StarCraftState, id: RouteId): Route {
  for (const route of state.routes) if (route.id === id) return route;
  throw new RuleFault(`There is no route ${id}.`);
}

/** The routes, normal and z-axis, that touch `planet`. */
export function routesOf(state: RoutesOnTable, planet: PlanetId): Route[] {
  return state.routes.filter(({ ends }) => ends[0].planet === planet || ends[1].planet === planet);
}

/** SC-1.5: the planets joined with `planet` by at least one route, each once. */
export function adjacentTo(state: StarCraftState, planet: PlanetId): PlanetId[] {
  return [...new Set(routesOf(state, planet).map(route => otherEnd(route, planet)))];
}

/** SC-10.2: the planets from which `seat` has a transport on a route to `planet`. */
export function transportReach(state: RoutesOnTable, planet: PlanetId, seat: Seat): PlanetId[] {
  const routes = routesOf(state, planet).filter(route => route.transports.includes(seat));
  return [...new Set(routes.map(route => otherEnd(route, planet)))];
}

/** The side that a tile's side becomes after `turns` clockwise quarter turns; negative `turns` go counter-clockwise. */
export function turnedSide(side: TileSide, turns: number): TileSide {
  const place = (TILE_SIDES.indexOf(side) + turns + TILE_SIDES.length) % TILE_SIDES.length;
  return TILE_SIDES[place] ?? side;
}

/** The side that faces `side` on the neighbouring tile. */
export function oppositeSide(side: TileSide): TileSide {
  return turnedSide(side, 2);
}

/** The neighbouring cell in the direction of `side`; y grows to the south. */
export function cellBeside(x: number, y: number, side: TileSide): { readonly x: number; readonly y: number } {
  switch (side) {
    case 'north':
      return { x, y: y - 1 };
    case 'east':
      return { x: x + 1, y };
    case 'south':
      return { x, y: y + 1 };
    case 'west':
      return { x: x - 1, y };
  }
}

/** The sides of a planet's tile that have a route slot after `turns` clockwise quarter turns. */
export function slotSides(planet: PlanetId, turns: number): readonly TileSide[] {
  return slotsByTurns(planet)[turns] ?? [];
}

const slotsByTurns = cachedAndFrozen((planet: PlanetId): readonly (readonly TileSide[])[] =>
  TILE_SIDES.map((_, turns) => PLANETS[planet].slots.map(side => turnedSide(side, turns))),
);

/** Whether a planet's tile has a route slot on `side` after `turns` clockwise quarter turns. */
export function hasSlot(planet: PlanetId, turns: number, side: TileSide): boolean {
  return PLANETS[planet].slots.includes(turnedSide(side, -turns));
}

/** The planet in a cell of the square grid; `undefined` if the cell is free. */
export function planetAt(state: StarCraftState, x: number, y: number): PlacedPlanet | undefined {
  for (const placed of state.planets) if (placed.x === x && placed.y === y) return placed;
  return undefined;
}

/** SC-4.6.2: all slots on the table that have neither a normal route nor a z-axis end. */
export function freeSlots(state: StarCraftState): RouteEnd[] {
  const freeRouteSlots: RouteEnd[] = [];
  for (const { planet, turns } of state.planets) {
    for (const side of slotSides(planet, turns))
      if (!isTaken(state, planet, side)) freeRouteSlots.push({ planet, side });
  }
  return freeRouteSlots;
}

/** Whether a route of any kind ends at this side of `planet`. */
export function isTaken(state: StarCraftState, planet: PlanetId, side: TileSide): boolean {
  for (const { ends } of state.routes) {
    for (const end of ends) if (end.planet === planet && end.side === side) return true;
  }
  return false;
}
