import { offerRows } from '../../../kernel/match/offer.ts';
import type { Face, Offer, Reason, Row } from '../../../kernel/match/offer.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { CardId } from '../data/cards.ts';
import { isIn, seatState } from '../state/seats.ts';
import { handLimit } from '../state/sheet.ts';
import type { StarCraft } from '../state/state.ts';
import { cardName, say } from '../text/say.ts';
import { discardCards } from './cards.ts';

/** One choice while a seat picks the cards to discard. */
type Pick =
  | { readonly pick: 'card'; readonly card: CardId }
  | { readonly pick: 'put-back'; readonly card: CardId }
  | { readonly pick: 'done' };

/** Step 9, SC-18.9: a seat with more Combat cards than its limit picks the excess, which goes to its discard pile. */
export function* discardToLimit(game: StarCraft, { seat }: { readonly seat: Seat }): Rule {
  const { state } = game;
  state.step = 9;
  if (!isIn(state, seat)) return;
  const owner = seatState(state, seat);
  const limit = handLimit(state, seat);
  const excess = owner.hand.length - limit;
  if (excess <= 0) return;

  const chosen = yield* pickExcess(game, seat, excess);
  owner.hand = owner.hand.filter(card => !chosen.includes(card));
  discardCards(game, seat, chosen);
  game.reveal();
  game.tell?.({
    words: say('regrouping.discarded', { seat: { seat }, cards: chosen.map(cardName), limit }),
    refs: chosen.map((card): `card:${CardId}` => `card:${card}`),
    rule: 'SC-18.9',
  });
}

/**
 * Asks in private until enough cards are chosen and confirmed. Cards can be put back, and stay in the hand till the
 * end.
 */
function* pickExcess(game: StarCraft, seat: Seat, excess: number): Rule<CardId[]> {
  const { hand } = seatState(game.state, seat);
  const chosen: CardId[] = [];
  for (;;) {
    const missing = excess - chosen.length;
    const { options, blocked } = picks(hand, chosen, missing);
    const picked = yield* choose(game, seat, 'regrouping.discard', options, {
      prompt: say('regrouping.discard.prompt', { count: missing, chosen: chosen.map(cardName) }),
      rule: 'SC-18.9',
      secrecy: 'sealed',
      blocked,
    });
    if (picked.pick === 'done') return chosen;
    if (picked.pick === 'card') chosen.push(picked.card);
    else chosen.splice(chosen.indexOf(picked.card), 1);
  }
}

const DONE: Face = { words: say('done') };
const ENOUGH: Reason = { why: say('why.discard.enough'), rule: 'SC-18.9' };

function picks(hand: readonly CardId[], chosen: readonly CardId[], missing: number): Offer<Pick> {
  const tooFew = missing > 0 ? { why: say('regrouping.discard.missing', { count: missing }), rule: 'SC-18.9' } : null;
  const left = hand.filter(card => !chosen.includes(card));
  return offerRows<Pick>([
    { id: 'done', face: () => DONE, value: { pick: 'done' }, fault: tooFew },
    ...left.map((card): Row<Pick> => ({
      id: `card:${card}`,
      face: () => cardFace(card),
      value: { pick: 'card', card },
      fault: missing > 0 ? null : ENOUGH,
    })),
    ...chosen.map((card): Row<Pick> => ({
      id: `put-back:${card}`,
      face: () => putBackFace(card),
      value: { pick: 'put-back', card },
      fault: null,
    })),
  ]);
}

function cardFace(card: CardId): Face {
  return { words: cardName(card), refs: [`card:${card}`], count: 0, most: 1 };
}

function putBackFace(card: CardId): Face {
  return {
    words: say('regrouping.discard.put-back', { card: cardName(card) }),
    refs: [`card:${card}`],
    count: 1,
    most: 1,
    takesBack: { id: `card:${card}`, words: cardName(card) },
  };
}
