import { ALIENS_CARDS } from './cards/aliens.ts';
import type { CardFacts, CardType } from './cards/facts.ts';
import { GREYS_CARDS } from './cards/greys.ts';
import { MARINES_CARDS } from './cards/marines.ts';
import { SCIENTISTS_CARDS } from './cards/scientists.ts';
import type { CardFaction } from './ids.ts';

export type { CardFacts, CardToken, CardType, Multiplies } from './cards/facts.ts';

/** The facts of every kind of faction card. */
export const CARDS = { ...MARINES_CARDS, ...SCIENTISTS_CARDS, ...ALIENS_CARDS, ...GREYS_CARDS } as const;
export type CardKind = keyof typeof CARDS;

/** The kinds of card of one faction. */
export type KindOfFaction<Faction extends CardFaction> = {
  [K in CardKind]: (typeof CARDS)[K]['faction'] extends Faction ? K : never;
}[CardKind];

/** The kinds of card of one type; a card can have several types. */
export type KindOfType<Type extends CardType> = {
  [K in CardKind]: Type extends (typeof CARDS)[K]['types'][number] ? K : never;
}[CardKind];

/** The id of one of the 100 faction cards, such as `marines-mine-3`. */
export type CardId = `${CardKind}-${1 | 2 | 3 | 4}`;

/** The ids of all kinds of faction card, faction by faction. */
export const CARD_KINDS: readonly CardKind[] = keysOf(CARDS);

const KIND_OF = new Map<string, CardKind>();
const FACTS_OF = new Map<string, CardFacts>();
const cardIds: CardId[] = [];
for (const kind of CARD_KINDS) {
  for (const copyNumber of [1, 2, 3, 4] as const) {
    if (copyNumber > CARDS[kind].copies) break;
    const card: CardId = `${kind}-${copyNumber}`;
    cardIds.push(card);
    KIND_OF.set(card, kind);
    FACTS_OF.set(card, CARDS[kind]);
  }
}

/** The ids of the 100 faction cards. */
export const CARD_IDS: readonly CardId[] = cardIds;

/** The kind of a card. Throws `RangeError` if the card is not one of the 100. */
export function kindOf(card: CardId): CardKind {
  const kind = KIND_OF.get(card);
  if (kind === undefined) throw new RangeError(`There is no card ${card}.`);
  return kind;
}

/** The number of a card among the cards of its kind, from 1. */
export function copyOf(card: CardId): number {
  return Number(card.slice(-1));
}

/** The facts on the face of a card. Throws `RangeError` if the card is not one of the 100. */
export function factsOf(card: CardId): CardFacts {
  const facts = FACTS_OF.get(card);
  if (facts === undefined) throw new RangeError(`There is no card ${card}.`);
  return facts;
}

/** Whether a text is the id of one of the 100 faction cards. */
export function isCardId(id: string): id is CardId {
  return KIND_OF.has(id);
}

/** The 25 cards of a faction (TH-2.5). */
export function cardsOf(faction: CardFaction): CardId[] {
  return CARD_IDS.filter(card => factsOf(card).faction === faction);
}

function keysOf<T extends object>(table: T): readonly (keyof T)[] {
  const keys: (keyof T)[] = [];
  for (const key in table) keys.push(key);
  return keys;
}
