import type { Option } from '../../../kernel/match/decision.ts';
import { offerPlain } from '../../../kernel/match/offer.ts';
import type { Reason } from '../../../kernel/match/offer.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Seat, Message } from '../../../kernel/words/message.ts';
import { cardsOf, copyOf, factsOf, kindOf } from '../data/cards.ts';
import type { CardId } from '../data/cards.ts';
import type { CardFaction } from '../data/ids.ts';
import { MODE_FACTS } from '../data/modes.ts';
import { does } from '../state/does.ts';
import { cardRefs } from '../state/refs.ts';
import { cardFactionOf, seatState } from '../state/seats.ts';
import type { Theseus, TheseusState } from '../state/state.ts';
import type { SetUpSteps } from '../state/steps.ts';
import { cardName, say } from '../text/say.ts';

/**
 * TH-4.4: lines up the building of decks, if decks are built: for each player with cards, in turn order, before any
 * card is dealt.
 */
export function* buildDecks(game: Theseus): Rule {
  const { state } = game;
  if (state.options.decks !== 'built') return;
  for (const seat of state.order) if (cardFactionOf(state, seat) !== null) game.next('setUp.deck', { seat });
}

/**
 * TH-4.4: builds a deck. It begins with the simplest cards, and the player exchanges cards, so that the size stays the
 * same. Nobody else sees it: a built deck and the cards left out are as hidden as dealt cards (TH-22.3).
 */
export function* buildDeck(game: Theseus, { seat }: SetUpSteps['setUp.deck']): Rule {
  const { state } = game;
  const faction = cardFactionOf(state, seat);
  if (faction === null) return;
  const factionCards = cardsOf(faction);
  let deck: readonly CardId[] = simplestDeck(state, faction);
  for (;;) {
    const removed = yield* chooseCardToRemove(game, seat, factionCards, deck);
    if (removed === null) break;
    const replacement = yield* chooseReplacement(game, seat, factionCards, deck, removed);
    deck = factionCards.filter(card => card === replacement || (card !== removed && deck.includes(card)));
  }
  seatState(state, seat).removed = factionCards.filter(card => !deck.includes(card));
  const cards = lastCopies(deck).map(stackName);
  game.tell?.({
    words: say('deck.built', { seat: { seat }, count: deck.length }),
    rule: 'TH-4.4',
    secrets: [{ seats: [seat], words: say('deck.built.own', { cards }) }],
  });
}

/** Asks for the card that leaves the deck (`out:aliens-hive-2`, the last of its kind); `null` if the deck is done. */
function* chooseCardToRemove(
  game: Theseus,
  seat: Seat,
  factionCards: readonly CardId[],
  deck: readonly CardId[],
): Rule<CardId | null> {
  const deckCopies = lastCopies(deck);
  const notInDeck = firstCopies(factionCards.filter(card => ofKind(deck, card).length === 0));
  const { options, blocked } = offerPlain([...deckCopies, ...notInDeck], {
    id: card => `out:${card}`,
    face: card => ({ words: stackName(card), details: does('out'), refs: cardRefs(card) }),
    blockedFace: card => ({ words: cardName(card), details: does('out'), refs: cardRefs(card) }),
    whyNot: card => (deckCopies.includes(card) ? null : NOT_IN_DECK),
  });
  return yield* choose<CardId | null>(game, seat, 'setUp.deck', [DONE, ...options], {
    prompt: say('deck.out', { count: deck.length }),
    rule: 'TH-4.4',
    secrecy: 'sealed',
    blocked,
  });
}

const DONE: Option<null> = { id: 'done', words: say('deck.done'), value: null };
const NOT_IN_DECK: Reason = { why: say('why.not-in-deck'), rule: 'TH-4.4' };
const ALL_IN_DECK: Reason = { why: say('why.all-in-deck'), rule: 'TH-4.4' };

/**
 * Asks for the card that replaces another one (`in:aliens-hive-2`, the next of its kind). The answer `keep` keeps the
 * other card. Both questions have the same kind, so that the kinds of private questions do not reveal whether anything
 * was exchanged.
 */
function* chooseReplacement(
  game: Theseus,
  seat: Seat,
  factionCards: readonly CardId[],
  deck: readonly CardId[],
  removed: CardId,
): Rule<CardId> {
  const otherCards = factionCards.filter(card => kindOf(card) !== kindOf(removed));
  const leftOut = otherCards.filter(card => !deck.includes(card));
  const fullyUsed = lastCopies(otherCards.filter(card => ofKind(leftOut, card).length === 0));
  const { options, blocked } = offerPlain([...firstCopies(leftOut), ...fullyUsed], {
    id: card => `in:${card}`,
    face: card => ({
      words: say('deck.left', { card: cardName(card), count: ofKind(leftOut, card).length }),
      details: does('in'),
      refs: cardRefs(card),
    }),
    blockedFace: card => ({ words: cardName(card), details: does('in'), refs: cardRefs(card) }),
    whyNot: card => (fullyUsed.includes(card) ? ALL_IN_DECK : null),
  });
  const keepOption: Option<CardId> = {
    id: 'keep',
    words: say('deck.keep', { card: cardName(removed) }),
    refs: [`card:${removed}`],
    value: removed,
  };
  return yield* choose(game, seat, 'setUp.deck', [keepOption, ...options], {
    prompt: say('deck.in', { card: cardName(removed) }),
    rule: 'TH-4.4',
    secrecy: 'sealed',
    blocked,
  });
}

/** The deck at the start of building: the faction's simplest cards. */
function simplestDeck(state: TheseusState, faction: CardFaction): CardId[] {
  const bySimplicity = cardsOf(faction).sort(
    (one, other) => factsOf(one).level - factsOf(other).level || copyOf(one) - copyOf(other),
  );
  const simplest = bySimplicity.slice(0, MODE_FACTS[state.options.mode].deck);
  return cardsOf(faction).filter(card => simplest.includes(card));
}

function ofKind(cards: readonly CardId[], card: CardId): CardId[] {
  return cards.filter(other => kindOf(other) === kindOf(card));
}

/** The first of these cards of each kind. */
function firstCopies(cards: readonly CardId[]): CardId[] {
  return cards.filter(card => ofKind(cards, card)[0] === card);
}

/** The last of these cards of each kind. Its number is the number of cards of the kind. */
function lastCopies(cards: readonly CardId[]): CardId[] {
  return cards.filter(card => ofKind(cards, card).at(-1) === card);
}

/** A kind of card and its number of cards up to this one, such as "Hive ×2". */
function stackName(card: CardId): Message {
  return say('deck.stack', { card: cardName(card), count: copyOf(card) });
}
