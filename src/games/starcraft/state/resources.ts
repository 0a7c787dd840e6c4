import type { Seat } from '../../../kernel/words/message.ts';
import type { Cost, Resource } from '../data/costs.ts';
import { PERMANENT_RESOURCES } from '../data/factions.ts';
import { AREAS } from '../data/planets.ts';
import type { AreaId } from '../data/planets.ts';
import { areaState } from './areas.ts';
import type { Payment, PayingPlace } from './orders.ts';
import { seatState } from './seats.ts';
import type { StarCraftState } from './state.ts';

/** A place where workers can be put to pay, and how many more workers it can take. */
export interface PayingRoom {
  readonly place: PayingPlace;
  readonly resource: Resource;
  /** How many workers fit without force mining (SC-7.3). */
  readonly free: number;
  /** How many more workers can pay here by force mining once the place is full: 0 to 2 (SC-7.5). */
  readonly mineable: number;
}

/** What a seat could spend on a single purchase: its workers, and the room for them on each resource. */
export interface ResourceMeans {
  readonly workers: number;
  readonly mineral: number;
  readonly gas: number;
}

/** The places where `seat` can pay `resource`, permanent resources first (SC-7.2, SC-7.4). */
export function payingRooms(state: StarCraftState, seat: Seat, resource: Resource): PayingRoom[] {
  const owner = seatState(state, seat);
  const permanentPlace = resource === 'mineral' ? 'permanent-mineral' : 'permanent-gas';
  const freePlaces = PERMANENT_RESOURCES[resource] - owner.permanent[resource];
  const payingPlaces: PayingRoom[] = [{ place: permanentPlace, resource, free: freePlaces, mineable: 0 }];
  for (const { area, workers } of owner.resourceCards) {
    const { yields, amount } = AREAS[area];
    if (yields !== resource) continue;
    payingPlaces.push({
      place: area,
      resource,
      free: Math.max(0, amount - workers),
      mineable: extraWorkersPossible(state, area),
    });
  }
  return payingPlaces;
}

/** The places of `payingRooms`, each with what is still free there beside the workers that `payment` has placed. */
export function roomsBeside(state: StarCraftState, seat: Seat, resource: Resource, payment: Payment): PayingRoom[] {
  return payingRooms(state, seat, resource).map(room => {
    const workersPlaced = workersPlacedAt(payment, room.place);
    if (workersPlaced === 0) return room;
    const forcedWorkers = Math.max(0, workersPlaced - room.free);
    return { ...room, free: Math.max(0, room.free - workersPlaced), mineable: room.mineable - forcedWorkers };
  });
}

/** How many workers `payment` has placed at `place`. */
export function workersPlacedAt(payment: Payment, place: PayingPlace): number {
  return payment.placed.find(entry => entry.place === place)?.workers ?? 0;
}

/** How much of `resource` is still due in `payment`. */
export function stillDue(payment: Payment, resource: Resource): number {
  let amountDue = resource === 'mineral' ? payment.cost.minerals : payment.cost.gas;
  for (const { place, workers } of payment.placed) if (resourceOf(place) === resource) amountDue -= workers;
  return amountDue;
}

/** The resource that a place gives. Areas with conquest points give none, so they are never places to pay. */
export function resourceOf(place: PayingPlace): Resource {
  if (place === 'permanent-mineral') return 'mineral';
  if (place === 'permanent-gas') return 'gas';
  return AREAS[place].yields === 'gas' ? 'gas' : 'mineral';
}

/**
 * SC-7.5.4, SC-7.5.5: how many extra resources force mining can still take from a Resource card, which may have been
 * mined before.
 */
function extraWorkersPossible(state: StarCraftState, area: AreaId): number {
  const { depletion } = areaState(state, area);
  return depletion === 'none' ? 2 : depletion === 'partial' ? 1 : 0;
}

/** SC-7.3: what `seat` could spend now, including force mining. */
export function meansOf(state: StarCraftState, seat: Seat): ResourceMeans {
  const { pool, permanent, resourceCards } = seatState(state, seat);
  let mineralPlaces = PERMANENT_RESOURCES.mineral - permanent.mineral;
  let gasPlaces = PERMANENT_RESOURCES.gas - permanent.gas;
  for (const { area, workers } of resourceCards) {
    const { yields, amount } = AREAS[area];
    const workersPossible = Math.max(0, amount - workers) + extraWorkersPossible(state, area);
    if (yields === 'gas') gasPlaces += workersPossible;
    else mineralPlaces += workersPossible;
  }
  return { workers: pool, mineral: mineralPlaces, gas: gasPlaces };
}

/** What `seat` could spend now without force mining (SC-7.4). */
export function readyMeansOf(state: StarCraftState, seat: Seat): ResourceMeans {
  const { pool, permanent, resourceCards } = seatState(state, seat);
  const readyResources = {
    mineral: PERMANENT_RESOURCES.mineral - permanent.mineral,
    gas: PERMANENT_RESOURCES.gas - permanent.gas,
  };
  for (const { area, workers } of resourceCards) {
    const resource = AREAS[area].yields === 'gas' ? 'gas' : 'mineral';
    readyResources[resource] += Math.max(0, AREAS[area].amount - workers);
  }
  return { workers: pool, ...readyResources };
}

/** SC-7.2: whether `ownMeans` are enough for `cost`. */
export function coversCost(ownMeans: ResourceMeans, cost: Cost): boolean {
  return cost.minerals + cost.gas <= ownMeans.workers && cost.minerals <= ownMeans.mineral && cost.gas <= ownMeans.gas;
}

/** SC-7.2, SC-7.5: whether `seat` can pay `cost` now, with force mining if necessary. */
export function canPay(state: StarCraftState, seat: Seat, cost: Cost): boolean {
  return coversCost(meansOf(state, seat), cost);
}

/** SC-19.2.1: the total capacity of all Resource cards that `seat` holds, including its permanent resources. */
export function totalResources(state: StarCraftState, seat: Seat): number {
  const cards = seatState(state, seat).resourceCards;
  return cards.reduce(
    (sum, { area }) => sum + AREAS[area].amount,
    PERMANENT_RESOURCES.mineral + PERMANENT_RESOURCES.gas,
  );
}
