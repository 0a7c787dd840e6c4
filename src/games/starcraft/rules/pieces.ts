import { RuleFault } from '../../../kernel/match/refusal.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { AreaId } from '../data/planets.ts';
import type { UnitType } from '../data/units.ts';
import { areaState } from '../state/areas.ts';
import { routeById } from '../state/galaxy.ts';
import { seatState } from '../state/seats.ts';
import type { RouteId } from '../state/route-id.ts';
import type { StarCraftState } from '../state/state.ts';

// SC-2.2, SC-1.5 "destroy": pieces move only between the supply and the board.

/** Anything that contains the state: a running match, or a position that is being built. */
export interface StateHolder {
  readonly state: StarCraftState;
}

/** Puts units that are not in the supply, such as moved or retreating units, into `area`. */
export function putUnits(game: StateHolder, area: AreaId, seat: Seat, unit: UnitType, count = 1): void {
  const areaHere = areaState(game.state, area);
  if (areaHere.holder !== null && areaHere.holder !== seat)
    throw new RuleFault(`${area} holds units of seat ${areaHere.holder}.`);
  areaHere.holder = seat;
  areaHere.units[unit] = (areaHere.units[unit] ?? 0) + count;
}

/** Takes units out of `area` so that they can be put elsewhere. Throws `RuleFault` if there are not enough. */
export function takeUnits(game: StateHolder, area: AreaId, unit: UnitType, count = 1): void {
  const areaHere = areaState(game.state, area);
  const unitsLeft = (areaHere.units[unit] ?? 0) - count;
  if (unitsLeft < 0) throw new RuleFault(`${area} does not hold ${count} ${unit}.`);
  if (unitsLeft === 0) Reflect.deleteProperty(areaHere.units, unit);
  else areaHere.units[unit] = unitsLeft;
  if (Object.keys(areaHere.units).length === 0) areaHere.holder = null;
}

/** Puts units from the supply into `area` (SC-2.2). Throws `RuleFault` if the supply has not enough. */
export function placeUnits(game: StateHolder, area: AreaId, seat: Seat, unit: UnitType, count = 1): void {
  const { units } = seatState(game.state, seat).supply;
  const unitsLeft = (units[unit] ?? 0) - count;
  if (unitsLeft < 0) throw new RuleFault(`Seat ${seat} has no ${unit} left.`);
  units[unit] = unitsLeft;
  putUnits(game, area, seat, unit, count);
}

/** Destroys units in `area`: they go back to the supply (SC-1.5). */
export function destroyUnits(game: StateHolder, area: AreaId, unit: UnitType, count = 1): void {
  const { holder } = areaState(game.state, area);
  if (holder === null) throw new RuleFault(`${area} holds no units.`);
  takeUnits(game, area, unit, count);
  returnUnits(game, holder, unit, count);
}

/** Returns units that have already left the board to their supply. */
export function returnUnits(game: StateHolder, seat: Seat, unit: UnitType, count = 1): void {
  const { units } = seatState(game.state, seat).supply;
  units[unit] = (units[unit] ?? 0) + count;
}

/** Puts a base from the supply into `area`. */
export function placeBase(game: StateHolder, area: AreaId, seat: Seat): void {
  const { supply } = seatState(game.state, seat);
  const areaHere = areaState(game.state, area);
  if (supply.bases < 1) throw new RuleFault(`Seat ${seat} has no base left.`);
  if (areaHere.base !== null) throw new RuleFault(`${area} has a base already.`);
  supply.bases -= 1;
  areaHere.base = seat;
}

/** Destroys the base in `area`; the Resource cards of the planet change only in regrouping (SC-18). */
export function destroyBase(game: StateHolder, area: AreaId): void {
  const areaHere = areaState(game.state, area);
  if (areaHere.base === null) throw new RuleFault(`${area} has no base.`);
  seatState(game.state, areaHere.base).supply.bases += 1;
  areaHere.base = null;
}

/** Puts a transport from the supply on a route (SC-8.1.2: at most one of a seat on each). */
export function placeTransport(game: StateHolder, route: RouteId, seat: Seat): void {
  const { supply } = seatState(game.state, seat);
  const { transports } = routeById(game.state, route);
  if (supply.transports < 1) throw new RuleFault(`Seat ${seat} has no transport left.`);
  if (transports.includes(seat)) throw new RuleFault(`Seat ${seat} has a transport on ${route} already.`);
  supply.transports -= 1;
  transports.push(seat);
}

/** Destroys the transport of `seat` on a route. */
export function destroyTransport(game: StateHolder, route: RouteId, seat: Seat): void {
  const { transports } = routeById(game.state, route);
  const transportIndex = transports.indexOf(seat);
  if (transportIndex < 0) throw new RuleFault(`Seat ${seat} has no transport on ${route}.`);
  transports.splice(transportIndex, 1);
  seatState(game.state, seat).supply.transports += 1;
}

/** Moves workers from the supply to Unavailable Workers (SC-8.1.1). */
export function placeWorkers(game: StateHolder, seat: Seat, count: number): void {
  const owner = seatState(game.state, seat);
  if (owner.supply.workers < count) throw new RuleFault(`Seat ${seat} has no ${count} workers left.`);
  owner.supply.workers -= count;
  owner.unavailable += count;
}

/** Moves workers from the supply directly to the Worker Pool (SC-21.7.5). */
export function gainWorkers(game: StateHolder, seat: Seat, count: number): void {
  const owner = seatState(game.state, seat);
  if (owner.supply.workers < count) throw new RuleFault(`Seat ${seat} has no ${count} workers left.`);
  owner.supply.workers -= count;
  owner.pool += count;
}
