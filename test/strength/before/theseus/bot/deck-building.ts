import { CARD_IDS, cardsOf, copyOf, kindOf } from '../../../../../src/games/theseus/data/cards.ts';
import type { CardId } from '../../../../../src/games/theseus/data/cards.ts';
import type { CardFaction } from '../../../../../src/games/theseus/data/ids.ts';
import { MODE_FACTS } from '../../../../../src/games/theseus/data/modes.ts';
import { cardFactionOf } from '../../../../../src/games/theseus/state/seats.ts';
import { plainWorth } from './cards.ts';
import { bestOffer, offered } from './turn.ts';
import type { BotTurn, Opinion } from './turn.ts';

/** A second card of a kind gives so much of the first one: its best slot is taken. */
const SECOND = 0.85;

/** What a card gives in a deck that is built, TH-4.4: the less, the more there are of it. */
function deckWorth(card: CardId): number {
  return plainWorth(kindOf(card)) * SECOND ** (copyOf(card) - 1);
}

/** The cards that are worth most. */
function bestDeck(faction: CardFaction, size: number): CardId[] {
  return cardsOf(faction)
    .sort((one, other) => deckWorth(other) - deckWorth(one))
    .slice(0, size);
}

/** Those of them that are on offer as `prefix:card`. */
function wanted(turn: BotTurn, prefix: string): CardId[] {
  const { state, me } = turn;
  const faction = cardFactionOf(state, me);
  const deck = faction === null ? [] : bestDeck(faction, MODE_FACTS[state.options.mode].deck);
  return offered(turn, prefix, deck);
}

/**
 * The card that leaves the deck, the worst of those that are not among the best ones, and then the one that comes in
 * for it.
 */
export const exchange: Opinion = turn => {
  if (turn.has('keep')) return bestOffer(turn, 'in', wanted(turn, 'in'), deckWorth)?.thing ?? 'keep';
  const staying = wanted(turn, 'out');
  const leaving = CARD_IDS.filter(card => !staying.includes(card));
  return bestOffer(turn, 'out', leaving, card => -deckWorth(card))?.thing ?? 'done';
};
