import type { CardId } from '../data/cards.ts';
import type { SeatState } from './state.ts';

/** Replaces the hand of a seat. A choice of discards made before (SC-18.9) no longer fits it and is dropped. */
export function changeHand(owner: SeatState, hand: readonly CardId[]): void {
  owner.hand = [...hand];
  owner.discarding = 0;
}
