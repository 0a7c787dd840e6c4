import type { Blocked, Option } from '../../../kernel/match/decision.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Ref, Seat, Message } from '../../../kernel/words/message.ts';
import { FACTIONS } from '../data/factions.ts';
import type { AreaId, PlanetId } from '../data/planets.ts';
import type { UnitType } from '../data/units.ts';
import { allAreas, areaState, areasOf, baseOn, countUnits, room, unitsIn } from '../state/areas.ts';
import { otherEnd, routeById, routesOf } from '../state/galaxy.ts';
import { areaRefs } from '../state/refs.ts';
import { factionOf, isIn, raceOf, seatState } from '../state/seats.ts';
import { unitsOf } from '../state/sheet.ts';
import type { Route, StarCraft, StarCraftState } from '../state/state.ts';
import type { RouteId } from '../state/route-id.ts';
import { routeMessage } from '../state/route-words.ts';
import type { SetUpSteps } from '../state/steps.ts';
import { areaName, planetName, say, unitName } from '../text/say.ts';
import { destroyTransport, destroyUnits, placeTransport, placeUnits } from './pieces.ts';
import { decide, tasteOfUnitPlace } from './quick-set-up.ts';

/** One small choice of the row in which a seat places its starting forces. */
type Placing =
  | { readonly place: 'unit' | 'put-back-unit'; readonly unit: UnitType; readonly area: AreaId; readonly count: number }
  | { readonly place: 'transport' | 'put-back-transport'; readonly route: RouteId }
  | { readonly place: 'done' };

/** A number of units of one type. */
interface Group {
  readonly unit: UnitType;
  readonly count: number;
}

/**
 * SC-4.8: the workers go to the Worker Pool; the units into any areas of the planet with the base, within the unit
 * limits (SC-9.1); one transport on any route of that planet. A planet without a route leaves the transport in the
 * supply.
 */
export function* placeStartingForces(game: StarCraft, { seat }: SetUpSteps['setUp.forces']): Rule {
  const { state } = game;
  const planet = basePlanet(state, seat);
  if (!isIn(state, seat) || planet === null) return;
  takeStartingWorkers(game, seat);
  for (;;) {
    const placing = yield* decide<Placing>(game, seat, 'setUp.forces', {
      values: placings(state, seat, planet),
      option: value => placingOption(state, value),
      about: () => ({
        prompt: forcesPrompt(state, seat, planet),
        rule: 'SC-4.8',
        blocked: () => blockedForces(state, seat, planet),
      }),
      taste: value => taste(state, seat, planet, value),
    });
    if (placing.place === 'done') break;
    carryOut(game, seat, placing);
  }
  tellForces(game, seat, planet);
}

/** The planet with the base of `seat`, or `null`. In the set-up there is at most one. */
export function basePlanet(state: StarCraftState, seat: Seat): PlanetId | null {
  return state.planets.find(({ planet }) => baseOn(state, planet, seat) !== null)?.planet ?? null;
}

/** SC-4.8: the units of the faction sheet that `seat` has not placed yet. */
export function startingUnitsLeft(state: StarCraftState, seat: Seat): Group[] {
  const { units } = FACTIONS[factionOf(state, seat)].startingForces;
  const own = allAreas(state).filter(area => areaState(state, area).holder === seat);
  const left: Group[] = [];
  for (const unit of unitsOf(raceOf(state, seat))) {
    let count = units[unit] ?? 0;
    if (count === 0) continue;
    for (const area of own) count -= countUnits(state, area, unit);
    if (count > 0) left.push({ unit, count });
  }
  return left;
}

/**
 * SC-4.8: the routes of `planet` that can still take a starting transport of `seat`; none when all of them are placed.
 */
export function startingTransportRoutes(state: StarCraftState, seat: Seat, planet: PlanetId): Route[] {
  const { transports } = FACTIONS[factionOf(state, seat)].startingForces;
  const placed = state.routes.filter(route => route.transports.includes(seat)).length;
  if (placed >= transports) return [];
  return routesOf(state, planet).filter(route => !route.transports.includes(seat));
}

