import type { CardId } from '../data/cards.ts';
import { BATTLE_SIDES, unitOf } from '../state/battle.ts';
import type { BattleSide, PlacedCard } from '../state/battle.ts';
import { boutOf } from '../state/bout.ts';
import { hasIcon, isStandard, matchingUnit } from '../state/placing.ts';
import { seatState } from '../state/seats.ts';
import type { StarCraft } from '../state/state.ts';
import { cardName, say } from '../text/say.ts';
import { discardCards, takeTopCard } from './cards.ts';

// SC-13.7.A: the Reveal sub-step without cancels, which are in cancels.ts.

/** SC-13.7.A.1: turns up all cards of the skirmish at the same time. This can't be undone. */
export function turnUpCards(game: StarCraft): void {
  game.reveal();
  for (const side of BATTLE_SIDES) {
    const { own, seat } = boutOf(game.state, side);
    const cards: CardId[] = [];
    for (const placedCard of [own.standard, own.reinforcement]) {
      if (placedCard === null) continue;
      placedCard.faceUp = true;
      cards.push(placedCard.card);
    }
    game.tell?.({
      words:
        cards.length === 0
          ? say('battle.no-card-up', { seat: { seat } })
          : say('battle.cards-up', { seat: { seat }, cards: cards.map(cardName) }),
      refs: cards.map((card): `card:${CardId}` => `card:${card}`),
      rule: 'SC-13.7.A',
    });
  }
}

/**
 * SC-13.7.A.2: discards a reinforcement card without a standard card, and replaces it with the first standard card from
 * the deck.
 */
export function replaceLoneReinforcement(game: StarCraft, side: BattleSide): void {
  const { own } = boutOf(game.state, side);
  if (own.standard === null || isStandard(own.standard.card)) return;
  const { card } = own.standard;
  own.standard = null;
  discardUnused(game, side, card, 'battle.gone.alone');
  own.standard = standardFromDeck(game, side);
}

/**
 * Draws cards from the deck until a standard card comes, which is placed face up. Reinforcement cards before it are
 * discarded. `null` if there is no standard card.
 */
export function standardFromDeck(game: StarCraft, side: BattleSide): PlacedCard | null {
  const { seat } = boutOf(game.state, side);
  const owner = seatState(game.state, seat);
  while (owner.deck.some(isStandard) || owner.discard.some(isStandard)) {
    const card = takeTopCard(game, seat);
    if (card === null) break;
    game.reveal();
    if (isStandard(card)) {
      game.tell?.({
        words: say('battle.from-deck', { seat: { seat }, card: cardName(card) }),
        refs: [`card:${card}`],
        rule: 'SC-13.7.A.2',
      });
      return { card, from: 'deck', faceUp: true };
    }
    discardUnused(game, side, card, 'battle.gone.alone');
  }
  game.tell?.({ words: say('battle.no-standard', { seat: { seat } }), rule: 'SC-13.6.2' });
  return null;
}

/** SC-13.7.B.1: notes whether the standard card matches. This is decided once, when the card is turned up. */
export function checkStandard(game: StarCraft, side: BattleSide): void {
  const { own, battle } = boutOf(game.state, side);
  own.matches = own.standard !== null && hasIcon(own.standard.card, unitOf(battle, own.front));
}

/** SC-13.7.A.3: a reinforcement card without a matching unit is discarded without effect. */
export function checkReinforcement(game: StarCraft, side: BattleSide): void {
  const { own, battle } = boutOf(game.state, side);
  if (own.reinforcement === null) return;
  const { card } = own.reinforcement;
  if (matchingUnit(battle, own, card) !== null) return;
  own.reinforcement = null;
  discardUnused(game, side, card, 'battle.gone.misfit');
}

/** Puts an unused card of the skirmish on its owner's discard pile, and notes the reason. */
export function discardUnused(
  game: StarCraft,
  side: BattleSide,
  card: CardId,
  reasonKey: 'battle.gone.alone' | 'battle.gone.misfit' | 'battle.gone.cancelled',
): void {
  const { own, seat } = boutOf(game.state, side);
  own.gone.push({ card, words: say(reasonKey, { seat: { seat }, card: cardName(card) }) });
  discardCards(game, seat, [card]);
  game.tell?.({
    words: say(reasonKey, { seat: { seat }, card: cardName(card) }),
    refs: [`card:${card}`],
    rule: GONE_RULES[reasonKey],
  });
}

const GONE_RULES = {
  'battle.gone.alone': 'SC-13.7.A.2',
  'battle.gone.misfit': 'SC-13.7.A.3',
  'battle.gone.cancelled': 'SC-15.4',
} as const;
