import type { OrderInProgress } from './orders.ts';
import { isIn } from './seats.ts';
import type { StarCraftState } from './state.ts';

/**
 * The order that is being carried out, or `null` when there is none or its owner has left the match in the middle of
 * it.
 */
export function runningOrder(state: StarCraftState): OrderInProgress | null {
  const { order } = state;
  return order !== null && isIn(state, order.seat) ? order : null;
}
