import type { CardFaction } from '../ids.ts';
import type { TokenId } from '../tokens.ts';

/** The types of card (TH-14.1). A card may have two of them. */
export type CardType = 'action' | 'module' | 'trap' | 'shortcut' | 'instant' | 'reproduction' | 'special';

/**
 * How duplicates and copies of a card add to it (TH-15.4). `apart`: a duplicate works by itself, and there are no
 * copies.
 */
export type Multiplies = 'normal' | 'once' | 'apart' | 'special';

/** A token that a card uses. A reminder only repeats what the card says (TH-12.4). */
export type CardToken = { readonly id: TokenId; readonly use: 'effect' | 'reminder' | 'counter' | 'unit' };

/** The facts on the face of a faction card. */
export type CardFacts = {
  readonly faction: CardFaction;
  readonly types: readonly CardType[];
  /** The difficulty of the card, 0 to 3; only TH-4.1 uses it. */
  readonly level: 0 | 1 | 2 | 3;
  readonly copies: number;
  /**
   * The number in the upgrade symbol, called N in the card's text; `null`: the card can't hold upgrade tokens
   * (TH-14.3).
   */
  readonly number: number | null;
  readonly oneUse: boolean;
  /** When a trap springs: when an enemy unit stops, or also when it passes (TH-7.1). Empty for other cards. */
  readonly springs: readonly ('stop' | 'pass')[];
  readonly multiplies: Multiplies;
  readonly token: CardToken | null;
  /** Whether the card switches off the enemy cards in its sector (TH-16.2.7). */
  readonly switchesOff?: true;
};

/** The default facts of a card. An entry in the tables only lists what differs. */
const USUAL_FACTS = { oneUse: false, springs: [], multiplies: 'normal', token: null } as const;

type CardEntry = Omit<CardFacts, keyof typeof USUAL_FACTS | 'faction' | 'types' | 'number'> &
  Partial<Pick<CardFacts, keyof typeof USUAL_FACTS>>;

/** Returns a function that completes an entry of a faction's card table with the defaults and the faction. */
export function cardsOfFaction<Faction extends CardFaction>(faction: Faction) {
  return <const Types extends readonly CardType[], const N extends number | null>(
    facts: CardEntry & { readonly types: Types; readonly number: N },
  ): CardFacts & { readonly faction: Faction; readonly types: Types; readonly number: N } => ({
    ...USUAL_FACTS,
    ...facts,
    faction,
  });
}
