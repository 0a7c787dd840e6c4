import type { OrderInProgress } from './orders.ts';
import { isIn } from './seats.ts';
import type { StarCraftState } from './state.ts';

/**
 * The order that is being carried out; `null` if there is none, or if its owner has left the match during the order.
 */
export function orderInProgress(state: StarCraftState): OrderInProgress | null {
  const { order } = state;
  return order !== null && isIn(state, order.seat) ? order : null;
}
