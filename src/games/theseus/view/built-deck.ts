import type { Seat, Viewer } from '../../../kernel/words/message.ts';
import { cardsOf } from '../data/cards.ts';
import type { CardId } from '../data/cards.ts';
import { cardFactionOf, seatState } from '../state/seats.ts';
import type { TheseusState } from '../state/state.ts';

/** A deck as its owner has built it (TH-4.4). */
export interface BuiltDeck {
  readonly cards: readonly CardId[];
  /** Those of them that are still in the deck, in the order of the catalogue: how they lie is hidden (TH-22.3). */
  readonly left: readonly CardId[];
}

/**
 * TH-4.4, TH-22.3: the deck that a seat has built, for its own eyes; `null` for all others, and where decks are dealt.
 */
export function builtDeckFor(state: TheseusState, seat: Seat, viewer: Viewer): BuiltDeck | null {
  if (viewer !== seat || state.options.decks !== 'built') return null;
  const { deck, removed, out } = seatState(state, seat);
  const faction = cardFactionOf(state, seat);
  // Which cards stay out is what is known of a deck until it is dealt. Who gives up leaves more of them behind.
  if (faction === null || removed.length === 0 || out) return null;
  const all = cardsOf(faction);
  return { cards: all.filter(card => !removed.includes(card)), left: all.filter(card => deck.includes(card)) };
}
