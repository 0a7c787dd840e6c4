import { offer } from '../../../kernel/match/offer.ts';
import type { OptionFace, Offer, Reason } from '../../../kernel/match/offer.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Ref, Seat, Message } from '../../../kernel/words/message.ts';
import { FACTIONS } from '../data/factions.ts';
import type { AreaId, PlanetId } from '../data/planets.ts';
import type { UnitType } from '../data/units.ts';
import { allAreas, areaState, areasOf, baseOn, countUnits, freeUnitPlaces, unitsIn } from '../state/areas.ts';
import { otherEnd, routeById, routesOf } from '../state/galaxy.ts';
import { areaRefs, unitsRef } from '../state/refs.ts';
import { factionOf, isInGame, raceOf, seatState } from '../state/seats.ts';
import { unitsOf } from '../state/sheet.ts';
import type { Route, StarCraft, StarCraftState } from '../state/state.ts';
import type { RouteId } from '../state/route-id.ts';
import { routeMessage } from '../state/route-words.ts';
import type { SetUpSteps } from '../state/steps.ts';
import { areaName, planetName, say, unitName } from '../text/say.ts';
import { destroyTransport, destroyUnits, placeTransport, placeUnits } from './pieces.ts';
import { decide, scoreOfUnitArea } from './quick-set-up.ts';

/** One answer while a seat places its starting forces. */
type ForcePlacing =
  | { readonly place: 'unit' | 'put-back-unit'; readonly unit: UnitType; readonly area: AreaId; readonly count: number }
  | { readonly place: 'transport' | 'put-back-transport'; readonly route: RouteId }
  | { readonly place: 'done' };

/** A number of units of one type. */
interface ForceGroup {
  readonly unit: UnitType;
  readonly count: number;
}

/**
 * SC-4.8: a seat places its starting forces. The workers go to the Worker Pool. The units go to any areas of the planet
 * with the base, within the unit limits (SC-9.1). One transport goes to any route of that planet; without a route it
 * stays in the supply.
 */
export function* placeStartingForces(game: StarCraft, { seat }: SetUpSteps['setUp.forces']): Rule {
  const { state } = game;
  const planet = basePlanet(state, seat);
  if (!isInGame(state, seat) || planet === null) return;
  takeStartingWorkers(game, seat);
  for (;;) {
    const judgedPlacings = judgePlacings(state, seat, planet);
    const placing = yield* decide<ForcePlacing>(game, seat, 'setUp.forces', {
      values: judgedPlacings.filter(({ fault }) => fault === null).map(({ placing: value }) => value),
      offered: () => placingOffer(state, judgedPlacings),
      about: () => ({ prompt: forcesPrompt(state, seat, planet), rule: 'SC-4.8' }),
      taste: value => placingScore(state, seat, planet, value),
    });
    if (placing.place === 'done') break;
    applyPlacing(game, seat, placing);
  }
  tellForces(game, seat, planet);
}

/** The planet with the base of `seat`, or `null`. During the set-up a seat has at most one base. */
export function basePlanet(state: StarCraftState, seat: Seat): PlanetId | null {
  return state.planets.find(({ planet }) => baseOn(state, planet, seat) !== null)?.planet ?? null;
}

/** SC-4.8: the units of the faction sheet that `seat` has not placed yet. */
export function startingUnitsLeft(state: StarCraftState, seat: Seat): ForceGroup[] {
  const { units } = FACTIONS[factionOf(state, seat)].startingForces;
  const ownUnits = allAreas(state).filter(area => areaState(state, area).holder === seat);
  const unitsLeft: ForceGroup[] = [];
  for (const unit of unitsOf(raceOf(state, seat))) {
    let count = units[unit] ?? 0;
    if (count === 0) continue;
    for (const area of ownUnits) count -= countUnits(state, area, unit);
    if (count > 0) unitsLeft.push({ unit, count });
  }
  return unitsLeft;
}

/**
 * SC-4.8: the routes of `planet` that can still take a starting transport of `seat`; none when all of them are placed.
 */
export function startingTransportRoutes(state: StarCraftState, seat: Seat, planet: PlanetId): Route[] {
  const { transports } = FACTIONS[factionOf(state, seat)].startingForces;
  const placedTransports = state.routes.filter(route => route.transports.includes(seat)).length;
  if (placedTransports >= transports) return [];
  return routesOf(state, planet).filter(route => !route.transports.includes(seat));
}

function takeStartingWorkers(game: StarCraft, seat: Seat): void {
  const owner = seatState(game.state, seat);
  const { workers } = FACTIONS[factionOf(game.state, seat)].startingForces;
  owner.supply.workers -= workers;
  owner.pool += workers;
  game.tell?.({ words: say('set-up.forces.workers', { seat: { seat }, count: workers }), rule: 'SC-4.8' });
}

