import { offerPlain } from '../../../kernel/match/offer.ts';
import type { OptionFace, Offer, Reason } from '../../../kernel/match/offer.ts';
import type { Message, Ref } from '../../../kernel/words/message.ts';
import { BUILDINGS } from '../data/buildings.ts';
import type { BuildingId } from '../data/buildings.ts';
import { MODULES, MODULE_IDS } from '../data/modules.ts';
import type { ModuleId } from '../data/modules.ts';
import { RACES } from '../data/races.ts';
import type { OrderInProgress, Purchase } from '../state/orders.ts';
import { meansOf } from '../state/resources.ts';
import type { ResourceMeans } from '../state/resources.ts';
import { raceOf } from '../state/seats.ts';
import { buildingsOf, moduleSpacesLeft, moduleTokensLeft, nextLevel } from '../state/sheet.ts';
import type { StarCraftState } from '../state/state.ts';
import { say, unitName } from '../text/say.ts';
import { isAffordable, offeredPrice, CANNOT_PAY } from './buying.ts';
import { buildingRow, moduleRow } from './price-rows.ts';

/** A purchase that goes to the faction sheet (SC-17). */
export type SheetPurchase = Extract<Purchase, { readonly buy: 'building' | 'module' }>;

type PurchaseKinds = readonly SheetPurchase['buy'][];

/**
 * SC-8.2, SC-17: the options for buildings and modules, as far as `kinds` includes them; those that can't be bought now
 * are blocked.
 */
export function sheetOffers(state: StarCraftState, order: OrderInProgress, kinds: PurchaseKinds): Offer<SheetPurchase> {
  const { seat } = order;
  const means = meansOf(state, seat);
  const wantedPurchases: SheetPurchase[] = [];
  for (const building of buildingsOf(raceOf(state, seat))) wantedPurchases.push({ buy: 'building', building });
  for (const module of MODULE_IDS) wantedPurchases.push({ buy: 'module', module });
  return offerPlain(wantedPurchases, {
    id: purchase => (purchase.buy === 'building' ? `building:${purchase.building}` : `module:${purchase.module}`),
    face: purchase =>
      purchase.buy === 'building'
        ? buildingFace(state, order, purchase.building)
        : moduleFace(state, order, purchase.module),
    whyNot: purchase =>
      purchase.buy === 'building'
        ? whyNoBuilding(state, order, kinds, means, purchase.building)
        : whyNoModule(state, order, kinds, means, purchase.module),
  });
}

const HIGHEST_LEVEL: Reason = { why: say('build.why.highest'), rule: 'SC-17.2' };
const ONE_BUILDING: Reason = { why: say('build.why.one-building'), rule: 'SC-8.2' };
const ONE_MODULE: Reason = { why: say('build.why.one-module'), rule: 'SC-8.2' };
const NO_TOKEN: Reason = { why: say('build.why.no-token'), rule: 'SC-17.4' };

function whyNoBuilding(
  state: StarCraftState,
  order: OrderInProgress,
  kinds: PurchaseKinds,
  means: ResourceMeans,
  building: BuildingId,
): Reason | null {
  const next = nextLevel(state, order.seat, building);
  if (next === null) return HIGHEST_LEVEL;
  if (!kinds.includes('building')) return ONE_BUILDING;
  return isAffordable(order, means, next.cost) ? null : CANNOT_PAY;
}

/** SC-17.4, SC-22.3: the reason why a module can't be bought; `null` if it can. */
function whyNoModule(
  state: StarCraftState,
  order: OrderInProgress,
  kinds: PurchaseKinds,
  means: ResourceMeans,
  module: ModuleId,
): Reason | null {
  const { seat } = order;
  const race = raceOf(state, seat);
  const { tokens, cost } = MODULES[module];
  if (!kinds.includes('module')) return ONE_MODULE;
  if (tokens[race] === 0) {
    return { why: say('build.why.none-for-race', { module: say(`module.${module}`) }), rule: 'SC-22.3' };
  }
  if (moduleTokensLeft(state, seat, module) < 1) return NO_TOKEN;
  if (moduleSpacesLeft(state, seat) < 1) {
    return { why: say('build.why.no-space', { count: RACES[race].moduleSpaces }), rule: 'SC-17.4' };
  }
  return isAffordable(order, means, cost) ? null : CANNOT_PAY;
}

function buildingFace(state: StarCraftState, order: OrderInProgress, building: BuildingId): OptionFace {
  const refs: readonly Ref[] = [`building:${building}`];
  const { levels } = BUILDINGS[building];
  const table = { group: say('build.group.buildings'), row: buildingRow(state, order, building) };
  const next = nextLevel(state, order.seat, building);
  if (next === null) return { words: levelName(building, levels.length), refs, ...table };
  const { level, cost } = next;
  const units = (levels[level - 1]?.unlocks ?? []).map(unitName);
  const words = say('build.offer.building', {
    what: levelName(building, level),
    cost: offeredPrice(state, order, cost),
    units,
  });
  return { words, refs, ...table };
}

/** How the price table shows a module. A module for which the race has no token has no row. */
function moduleFace(state: StarCraftState, order: OrderInProgress, module: ModuleId): OptionFace {
  const words = say('build.offer', {
    what: say(`module.${module}`),
    cost: offeredPrice(state, order, MODULES[module].cost),
  });
  const hasTokens = MODULES[module].tokens[raceOf(state, order.seat)] > 0;
  const table = hasTokens ? { group: say('build.group.modules'), row: moduleRow(state, order, module) } : {};
  return { words, refs: [`module:${module}`], ...table };
}

function levelName(building: BuildingId, level: number): Message {
  return say('building.level', { building: say(`building.${building}`), level });
}
