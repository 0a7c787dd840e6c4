import type { Ability, AbilityTiming } from '../abilities.ts';
import type { CombatValues } from '../card-facts.ts';
import type { Cost } from '../costs.ts';
import type { Race, UnitType } from '../ids.ts';

type CommonFacts = {
  readonly race: Race;
  /** The number of cards of this technology in a Technology deck. One purchase buys all of them. */
  readonly copies: number;
  readonly cost: Cost;
  /** The unit types that match the cards of this technology. */
  readonly units: readonly UnitType[];
  /** Whether a supporting unit can match the cards, too (SC-15.8). */
  readonly specialtySupport: boolean;
  /** The timings of all abilities of this technology. */
  readonly timings: readonly AbilityTiming[];
  /** Whether a card returns to the Technology deck once its text has worked (ruling returning-cards, SC-15.7). */
  readonly returnsToTechnologyDeck: boolean;
  /** The abilities of each copy. */
  readonly abilities: readonly Ability[];
};

/**
 * The facts about a technology. `standard` and `reinforcement` copies join the Combat deck; `play-area` copies lie face
 * up in front of their owner.
 */
export type TechnologyFacts =
  | (CommonFacts & {
      readonly kind: 'standard';
      /** The major values of each copy. */
      readonly major: readonly CombatValues[];
      readonly minor: CombatValues;
    })
  | (CommonFacts & { readonly kind: 'reinforcement' | 'play-area' });

/** The default facts of a technology. Entries of the tables give only what differs. */
const DEFAULTS = { specialtySupport: false, returnsToTechnologyDeck: false } as const;

type TechnologyEntry<Facts extends TechnologyFacts> = Facts extends unknown
  ? Omit<Facts, keyof typeof DEFAULTS | 'race'> & Partial<Pick<Facts, keyof typeof DEFAULTS>>
  : never;

/** Returns a function that completes the facts of one of the race's technologies with the defaults. */
export function technologyOf(race: Race) {
  return (facts: TechnologyEntry<TechnologyFacts>): TechnologyFacts => ({ ...DEFAULTS, ...facts, race });
}
