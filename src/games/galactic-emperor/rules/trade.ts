import type { Details } from '../../../kernel/match/decision.ts';
import { offer } from '../../../kernel/match/offer.ts';
import type { OptionFace, Offer, Reason } from '../../../kernel/match/offer.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { GOODS, MOST_FOOD } from '../data/set-up.ts';
import type { Good } from '../data/set-up.ts';
import type { SpaceId } from '../data/spaces.ts';
import { controlledBy, faceAt } from '../state/board.ts';
import { publicSeat, storageRoomOf, seatState } from '../state/seats.ts';
import type { Emperor, EmperorState, Turn } from '../state/state.ts';
import { goodName, say, spaceName, spaceRefs } from '../text/say.ts';
import { spaceSubject } from './options.ts';
import { announceTechnology } from './announcing.ts';
import { addFood } from './food.ts';
import { possibleThefts, pirateFault } from './pirate.ts';
import type { PirateTheft } from './pirate.ts';

type TradeAction =
  | { readonly do: 'buy' | 'sell'; readonly good: Good }
  | { readonly do: 'place' | 'pick-up'; readonly space: SpaceId }
  | PirateTheft
  | { readonly do: 'done' };

type MerchantTurn = Extract<Turn, { role: 'merchant' }>;

/** GE-6.2, GE-6.3: asks for the next action of a Merchant turn, in any order. */
export function* askTradeAction(game: Emperor): Rule {
  const { state } = game;
  const { turn, prices } = state;
  if (turn?.role !== 'merchant' || prices === null) return;
  const { seat } = turn;
  const { options, blocked } = offerActions(state, turn);
  const action = yield* choose(game, seat, 'merchant.trade', options, {
    prompt: say('merchant.trade', { ...prices, marks: publicSeat(state, seat).marks, count: turn.food }),
    rule: 'GE-6.2',
    blocked,
    obvious: true,
  });
  switch (action.do) {
    case 'done':
      game.next('merchant.end', {});
      return;
    case 'pirate':
      turn.pirated = true;
      announceTechnology(game, seat, 'space-pirate');
      game.next('merchant.pirate', { seat: action.from, space: action.space });
      break;
    case 'place':
    case 'pick-up':
      moveFood(game, turn, action.do === 'place' ? 1 : -1, action.space);
      break;
    default:
      tradeGood(game, turn, action.do, action.good, prices[action.good]);
  }
  game.next('merchant.trade', {});
}

const ON_THE_MARKET: readonly TradeAction[] = [
  ...GOODS.map((good): TradeAction => ({ do: 'buy', good })),
  ...GOODS.map((good): TradeAction => ({ do: 'sell', good })),
];

function offerActions(state: EmperorState, turn: MerchantTurn): Offer<TradeAction> {
  const { seat } = turn;
  const own = controlledBy(state, seat);
  const actions: TradeAction[] = [...ON_THE_MARKET];
  for (const space of own) if (usesFood(state, space)) actions.push({ do: 'place', space });
  for (const space of own) if ((state.food[space] ?? 0) > 0) actions.push({ do: 'pick-up', space });
  for (const piracy of possibleThefts(state, seat)) actions.push(piracy);
  actions.push({ do: 'done' });
  return offer(actions, {
    id: actionId,
    face: action => ({
      words: actionWords(state, turn, action),
      ...formRowOf(state, turn, action),
    }),
    about: action => ({ details: actionDetails(action), ...actionSubject(state, action) }),
    fault: action => actionFault(state, turn, action),
    why: reason => reason,
    value: action => action,
  });
}

/** Whether a sector can use food, because it yields metal or energy (GE-6.2). */
export function usesFood(state: EmperorState, space: SpaceId): boolean {
  const face = faceAt(state, space);
  return face !== null && face.metal + face.energy > 0;
}

function actionId(action: TradeAction): string {
  switch (action.do) {
    case 'buy':
    case 'sell':
      return `${action.do}:${action.good}`;
    case 'place':
    case 'pick-up':
      return `${action.do}:${action.space}`;
    case 'pirate':
      return action.space === null ? `pirate:s${action.from}` : `pirate:${action.space}`;
    case 'done':
      return 'done';
  }
}

function actionWords(state: EmperorState, { food }: MerchantTurn, action: TradeAction) {
  switch (action.do) {
    case 'buy':
    case 'sell':
      return say(`trade.${action.do}`, { good: goodName(action.good), price: state.prices?.[action.good] ?? 0 });
    case 'place':
    case 'pick-up':
      return say(`trade.${action.do}`, {
        space: spaceName(state, action.space),
        lying: state.food[action.space] ?? 0,
        most: MOST_FOOD,
      });
    case 'pirate':
      return action.space === null
        ? say('pirate.metal', { seat: { seat: action.from } })
        : say('pirate.food', { seat: { seat: action.from }, space: spaceName(state, action.space) });
    case 'done':
      return food === 0
        ? say('trade.done')
        : say('trade.done-selling', { count: food, marks: food * (state.prices?.food ?? 0) });
  }
}

