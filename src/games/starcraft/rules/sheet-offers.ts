import type { Blocked, Option } from '../../../kernel/match/decision.ts';
import type { Ref, Message } from '../../../kernel/words/message.ts';
import { BUILDINGS } from '../data/buildings.ts';
import type { BuildingId } from '../data/buildings.ts';
import { MODULES, MODULE_IDS } from '../data/modules.ts';
import type { ModuleId } from '../data/modules.ts';
import { RACES } from '../data/races.ts';
import type { OrderInProgress, Purchase } from '../state/orders.ts';
import { meansOf } from '../state/resources.ts';
import type { Means } from '../state/resources.ts';
import { raceOf } from '../state/seats.ts';
import { buildingsOf, moduleSpacesLeft, moduleTokensLeft, nextLevel } from '../state/sheet.ts';
import type { NextLevel } from '../state/sheet.ts';
import type { StarCraftState } from '../state/state.ts';
import { say, unitName } from '../text/say.ts';
import { isAffordable, offeredPrice } from './buying.ts';

/** What goes to the faction sheet (SC-17). */
export type SheetPurchase = Extract<Purchase, { readonly buy: 'building' | 'module' }>;

type Kinds = readonly SheetPurchase['buy'][];
type Shown = { readonly id: string; readonly words: Message; readonly refs: readonly Ref[] };
type Why = { readonly why: Message; readonly rule: string };

/** SC-8.2, SC-17: the buildings and modules that can be bought now, of the named kinds. */
export function sheetOffers(state: StarCraftState, order: OrderInProgress, kinds: Kinds): Option<SheetPurchase>[] {
  const { seat } = order;
  const means = meansOf(state, seat);
  const offers: Option<SheetPurchase>[] = [];
  if (kinds.includes('building')) {
    for (const building of buildingsOf(raceOf(state, seat))) {
      const next = nextLevel(state, seat, building);
      if (next === null || !isAffordable(order, means, next.cost)) continue;
      offers.push({ ...levelShown(state, order, next), value: { buy: 'building', building } });
    }
  }
  if (kinds.includes('module')) {
    for (const module of MODULE_IDS) {
      if (moduleObstacle(state, order, module, means) !== null) continue;
      offers.push({ ...moduleShown(state, order, module), value: { buy: 'module', module } });
    }
  }
  return offers;
}

/** The buildings and modules that can't be bought now, and why. */
export function blockedForSheet(state: StarCraftState, order: OrderInProgress, kinds: Kinds): Blocked[] {
  const { seat } = order;
  const means = meansOf(state, seat);
  const buildings = buildingsOf(raceOf(state, seat)).flatMap((building): Blocked[] => {
    const next = nextLevel(state, seat, building);
    if (next === null) return [{ ...highestShown(building), why: say('build.why.highest'), rule: 'SC-17.2' }];
    if (!kinds.includes('building')) {
      return [{ ...levelShown(state, order, next), why: say('build.why.one-building'), rule: 'SC-8.2' }];
    }
    if (isAffordable(order, means, next.cost)) return [];
    return [{ ...levelShown(state, order, next), why: say('build.why.price'), rule: 'SC-7.2' }];
  });
  const modules = MODULE_IDS.flatMap((module): Blocked[] => {
    const why = kinds.includes('module')
      ? moduleWhy(state, order, module, means)
      : { why: say('build.why.one-module'), rule: 'SC-8.2' };
    return why === null ? [] : [{ ...moduleShown(state, order, module), ...why }];
  });
  return [...buildings, ...modules];
}

/** SC-17.4, SC-22.3: what keeps a module from being bought. */
function moduleObstacle(
  state: StarCraftState,
  order: OrderInProgress,
  module: ModuleId,
  means: Means,
): 'none-for-race' | 'no-token' | 'no-space' | 'price' | null {
  const { seat } = order;
  const { tokens, cost } = MODULES[module];
  if (tokens[raceOf(state, seat)] === 0) return 'none-for-race';
  if (moduleTokensLeft(state, seat, module) < 1) return 'no-token';
  if (moduleSpacesLeft(state, seat) < 1) return 'no-space';
  return isAffordable(order, means, cost) ? null : 'price';
}

function moduleWhy(state: StarCraftState, order: OrderInProgress, module: ModuleId, means: Means): Why | null {
  switch (moduleObstacle(state, order, module, means)) {
    case null:
      return null;
    case 'none-for-race':
      return { why: say('build.why.none-for-race', { module: say(`module.${module}`) }), rule: 'SC-22.3' };
    case 'no-token':
      return { why: say('build.why.no-token'), rule: 'SC-17.4' };
    case 'no-space': {
      const { moduleSpaces } = RACES[raceOf(state, order.seat)];
      return { why: say('build.why.no-space', { count: moduleSpaces }), rule: 'SC-17.4' };
    }
    case 'price':
      return { why: say('build.why.price'), rule: 'SC-7.2' };
  }
}

function levelShown(state: StarCraftState, order: OrderInProgress, { building, level, cost }: NextLevel): Shown {
  const units = (BUILDINGS[building].levels[level - 1]?.unlocks ?? []).map(unitName);
  const words = say('build.offer.building', {
    what: levelName(building, level),
    cost: offeredPrice(state, order, cost),
    units,
  });
  return { id: `building:${building}`, words, refs: [`building:${building}`] };
}

function highestShown(building: BuildingId): Shown {
  const words = levelName(building, BUILDINGS[building].levels.length);
  return { id: `building:${building}`, words, refs: [`building:${building}`] };
}

function levelName(building: BuildingId, level: number): Message {
  return say('building.level', { building: say(`building.${building}`), level });
}

function moduleShown(state: StarCraftState, order: OrderInProgress, module: ModuleId): Shown {
  const words = say('build.offer', {
    what: say(`module.${module}`),
    cost: offeredPrice(state, order, MODULES[module].cost),
  });
  return { id: `module:${module}`, words, refs: [`module:${module}`] };
}
