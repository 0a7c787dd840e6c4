import type { Details } from '../../../kernel/match/decision.ts';
import { offer } from '../../../kernel/match/offer.ts';
import type { Face, Offer, Reason } from '../../../kernel/match/offer.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { GOODS, MOST_FOOD } from '../data/set-up.ts';
import type { Good } from '../data/set-up.ts';
import type { SpaceId } from '../data/spaces.ts';
import { controlledBy, faceAt } from '../state/board.ts';
import { publicSeat, roomFor, seatState } from '../state/seats.ts';
import type { Emperor, EmperorState, Turn } from '../state/state.ts';
import { goodName, say, spaceName, spaceRefs } from '../text/say.ts';
import { aboutSpace } from './options.ts';
import { announce } from './announcing.ts';
import { addFood } from './food.ts';
import { pirateDeeds, pirateFault } from './pirate.ts';
import type { Piracy } from './pirate.ts';

type Deed =
  | { readonly do: 'buy' | 'sell'; readonly good: Good }
  | { readonly do: 'place' | 'pick-up'; readonly space: SpaceId }
  | Piracy
  | { readonly do: 'done' };

type MerchantTurn = Extract<Turn, { role: 'merchant' }>;

/** GE-6.2, GE-6.3: asks for the next action of a Merchant turn, in any order. */
export function* tradeOnce(game: Emperor): Rule {
  const { state } = game;
  const { turn, prices } = state;
  if (turn?.role !== 'merchant' || prices === null) return;
  const { seat } = turn;
  const { options, blocked } = offerDeeds(state, turn);
  const deed = yield* choose(game, seat, 'merchant.trade', options, {
    prompt: say('merchant.trade', { ...prices, marks: publicSeat(state, seat).marks, count: turn.food }),
    rule: 'GE-6.2',
    blocked,
    obvious: true,
  });
  switch (deed.do) {
    case 'done':
      game.next('merchant.end', {});
      return;
    case 'pirate':
      turn.pirated = true;
      announce(game, seat, 'space-pirate');
      game.next('merchant.pirate', { seat: deed.from, space: deed.space });
      break;
    case 'place':
    case 'pick-up':
      carry(game, turn, deed.do === 'place' ? 1 : -1, deed.space);
      break;
    default:
      trade(game, turn, deed.do, deed.good, prices[deed.good]);
  }
  game.next('merchant.trade', {});
}

function offerDeeds(state: EmperorState, turn: MerchantTurn): Offer<Deed> {
  const { seat } = turn;
  const own = controlledBy(state, seat);
  const fields = own.filter(space => isFed(state, space));
  const lying = own.filter(space => (state.food[space] ?? 0) > 0);
  const deeds: Deed[] = [
    ...GOODS.map((good): Deed => ({ do: 'buy', good })),
    ...GOODS.map((good): Deed => ({ do: 'sell', good })),
    ...fields.map((space): Deed => ({ do: 'place', space })),
    ...lying.map((space): Deed => ({ do: 'pick-up', space })),
    ...pirateDeeds(state, seat),
    { do: 'done' },
  ];
  return offer(deeds, {
    id: idOf,
    face: deed => ({
      words: wordsOf(state, turn, deed),
      details: detailsOf(deed),
      ...aboutDeed(state, deed),
      ...rowOf(state, turn, deed),
    }),
    fault: deed => faultOf(state, turn, deed),
    why: reason => reason,
    value: deed => deed,
  });
}

/** Whether food is of use on a sector (GE-6.2). */
export function isFed(state: EmperorState, space: SpaceId): boolean {
  const face = faceAt(state, space);
  return face !== null && face.metal + face.energy > 0;
}

function idOf(deed: Deed): string {
  switch (deed.do) {
    case 'buy':
    case 'sell':
      return `${deed.do}:${deed.good}`;
    case 'place':
    case 'pick-up':
      return `${deed.do}:${deed.space}`;
    case 'pirate':
      return deed.space === null ? `pirate:s${deed.from}` : `pirate:${deed.space}`;
    case 'done':
      return 'done';
  }
}

