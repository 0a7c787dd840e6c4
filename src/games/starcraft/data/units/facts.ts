import type { Cost } from '../costs.ts';
import type { BuildingId, Race, TechnologyId, UnitType } from '../ids.ts';

/** The two kinds of unit: each unit is of one kind, and can hit one, both or none of them. */
export const UNIT_KINDS = ['ground', 'flying'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/**
 * The tags of units. They stand for the lists of unit names on the cards Lockdown, Spawn Broodling and Dark Swarm
 * (ruling tags).
 */
export const UNIT_TAGS = ['biological', 'infantry', 'melee', 'mechanical', 'energy'] as const;
export type UnitTag = (typeof UNIT_TAGS)[number];

/** A number for each of some unit types. */
export type UnitCounts = Readonly<Partial<Record<UnitType, number>>>;

/** The facts about a unit type, as on its line of the faction sheet. */
export type UnitFacts = {
  readonly race: Race;
  /** The number of figures of this type that a faction owns; a stand with two models counts as one. */
  readonly figures: number;
  readonly cost: Cost;
  readonly flying: boolean;
  /** The kinds of unit that this unit can hit; empty if it can't attack. */
  readonly targets: readonly UnitKind[];
  /** The support value: what the unit adds to its side's attack while it supports. */
  readonly support: number;
  readonly assist: boolean;
  readonly detector: boolean;
  /** The technology that the unit needs besides its buildings (SC-8.1.5); `null` if it needs none. */
  readonly techRequired: TechnologyId | null;
  /** The own units that are destroyed to build this unit; `null` if there are none. */
  readonly sacrifices: UnitCounts | null;
  readonly unlockedBy: { readonly building: BuildingId; readonly level: number } | null;
  readonly tags: readonly UnitTag[];
};

/** The default facts of a unit. Lines of the tables give only what differs. */
const DEFAULTS = { flying: false, assist: false, detector: false, techRequired: null, sacrifices: null } as const;

/** Returns a function that completes the facts of one of the race's units with the defaults. */
export function unitOf(race: Race) {
  return (facts: Omit<UnitFacts, keyof typeof DEFAULTS | 'race'> & Partial<UnitFacts>): UnitFacts => ({
    ...DEFAULTS,
    ...facts,
    race,
  });
}
