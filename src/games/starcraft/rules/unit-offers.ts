import { joinedOffers, offer } from '../../../kernel/match/offer.ts';
import type { OptionFace, Offer, Reason } from '../../../kernel/match/offer.ts';
import type { Message } from '../../../kernel/words/message.ts';
import { TRANSPORT_COST, WORKER_COST } from '../data/costs.ts';
import type { AreaId } from '../data/planets.ts';
import { UNITS } from '../data/units.ts';
import type { UnitType } from '../data/units.ts';
import { baseOn, friendlyOrEmptyAreas, freeUnitPlaces } from '../state/areas.ts';
import { routesOf } from '../state/galaxy.ts';
import type { OrderInProgress } from '../state/orders.ts';
import { unitRefs } from '../state/refs.ts';
import { meansOf } from '../state/resources.ts';
import type { ResourceMeans } from '../state/resources.ts';
import type { RouteId } from '../state/route-id.ts';
import { raceOf, seatState } from '../state/seats.ts';
import { isUnlocked, ownsTechnology, unitBuildLimit, unitsOf } from '../state/sheet.ts';
import type { Route, StarCraftState } from '../state/state.ts';
import { say, unitName } from '../text/say.ts';
import { isAffordable, offeredPrice, CANNOT_PAY } from './buying.ts';
import { canDestroy, withFinalOptions, finalOptions } from './limits.ts';
import { transportRow, unitRow, workerRow } from './price-rows.ts';
import { routeName } from './purchases.ts';
import { sacrificeChoices } from './sacrifices.ts';

/** One answer in step 1 of a Build order. */
export type UnitPick =
  | { readonly pick: 'worker' | 'destroy' | 'done' }
  | { readonly pick: 'transport'; readonly route: RouteId }
  | { readonly pick: 'unit'; readonly unit: UnitType };

/** The facts that decide what step 1 of a Build order offers (SC-8.1). */
export interface BuildSite {
  readonly order: OrderInProgress;
  readonly means: ResourceMeans;
  readonly hasBase: boolean;
  /** The friendly or empty areas of the planet with room. */
  readonly areas: readonly AreaId[];
  readonly unitsLeft: number;
}

/** The reason why something can't be bought in step 1 of a Build order. */
type Obstacle = 'no-base' | 'no-piece' | 'price';
type UnitObstacle = Obstacle | 'locked' | 'technology' | 'limit' | 'no-sacrifice' | 'no-area';

/** The current facts that decide what step 1 of a Build order offers. */
export function buildSiteOf(state: StarCraftState, order: OrderInProgress): BuildSite {
  const { seat, planet, special, unitsBuilt } = order;
  return {
    order,
    means: meansOf(state, seat),
    hasBase: baseOn(state, planet, seat) !== null,
    areas: friendlyOrEmptyAreas(state, planet, seat).filter(area => freeUnitPlaces(state, area) > 0),
    unitsLeft: unitBuildLimit(state, seat) + (special ? 1 : 0) - unitsBuilt,
  };
}

function workerObstacle(state: StarCraftState, { order, means, hasBase }: BuildSite): Obstacle | null {
  if (!hasBase) return 'no-base';
  if (seatState(state, order.seat).supply.workers < 1) return 'no-piece';
  return means.workers > 0 && means.mineral > 0 ? null : 'price';
}

function transportObstacle(
  state: StarCraftState,
  { order, means, hasBase }: BuildSite,
  route: Route,
): Obstacle | 'taken' | null {
  if (!hasBase) return 'no-base';
  if (route.transports.includes(order.seat)) return 'taken';
  if (seatState(state, order.seat).supply.transports < 1) return 'no-piece';
  return isAffordable(order, means, TRANSPORT_COST) ? null : 'price';
}

/** The reason why a unit of this type can't be built now; `null` if it can (SC-8.1.3-5). */
function unitObstacle(state: StarCraftState, site: BuildSite, unit: UnitType): UnitObstacle | null {
  const { order, means, hasBase, areas, unitsLeft } = site;
  const { techRequired, cost } = UNITS[unit];
  if (techRequired !== null) {
    if (!ownsTechnology(state, order.seat, techRequired)) return 'technology';
  } else {
    if (!isUnlocked(state, order.seat, unit)) return 'locked';
    if (!hasBase) return 'no-base';
  }
  if (unitsLeft <= 0) return 'limit';
  if (!isAffordable(order, means, cost)) return 'price';
  if (techRequired === null && areas.length === 0) return 'no-area';
  if (techRequired !== null && sacrificeChoices(state, order, unit).length === 0) return 'no-sacrifice';
  return (seatState(state, order.seat).supply.units[unit] ?? 0) < 1 ? 'no-piece' : null;
}

/**
 * Whether a unit of this type can be built now, or could be after one of its figures elsewhere is destroyed (SC-2.2,
 * SC-9.2).
 */
export function isInReach(state: StarCraftState, site: BuildSite, unit: UnitType): boolean {
  const obstacle = unitObstacle(state, site, unit);
  return obstacle === null || obstacle === 'no-piece';
}

const FINAL_OPTIONS = finalOptions<UnitPick>(
  { pick: 'destroy' },
  { id: 'done', words: say('build.units.done'), value: { pick: 'done' } },
);

