import { cachedAndFrozen } from '../../../kernel/plain/once.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { NORMAL_ROUTES, TILE_SIDES } from '../data/planets.ts';
import type { PlanetId, TileSide } from '../data/planets.ts';
import { cellBeside, oppositeSide, hasSlot, planetAt, slotSides } from '../state/galaxy.ts';
import type { Cell } from '../state/refs.ts';
import { seatState } from '../state/seats.ts';
import type { RouteEnd, StarCraftState } from '../state/state.ts';

// SC-4.5: computes where a planet may be placed, without changing the state. The set-up by hand and the quick set-up
// both use it.

/** A planet in a cell of the square grid, rotated by a number of clockwise quarter turns. */
export interface Placement extends Cell {
  readonly planet: PlanetId;
  readonly turns: number;
}

/** A pair of facing slots, one of a neighbour on the table and one of the new planet. */
export interface PlacementJoin {
  readonly neighbour: RouteEnd;
  readonly own: RouteEnd;
}

/** The reason why a placement is not legal: by SC-4.5.1 for the first two, by SC-4.5.2 for the last. */
export type PlacementFault = 'no-join' | 'too-few-routes' | 'dead-end';

/** A placement with its normal routes; `fault` is `null` if it is legal. */
export interface JudgedPlacement {
  readonly placement: Placement;
  readonly joins: readonly PlacementJoin[];
  readonly fault: PlacementFault | null;
}

/** A neighbour of a cell, and the side of the cell it lies on. */
export interface Neighbour {
  readonly planet: PlanetId;
  readonly side: TileSide;
}

/**
 * The numbers of quarter turns that give a planet different slots, the fewest turns first. A planet with slots on all
 * sides has only one.
 */
export const distinctTurns = cachedAndFrozen((planet: PlanetId): readonly number[] => {
  const possibleTurns = [0, 1, 2, 3];
  return possibleTurns.filter(some => !possibleTurns.some(fewer => fewer < some && haveSameSlots(planet, fewer, some)));
});

/** Whether two numbers of quarter turns give a tile the same slots. */
function haveSameSlots(planet: PlanetId, turns: number, others: number): boolean {
  return TILE_SIDES.every(side => hasSlot(planet, turns, side) === hasSlot(planet, others, side));
}

/** SC-4.3: the free cells beside the planets on the table, row by row; the middle cell if the table is empty. */
export function freeCells(state: StarCraftState): Cell[] {
  if (state.planets.length === 0) return [{ x: 0, y: 0 }];
  const cellByKey = new Map<string, Cell>();
  for (const { x, y } of state.planets) {
    for (const side of TILE_SIDES) {
      const cell = cellBeside(x, y, side);
      if (planetAt(state, cell.x, cell.y) === undefined) cellByKey.set(`${cell.x},${cell.y}`, cell);
    }
  }
  return [...cellByKey.values()].sort((one, other) => one.y - other.y || one.x - other.x);
}

/** The planets on the four sides of a cell. */
export function neighboursOf(state: StarCraftState, { x, y }: Cell): Neighbour[] {
  const neighboursFound: Neighbour[] = [];
  for (const side of TILE_SIDES) {
    const cell = cellBeside(x, y, side);
    const placed = planetAt(state, cell.x, cell.y);
    if (placed !== undefined) neighboursFound.push({ planet: placed.planet, side });
  }
  return neighboursFound;
}

/** SC-4.5: every pair of facing slots between the new planet and its neighbours, by the new planet's sides. */
export function joinsOf(state: StarCraftState, { planet, x, y, turns }: Placement): PlacementJoin[] {
  const planetJoins: PlacementJoin[] = [];
  for (const side of slotSides(planet, turns)) {
    const cell = cellBeside(x, y, side);
    const placed = planetAt(state, cell.x, cell.y);
    if (placed === undefined || !hasSlot(placed.planet, placed.turns, oppositeSide(side))) continue;
    planetJoins.push({ neighbour: { planet: placed.planet, side: oppositeSide(side) }, own: { planet, side } });
  }
  return planetJoins;
}

/** SC-4.5.2: whether, with the new planet on the table, some slot faces an empty cell. */
export function leavesOpenSlot(state: StarCraftState, placement: Placement): boolean {
  const isOpenSlot = ({ planet, x, y, turns }: Placement): boolean =>
    slotSides(planet, turns).some(side => {
      const cell = cellBeside(x, y, side);
      const isOnNewPlanet = cell.x === placement.x && cell.y === placement.y;
      return !isOnNewPlanet && planetAt(state, cell.x, cell.y) === undefined;
    });
  return isOpenSlot(placement) || state.planets.some(isOpenSlot);
}

/** SC-4.5.1: how many normal routes are left in the box. */
export function normalRoutesLeft(state: StarCraftState): number {
  return NORMAL_ROUTES - state.routes.filter(({ kind }) => kind === 'normal').length;
}

/**
 * SC-4.3 to SC-4.5: every placement, legal or not, of every planet that `seat` has left to place. At least one is
 * legal: by SC-4.5.2 a seat that can't join anything may use any free cell, with as many joins as there are routes
 * left.
 */
export function judgePlacements(state: StarCraftState, seat: Seat): JudgedPlacement[] {
  const routesLeft = normalRoutesLeft(state);
  const isFirstPlanet = state.planets.length === 0;
  const allJudged = allPlacements(state, seatState(state, seat).planetsToPlace).map((placement): JudgedPlacement => {
    const planetJoins = joinsOf(state, placement);
    return { placement, joins: planetJoins, fault: isFirstPlanet ? null : joinFault(planetJoins.length, routesLeft) };
  });
  const joiningPlacements = allJudged.filter(({ fault }) => fault === null);
  if (joiningPlacements.length === 0) {
    return allJudged.map(({ placement, joins }) => ({ placement, joins: joins.slice(0, routesLeft), fault: null }));
  }
  if (isFirstPlanet || !planetsToCome(state)) return allJudged;
  const placementsLeavingSlot = new Set(joiningPlacements.filter(({ placement }) => leavesOpenSlot(state, placement)));
  if (placementsLeavingSlot.size === 0) return allJudged;
  return allJudged.map(judged =>
    judged.fault === null && !placementsLeavingSlot.has(judged) ? { ...judged, fault: 'dead-end' } : judged,
  );
}

/** The legal placements of one planet of `seat`. */
export function legalPlacements(state: StarCraftState, seat: Seat, planet: PlanetId): JudgedPlacement[] {
  return judgePlacements(state, seat).filter(({ placement, fault }) => placement.planet === planet && fault === null);
}

function allPlacements(state: StarCraftState, planets: readonly PlanetId[]): Placement[] {
  const cells = freeCells(state);
  const placements: Placement[] = [];
  for (const planet of planets) {
    for (const { x, y } of cells) for (const turns of distinctTurns(planet)) placements.push({ planet, x, y, turns });
  }
  return placements;
}

function joinFault(joinCount: number, routesLeft: number): PlacementFault | null {
  if (joinCount === 0) return 'no-join';
  return joinCount > routesLeft ? 'too-few-routes' : null;
}

/** Whether more planets will be placed after the one that is being placed now. */
function planetsToCome(state: StarCraftState): boolean {
  let planetsWaiting = 0;
  for (const { eliminated, planetsToPlace } of state.seats) if (!eliminated) planetsWaiting += planetsToPlace.length;
  return planetsWaiting > 1;
}
