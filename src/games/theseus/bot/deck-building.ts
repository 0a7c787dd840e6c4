import { CARD_IDS, cardsOf, copyOf, kindOf } from '../data/cards.ts';
import type { CardId } from '../data/cards.ts';
import type { CardFaction } from '../data/ids.ts';
import { MODE_FACTS } from '../data/modes.ts';
import { cardFactionOf } from '../state/seats.ts';
import { plainWorth } from './cards.ts';
import { bestOffer, offered } from './turn.ts';
import type { BotTurn, Strategy } from './turn.ts';

/** The value of a second card of a kind, as a share of the first one's: the best slot is already taken. */
const SECOND = 0.85;

/** The value of a card in a built deck (TH-4.4): each further card of a kind is worth less. */
function deckWorth(card: CardId): number {
  return plainWorth(kindOf(card)) * SECOND ** (copyOf(card) - 1);
}

/** The faction's most valuable cards, as many as a deck has. */
function bestDeck(faction: CardFaction, size: number): CardId[] {
  return cardsOf(faction)
    .sort((one, other) => deckWorth(other) - deckWorth(one))
    .slice(0, size);
}

/** The cards of the best deck that the decision offers as `prefix:card`. */
function wanted(turn: BotTurn, prefix: string): CardId[] {
  const { state, me } = turn;
  const faction = cardFactionOf(state, me);
  const deck = faction === null ? [] : bestDeck(faction, MODE_FACTS[state.options.mode].deck);
  return offered(turn, prefix, deck);
}

/** Builds a deck by exchanges: first chooses the worst card to leave it, then the best card to replace that one. */
export const exchange: Strategy = turn => {
  if (turn.has('keep')) return bestOffer(turn, 'in', wanted(turn, 'in'), deckWorth)?.thing ?? 'keep';
  const staying = wanted(turn, 'out');
  const leaving = CARD_IDS.filter(card => !staying.includes(card));
  return bestOffer(turn, 'out', leaving, card => -deckWorth(card))?.thing ?? 'done';
};
