import type { CardFaction } from '../ids.ts';
import type { TokenId } from '../tokens.ts';

/** What a card is (TH-14.1); a card may be two things at once. */
export type CardType = 'action' | 'module' | 'trap' | 'shortcut' | 'instant' | 'reproduction' | 'special';

/** What a duplicate or a copy adds (TH-15.4); `apart`: a duplicate works by itself, and there are no copies. */
export type Multiplies = 'normal' | 'once' | 'apart' | 'special';

/** A token that the card uses; a reminder only mirrors the card (TH-12.4). */
export type CardToken = { readonly id: TokenId; readonly use: 'effect' | 'reminder' | 'counter' | 'unit' };

/** The face of a faction card. */
export type CardFacts = {
  readonly faction: CardFaction;
  readonly types: readonly CardType[];
  /** How difficult it is, 0 to 3; no rule but TH-4.1 looks at it. */
  readonly level: 0 | 1 | 2 | 3;
  readonly copies: number;
  /** The number in the upgrade symbol, the N of its text; `null`: it can't carry upgrade tokens (TH-14.3). */
  readonly number: number | null;
  readonly oneUse: boolean;
  /** When a trap works: as a hostile unit stops, or also as it passes (TH-7.1). */
  readonly springs: readonly ('stop' | 'pass')[];
  readonly multiplies: Multiplies;
  readonly token: CardToken | null;
  /** Whether it switches off the enemy cards of its sector (TH-16.2.7). */
  readonly switchesOff?: true;
};

/** What most cards are: each entry of the tables says only what is otherwise. */
const USUAL = { oneUse: false, springs: [], multiplies: 'normal', token: null } as const;

type Given = Omit<CardFacts, keyof typeof USUAL | 'faction' | 'types' | 'number'> &
  Partial<Pick<CardFacts, keyof typeof USUAL>>;

/** The cards of a faction. */
export function cardsOfFaction<Faction extends CardFaction>(faction: Faction) {
  return <const Types extends readonly CardType[], const N extends number | null>(
    facts: Given & { readonly types: Types; readonly number: N },
  ): CardFacts & { readonly faction: Faction; readonly types: Types; readonly number: N } => ({
    ...USUAL,
    ...facts,
    faction,
  });
}
