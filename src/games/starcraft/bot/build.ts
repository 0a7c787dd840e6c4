import { knownNameIn } from '../../../kernel/words/message.ts';
import type { OptionAction } from '../state/does.ts';
import { actionOfOption } from '../state/does.ts';
import type { OrderInProgress } from '../state/orders.ts';
import { siteOn } from './execution.ts';
import { openSpots, bestBaseSpot } from './plan.ts';
import { purseOf } from './purse.ts';
import { basketFor } from './shopping.ts';
import type { Basket, Wish } from './shopping.ts';
import { sketchOf } from './sketch.ts';
import { UNIT_TYPES } from '../data/units.ts';
import { firstAbout } from './turn.ts';
import type { BotTurn, Strategy } from './turn.ts';
import { aimsOf, bestSpotFor } from './worth.ts';

/** The order in progress if it is the bot's own, otherwise `null`. An order granted by an event has no token. */
function ownRunningOrder({ view, seat }: BotTurn): OrderInProgress | null {
  return view.order?.seat === seat ? view.order : null;
}

function currentBasket(turn: BotTurn, sheet = { building: true, module: true }): Basket | null {
  const order = ownRunningOrder(turn);
  if (order === null) return null;
  const sketch = sketchOf(turn.view, turn.seat);
  const site = siteOn(turn, sketch, aimsOf(turn.view, sketch), order.planet);
  return basketFor({ ...site, sheet }, purseOf(turn.me));
}

function nextWish(turn: BotTurn, basket: Basket | null, wanted: readonly Wish['what'][]): string {
  return basket?.wishes.find(({ id, what }) => wanted.includes(what) && turn.has(id))?.id ?? 'done';
}

/** SC-8.1: the bot buys the transports, workers and units of its basket. */
export const units: Strategy = turn => nextWish(turn, currentBasket(turn), ['transport', 'worker', 'unit']);

/** SC-8.2: the bot buys a building and a module. Its basket only has kinds that it may still buy. */
export const sheet: Strategy = turn => {
  const isOn = (kind: string): boolean => firstAbout(turn, kind) !== null;
  const basket = currentBasket(turn, { building: isOn('building'), module: isOn('module') });
  return nextWish(turn, basket, ['building', 'module']);
};

/** SC-8.3: the bot always builds a base if it can. */
export const base: Strategy = turn => {
  const order = ownRunningOrder(turn);
  const spot = order === null ? null : bestBaseSpot(sketchOf(turn.view, turn.seat), order.planet, turn.seat);
  if (spot !== null && turn.has(`base:${spot.area}`)) return `base:${spot.area}`;
  return firstAbout(turn, 'area') ?? 'done';
};

/** SC-8.1.3: the bot chooses the best area for a new unit. */
export const area: Strategy = turn => {
  const order = ownRunningOrder(turn);
  const unit = knownNameIn(turn.decision.subject, 'unit', UNIT_TYPES);
  if (order === null || unit === null) return firstAbout(turn, 'area');
  const sketch = sketchOf(turn.view, turn.seat);
  const open = openSpots(sketch, order.planet, turn.seat).filter(spot => turn.has(`area:${spot.area}`));
  const spot = bestSpotFor(sketch, aimsOf(turn.view, sketch), open, unit);
  return spot === null ? firstAbout(turn, 'area') : `area:${spot.area}`;
};

/**
 * SC-7.6: the bot uses a discount for gas if it has less room for workers on gas than on minerals, otherwise for
 * minerals.
 */
export const discount: Strategy = turn => {
  const { gas, minerals } = purseOf(turn.me);
  const kinds = gas < minerals ? ['gas', 'mineral'] : ['mineral', 'gas'];
  return kinds.map(kind => `discount:${kind}`).find(turn.has) ?? 'full-price';
};

/** SC-7.2: the bot pays automatically, and uses force mining only if nothing else can pay. */
export const pay: Strategy = turn => {
  if (turn.has('auto')) return 'auto';
  const optionWithAction = (what: OptionAction): string | undefined =>
    turn.decision.options.find(option => actionOfOption(option) === what)?.id;
  return optionWithAction('pay') ?? optionWithAction('mine') ?? null;
};
