import type { OrderInProgress } from './orders.ts';
import { isInGame } from './seats.ts';
import type { StarCraftState } from './state.ts';

/**
 * The order that is being carried out; `null` if there is none, or if its owner has left the match during the order.
 */
export function orderBeingExecuted(state: StarCraftState): OrderInProgress | null {
  const { order } = state;
  return order !== null && isInGame(state, order.seat) ? order : null;
}
