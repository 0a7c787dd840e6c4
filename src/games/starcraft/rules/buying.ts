import type { Option } from '../../../kernel/match/decision.ts';
import { offer } from '../../../kernel/match/offer.ts';
import type { Reason } from '../../../kernel/match/offer.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Message, Seat } from '../../../kernel/words/message.ts';
import { RESOURCES } from '../data/costs.ts';
import type { Cost, Resource } from '../data/costs.ts';
import type { OrderInProgress, Purchase } from '../state/orders.ts';
import { coversCost, meansOf, readyMeansOf } from '../state/resources.ts';
import type { ResourceMeans } from '../state/resources.ts';
import { seatState } from '../state/seats.ts';
import type { StarCraft, StarCraftState } from '../state/state.ts';
import { say } from '../text/say.ts';
import { payCost } from './paying.ts';
import { placeBase, placeTransport, placeUnits, placeWorkers } from './pieces.ts';
import { costOf, costMessage, purchaseName, purchaseRefs } from './purchases.ts';
import { takeTechnology } from './technologies.ts';

/** The reason for blocking a purchase that the seat can't pay for. */
export const CANNOT_PAY: Reason = { why: say('build.why.price'), rule: 'SC-7.2' };

/** SC-12.2: whether the order still has its discount. */
function hasDiscount(order: OrderInProgress): boolean {
  return order.order === 'build' && order.special && !order.discountUsed;
}

/** SC-7.6: `cost` with one resource less, or `null` if the price has none of that resource. */
function oneResourceLess(cost: Cost, resource: Resource): Cost | null {
  const { minerals, gas } = cost;
  if (resource === 'mineral') return minerals > 0 ? { minerals: minerals - 1, gas } : null;
  return gas > 0 ? { minerals, gas: gas - 1 } : null;
}

/** SC-7.2, SC-12.2: whether `means` cover `cost`, using the discount if the order still has it. */
export function isAffordable(order: OrderInProgress, means: ResourceMeans, cost: Cost): boolean {
  if (coversCost(means, cost)) return true;
  if (!hasDiscount(order)) return false;
  return RESOURCES.some(resource => {
    const lowerPrice = oneResourceLess(cost, resource);
    return lowerPrice !== null && coversCost(means, lowerPrice);
  });
}

/** SC-7.5: the text of a price, which says if only force mining can pay it. */
export function offeredPrice(state: StarCraftState, order: OrderInProgress, cost: Cost): Message {
  const price = costMessage(cost);
  return isMined(state, order, cost) ? say('cost.mined', { price }) : price;
}

/** SC-7.5: whether `cost` can be paid, but only by force mining. */
export function isMined(state: StarCraftState, order: OrderInProgress, cost: Cost): boolean {
  return (
    isAffordable(order, meansOf(state, order.seat), cost) && !isAffordable(order, readyMeansOf(state, order.seat), cost)
  );
}

/**
 * Lets the seat pay for a purchase of the order. The discount of a special Build is offered first (SC-12.2; never for
 * workers), then the workers are placed (SC-7). Returns false, and changes nothing, if the seat gives the purchase up.
 */
export function* payFor(game: StarCraft, order: OrderInProgress, purchase: Purchase): Rule<boolean> {
  const cost = costOf(game.state, order.seat, purchase);
  if (purchase.buy === 'worker' || !hasDiscount(order)) return yield* payCost(game, order.seat, purchase, cost);
  const price = yield* agreePrice(game, order, purchase, cost);
  if (price === null || !(yield* payCost(game, order.seat, purchase, price))) return false;
  if (price !== cost) {
    order.discountUsed = true;
    game.tell?.({
      words: say('build.discount.used', {
        seat: { seat: order.seat },
        what: purchaseName(game.state, order.seat, purchase),
        cost: costMessage(price),
      }),
      rule: 'SC-12.2',
    });
  }
  return true;
}

/** SC-12.2: asks whether to pay the price with or without the discount. `null` if the player gives up. */
function* agreePrice(game: StarCraft, order: OrderInProgress, purchase: Purchase, cost: Cost): Rule<Cost | null> {
  const { state } = game;
  const means = meansOf(state, order.seat);
  const pricesWanted: readonly WantedPrice[] = [
    ...RESOURCES.map(less => ({ less, price: oneResourceLess(cost, less) })),
    { less: null, price: cost },
  ];
  const { options, blocked } = offer<WantedPrice, Cost | null, Reason>(pricesWanted, {
    id: ({ less }) => (less === null ? 'full-price' : `discount:${less}`),
    fault: ({ less, price }) => whyNotForPrice(means, less, price),
    face: ({ less, price }) => ({
      words: say(`build.discount.${less ?? 'full'}`, { cost: costMessage(price ?? cost) }),
    }),
    why: reason => reason,
    value: ({ price }) => price,
  });
  const purchaseWords = purchaseName(state, order.seat, purchase);
  const backOption: Option<null> = { id: 'back', words: say('paying.back', { what: purchaseWords }), value: null };
  return yield* choose(game, order.seat, 'build.discount', [...options, backOption], {
    prompt: say('build.discount.prompt', { what: purchaseWords, cost: costMessage(cost) }),
    rule: 'SC-12.2',
    blocked,
  });
}

/**
 * An option for a price: with one resource less, or the full price. `price` is `null` if the full price has none of
 * that resource.
 */
interface WantedPrice {
  readonly less: Resource | null;
  readonly price: Cost | null;
}

/** The reason why a price can't be used: the discount does not apply to it, or the seat can't pay it. */
function whyNotForPrice(means: ResourceMeans, less: Resource | null, price: Cost | null): Reason | null {
  if (price === null) return { why: say(`why.build.no-${less ?? 'mineral'}`), rule: 'SC-7.6' };
  if (coversCost(means, price)) return null;
  return { why: say(less === null ? 'why.build.full-price' : 'why.price'), rule: 'SC-7.2' };
}

/** Gives `seat` what it has paid for: the piece leaves the supply, the building or module goes to the sheet. */
export function takePurchase(game: StarCraft, seat: Seat, purchase: Purchase): void {
  if (purchase.buy === 'technology') {
    takeTechnology(game, seat, purchase.technology);
    return;
  }
  const purchaseWords = purchaseName(game.state, seat, purchase);
  const rule = placePurchase(game, seat, purchase);
  const boughtKey = purchase.buy === 'worker' ? 'build.bought.worker' : 'build.bought';
  game.tell?.({ words: say(boughtKey, { seat: { seat }, what: purchaseWords }), refs: purchaseRefs(purchase), rule });
}

/** Puts a purchase where it belongs, and returns the number of the rule that says so. */
function placePurchase(
  game: StarCraft,
  seat: Seat,
  purchase: Exclude<Purchase, { readonly buy: 'technology' }>,
): string {
  const { buildings, modules } = seatState(game.state, seat);
  switch (purchase.buy) {
    case 'worker':
      placeWorkers(game, seat, 1);
      return 'SC-8.1.1';
    case 'transport':
      placeTransport(game, purchase.route, seat);
      return 'SC-8.1.2';
    case 'unit':
      placeUnits(game, purchase.area, seat, purchase.unit);
      return 'SC-8.1.3';
    case 'building':
      buildings[purchase.building] = (buildings[purchase.building] ?? 0) + 1;
      return 'SC-17.2';
    case 'module':
      modules[purchase.module] = (modules[purchase.module] ?? 0) + 1;
      return 'SC-17.4';
    case 'base':
      placeBase(game, purchase.area, seat);
      return 'SC-8.3';
  }
}
