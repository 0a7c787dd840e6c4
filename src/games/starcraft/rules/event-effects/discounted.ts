import type { Option } from '../../../../kernel/match/decision.ts';
import { offerPlain } from '../../../../kernel/match/offer.ts';
import type { OptionFace, Reason } from '../../../../kernel/match/offer.ts';
import { choose } from '../../../../kernel/match/rule.ts';
import type { Rule } from '../../../../kernel/match/rule.ts';
import type { Ref, Seat, Message } from '../../../../kernel/words/message.ts';
import type { Cost } from '../../data/costs.ts';
import type { EventKind } from '../../data/events.ts';
import type { Purchase } from '../../state/orders.ts';
import { coversCost, meansOf } from '../../state/resources.ts';
import type { StarCraft, StarCraftState } from '../../state/state.ts';
import { say } from '../../text/say.ts';
import { payCost } from '../paying.ts';
import { costMessage } from '../purchases.ts';

/** Something that an event lets its owner buy at a discount (SC-21.7.3). */
export interface DiscountedOffer<Bought extends Purchase> {
  readonly id: string;
  readonly what: Message;
  readonly refs: readonly Ref[];
  readonly purchase: Bought;
  /** The price before the discount. */
  readonly cost: Cost;
  /** The reason, other than the price, why it can't be bought; `null` if there is none. */
  readonly obstacle: Reason | null;
}

/** SC-7.6: all possible prices if a discount of this many resources is subtracted from `fullCost`, never below 0. */
export function discountedPrices(fullCost: Cost, discount: number): Cost[] {
  const savedResources = Math.min(discount, fullCost.minerals + fullCost.gas);
  const possiblePrices: Cost[] = [];
  for (
    let minerals = Math.min(savedResources, fullCost.minerals);
    minerals >= Math.max(0, savedResources - fullCost.gas);
    minerals -= 1
  ) {
    possiblePrices.push({ minerals: fullCost.minerals - minerals, gas: fullCost.gas - (savedResources - minerals) });
  }
  return possiblePrices;
}

/**
 * The reason why none of the offers can be bought; `null` if one can. A price that is too high comes first, since this
 * can change.
 */
export function whyNothing(
  state: StarCraftState,
  seat: Seat,
  offers: readonly DiscountedOffer<Purchase>[],
  discount: number,
): Reason | null {
  const obstacles = offers.map(offer => obstacleOf(state, seat, offer, discount));
  if (obstacles.includes(null)) return null;
  return obstacles.find(obstacle => obstacle?.rule === 'SC-7.2') ?? obstacles[0] ?? null;
}

/**
 * Lets `seat` buy one of the offers: it chooses the offer, the discounted price and the workers. Returns the purchase,
 * or `null` if it buys nothing. The workers stay in place until step 4 of the next round's regrouping (SC-21.6, ruling
 * events-pay).
 */
export function* buyOne<Bought extends Purchase>(
  game: StarCraft,
  seat: Seat,
  event: EventKind,
  discount: number,
  offers: readonly DiscountedOffer<Bought>[],
): Rule<Bought | null> {
  const { state } = game;
  const { options, blocked } = offerPlain(offers, {
    id: ({ id }) => id,
    face: offer => faceOf(offer, discount),
    whyNot: offer => obstacleOf(state, seat, offer, discount),
  });
  for (;;) {
    const offer = yield* choose<DiscountedOffer<Bought> | null>(game, seat, 'event.purchase', [...options, NOTHING], {
      prompt: say('events.buy.prompt', { event: say(`event.${event}`), discount }),
      rule: 'SC-21.7.3',
      blocked,
    });
    if (offer === null) {
      game.tell?.({ words: say('events.bought-nothing', { seat: { seat } }), rule: 'SC-21.7.3' });
      return null;
    }
    const agreedPrice = yield* agreePrice(game, seat, offer, discount);
    if (agreedPrice !== null && (yield* payCost(game, seat, offer.purchase, agreedPrice))) return offer.purchase;
  }
}

const NOTHING: Option<null> = { id: 'none', words: say('events.buy.none'), value: null };

/** SC-7.6: asks the owner which resources to save, unless only one price can be paid. `null` if the owner gives up. */
function* agreePrice(
  game: StarCraft,
  seat: Seat,
  offer: DiscountedOffer<Purchase>,
  discount: number,
): Rule<Cost | null> {
  const means = meansOf(game.state, seat);
  const { options, blocked } = offerPlain(discountedPrices(offer.cost, discount), {
    id: ({ minerals, gas }) => `price:minerals-${minerals}+gas-${gas}`,
    face: price => ({ words: costMessage(price), details: { ...price } }),
    whyNot: price => (coversCost(means, price) ? null : { why: say('why.price'), rule: 'SC-7.2' }),
  });
  const [only, ...more] = options;
  if (only !== undefined && more.length === 0) return only.value;
  const backOption: Option<null> = { id: 'back', words: say('paying.back', { what: offer.what }), value: null };
  return yield* choose<Cost | null>(game, seat, 'event.price', [...options, backOption], {
    prompt: say('events.price.prompt', { what: offer.what, cost: costMessage(offer.cost), discount }),
    rule: 'SC-7.6',
    blocked,
  });
}

function obstacleOf(
  state: StarCraftState,
  seat: Seat,
  offer: DiscountedOffer<Purchase>,
  discount: number,
): Reason | null {
  if (offer.obstacle !== null) return offer.obstacle;
  const means = meansOf(state, seat);
  if (discountedPrices(offer.cost, discount).some(price => coversCost(means, price))) return null;
  return { why: say('build.why.price'), rule: 'SC-7.2' };
}

function faceOf({ what, refs, cost }: DiscountedOffer<Purchase>, discount: number): OptionFace {
  const [price, ...others] = discountedPrices(cost, discount);
  const words =
    price !== undefined && others.length === 0
      ? say('events.offer', { what, price: costMessage(price), cost: costMessage(cost) })
      : say('events.offer.choice', { what, discount, cost: costMessage(cost) });
  return { words, refs };
}
