import type { Seat, Viewer } from '../../../kernel/words/message.ts';
import { cardsOf } from '../data/cards.ts';
import type { CardId } from '../data/cards.ts';
import { cardFactionOf, seatState } from '../state/seats.ts';
import type { TheseusState } from '../state/state.ts';

/** A deck that its owner has built (TH-4.4). */
export interface BuiltDeck {
  readonly cards: readonly CardId[];
  /**
   * The cards that are still in the deck, in the order of `CARD_IDS`, since their order in the deck is hidden
   * (TH-22.3).
   */
  readonly left: readonly CardId[];
}

/** TH-4.4, TH-22.3: the deck that a seat has built; `null` for all other viewers, and if decks are dealt. */
export function builtDeckFor(state: TheseusState, seat: Seat, viewer: Viewer): BuiltDeck | null {
  if (viewer !== seat || state.options.decks !== 'built') return null;
  const { deck, removed, out } = seatState(state, seat);
  const faction = cardFactionOf(state, seat);
  // Until decks are dealt, a built deck is stored as the cards left out, in `removed`. A seat that gives up adds more
  // cards to them, so its deck is no longer known.
  if (faction === null || removed.length === 0 || out) return null;
  const factionCards = cardsOf(faction);
  return {
    cards: factionCards.filter(card => !removed.includes(card)),
    left: factionCards.filter(card => deck.includes(card)),
  };
}
