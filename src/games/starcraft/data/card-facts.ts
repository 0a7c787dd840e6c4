import type { Ability } from './abilities.ts';
import type { Race, TechnologyId, UnitType } from './ids.ts';

/** A pair of values on a standard card, printed attack/health. */
export type CombatValues = { readonly attack: number; readonly health: number };

type Common = {
  readonly race: Race;
  /** Its number in the starting Combat deck, or which copy of its technology it is. */
  readonly number: number;
  /** The technology it comes from; null in the starting Combat deck. */
  readonly technology: TechnologyId | null;
  /** The units that match the card; "any" is every unit of the race. */
  readonly icons: readonly UnitType[] | 'any';
  /** A supporting unit matches too (SC-15.8). */
  readonly specialtySupport: boolean;
  readonly abilities: readonly Ability[];
};

/** The card every side plays in a skirmish: major values on a match, else minor values. */
type StandardCardFacts = Common & {
  readonly kind: 'standard';
  readonly major: CombatValues;
  readonly minor: CombatValues;
};

/** The card a side may add to its standard card. */
type ReinforcementCardFacts = Common & {
  readonly kind: 'reinforcement';
  readonly major: null;
  readonly minor: null;
};

/** A Technology card that lies open in front of its owner and is never in a Combat deck. */
type PlayAreaCardFacts = Common & { readonly kind: 'play-area'; readonly major: null; readonly minor: null };

/** A card of a Combat deck. */
export type CombatCardFacts = StandardCardFacts | ReinforcementCardFacts;

/** Any card of a faction: starting Combat card or Technology card. */
export type CardFacts = CombatCardFacts | PlayAreaCardFacts;

/** What most cards of a starting Combat deck are: each entry of the tables says only what is otherwise. */
const USUAL = { technology: null, specialtySupport: false, abilities: [] } as const;

type Given<Facts extends CombatCardFacts> = Facts extends unknown
  ? Omit<Facts, keyof typeof USUAL | 'race'> & Partial<Pick<Facts, keyof typeof USUAL>>
  : never;

/** The cards of the starting Combat deck of a race. */
export function combatCardsOf(race: Race) {
  return (facts: Given<CombatCardFacts>): CombatCardFacts => ({ ...USUAL, ...facts, race });
}
