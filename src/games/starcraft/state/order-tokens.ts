import type { Seat } from '../../../kernel/words.ts';
import { FACTION_PIECES, ORDER_KINDS } from '../data/factions.ts';
import type { OrderKind } from '../data/factions.ts';
import type { OrderToken } from './orders.ts';
import type { StarCraftState } from './state.ts';

/** The order tokens of `seat` on the board, wherever they lie. */
export function tokensOf(state: StarCraftState, seat: Seat): OrderToken[] {
  return state.planets.flatMap(({ planet }) => (state.stacks[planet] ?? []).filter(token => token.seat === seat));
}

/** The order tokens of `seat` that are not on the board, by kind (SC-2.3). */
export type OrdersLeft = Readonly<Record<OrderKind, { readonly standard: number; readonly special: number }>>;

/** What `seat` has left to place. Its owner alone may know it: it tells the faces on the board. */
export function ordersLeft(state: StarCraftState, seat: Seat): OrdersLeft {
  const placed = tokensOf(state, seat);
  const left = (order: OrderKind): { readonly standard: number; readonly special: number } => {
    const out = (special: boolean): number =>
      placed.filter(token => token.order === order && token.special === special).length;
    return {
      standard: FACTION_PIECES.standardOrders[order] - out(false),
      special: FACTION_PIECES.specialOrders[order] - out(true),
    };
  };
  const [build, mobilize, research] = ORDER_KINDS;
  return { [build]: left(build), [mobilize]: left(mobilize), [research]: left(research) };
}
