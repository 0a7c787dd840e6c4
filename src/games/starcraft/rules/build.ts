import type { Blocked } from '../../../kernel/match/decision.ts';
import { offer } from '../../../kernel/match/offer.ts';
import type { OptionFace, Reason } from '../../../kernel/match/offer.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { same } from '../../../kernel/plain/same.ts';
import type { Message } from '../../../kernel/words/message.ts';
import { BASE_COST } from '../data/costs.ts';
import type { AreaId } from '../data/planets.ts';
import { areaState, areasOf, baseOn, basesOn, hasUnitOn, isPresentOn } from '../state/areas.ts';
import type { OrderInProgress, Purchase } from '../state/orders.ts';
import { areaRefs, planetRefs } from '../state/refs.ts';
import { meansOf } from '../state/resources.ts';
import { orderBeingExecuted } from '../state/running-order.ts';
import { seatState } from '../state/seats.ts';
import type { ChapterRules, StarCraft, StarCraftState } from '../state/state.ts';
import type { BuildSteps } from '../state/steps.ts';
import { teamSeats } from '../state/teams.ts';
import { areaName, planetName, say } from '../text/say.ts';
import { buildUnitsAndWorkers, trainsUnits } from './build-units.ts';
import { isAffordable, offeredPrice, payFor, takePurchase, CANNOT_PAY } from './buying.ts';
import { canDestroy, withFinalOptions, offerDestruction, finalOptions } from './limits.ts';
import type { FinalOptions } from './limits.ts';
import { sheetOffers } from './sheet-offers.ts';
import type { SheetPurchase } from './sheet-offers.ts';

type SheetPick = SheetPurchase | 'destroy' | 'done';
type BasePick = AreaId | 'destroy' | 'done';

const SHEET_ENDS = finalOptions<SheetPick>('destroy', { id: 'done', words: say('done'), value: 'done' });
const BASE_ENDS = finalOptions<BasePick>('destroy', { id: 'done', words: say('build.base.done'), value: 'done' });

/**
 * The Build order (SC-8): puts its three steps on the agenda. Without a base or unit on the planet it does nothing
 * (SC-8.4).
 */
function* beginBuild(game: StarCraft): Rule {
  const order = orderBeingExecuted(game.state);
  if (order === null) return;
  const { seat, planet } = order;
  if (!isPresentOn(game.state, planet, seat)) {
    tellAtPlanet(game, order, say('build.nothing-there', { seat: { seat }, planet: planetName(planet) }), 'SC-8.4');
    return;
  }
  game.next('build.unitsAndWorkers', {});
  game.next('build.buildingAndModule', {});
  game.next('build.base', {});
}

/**
 * Step 2, SC-8.2: the seat buys at most one building and one module, if it has a base or unit on the active planet.
 * They help only from the next Build order on (SC-8.6), because step 1 is over.
 */
function* buildBuildingAndModule(game: StarCraft): Rule {
  const { state } = game;
  const order = orderBeingExecuted(state);
  if (order === null) return;
  const { seat, planet } = order;
  let openKinds: readonly SheetPurchase['buy'][] = ['building', 'module'];
  while (openKinds.length > 0 && isPresentOn(state, planet, seat)) {
    const kinds = openKinds;
    const sheetOffer = sheetOffers(state, order, kinds);
    // With a base, step 1 has already offered voluntary destruction. Without a base, step 2 offers it (SC-9.2).
    if (sheetOffer.options.length === 0 && (kinds.length < 2 || baseOn(state, planet, seat) !== null)) {
      if (kinds.length === 2)
        game.tell?.({ words: nothingForSheet(order, sheetOffer.blocked()), refs: planetRefs(planet), rule: 'SC-8.2' });
      return;
    }
    const { options, blocked } = withFinalOptions<SheetPick>(
      sheetOffer,
      sheetEnds(state, order),
      canDestroy(state, seat),
    );
    const sheetPick = yield* choose(game, seat, 'build.sheet', options, {
      prompt: say('build.sheet.prompt', {
        open: kinds.length > 1 ? say('build.sheet.both') : kinds.map(kind => say(`build.sheet.${kind}`)),
      }),
      rule: 'SC-8.2',
      blocked,
    });
    if (sheetPick === 'done') return;
    if (sheetPick === 'destroy') {
      yield* offerDestruction(game, seat);
    } else if (yield* payFor(game, order, sheetPick)) {
      takePurchase(game, seat, sheetPick);
      openKinds = openKinds.filter(kind => kind !== sheetPick.buy);
    }
  }
}

/** The last options of step 2. If step 3 can build a base, they say so and name the areas. */
function sheetEnds(state: StarCraftState, order: OrderInProgress): FinalOptions<SheetPick> {
  if (noBaseReason(state, order) !== null) return SHEET_ENDS;
  const baseAreas = areasOf(order.planet).filter(area => baseObstacle(state, order, area) === null);
  return finalOptions<SheetPick>('destroy', {
    id: 'done',
    words: say('build.sheet.then-base'),
    details: Object.fromEntries(baseAreas.map(area => [area, 'base'])),
    value: 'done',
  });
}

/** SC-8.1 to SC-8.4: whether a Build order could buy nothing at all at present. */
export function buildsNothing(state: StarCraftState, order: OrderInProgress): boolean {
  if (!isPresentOn(state, order.planet, order.seat)) return true;
  return (
    !trainsUnits(state, order) &&
    sheetOffers(state, order, ['building', 'module']).options.length === 0 &&
    noBaseReason(state, order) !== null
  );
}