function takeStartingWorkers(game: StarCraft, seat: Seat): void {
  const owner = seatState(game.state, seat);
  const { workers } = FACTIONS[factionOf(game.state, seat)].startingForces;
  owner.supply.workers -= workers;
  owner.pool += workers;
  game.tell?.({ words: say('set-up.forces.workers', { seat: { seat }, count: workers }), rule: 'SC-4.8' });
}

function carryOut(game: StarCraft, seat: Seat, placing: Exclude<Placing, { readonly place: 'done' }>): void {
  switch (placing.place) {
    case 'unit':
      placeUnits(game, placing.area, seat, placing.unit, placing.count);
      break;
    case 'put-back-unit':
      destroyUnits(game, placing.area, placing.unit, placing.count);
      break;
    case 'transport':
      placeTransport(game, placing.route, seat);
      break;
    case 'put-back-transport':
      destroyTransport(game, placing.route, seat);
      break;
  }
}

function tellForces(game: StarCraft, seat: Seat, planet: PlanetId): void {
  const { state } = game;
  for (const area of areasOf(planet)) {
    const units = unitsIn(state, area);
    if (state.areas[area]?.holder !== seat) continue;
    game.tell?.({
      words: say('set-up.forces.units', { seat: { seat }, units: units.map(groupMessage), area: areaName(area) }),
      refs: [`area:${area}`, ...units.map(({ unit }): Ref => `unit:${unit}@${area}`)],
      rule: 'SC-4.8',
    });
  }
  for (const route of routesOf(state, planet)) {
    if (!route.transports.includes(seat)) continue;
    const params = { seat: { seat }, planet: planetName(planet), other: planetName(otherEnd(route, planet)) };
    game.tell?.({ words: say('set-up.forces.transport', params), refs: [`route:${route.id}`], rule: 'SC-4.8' });
  }
  if (routesOf(state, planet).length === 0) {
    game.tell?.({ words: say('set-up.forces.no-route', { seat: { seat } }), rule: 'SC-4.8' });
  }
}

// ---- options and reasons -------------------------------------------------------------------------------------------

const DONE: Option<Placing> = { id: 'done', words: say('done'), value: { place: 'done' } };

/** What may be done next: units, the transport, the end of the row, and whatever can be put back. */
function placings(state: StarCraftState, seat: Seat, planet: PlanetId): Placing[] {
  const left = startingUnitsLeft(state, seat);
  const routes = startingTransportRoutes(state, seat, planet);
  const found: Placing[] = [];
  for (const { unit, count } of left) {
    for (const area of areasOf(planet)) {
      const free = room(state, area);
      if (count > 1 && count <= free) found.push({ place: 'unit', unit, area, count });
      if (free > 0) found.push({ place: 'unit', unit, area, count: 1 });
    }
  }
  for (const { id } of routes) found.push({ place: 'transport', route: id });
  if (left.length === 0 && routes.length === 0) found.push(DONE.value);
  for (const area of areasOf(planet)) {
    if (areaState(state, area).holder !== seat) continue;
    for (const { unit } of unitsIn(state, area)) found.push({ place: 'put-back-unit', unit, area, count: 1 });
  }
  for (const { id, transports } of routesOf(state, planet)) {
    if (transports.includes(seat)) found.push({ place: 'put-back-transport', route: id });
  }
  return found;
}

/** One unit of a type, or all that are left of it if they fit; the transport; or the way back of either. */
function placingOption(state: StarCraftState, value: Placing): Option<Placing> {
  switch (value.place) {
    case 'unit':
      return value.count > 1 ? allOption(value, value.area) : unitOption(value.unit, value.area);
    case 'put-back-unit':
      return putBackUnit(value.unit, value.area);
    case 'transport':
    case 'put-back-transport':
      return transportOption(value.place, routeById(state, value.route));
    case 'done':
      return DONE;
  }
}

function allOption({ unit, count }: Group, area: AreaId): Option<Placing> {
  return {
    id: `all:${unit}@${area}`,
    words: say('set-up.forces.all', { count, unit: unitName(unit), area: areaName(area) }),
    refs: areaRefs(area),
    value: { place: 'unit', unit, area, count },
  };
}

