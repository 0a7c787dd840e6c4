import type { Seat } from '../../../kernel/words/message.ts';
import { AREAS, PLANETS } from '../data/planets.ts';
import type { AreaId, PlanetId } from '../data/planets.ts';
import { UNIT_TYPES } from '../data/units.ts';
import type { UnitType } from '../data/units.ts';
import type { RouteId } from '../state/route-id.ts';
import type { AreaState, SeatView, StarCraftView } from '../view.ts';

/** The parts of a view from which a seat's sketch and aims are made. */
export type BoardView = Pick<StarCraftView, 'planets' | 'areas' | 'routes' | 'teams' | 'round' | 'stage'> & {
  readonly seats: readonly BoardSeat[];
};

type BoardSeat = Pick<SeatView, 'modules' | 'faction' | 'standing' | 'supply' | 'conquestPoints'>;

const NOBODY = { faction: null, standing: null, supply: null, conquestPoints: 0 };

/** The cache key of a seat's sketch and aims. If all its elements are the same, so are the sketch and the aims. */
export function boardKey({ planets, areas, routes, teams, round, stage, seats }: BoardView, seat: Seat): unknown[] {
  const { faction, standing, supply, conquestPoints } = seats[seat] ?? NOBODY;
  return [
    ...[areas, routes, planets, teams, round, stage, seat, faction, supply],
    ...[standing?.pointsNeeded, standing?.pointsNext, conquestPoints],
    ...seats.map(({ modules }) => modules),
  ];
}

/** An area in a sketch, on which moves are tried out. Its units are a list in any order. */
export interface Spot {
  readonly area: AreaId;
  readonly planet: PlanetId;
  holder: Seat | null;
  units: UnitType[];
  base: Seat | null;
  readonly depleted: boolean;
}

/** A route of the sketch. */
export interface SketchRoute {
  readonly id: RouteId;
  readonly ends: readonly [PlanetId, PlanetId];
  transports: readonly Seat[];
}

/** A copy of the board as a seat sees it, on which the bot tries out moves. */
export interface Sketch {
  readonly seat: Seat;
  readonly planets: readonly PlanetId[];
  readonly spots: ReadonlyMap<PlanetId, readonly Spot[]>;
  readonly ways: readonly SketchRoute[];
  /** The seats with an Air Support module. Nobody can land in areas with their bases (SC-10.6). */
  readonly guarded: ReadonlySet<Seat>;
  /** The seat's teammates. Their areas can't be attacked or entered (SC-23.2.2). */
  readonly allies: ReadonlySet<Seat>;
}

/** The parts of a view from which a sketch is made. */
export type SketchedView = Pick<StarCraftView, 'planets' | 'areas' | 'routes' | 'teams'> & {
  readonly seats: readonly Pick<StarCraftView['seats'][number], 'modules'>[];
};

/** A cache of the units of areas as lists. An area of the view stays the same object as long as it does not change. */
const UNITS_IN = new WeakMap<AreaState, readonly UnitType[]>();

function unitsIn(area: AreaState): readonly UnitType[] {
  const cachedUnits = UNITS_IN.get(area);
  if (cachedUnits !== undefined) return cachedUnits;
  const units = UNIT_TYPES.flatMap(unit => Array.from({ length: area.units[unit] ?? 0 }, () => unit));
  UNITS_IN.set(area, units);
  return units;
}

/** A sketch of the current board. */
export function sketchOf(view: SketchedView, seat: Seat): Sketch {
  const spots = new Map<PlanetId, Spot[]>();
  for (const { planet } of view.planets) {
    const planetSpots: Spot[] = [];
    for (const area of PLANETS[planet].areas) {
      const areaState = view.areas[area];
      if (areaState === undefined) continue;
      const { holder, base, depletion } = areaState;
      planetSpots.push({ area, planet, holder, units: [...unitsIn(areaState)], base, depleted: depletion === 'full' });
    }
    spots.set(planet, planetSpots);
  }
  return {
    seat,
    planets: view.planets.map(({ planet }) => planet),
    spots,
    ways: view.routes.map(({ id, ends: [one, other], transports }) => ({
      id,
      ends: [one.planet, other.planet],
      transports,
    })),
    guarded: new Set(view.seats.flatMap((owner, at) => ((owner.modules['air-support'] ?? 0) > 0 ? [at] : []))),
    allies: new Set(view.teams?.find(team => team.includes(seat))?.filter(other => other !== seat) ?? []),
  };
}

