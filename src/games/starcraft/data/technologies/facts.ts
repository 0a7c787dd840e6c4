import type { Ability, AbilityTiming } from '../abilities.ts';
import type { CombatValues } from '../card-facts.ts';
import type { Cost } from '../costs.ts';
import type { Race, UnitType } from '../ids.ts';

type Common = {
  readonly race: Race;
  /** Cards of this technology in one Technology deck; one price buys them all. */
  readonly copies: number;
  readonly cost: Cost;
  /** The units that match its cards. */
  readonly units: readonly UnitType[];
  /** A supporting unit matches too (SC-15.8). */
  readonly specialtySupport: boolean;
  /** When its abilities work, taken together. */
  readonly timings: readonly AbilityTiming[];
  /** It goes back to the Technology deck once its text has worked (ruling returning-cards, SC-15.7). */
  readonly returnsToTechnologyDeck: boolean;
  /** What every copy does. */
  readonly abilities: readonly Ability[];
};

/**
 * A technology: `standard` and `reinforcement` copies join the Combat deck, `play-area` ones lie open before their
 * owner.
 */
export type TechnologyFacts =
  | (Common & {
      readonly kind: 'standard';
      /** One pair of values a copy. */
      readonly major: readonly CombatValues[];
      readonly minor: CombatValues;
    })
  | (Common & { readonly kind: 'reinforcement' | 'play-area' });

/** What most technologies are: each entry of the tables says only what is otherwise. */
const USUAL = { specialtySupport: false, returnsToTechnologyDeck: false } as const;

type Given<Facts extends TechnologyFacts> = Facts extends unknown
  ? Omit<Facts, keyof typeof USUAL | 'race'> & Partial<Pick<Facts, keyof typeof USUAL>>
  : never;

/** The technologies of a race. */
export function technologiesOf(race: Race) {
  return (facts: Given<TechnologyFacts>): TechnologyFacts => ({ ...USUAL, ...facts, race });
}