function applyPlacing(game: StarCraft, seat: Seat, placing: Exclude<ForcePlacing, { readonly place: 'done' }>): void {
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
      refs: [`area:${area}`, ...units.map(({ unit }): Ref => unitsRef(unit, area))],
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

// The following functions make the options of the question, and the reasons for blocked options.

/** A possible next answer, and the reason if it is blocked. */
interface JudgedPlacing {
  readonly placing: ForcePlacing;
  readonly fault: Reason | null;
}

const AREA_FULL: Reason = { why: say('set-up.forces.full'), rule: 'SC-9.1' };
const TOO_MANY: Reason = { why: say('set-up.forces.too-many'), rule: 'SC-9.1' };
const AREA_NOT_ALLOWED: Reason = { why: say('set-up.forces.not-here'), rule: 'SC-4.8' };
const NOT_THIS_ROUTE: Reason = { why: say('set-up.forces.not-this-route'), rule: 'SC-4.8' };
const NOT_DONE: Reason = { why: say('set-up.forces.not-done'), rule: 'SC-4.8' };

/**
 * SC-4.8: the possible next answers: units of each type (one, or all that are left), the transport, `done`, and taking
 * back what was placed. Other planets of the seat and other routes are blocked.
 */
function judgePlacings(state: StarCraftState, seat: Seat, planet: PlanetId): JudgedPlacing[] {
  const unitsLeft = startingUnitsLeft(state, seat);
  const routes = startingTransportRoutes(state, seat, planet);
  const planetAreas = areasOf(planet);
  const placingsFound: JudgedPlacing[] = [];
  const addPlacing = (placing: ForcePlacing, fault: Reason | null): void => void placingsFound.push({ placing, fault });
  for (const { unit, count } of unitsLeft) {
    for (const area of planetAreas) {
      const freeAreas = freeUnitPlaces(state, area);
      if (count > 1 && freeAreas > 0)
        addPlacing({ place: 'unit', unit, area, count }, count > freeAreas ? TOO_MANY : null);
      addPlacing({ place: 'unit', unit, area, count: 1 }, freeAreas === 0 ? AREA_FULL : null);
    }
    for (const placed of state.planets) {
      if (placed.owner !== seat || placed.planet === planet) continue;
      for (const area of areasOf(placed.planet)) addPlacing({ place: 'unit', unit, area, count: 1 }, AREA_NOT_ALLOWED);
    }
  }
  const nearAreas = routesOf(state, planet);
  for (const { id } of routes) addPlacing({ place: 'transport', route: id }, null);
  for (const route of routes.length === 0 ? [] : state.routes) {
    if (!nearAreas.includes(route)) addPlacing({ place: 'transport', route: route.id }, NOT_THIS_ROUTE);
  }
  addPlacing({ place: 'done' }, unitsLeft.length + routes.length > 0 ? NOT_DONE : null);
  for (const area of planetAreas) {
    if (areaState(state, area).holder !== seat) continue;
    for (const { unit } of unitsIn(state, area)) addPlacing({ place: 'put-back-unit', unit, area, count: 1 }, null);
  }
  for (const { id, transports } of nearAreas) {
    if (transports.includes(seat)) addPlacing({ place: 'put-back-transport', route: id }, null);
  }
  return placingsFound;
}

function placingOffer(state: StarCraftState, judgedPlacings: readonly JudgedPlacing[]): Offer<ForcePlacing> {
  return offer<JudgedPlacing, ForcePlacing, Reason>(judgedPlacings, {
    id: ({ placing }) => placingId(placing),
    fault: ({ fault }) => fault,
    face: ({ placing }) => placingFace(state, placing),
    why: reason => reason,
    value: ({ placing }) => placing,
  });
}

function placingId(placing: ForcePlacing): string {
  switch (placing.place) {
    case 'unit':
      return `${placing.count > 1 ? 'all' : 'unit'}:${placing.unit}@${placing.area}`;
    case 'put-back-unit':
      return `put-back:unit:${placing.unit}@${placing.area}`;
    case 'transport':
      return `transport:${placing.route}`;
    case 'put-back-transport':
      return `put-back:transport:${placing.route}`;
    case 'done':
      return 'done';
  }
}

function placingFace(state: StarCraftState, placing: ForcePlacing): OptionFace {
  switch (placing.place) {
    case 'unit': {
      const { unit, area, count } = placing;
      const params = { unit: unitName(unit), area: areaName(area) };
      const words = count > 1 ? say('set-up.forces.all', { count, ...params }) : say('set-up.forces.unit', params);
      return { words, refs: areaRefs(area) };
    }
    case 'put-back-unit': {
      const { unit, area } = placing;
      const words = say('set-up.forces.back-from-area', { unit: unitName(unit), area: areaName(area) });
      return { words, refs: [unitsRef(unit, area)] };
    }
    case 'transport':
    case 'put-back-transport': {
      const key = placing.place === 'transport' ? 'set-up.forces.on-route' : 'set-up.forces.back-from-route';
      const route = routeMessage(routeById(state, placing.route));
      return { words: say(key, { route }), refs: [`route:${placing.route}`] };
    }
    case 'done':
      return { words: say('done') };
  }
}

function forcesPrompt(state: StarCraftState, seat: Seat, planet: PlanetId): Message {
  const unitsLeft = startingUnitsLeft(state, seat).map(groupMessage);
  const transports = startingTransportRoutes(state, seat, planet).length > 0 ? [say('piece.transport')] : [];
  const pieceWords = [...unitsLeft, ...transports];
  const params = { seat: { seat }, planet: planetName(planet) };
  return pieceWords.length === 0
    ? say('set-up.forces.check', params)
    : say('set-up.forces.prompt', { ...params, left: pieceWords });
}

function groupMessage({ unit, count }: ForceGroup): Message {
  return count === 1 ? unitName(unit) : say('set-up.forces.group', { unit: unitName(unit), count });
}

/**
 * Scores a choice for the quick set-up: first units, all of a type at once and with the base if they fit, then the
 * transport.
 */
function placingScore(state: StarCraftState, seat: Seat, planet: PlanetId, placing: ForcePlacing): number {
  switch (placing.place) {
    case 'unit':
      return (
        20 + scoreOfUnitArea(placing.area, baseOn(state, planet, seat) ?? placing.area) + (placing.count > 1 ? 1 : 0)
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