/**
 * The row of an action in the form. Buying and selling share a row, which shows what the seat has; so do putting down
 * and picking up food.
 */
function formRowOf(state: EmperorState, turn: MerchantTurn, action: TradeAction): Partial<OptionFace> {
  switch (action.do) {
    case 'buy':
    case 'sell': {
      const { good } = action;
      const count = good === 'food' ? turn.food : publicSeat(state, turn.seat)[good];
      return { group: say('trade.group.market'), count, ...takesBackOf(state, turn, action, { do: 'buy', good }) };
    }
    case 'place':
    case 'pick-up': {
      const { space } = action;
      const count = state.food[space] ?? 0;
      const formRow = { group: say('trade.group.sectors'), count, most: MOST_FOOD };
      return usesFood(state, space)
        ? { ...formRow, ...takesBackOf(state, turn, action, { do: 'place', space }) }
        : formRow;
    }
    default:
      return {};
  }
}

/** Marks an action as the reverse of the action `of`, unless it is that action itself. */
function takesBackOf(
  state: EmperorState,
  turn: MerchantTurn,
  action: TradeAction,
  of: TradeAction,
): Pick<OptionFace, 'takesBack'> {
  return action.do === of.do ? {} : { takesBack: { id: actionId(of), words: actionWords(state, turn, of) } };
}

function actionDetails(action: TradeAction): Details {
  if (action.do === 'buy' || action.do === 'sell') return { do: action.do, good: action.good };
  return action.do === 'pirate' ? { do: action.do, from: action.from } : { do: action.do };
}

function actionSubject(state: EmperorState, action: TradeAction): Pick<OptionFace, 'subject' | 'refs'> {
  if (action.do === 'pirate' && action.space === null) {
    return { subject: `seat:${action.from}`, refs: [`seat:${action.from}`] };
  }
  return 'space' in action && action.space !== null ? spaceSubject(state, action.space) : { refs: [] };
}

const NO_MARKS: Reason = { why: say('why.no-marks'), rule: 'GE-6.2' };
const STORAGE_FULL: Reason = { why: say('why.storage-full'), rule: 'GE-1.3' };
const NONE_TO_SELL: Reason = { why: say('why.none-to-sell'), rule: 'GE-6.2' };
const SECTOR_FULL: Reason = { why: say('why.sector-full'), rule: 'GE-1.3' };
const NO_FOOD: Reason = { why: say('why.no-food'), rule: 'GE-6.2' };

function actionFault(state: EmperorState, turn: MerchantTurn, action: TradeAction): Reason | null {
  const owner = publicSeat(state, turn.seat);
  switch (action.do) {
    case 'buy':
      if (owner.marks < (state.prices?.[action.good] ?? 0)) return NO_MARKS;
      return action.good !== 'food' && storageRoomOf(owner)[action.good] < 1 ? STORAGE_FULL : null;
    case 'sell':
      return (action.good === 'food' ? turn.food : owner[action.good]) < 1 ? NONE_TO_SELL : null;
    case 'place':
      // A full sector is the first reason, since more food in hand would not remove it.
      if ((state.food[action.space] ?? 0) >= MOST_FOOD) return SECTOR_FULL;
      return turn.food < 1 ? NO_FOOD : null;
    case 'pirate':
      return pirateFault(state, turn.seat, turn.pirated, action);
    default:
      return null;
  }
}

function tradeGood(game: Emperor, turn: MerchantTurn, way: 'buy' | 'sell', good: Good, price: number): void {
  const { seat } = turn;
  const owner = seatState(game.state, seat);
  const amountChange = way === 'buy' ? 1 : -1;
  owner.marks -= amountChange * price;
  if (good === 'food') turn.food += amountChange;
  else owner[good] += amountChange;
  game.tell?.({
    words: say(way === 'buy' ? 'trade.bought' : 'trade.sold', { seat: { seat }, good: goodName(good), price }),
    rule: 'GE-6.2',
  });
}

/** Puts a food cube on a sector, or picks one up (GE-6.2). */
function moveFood(game: Emperor, turn: MerchantTurn, amountChange: 1 | -1, space: SpaceId): void {
  const { state } = game;
  turn.food -= amountChange;
  addFood(state, space, amountChange);
  game.tell?.({
    words: say(amountChange === 1 ? 'trade.placed' : 'trade.picked-up', {
      seat: { seat: turn.seat },
      space: spaceName(state, space),
    }),
    rule: 'GE-6.2',
    refs: spaceRefs(state, space),
  });
}

/** GE-6.2: ends a Merchant turn. The remaining food in hand must be sold. */
export function* endTurn(game: Emperor): Rule {
  const { state } = game;
  const { turn, prices } = state;
  if (turn?.role !== 'merchant' || prices === null) return;
  sellLeftovers(game, turn.seat, turn.food, prices.food);
  state.turn = null;
}

function sellLeftovers(game: Emperor, seat: Seat, count: number, price: number): void {
  if (count === 0) return;
  const marks = count * price;
  seatState(game.state, seat).marks += marks;
  game.tell?.({ words: say('trade.leftovers', { seat: { seat }, count, marks }), rule: 'GE-6.2' });
}
