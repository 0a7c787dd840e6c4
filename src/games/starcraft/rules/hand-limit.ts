import { offerRows } from '../../../kernel/match/offer.ts';
import type { OptionFace, Offer, Reason, OfferRow } from '../../../kernel/match/offer.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { CardId } from '../data/cards.ts';
import { changeHand } from '../state/hand.ts';
import { isInGame, seatState } from '../state/seats.ts';
import { handLimit } from '../state/sheet.ts';
import type { StarCraft, StarCraftState } from '../state/state.ts';
import { cardName, say } from '../text/say.ts';
import { discardCards } from './cards.ts';

/** One answer while a seat picks the cards to discard. */
type DiscardPick =
  | { readonly pick: 'card'; readonly card: CardId }
  | { readonly pick: 'put-back'; readonly card: CardId }
  | { readonly pick: 'done' | 'later' };

/**
 * SC-18.9: after its own event, a seat chooses in private what it will discard, so that it is asked only once. It may
 * put that off while other seats still have Event cards to play. The cards stay in its hand until step 9.
 */
export function* chooseDiscards(game: StarCraft, { seat }: { readonly seat: Seat }): Rule {
  const { state } = game;
  const excessCount = isInGame(state, seat) ? excessOf(state, seat) : 0;
  if (excessCount <= 0) return;
  state.step = 9;
  const discardedCards = yield* pickExcess(game, seat, excessCount, areEventsLeft(state));
  if (discardedCards === null) return;
  const owner = seatState(state, seat);
  owner.hand = [...discardedCards, ...owner.hand.filter(card => !discardedCards.includes(card))];
  owner.discarding = discardedCards.length;
}

/**
 * Step 9, SC-18.9: a seat with more Combat cards than its limit discards the excess that it has chosen. It chooses now
 * if it has not, or if its hand or its limit has changed since.
 */
export function* discardToLimit(game: StarCraft, { seat }: { readonly seat: Seat }): Rule {
  const { state } = game;
  state.step = 9;
  if (!isInGame(state, seat)) return;
  const owner = seatState(state, seat);
  const excessCount = excessOf(state, seat);
  if (excessCount <= 0) {
    owner.discarding = 0;
    return;
  }
  const isChosen = owner.discarding === excessCount;
  const discardedCards = isChosen
    ? owner.hand.slice(0, excessCount)
    : ((yield* pickExcess(game, seat, excessCount, false)) ?? []);
  changeHand(
    owner,
    owner.hand.filter(card => !discardedCards.includes(card)),
  );
  discardCards(game, seat, discardedCards);
  game.reveal();
  game.tell?.({
    words: say('regrouping.discarded', {
      seat: { seat },
      cards: discardedCards.map(cardName),
      limit: handLimit(state, seat),
    }),
    refs: discardedCards.map((card): `card:${CardId}` => `card:${card}`),
    rule: 'SC-18.9',
  });
}

/** How many cards a seat has beyond its hand limit. */
function excessOf(state: StarCraftState, seat: Seat): number {
  return seatState(state, seat).hand.length - handLimit(state, seat);
}

/** Whether a seat still has Event cards to play in this step. Every seat that has had its turn has none left. */
function areEventsLeft(state: StarCraftState): boolean {
  return state.seats.some(({ events }, seat) => isInGame(state, seat) && events.length > 0);
}

/**
 * Asks in private until enough cards are chosen and confirmed. Cards can be put back, and stay in the hand till the
 * end. `null` if the seat puts the choice off.
 */
function* pickExcess(game: StarCraft, seat: Seat, excessCount: number, mayWait: boolean): Rule<CardId[] | null> {
  const { hand } = seatState(game.state, seat);
  const discardedCards: CardId[] = [];
  for (;;) {
    const missingCount = excessCount - discardedCards.length;
    const { options, blocked } = discardOffer(hand, discardedCards, missingCount, mayWait);
    const discardPick = yield* choose(game, seat, 'regrouping.discard', options, {
      prompt: say('regrouping.discard.prompt', { count: missingCount, chosen: discardedCards.map(cardName) }),
      rule: 'SC-18.9',
      secrecy: 'sealed',
      blocked,
    });
    switch (discardPick.pick) {
      case 'later':
        return null;
      case 'done':
        return discardedCards;
      case 'card':
        discardedCards.push(discardPick.card);
        break;
      case 'put-back':
        discardedCards.splice(discardedCards.indexOf(discardPick.card), 1);
    }
  }
}

const DONE_FACE: OptionFace = { words: say('done') };
const DECIDE_LATER: OfferRow<DiscardPick> = {
  id: 'later',
  face: () => ({ words: say('regrouping.discard.later') }),
  value: { pick: 'later' },
  fault: null,
};
const ENOUGH_DISCARDS: Reason = { why: say('why.discard.enough'), rule: 'SC-18.9' };

function discardOffer(
  hand: readonly CardId[],
  discardedCards: readonly CardId[],
  missingCount: number,
  mayWait: boolean,
): Offer<DiscardPick> {
  const tooFewReason =
    missingCount > 0 ? { why: say('regrouping.discard.missing', { count: missingCount }), rule: 'SC-18.9' } : null;
  const cardsLeft = hand.filter(card => !discardedCards.includes(card));
  return offerRows<DiscardPick>([
    { id: 'done', face: () => DONE_FACE, value: { pick: 'done' }, fault: tooFewReason },
    ...cardsLeft.map((card): OfferRow<DiscardPick> => ({
      id: `card:${card}`,
      face: () => cardFace(card),
      value: { pick: 'card', card },
      fault: missingCount > 0 ? null : ENOUGH_DISCARDS,
    })),
    ...discardedCards.map((card): OfferRow<DiscardPick> => ({
      id: `put-back:${card}`,
      face: () => putBackFace(card),
      value: { pick: 'put-back', card },
      fault: null,
    })),
    ...(mayWait ? [DECIDE_LATER] : []),
  ]);
}

function cardFace(card: CardId): OptionFace {
  return { words: cardName(card), refs: [`card:${card}`], count: 0, most: 1 };
}

function putBackFace(card: CardId): OptionFace {
  return {
    words: say('regrouping.discard.put-back', { card: cardName(card) }),
    refs: [`card:${card}`],
    count: 1,
    most: 1,
    takesBack: { id: `card:${card}`, words: cardName(card) },
  };
}
