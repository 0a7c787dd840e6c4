import { EVENT_CARDS, EVENTS, EVENTS_REMOVED_BY_SEATS, EVENT_CARD_IDS } from '../data/events.ts';
import type { StarCraftView } from '../view.ts';

/** The number of Event cards of the current stage that are left: the whole deck minus the cards of later stages. */
export function cardsLeftInStage({ stage, eventDeckCount, seats, variant }: StarCraftView): number {
  // Galactic Conquest leaves out the stage III cards that end the match (SC-23.1.2).
  const deckCards = EVENT_CARD_IDS.filter(card => variant === 'standard' || !EVENTS[EVENT_CARDS[card].event].forced);
  const laterCards = deckCards.filter(card => EVENT_CARDS[card].stage > stage).length;
  // The set-up has removed cards of stages I and II. In stage I, `laterCards` includes the removed cards of stage II,
  // so their number is added again.
  const removedLater = stage === 1 ? cardsRemovedForSeats(seats.length) : 0;
  return Math.max(0, eventDeckCount - laterCards + removedLater);
}

function cardsRemovedForSeats(seats: number): number {
  const seatCount = ([2, 3, 4, 5, 6] as const).find(count => count === seats);
  return seatCount === undefined ? 0 : EVENTS_REMOVED_BY_SEATS[seatCount];
}
