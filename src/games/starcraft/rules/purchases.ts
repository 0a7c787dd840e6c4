import { RuleFault } from '../../../kernel/match/refusal.ts';
import type { Ref, Seat, Message } from '../../../kernel/words/message.ts';
import { BASE_COST, TRANSPORT_COST, WORKER_COST } from '../data/costs.ts';
import type { Cost } from '../data/costs.ts';
import { MODULES } from '../data/modules.ts';
import { TECHNOLOGIES } from '../data/technologies.ts';
import { UNITS } from '../data/units.ts';
import { routeById } from '../state/galaxy.ts';
import type { Purchase } from '../state/orders.ts';
import type { RouteId } from '../state/route-id.ts';
import { routeMessage } from '../state/route-words.ts';
import { buildingLevel, nextLevel } from '../state/sheet.ts';
import type { StarCraftState } from '../state/state.ts';
import { areaName, say, unitName } from '../text/say.ts';

/** A price in words: "2 minerals, 1 gas". */
export function costMessage(cost: Cost): Message {
  return say('cost', { minerals: cost.minerals, gas: cost.gas });
}

/** The name of the route with this id. */
export function routeName(state: StarCraftState, id: RouteId): Message {
  return routeMessage(routeById(state, id));
}

/**
 * SC-7.1: the cost of a purchase of `seat` before any discount. Throws `RuleFault` for a building that has no further
 * level.
 */
export function costOf(state: StarCraftState, seat: Seat, purchase: Purchase): Cost {
  switch (purchase.buy) {
    case 'worker':
      return WORKER_COST;
    case 'transport':
      return TRANSPORT_COST;
    case 'base':
      return BASE_COST;
    case 'unit':
      return UNITS[purchase.unit].cost;
    case 'module':
      return MODULES[purchase.module].cost;
    case 'technology':
      return TECHNOLOGIES[purchase.technology].cost;
    case 'building': {
      const nextBuildingLevel = nextLevel(state, seat, purchase.building);
      if (nextBuildingLevel === null) throw new RuleFault(`${purchase.building} has no further level.`);
      return nextBuildingLevel.cost;
    }
  }
}

/** The name of a purchase that is not paid yet: "Goliath in Braken 1", "Factory II". */
export function purchaseName(state: StarCraftState, seat: Seat, purchase: Purchase): Message {
  switch (purchase.buy) {
    case 'worker':
      return say('piece.worker');
    case 'transport':
      return say('purchase.transport', { route: routeName(state, purchase.route) });
    case 'base':
      return say('purchase.base', { area: areaName(purchase.area) });
    case 'unit':
      return say('purchase.unit', { unit: unitName(purchase.unit), area: areaName(purchase.area) });
    case 'module':
      return say(`module.${purchase.module}`);
    case 'technology':
      return say(`technology.${purchase.technology}`);
    case 'building': {
      const level = buildingLevel(state, seat, purchase.building) + 1;
      return say('building.level', { building: say(`building.${purchase.building}`), level });
    }
  }
}

/** The addresses of the things that a purchase is about. */
export function purchaseRefs(purchase: Purchase): Ref[] {
  switch (purchase.buy) {
    case 'worker':
      return [];
    case 'transport':
      return [`route:${purchase.route}`];
    case 'base':
    case 'unit':
      return [`area:${purchase.area}`];
    case 'module':
      return [`module:${purchase.module}`];
    case 'technology':
      return [`technology:${purchase.technology}`];
    case 'building':
      return [`building:${purchase.building}`];
  }
}