/** The message that nothing can be bought for the sheet, which names each reason once. */
function nothingForSheet({ seat }: OrderInProgress, reasons: readonly Blocked[]): Message {
  const distinctReasons = reasons.filter(
    ({ why }, place) => reasons.findIndex(other => same(other.why, why)) === place,
  );
  return say('build.sheet.nothing', { seat: { seat }, reasons: sentencesOf(distinctReasons.map(({ why }) => why)) });
}

/** Joins sentences without the commas of a list. */
function sentencesOf([first, ...others]: readonly Message[]): Message | readonly Message[] {
  if (first === undefined) return [];
  return others.reduce((before, next) => say('build.reasons', { before, next }), first);
}

/** Step 3, SC-8.3: builds a base, if the seat has a unit but no base on the active planet. */
function* buildBase(game: StarCraft): Rule {
  const { state } = game;
  const order = orderBeingExecuted(state);
  if (order === null) return;
  const { seat, planet } = order;
  const reason = noBaseReason(state, order);
  if (reason !== null) {
    tellAtPlanet(
      game,
      order,
      say(`build.base.${reason.why}`, { seat: { seat }, planet: planetName(planet) }),
      reason.rule,
    );
    return;
  }
  while (noBaseReason(state, order) === null) {
    const bases = offer<AreaId, AreaId, BaseObstacle>(areasOf(planet), {
      id: area => `base:${area}`,
      fault: area => baseObstacle(state, order, area),
      face: area => baseFace(state, order, area),
      why: obstacle => WHY_NO_BASE[obstacle],
      value: area => area,
    });
    const { options, blocked } = withFinalOptions<BasePick>(bases, BASE_ENDS, canDestroy(state, seat));
    const basePick = yield* choose(game, seat, 'build.base', options, {
      prompt: say('build.base.prompt', { planet: planetName(planet) }),
      rule: 'SC-8.3',
      blocked,
    });
    if (basePick === 'done') return;
    if (basePick === 'destroy') {
      yield* offerDestruction(game, seat);
      continue;
    }
    const purchase: Purchase = { buy: 'base', area: basePick };
    if (!(yield* payFor(game, order, purchase))) continue;
    takePurchase(game, seat, purchase);
    return;
  }
}

/** The reason why step 3 can't build a base anywhere on this planet; `null` if it can. */
function noBaseReason(
  state: StarCraftState,
  order: OrderInProgress,
): {
  readonly why: 'has-base' | 'all-bases' | 'no-unit' | 'no-area' | 'no-piece' | 'price';
  readonly rule: string;
} | null {
  const { seat, planet } = order;
  if (baseOn(state, planet, seat) !== null) return { why: 'has-base', rule: 'SC-8.3.1' };
  if (!hasUnitOn(state, planet, seat)) return { why: 'no-unit', rule: 'SC-8.3' };
  const obstacles = areasOf(planet).map(area => baseObstacle(state, order, area));
  if (obstacles.includes(null)) return null;
  if (obstacles.includes('all-bases')) return { why: 'all-bases', rule: 'SC-23.2.5' };
  if (obstacles.includes('no-piece')) return { why: 'no-piece', rule: 'SC-2.2' };
  return obstacles.includes('price') ? { why: 'price', rule: 'SC-7.2' } : { why: 'no-area', rule: 'SC-8.3.3' };
}

type BaseObstacle = 'no-unit' | 'enemy-base' | 'all-bases' | 'no-piece' | 'price';

/** SC-8.3: what prevents a base in `area`; `null` if nothing does. An area with own units has no units of others. */
function baseObstacle(state: StarCraftState, order: OrderInProgress, area: AreaId): BaseObstacle | null {
  const { holder, base } = areaState(state, area);
  if (base !== null && base !== order.seat) return 'enemy-base';
  if (holder !== order.seat) return 'no-unit';
  if (fillsPlanet(state, order)) return 'all-bases';
  if (seatState(state, order.seat).supply.bases < 1) return 'no-piece';
  return isAffordable(order, meansOf(state, order.seat), BASE_COST) ? null : 'price';
}

/** SC-23.2.5: whether one more base would give the team a base in every area of the planet. */
function fillsPlanet(state: StarCraftState, { seat, planet }: OrderInProgress): boolean {
  if (!state.options.teams) return false;
  const teamSeatList = teamSeats(state, seat);
  return basesOn(state, planet).filter(owner => teamSeatList.includes(owner)).length + 1 >= areasOf(planet).length;
}

const WHY_NO_BASE: Readonly<Record<BaseObstacle, Reason>> = {
  'enemy-base': { why: say('build.why.enemy-base'), rule: 'SC-8.3.3' },
  'all-bases': { why: say('teams.why.all-bases'), rule: 'SC-23.2.5' },
  'no-unit': { why: say('build.why.no-unit'), rule: 'SC-8.3' },
  'no-piece': { why: say('build.why.no-piece', { piece: say('piece.base') }), rule: 'SC-2.2' },
  price: CANNOT_PAY,
};

function baseFace(state: StarCraftState, order: OrderInProgress, area: AreaId): OptionFace {
  const baseWords = say('purchase.base', { area: areaName(area) });
  return {
    words: say('build.offer', { what: baseWords, cost: offeredPrice(state, order, BASE_COST) }),
    refs: areaRefs(area),
  };
}

function tellAtPlanet(game: StarCraft, { planet }: OrderInProgress, words: Message, rule: string): void {
  game.tell?.({ words, refs: planetRefs(planet), rule });
}

/** The rules for the steps of a Build order (SC-8). */
export const buildSteps: ChapterRules<BuildSteps> = {
  'build.begin': beginBuild,
  'build.unitsAndWorkers': buildUnitsAndWorkers,
  'build.buildingAndModule': buildBuildingAndModule,
  'build.base': buildBase,
};
