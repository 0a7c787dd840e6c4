import { RuleFault } from '../../../../kernel/match/refusal.ts';
import { bonusKindOf, isBonusCardId } from '../../data/bonus-cards.ts';
import type { BonusKind } from '../../data/bonus-cards.ts';
import { kindOf } from '../../data/cards.ts';
import type { CardKind } from '../../data/cards.ts';
import type { AsideCard } from '../../state/state.ts';
import { aliensInstants } from './aliens/instants.ts';
import { cardFromDeck } from './bonus/card-from-deck.ts';
import { recall } from './bonus/recall.ts';
import { repair } from './bonus/repair.ts';
import { shaftPassage } from './bonus/shaft-passage.ts';
import { upgradeToken } from './bonus/upgrade-token.ts';
import type { InstantEffect } from './effect.ts';

const INSTANTS: Readonly<Partial<Record<CardKind, InstantEffect>>> = { ...aliensInstants };

const BONUS_CARDS: Readonly<Record<BonusKind, InstantEffect>> = {
  'bonus-card-from-deck': cardFromDeck,
  'bonus-upgrade': upgradeToken,
  'bonus-shaft-passage': shaftPassage,
  'bonus-repair': repair,
  'bonus-recall': recall,
};

/**
 * The effect of a card that lies in front of a player. Throws `RuleFault` if the card is no instant, so that it should
 * not lie there.
 */
export function instantOf(card: AsideCard): InstantEffect {
  const effect = isBonusCardId(card) ? BONUS_CARDS[bonusKindOf(card)] : INSTANTS[kindOf(card)];
  if (effect === undefined) throw new RuleFault(`${card} is no instant.`);
  return effect;
}
