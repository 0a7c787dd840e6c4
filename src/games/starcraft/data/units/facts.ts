import type { Cost } from '../costs.ts';
import type { BuildingId, Race, TechnologyId, UnitType } from '../ids.ts';

/** Where a unit fights, and what it can aim at. */
export const UNIT_KINDS = ['ground', 'flying'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/**
 * What a unit is made of: our shorthand for the unit names on Lockdown, Spawn Broodling and Dark Swarm (ruling tags).
 */
export const UNIT_TAGS = ['biological', 'infantry', 'melee', 'mechanical', 'energy'] as const;
export type UnitTag = (typeof UNIT_TAGS)[number];

/** This many of these units. */
export type UnitCounts = Readonly<Partial<Record<UnitType, number>>>;

/** One kind of unit, as its line on the faction sheet. */
export type UnitFacts = {
  readonly race: Race;
  /** How many one faction owns; a stand with two models is one. */
  readonly figures: number;
  readonly cost: Cost;
  readonly flying: boolean;
  /** What it can destroy; empty for units that cannot attack. */
  readonly targets: readonly UnitKind[];
  /** Added to its side's attack while it supports. */
  readonly support: number;
  readonly assist: boolean;
  readonly detector: boolean;
  /** The technology that it always needs, beside its buildings (SC-8.1.5). */
  readonly techRequired: TechnologyId | null;
  /** The own units destroyed to build one. */
  readonly sacrifices: UnitCounts | null;
  readonly unlockedBy: { readonly building: BuildingId; readonly level: number } | null;
  readonly tags: readonly UnitTag[];
};

/** What most units are: each line of the tables says only what is otherwise. */
const USUAL = { flying: false, assist: false, detector: false, techRequired: null, sacrifices: null } as const;

/** The units of a race. */
export function unitsOf(race: Race) {
  return (facts: Omit<UnitFacts, keyof typeof USUAL | 'race'> & Partial<UnitFacts>): UnitFacts => ({
    ...USUAL,
    ...facts,
    race,
  });
}
