import type { Seat } from '../../../kernel/words/message.ts';
import type { OrderKind } from '../data/factions.ts';
import { orderStackOn, tokensLeft } from './order-stacks.ts';
import type { OrderToken } from './orders.ts';
import type { StarCraftState } from './state.ts';

/** The order tokens of `seat` on the board, wherever they lie. */
export function tokensOf(state: StarCraftState, seat: Seat): OrderToken[] {
  return state.planets.flatMap(({ planet }) => orderStackOn(state, planet).filter(token => token.seat === seat));
}

/** The order tokens of `seat` that are not on the board, by kind (SC-2.3). */
export type OrdersLeft = Readonly<Record<OrderKind, { readonly standard: number; readonly special: number }>>;

/**
 * The order tokens that `seat` has left to place. Only the seat may know them, since they reveal its faces on the
 * board.
 */
export function ordersLeft(state: StarCraftState, seat: Seat): OrdersLeft {
  const { standard, special } = tokensLeft(state, seat);
  return {
    build: { standard: standard.build, special: special.build },
    mobilize: { standard: standard.mobilize, special: special.mobilize },
    research: { standard: standard.research, special: special.research },
  };
}
