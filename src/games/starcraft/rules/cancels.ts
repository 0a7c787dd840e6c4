import { joinedOffers, offerRows } from '../../../kernel/match/offer.ts';
import type { Reason, OfferRow } from '../../../kernel/match/offer.ts';
import { RuleFault } from '../../../kernel/match/refusal.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { CardId } from '../data/cards.ts';
import { otherSide } from '../state/battle.ts';
import type { BattleSide } from '../state/battle.ts';
import { boutOf } from '../state/bout.ts';
import { drawableCards, isReinforcement, isStandard } from '../state/placing.ts';
import { changeHand } from '../state/hand.ts';
import { seatState } from '../state/seats.ts';
import type { StarCraft } from '../state/state.ts';
import { cardName, say } from '../text/say.ts';
import { abilitiesOf } from './abilities.ts';
import { blockedCards, NO_CARD, NO_DECK, standardMessage, TOP_CARD } from './battle-cards.ts';
import { whyNot } from './conditions.ts';
import { checkStandard, discardUnused, standardFromDeck } from './reveal.ts';

/**
 * SC-15.4: uses the cancel abilities of a side. They come before all other abilities, the attacker's first, so that a
 * cancelled cancel does nothing.
 */
export function* cancelCards(game: StarCraft, side: BattleSide): Rule {
  const bout = boutOf(game.state, side);
  for (const { card, ability } of abilitiesOf(game.state, bout, ['cancel'])) {
    if (ability.op !== 'cancel') throw new RuleFault(`${card}: "${ability.op}" is no cancel.`);
    if (whyNot(game.state, bout, ability.if) !== null) continue;
    if (ability.what === 'reinforcement') cancelReinforcement(game, otherSide(side));
    else yield* cancelStandard(game, otherSide(side), ability.replace);
  }
}

/** Discards the reinforcement card of `side` unused. */
function cancelReinforcement(game: StarCraft, side: BattleSide): void {
  const { own } = boutOf(game.state, side);
  if (own.reinforcement === null) return;
  const { card } = own.reinforcement;
  own.reinforcement = null;
  discardUnused(game, side, card, 'battle.gone.cancelled');
}

/** Discards the standard card of `side`. Its owner replaces it from the hand or the deck, face up at once. */
function* cancelStandard(game: StarCraft, side: BattleSide, replace: boolean): Rule {
  const { own } = boutOf(game.state, side);
  if (own.standard === null) return;
  const { card } = own.standard;
  own.standard = null;
  discardUnused(game, side, card, 'battle.gone.cancelled');
  if (replace) yield* replaceStandard(game, side);
  checkStandard(game, side);
}

type Replacement = CardId | 'deck' | 'none';

const NOT_STANDARD: Reason = { why: say('why.battle.not-standard'), rule: 'SC-15.4' };

function* replaceStandard(game: StarCraft, side: BattleSide): Rule {
  const { battle, own, seat } = boutOf(game.state, side);
  const owner = seatState(game.state, seat);
  const drawableDeck = drawableCards(game.state, seat);
  const standardsInHand = owner.hand.filter(isStandard);
  const replacementRows: OfferRow<Replacement>[] = standardsInHand.map(card => ({
    id: `card:${card}`,
    face: () => ({ words: standardMessage(battle, own, card), refs: [`card:${card}`] }),
    value: card,
    fault: null,
  }));
  replacementRows.push({ id: 'deck', face: () => TOP_CARD, value: 'deck', fault: drawableDeck > 0 ? null : NO_DECK });
  if (standardsInHand.length === 0 && drawableDeck === 0)
    replacementRows.push({ id: 'none', face: () => NO_CARD, value: 'none', fault: null });
  const { options, blocked } = joinedOffers<Replacement>(
    blockedCards(owner.hand.filter(isReinforcement), NOT_STANDARD),
    offerRows(replacementRows),
  );
  const answer = yield* choose(game, seat, 'battle.replace', options, {
    prompt: say('battle.replace.prompt'),
    rule: 'SC-15.4',
    secrecy: 'sealed',
    blocked,
  });
  if (answer === 'none') return;
  if (answer === 'deck') {
    own.standard = standardFromDeck(game, side);
    return;
  }
  game.reveal();
  changeHand(
    owner,
    owner.hand.filter(card => card !== answer),
  );
  own.standard = { card: answer, from: 'hand', faceUp: true };
  game.tell?.({
    words: say('battle.replaced', { seat: { seat }, card: cardName(answer) }),
    refs: [`card:${answer}`],
    rule: 'SC-15.4',
  });
}