/** An independent copy of a sketch. */
export function copySketch(sketch: Sketch): Sketch {
  const spots = new Map<PlanetId, readonly Spot[]>();
  for (const [planet, here] of sketch.spots) {
    spots.set(
      planet,
      here.map(spot => ({ ...spot, units: [...spot.units] })),
    );
  }
  return { ...sketch, spots, ways: sketch.ways.map(way => ({ ...way })) };
}

/** The areas of a planet in a sketch. */
export function spotsOn({ spots }: Sketch, planet: PlanetId): readonly Spot[] {
  return spots.get(planet) ?? [];
}

/** An area in a sketch; `null` if its planet is not on the table. */
export function spotAt(sketch: Sketch, area: AreaId): Spot | null {
  return spotsOn(sketch, AREAS[area].planet).find(spot => spot.area === area) ?? null;
}

/** Whether another seat has units or a base in an area (SC-1.5, SC-1.5.2). */
export function isEnemySpot({ holder, base }: Spot, seat: Seat): boolean {
  return (holder !== null && holder !== seat) || (base !== null && base !== seat);
}

/** Whether `seat` controls an area: it has units or a base there and nobody else does. */
export function controls(spot: Spot, seat: Seat): boolean {
  return (spot.holder === seat || spot.base === seat) && !isEnemySpot(spot, seat);
}

/** Whether a teammate has units or a base in an area, so that it can't be entered (SC-23.2.10). */
export function isAlliedSpot({ allies }: Sketch, { holder, base }: Spot): boolean {
  return (holder !== null && allies.has(holder)) || (base !== null && allies.has(base));
}

/** How many more units fit into an area (SC-9.1). */
export function roomIn({ area, units }: Spot): number {
  return AREAS[area].unitLimit - units.length;
}

/** Whether `seat` has a base on `planet`. */
export function hasBase(sketch: Sketch, planet: PlanetId, seat: Seat): boolean {
  return spotsOn(sketch, planet).some(({ base }) => base === seat);
}

/** Whether `seat` has a unit on `planet`. */
export function hasUnit(sketch: Sketch, planet: PlanetId, seat: Seat): boolean {
  return spotsOn(sketch, planet).some(({ holder }) => holder === seat);
}

/** The planets joined with `planet`, each once. */
export function neighbours({ ways }: Sketch, planet: PlanetId): PlanetId[] {
  return [...new Set(ways.flatMap(({ ends }) => farEnd(ends, planet)))];
}

/** The planets from which `seat` can transport units to `planet`, each once (SC-10.2). */
export function reachOf({ ways }: Sketch, planet: PlanetId, seat: Seat): PlanetId[] {
  return [...new Set(ways.flatMap(({ ends, transports }) => (transports.includes(seat) ? farEnd(ends, planet) : [])))];
}

/** The planet at the other end of a route from `planet`, as a list; empty if the route does not touch `planet`. */
export function farEnd([one, other]: SketchRoute['ends'], planet: PlanetId): PlanetId[] {
  return one === planet ? [other] : other === planet ? [one] : [];
}

/** Whether `seat` may place an order on `planet` (SC-5.2). */
export function mayOrder(sketch: Sketch, planet: PlanetId, seat: Seat): boolean {
  return [planet, ...neighbours(sketch, planet)].some(there =>
    spotsOn(sketch, there).some(({ holder, base }) => holder === seat || base === seat),
  );
}

/** Puts a unit of `seat` into an area of a sketch. */
export function putUnit(spot: Spot, unit: UnitType, seat: Seat): void {
  spot.units.push(unit);
  spot.holder = seat;
}

/** Takes a unit out of an area of a sketch. An area without units has no holder. */
export function takeUnit(spot: Spot, unit: UnitType): void {
  const at = spot.units.indexOf(unit);
  if (at >= 0) spot.units.splice(at, 1);
  if (spot.units.length === 0) spot.holder = null;
}
