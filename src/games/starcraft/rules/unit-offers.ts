import type { Blocked, Option } from '../../../kernel/match/decision.ts';
import type { Ref, Message } from '../../../kernel/words/message.ts';
import { TRANSPORT_COST, WORKER_COST } from '../data/costs.ts';
import type { AreaId } from '../data/planets.ts';
import { UNITS } from '../data/units.ts';
import type { UnitType } from '../data/units.ts';
import { baseOn, friendlyOrEmpty, room } from '../state/areas.ts';
import { routesOf } from '../state/galaxy.ts';
import type { OrderInProgress } from '../state/orders.ts';
import { unitRefs } from '../state/refs.ts';
import { meansOf } from '../state/resources.ts';
import type { Means } from '../state/resources.ts';
import type { RouteId } from '../state/route-id.ts';
import { raceOf, seatState } from '../state/seats.ts';
import { isUnlocked, ownsTechnology, unitBuildLimit, unitsOf } from '../state/sheet.ts';
import type { Route, StarCraftState } from '../state/state.ts';
import { say, unitName } from '../text/say.ts';
import { isAffordable, offeredPrice } from './buying.ts';
import { destroyOption, endingWith } from './limits.ts';
import { routeName } from './purchases.ts';
import { sacrificeChoices } from './sacrifices.ts';

/** What one key does in step 1 of a Build order. */
export type UnitPick =
  | { readonly pick: 'worker' | 'destroy' | 'done' }
  | { readonly pick: 'transport'; readonly route: RouteId }
  | { readonly pick: 'unit'; readonly unit: UnitType };

/** What the options of one question of step 1 rest on. */
export interface Site {
  readonly order: OrderInProgress;
  readonly means: Means;
  readonly hasBase: boolean;
  /** Friendly or empty areas with room. */
  readonly areas: readonly AreaId[];
  readonly unitsLeft: number;
}

/** Why a thing of step 1 can't be bought. */
type Obstacle = 'no-base' | 'no-piece' | 'price';
type UnitObstacle = Obstacle | 'locked' | 'technology' | 'limit' | 'no-sacrifice' | 'no-area';

/** What step 1 has to offer now. */
export function siteOf(state: StarCraftState, order: OrderInProgress): Site {
  const { seat, planet, special, unitsBuilt } = order;
  return {
    order,
    means: meansOf(state, seat),
    hasBase: baseOn(state, planet, seat) !== null,
    areas: friendlyOrEmpty(state, planet, seat).filter(area => room(state, area) > 0),
    unitsLeft: unitBuildLimit(state, seat) + (special ? 1 : 0) - unitsBuilt,
  };
}

function workerObstacle(state: StarCraftState, { order, means, hasBase }: Site): Obstacle | null {
  if (!hasBase) return 'no-base';
  if (seatState(state, order.seat).supply.workers < 1) return 'no-piece';
  return means.workers > 0 && means.mineral > 0 ? null : 'price';
}

function transportObstacle(
  state: StarCraftState,
  { order, means, hasBase }: Site,
  route: Route,
): Obstacle | 'taken' | null {
  if (!hasBase) return 'no-base';
  if (route.transports.includes(order.seat)) return 'taken';
  if (seatState(state, order.seat).supply.transports < 1) return 'no-piece';
  return isAffordable(order, means, TRANSPORT_COST) ? null : 'price';
}

