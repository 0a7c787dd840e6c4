import type { Ability } from './abilities.ts';
import type { Race, TechnologyId, UnitType } from './ids.ts';

/** The attack and health values printed on a standard card as attack/health. */
export type CombatValues = { readonly attack: number; readonly health: number };

type CommonFacts = {
  readonly race: Race;
  /** The card's number in the starting Combat deck or, for a Technology card, the number of the copy. */
  readonly number: number;
  /** The technology that the card comes from; `null` for a card of the starting Combat deck. */
  readonly technology: TechnologyId | null;
  /** The units that match the card; "any" is every unit of the race. */
  readonly icons: readonly UnitType[] | 'any';
  /** Whether a supporting unit can match the card, too (SC-15.8). */
  readonly specialtySupport: boolean;
  readonly abilities: readonly Ability[];
};

/** A standard card; each side plays one in a skirmish. It gives its major values on a match, else the minor ones. */
type StandardCardFacts = CommonFacts & {
  readonly kind: 'standard';
  readonly major: CombatValues;
  readonly minor: CombatValues;
};

/** A reinforcement card, which a side may add to its standard card. */
type ReinforcementCardFacts = CommonFacts & {
  readonly kind: 'reinforcement';
  readonly major: null;
  readonly minor: null;
};

/** A Technology card that lies open in front of its owner and is never in a Combat deck. */
type PlayAreaCardFacts = CommonFacts & { readonly kind: 'play-area'; readonly major: null; readonly minor: null };

/** A card that can be in a Combat deck. */
export type CombatCardFacts = StandardCardFacts | ReinforcementCardFacts;

/** Any card of a faction: a starting Combat card or a Technology card. */
export type CardFacts = CombatCardFacts | PlayAreaCardFacts;

/** The default facts of a card in a starting Combat deck. Entries of the tables give only what differs. */
const DEFAULTS = { technology: null, specialtySupport: false, abilities: [] } as const;

type DeckEntry<Facts extends CombatCardFacts> = Facts extends unknown
  ? Omit<Facts, keyof typeof DEFAULTS | 'race'> & Partial<Pick<Facts, keyof typeof DEFAULTS>>
  : never;

/** Returns a function that completes the facts of a card in the race's starting Combat deck with the defaults. */
export function combatCardOf(race: Race) {
  return (facts: DeckEntry<CombatCardFacts>): CombatCardFacts => ({ ...DEFAULTS, ...facts, race });
}