function wordsOf(state: EmperorState, { food }: MerchantTurn, deed: Deed) {
  switch (deed.do) {
    case 'buy':
    case 'sell':
      return say(`trade.${deed.do}`, { good: goodName(deed.good), price: state.prices?.[deed.good] ?? 0 });
    case 'place':
    case 'pick-up':
      return say(`trade.${deed.do}`, {
        space: spaceName(state, deed.space),
        lying: state.food[deed.space] ?? 0,
        most: MOST_FOOD,
      });
    case 'pirate':
      return deed.space === null
        ? say('pirate.metal', { seat: { seat: deed.from } })
        : say('pirate.food', { seat: { seat: deed.from }, space: spaceName(state, deed.space) });
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
function rowOf(state: EmperorState, turn: MerchantTurn, deed: Deed): Partial<Face> {
  switch (deed.do) {
    case 'buy':
    case 'sell': {
      const { good } = deed;
      const count = good === 'food' ? turn.food : publicSeat(state, turn.seat)[good];
      return { group: say('trade.group.market'), count, ...inverse(state, turn, deed, { do: 'buy', good }) };
    }
    case 'place':
    case 'pick-up': {
      const { space } = deed;
      const count = state.food[space] ?? 0;
      const row = { group: say('trade.group.sectors'), count, most: MOST_FOOD };
      return isFed(state, space) ? { ...row, ...inverse(state, turn, deed, { do: 'place', space }) } : row;
    }
    default:
      return {};
  }
}

/** Marks an action as the reverse of the action `of`, unless it is that action itself. */
function inverse(state: EmperorState, turn: MerchantTurn, deed: Deed, of: Deed): Pick<Face, 'takesBack'> {
  return deed.do === of.do ? {} : { takesBack: { id: idOf(of), words: wordsOf(state, turn, of) } };
}

function detailsOf(deed: Deed): Details {
  if (deed.do === 'buy' || deed.do === 'sell') return { do: deed.do, good: deed.good };
  return deed.do === 'pirate' ? { do: deed.do, from: deed.from } : { do: deed.do };
}

function aboutDeed(state: EmperorState, deed: Deed): Pick<Face, 'subject' | 'refs'> {
  if (deed.do === 'pirate' && deed.space === null) {
    return { subject: `seat:${deed.from}`, refs: [`seat:${deed.from}`] };
  }
  return 'space' in deed && deed.space !== null ? aboutSpace(state, deed.space) : { refs: [] };
}

const NO_MARKS: Reason = { why: say('why.no-marks'), rule: 'GE-6.2' };
const STORAGE_FULL: Reason = { why: say('why.storage-full'), rule: 'GE-1.3' };
const NONE_TO_SELL: Reason = { why: say('why.none-to-sell'), rule: 'GE-6.2' };
const SECTOR_FULL: Reason = { why: say('why.sector-full'), rule: 'GE-1.3' };
const NO_FOOD: Reason = { why: say('why.no-food'), rule: 'GE-6.2' };

function faultOf(state: EmperorState, turn: MerchantTurn, deed: Deed): Reason | null {
  const owner = publicSeat(state, turn.seat);
  switch (deed.do) {
    case 'buy':
      if (owner.marks < (state.prices?.[deed.good] ?? 0)) return NO_MARKS;
      return deed.good !== 'food' && roomFor(owner)[deed.good] < 1 ? STORAGE_FULL : null;
    case 'sell':
      return (deed.good === 'food' ? turn.food : owner[deed.good]) < 1 ? NONE_TO_SELL : null;
    case 'place':
      // Reasons that more food would not remove come first.
      if ((state.food[deed.space] ?? 0) >= MOST_FOOD) return SECTOR_FULL;
      return turn.food < 1 ? NO_FOOD : null;
    case 'pirate':
      return pirateFault(state, turn.seat, turn.pirated, deed);
    default:
      return null;
  }
}

function trade(game: Emperor, turn: MerchantTurn, way: 'buy' | 'sell', good: Good, price: number): void {
  const { seat } = turn;
  const owner = seatState(game.state, seat);
  const sign = way === 'buy' ? 1 : -1;
  owner.marks -= sign * price;
  if (good === 'food') turn.food += sign;
  else owner[good] += sign;
  game.tell?.({
    words: say(way === 'buy' ? 'trade.bought' : 'trade.sold', { seat: { seat }, good: goodName(good), price }),
    rule: 'GE-6.2',
  });
}

/** Puts a cube on a sector, or picks one up (GE-6.2). */
function carry(game: Emperor, turn: MerchantTurn, sign: 1 | -1, space: SpaceId): void {
  const { state } = game;
  turn.food -= sign;
  addFood(state, space, sign);
  game.tell?.({
    words: say(sign === 1 ? 'trade.placed' : 'trade.picked-up', {
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