/** What keeps a unit of this type from being built now; `null` when it can be (SC-8.1.3-5). */
function unitObstacle(state: StarCraftState, site: Site, unit: UnitType): UnitObstacle | null {
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

/** Whether a unit of this type can be built now, or once a figure of it has been destroyed elsewhere (SC-2.2, SC-9.2). */
export function isInReach(state: StarCraftState, site: Site, unit: UnitType): boolean {
  const obstacle = unitObstacle(state, site, unit);
  return obstacle === null || obstacle === 'no-piece';
}

/** What can be bought in step 1, then voluntary destruction (SC-9.2), then the end of the step. */
export function unitOffers(state: StarCraftState, site: Site): Option<UnitPick>[] {
  const { seat, planet } = site.order;
  const options: Option<UnitPick>[] = [];
  if (workerObstacle(state, site) === null) options.push({ ...workerShown(state, site), value: { pick: 'worker' } });
  for (const route of routesOf(state, planet)) {
    if (transportObstacle(state, site, route) !== null) continue;
    options.push({ ...transportShown(state, site, route.id), value: { pick: 'transport', route: route.id } });
  }
  for (const unit of unitsOf(raceOf(state, seat))) {
    if (unitObstacle(state, site, unit) === null)
      options.push({ ...unitShown(state, site, unit), value: { pick: 'unit', unit } });
  }
  const end: Option<UnitPick> = { id: 'done', words: say('build.units.done'), value: { pick: 'done' } };
  return endingWith(options, destroyOption(state, seat, { pick: 'destroy' }), end, site.order.bought.length === 0);
}

type Shown = {
  readonly id: string;
  readonly words: Message;
  readonly refs?: readonly Ref[];
  readonly group: Message;
  /** How many of it this order has bought. */
  readonly count: number;
};

function workerShown(state: StarCraftState, { order }: Site): Shown {
  return {
    id: 'worker',
    words: say('build.offer', { what: say('piece.worker'), cost: offeredPrice(state, order, WORKER_COST) }),
    group: say('build.group.base'),
    count: order.bought.filter(({ buy }) => buy === 'worker').length,
  };
}

function transportShown(state: StarCraftState, { order }: Site, route: RouteId): Shown {
  const what = say('purchase.transport', { route: routeName(state, route) });
  return {
    id: `transport:${route}`,
    words: say('build.offer', { what, cost: offeredPrice(state, order, TRANSPORT_COST) }),
    refs: [`route:${route}`],
    group: say('build.group.base'),
    count: order.bought.filter(bought => bought.buy === 'transport' && bought.route === route).length,
  };
}

function unitShown(state: StarCraftState, { order }: Site, unit: UnitType): Shown {
  return {
    id: `unit:${unit}`,
    words: say('build.offer', { what: unitName(unit), cost: offeredPrice(state, order, UNITS[unit].cost) }),
    refs: unitRefs(unit),
    group: say('build.group.units'),
    count: order.bought.filter(bought => bought.buy === 'unit' && bought.unit === unit).length,
  };
}

// ---- what is blocked, and why -------------------------------------------------------------------------------------

/** What can't be bought in step 1, and why. */
export function blockedOffers(state: StarCraftState, site: Site): Blocked[] {
  const { seat, planet } = site.order;
  const blocked: Blocked[] = [];
  const worker = workerObstacle(state, site);
  if (worker !== null) blocked.push({ ...workerShown(state, site), ...why(worker, say('piece.worker')) });
  for (const route of routesOf(state, planet)) {
    const obstacle = transportObstacle(state, site, route);
    if (obstacle === null) continue;
    const shown = transportShown(state, site, route.id);
    if (obstacle !== 'taken') blocked.push({ ...shown, ...why(obstacle, say('piece.transport')) });
    else blocked.push({ ...shown, why: say('build.why.route-taken'), rule: 'SC-8.1.2' });
  }
  for (const unit of unitsOf(raceOf(state, seat))) {
    const obstacle = unitObstacle(state, site, unit);
    if (obstacle !== null) blocked.push({ ...unitShown(state, site, unit), ...whyNoUnit(state, site, unit, obstacle) });
  }
  return blocked;
}

function why(obstacle: Obstacle, piece: Message): { readonly why: Message; readonly rule: string } {
  switch (obstacle) {
    case 'no-base':
      return { why: say('build.why.no-base'), rule: 'SC-8.1' };
    case 'no-piece':
      return { why: say('build.why.no-piece', { piece }), rule: 'SC-2.2' };
    case 'price':
      return { why: say('build.why.price'), rule: 'SC-7.2' };
  }
}

function whyNoUnit(
  state: StarCraftState,
  { order }: Site,
  unit: UnitType,
  obstacle: UnitObstacle,
): { readonly why: Message; readonly rule: string } {
  const { unlockedBy, techRequired, sacrifices } = UNITS[unit];
  switch (obstacle) {
    case 'locked': {
      const needs =
        unlockedBy === null
          ? unitName(unit)
          : say('building.level', { building: say(`building.${unlockedBy.building}`), level: unlockedBy.level });
      return { why: say('build.why.locked', { needs }), rule: 'SC-8.1.3' };
    }
    case 'technology': {
      const needs = techRequired === null ? unitName(unit) : say(`technology.${techRequired}`);
      return { why: say('build.why.technology', { needs }), rule: 'SC-8.1.5' };
    }
    case 'no-sacrifice': {
      const units = Object.keys(sacrifices ?? {});
      const needs = unitsOf(raceOf(state, order.seat))
        .filter(own => units.includes(own))
        .map(own => say('build.count', { count: sacrifices?.[own] ?? 0, unit: unitName(own) }));
      return { why: say('build.why.no-sacrifice', { needs }), rule: 'SC-8.1.5' };
    }
    case 'limit':
      return { why: say('build.why.limit', { count: order.unitsBuilt }), rule: 'SC-8.1.4' };
    case 'no-area':
      return { why: say('build.why.no-area'), rule: 'SC-9.1' };
    default:
      return why(obstacle, unitName(unit));
  }
}
