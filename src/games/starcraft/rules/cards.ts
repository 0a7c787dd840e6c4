import type { Seat } from '../../../kernel/words/message.ts';
import type { CardId } from '../data/cards.ts';
import { EVENT_CARDS } from '../data/events.ts';
import type { EventCardId } from '../data/events.ts';
import { changeHand } from '../state/hand.ts';
import { seatState } from '../state/seats.ts';
import { hasPoints } from '../state/standing.ts';
import type { StarCraft } from '../state/state.ts';
import { cardName, say } from '../text/say.ts';

/**
 * Takes the top card of a seat's Combat deck unseen; `null` if there is none. SC-11.8: after the last card is drawn,
 * the discard pile is at once shuffled into a new deck.
 */
export function takeTopCard(game: StarCraft, seat: Seat): CardId | null {
  const owner = seatState(game.state, seat);
  if (owner.deck.length === 0) reshuffle(game, seat);
  const card = owner.deck.pop() ?? null;
  if (owner.deck.length === 0) reshuffle(game, seat);
  return card;
}

/**
 * Draws Combat cards into the hand. If deck and discard pile are empty, further draws are lost (SC-11.8). Returns the
 * number of drawn cards.
 */
export function drawCards(game: StarCraft, seat: Seat, count: number): number {
  const owner = seatState(game.state, seat);
  const drawnCards: CardId[] = [];
  while (drawnCards.length < count) {
    const card = takeTopCard(game, seat);
    if (card === null) break;
    drawnCards.push(card);
  }
  if (drawnCards.length > 0) {
    changeHand(owner, [...owner.hand, ...drawnCards]);
    game.reveal();
    game.tell?.({
      words: say('cards.drawn', { seat: { seat }, count: drawnCards.length }),
      secrets: [
        {
          seats: [seat],
          words: say('cards.drawn.secret', { seat: { seat }, cards: drawnCards.map(cardName) }),
          refs: drawnCards.map((card): `card:${CardId}` => `card:${card}`),
        },
      ],
    });
  }
  return drawnCards.length;
}

/**
 * Draws an Event card, which even its owner does not read yet (SC-6.6). An empty Event deck gives none (SC-6.8). In
 * Galactic Conquest a new deck is made when the last card is drawn (SC-23.1.3). If no stage III card has been discarded
 * by then, the new deck is made at the first draw after one has been.
 */
export function drawEventCard(game: StarCraft, seat: Seat): void {
  renewEventDeck(game);
  const card = game.state.eventDeck.pop();
  if (card === undefined) {
    game.tell?.({ words: say('events.none-left', { seat: { seat } }), rule: 'SC-6.8' });
    return;
  }
  game.reveal();
  seatState(game.state, seat).events.push(card);
  game.tell?.({ words: say('events.drawn', { seat: { seat } }), rule: 'SC-6.6' });
  renewEventDeck(game);
}

/**
 * SC-23.1.3, SC-23.1.5, ruling late-new-deck: makes a new Event deck from the discarded stage III cards when the deck
 * is empty in Galactic Conquest. Without such cards the deck stays empty.
 */
function renewEventDeck(game: StarCraft): void {
  const { state } = game;
  if (hasPoints(state) || state.eventDeck.length > 0) return;
  const isStage3 = (card: EventCardId): boolean => EVENT_CARDS[card].stage === 3;
  const stage3Cards = state.eventDiscard.filter(isStage3);
  if (stage3Cards.length === 0) return;
  state.eventDiscard = state.eventDiscard.filter(card => !isStage3(card));
  game.shuffle(stage3Cards);
  state.eventDeck = stage3Cards;
  game.tell?.({ words: say('conquest.new-deck', { count: stage3Cards.length }), rule: 'SC-23.1.3' });
}

/** Puts Combat cards on their owner's discard pile, which is public (SC-24). */
export function discardCards(game: StarCraft, seat: Seat, cards: readonly CardId[]): void {
  seatState(game.state, seat).discard.push(...cards);
}

function reshuffle(game: StarCraft, seat: Seat): void {
  const owner = seatState(game.state, seat);
  if (owner.discard.length === 0) return;
  owner.deck.unshift(...owner.discard.splice(0));
  game.shuffle(owner.deck);
  game.tell?.({ words: say('cards.reshuffled', { seat: { seat } }), rule: 'SC-11.8' });
}