/**
 * The options of step 1 of a Build order: purchases, then voluntary destruction (SC-9.2), then `done`; and blocked
 * options.
 */
export function unitOffers(state: StarCraftState, site: BuildSite): Offer<UnitPick> {
  const { seat, planet, bought } = site.order;
  const workers = offer<'worker', UnitPick, Obstacle>(['worker'], {
    id: worker => worker,
    fault: () => workerObstacle(state, site),
    face: () => ({
      words: say('build.offer', { what: say('piece.worker'), cost: offeredPrice(state, site.order, WORKER_COST) }),
      group: say('build.group.base'),
      count: bought.filter(({ buy }) => buy === 'worker').length,
      row: workerRow(state, site.order),
    }),
    why: obstacle => obstacleReason(obstacle, say('piece.worker')),
    value: worker => ({ pick: worker }),
  });
  const transports = offer<Route, UnitPick, Obstacle | 'taken'>(routesOf(state, planet), {
    id: ({ id }) => `transport:${id}`,
    fault: route => transportObstacle(state, site, route),
    face: route => transportFace(state, site, route),
    why: obstacle => (obstacle === 'taken' ? ROUTE_TAKEN : obstacleReason(obstacle, say('piece.transport'))),
    value: ({ id }) => ({ pick: 'transport', route: id }),
  });
  const units = offer<UnitType, UnitPick, UnitObstacle>(unitsOf(raceOf(state, seat)), {
    id: unit => `unit:${unit}`,
    fault: unit => unitObstacle(state, site, unit),
    face: unit => unitFace(state, site, unit),
    why: (obstacle, unit) => whyNoUnit(state, site, unit, obstacle),
    value: unit => ({ pick: 'unit', unit }),
  });
  return withFinalOptions(
    joinedOffers(workers, transports, units),
    FINAL_OPTIONS,
    canDestroy(state, seat),
    bought.length === 0,
  );
}

/** How the price table shows a transport. A route that had a transport before the order has no row. */
function transportFace(state: StarCraftState, { order }: BuildSite, route: Route): OptionFace {
  const { id, transports } = route;
  const count = order.bought.filter(purchase => purchase.buy === 'transport' && purchase.route === id).length;
  return {
    words: say('build.offer', {
      what: say('purchase.transport', { route: routeName(state, id) }),
      cost: offeredPrice(state, order, TRANSPORT_COST),
    }),
    refs: [`route:${id}`],
    group: say('build.group.base'),
    count,
    ...(count > 0 || !transports.includes(order.seat) ? { row: transportRow(state, order, route) } : {}),
  };
}

/** How the price table shows a unit. A unit that no building or technology has unlocked has no row. */
function unitFace(state: StarCraftState, site: BuildSite, unit: UnitType): OptionFace {
  const { order } = site;
  const obstacle = unitObstacle(state, site, unit);
  return {
    words: say('build.offer', { what: unitName(unit), cost: offeredPrice(state, order, UNITS[unit].cost) }),
    refs: unitRefs(unit),
    group: say('build.group.units'),
    count: order.bought.filter(purchase => purchase.buy === 'unit' && purchase.unit === unit).length,
    ...(obstacle === 'locked' || obstacle === 'technology' ? {} : { row: unitRow(state, order, unit) }),
  };
}

const ROUTE_TAKEN: Reason = { why: say('build.why.route-taken'), rule: 'SC-8.1.2' };

function obstacleReason(obstacle: Obstacle, piece: Message): Reason {
  switch (obstacle) {
    case 'no-base':
      return { why: say('build.why.no-base'), rule: 'SC-8.1' };
    case 'no-piece':
      return { why: say('build.why.no-piece', { piece }), rule: 'SC-2.2' };
    case 'price':
      return CANNOT_PAY;
  }
}

function whyNoUnit(state: StarCraftState, { order }: BuildSite, unit: UnitType, obstacle: UnitObstacle): Reason {
  const { unlockedBy, techRequired, sacrifices } = UNITS[unit];
  switch (obstacle) {
    case 'locked': {
      const neededThings =
        unlockedBy === null
          ? unitName(unit)
          : say('building.level', { building: say(`building.${unlockedBy.building}`), level: unlockedBy.level });
      return { why: say('build.why.locked', { needs: neededThings }), rule: 'SC-8.1.3' };
    }
    case 'technology': {
      const neededThings = techRequired === null ? unitName(unit) : say(`technology.${techRequired}`);
      return { why: say('build.why.technology', { needs: neededThings }), rule: 'SC-8.1.5' };
    }
    case 'no-sacrifice': {
      const units = Object.keys(sacrifices ?? {});
      const neededThings = unitsOf(raceOf(state, order.seat))
        .filter(own => units.includes(own))
        .map(own => say('build.count', { count: sacrifices?.[own] ?? 0, unit: unitName(own) }));
      return { why: say('build.why.no-sacrifice', { needs: neededThings }), rule: 'SC-8.1.5' };
    }
    case 'limit':
      return { why: say('build.why.limit', { count: order.unitsBuilt }), rule: 'SC-8.1.4' };
    case 'no-area':
      return { why: say('build.why.no-area'), rule: 'SC-9.1' };
    default:
      return obstacleReason(obstacle, unitName(unit));
  }
}