function unitOption(unit: UnitType, area: AreaId): Option<Placing> {
  return {
    id: `unit:${unit}@${area}`,
    words: say('set-up.forces.unit', { unit: unitName(unit), area: areaName(area) }),
    refs: areaRefs(area),
    value: { place: 'unit', unit, area, count: 1 },
  };
}

function transportOption(place: 'transport' | 'put-back-transport', route: Route): Option<Placing> {
  const key = place === 'transport' ? 'set-up.forces.on-route' : 'set-up.forces.back-from-route';
  return {
    id: place === 'transport' ? `transport:${route.id}` : `put-back:transport:${route.id}`,
    words: say(key, { route: routeMessage(route) }),
    refs: [`route:${route.id}`],
    value: { place, route: route.id },
  };
}

function putBackUnit(unit: UnitType, area: AreaId): Option<Placing> {
  return {
    id: `put-back:unit:${unit}@${area}`,
    words: say('set-up.forces.back-from-area', { unit: unitName(unit), area: areaName(area) }),
    refs: [`unit:${unit}@${area}`],
    value: { place: 'put-back-unit', unit, area, count: 1 },
  };
}

function blockedForces(state: StarCraftState, seat: Seat, planet: PlanetId): Blocked[] {
  const left = startingUnitsLeft(state, seat);
  const routes = startingTransportRoutes(state, seat, planet);
  const full = areasOf(planet).filter(area => room(state, area) === 0);
  const elsewhere = state.planets.filter(placed => placed.owner === seat && placed.planet !== planet);
  const unitsTo = (areas: readonly AreaId[], why: Message, rule: string): Blocked[] =>
    left.flatMap(({ unit }) => areas.map(area => ({ ...shown(unitOption(unit, area)), why, rule })));
  const farRoutes = state.routes.filter(route => routes.length > 0 && !routesOf(state, planet).includes(route));
  return [
    ...unitsTo(full, say('set-up.forces.full'), 'SC-9.1'),
    ...left.flatMap(group =>
      areasOf(planet)
        .filter(area => room(state, area) > 0 && group.count > room(state, area))
        .map(area => ({ ...shown(allOption(group, area)), why: say('set-up.forces.too-many'), rule: 'SC-9.1' })),
    ),
    ...unitsTo(
      elsewhere.flatMap(placed => areasOf(placed.planet)),
      say('set-up.forces.not-here'),
      'SC-4.8',
    ),
    ...farRoutes.map(route => ({
      ...shown(transportOption('transport', route)),
      why: say('set-up.forces.not-this-route'),
      rule: 'SC-4.8',
    })),
    ...(left.length + routes.length > 0
      ? [{ ...shown(DONE), why: say('set-up.forces.not-done'), rule: 'SC-4.8' }]
      : []),
  ];
}

function forcesPrompt(state: StarCraftState, seat: Seat, planet: PlanetId): Message {
  const left = startingUnitsLeft(state, seat).map(groupMessage);
  const transports = startingTransportRoutes(state, seat, planet).length > 0 ? [say('piece.transport')] : [];
  const pieces = [...left, ...transports];
  const params = { seat: { seat }, planet: planetName(planet) };
  return pieces.length === 0
    ? say('set-up.forces.check', params)
    : say('set-up.forces.prompt', { ...params, left: pieces });
}

function groupMessage({ unit, count }: Group): Message {
  return count === 1 ? unitName(unit) : say('set-up.forces.group', { unit: unitName(unit), count });
}

function shown<V>({ id, words, refs = [] }: Option<V>): { id: string; words: Message; refs: readonly Ref[] } {
  return { id, words, refs };
}

/** The quick set-up puts units with the base, all of a type at once where they fit, and then the transport. */
function taste(state: StarCraftState, seat: Seat, planet: PlanetId, placing: Placing): number {
  switch (placing.place) {
    case 'unit':
      return (
        20 + tasteOfUnitPlace(placing.area, baseOn(state, planet, seat) ?? placing.area) + (placing.count > 1 ? 1 : 0)
      );
    case 'transport':
      return 10;
    case 'done':
      return 5;
    case 'put-back-unit':
    case 'put-back-transport':
      return 0;
  }
}
