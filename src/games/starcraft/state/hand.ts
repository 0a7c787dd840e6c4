import type { CardId } from '../data/cards.ts';
import type { SeatState } from './state.ts';

/** Replaces the hand of a seat. An earlier choice of discards (SC-18.9) no longer fits the hand and is cancelled. */
export function changeHand(owner: SeatState, hand: readonly CardId[]): void {
  owner.hand = [...hand];
  owner.discarding = 0;
}
