/** The ids of the twelve technology cards, in alphabetical order. */
export const TECHNOLOGY_IDS = [
  'ambassador',
  'diplomat',
  'fusion-engines',
  'ion-cannons',
  'long-range-scanners',
  'plasma-weapons',
  'protein-fields',
  'robotics',
  'saboteur',
  'shield-generators',
  'space-pirate',
  'time-warp',
] as const;
export type TechnologyId = (typeof TECHNOLOGY_IDS)[number];

/** The cost of each technology in energy. Only the Space Pirate's follows from print; the others are our design. */
export const TECHNOLOGY_COSTS: Readonly<Record<TechnologyId, number>> = {
  ambassador: 2,
  diplomat: 1,
  'fusion-engines': 3,
  'ion-cannons': 2,
  'long-range-scanners': 1,
  'plasma-weapons': 3,
  'protein-fields': 2,
  robotics: 2,
  saboteur: 2,
  'shield-generators': 3,
  'space-pirate': 1,
  'time-warp': 3,
};

/**
 * The bonuses of technologies: more dice by Ion Cannons, better dice by Plasma Weapons, longer moves by Fusion Engines
 * (GE-11.3).
 */
export const ION_DICE = 1;
export const PLASMA_BONUS = 1;
export const FUSION_RANGE = 1;
/**
 * The metal that Robotics saves on a purchase, the number of sectors that Protein Fields feed, and the Diplomat's
 * price.
 */
export const ROBOTICS_METAL = 2;
export const PROTEIN_SECTORS = 2;
export const DIPLOMAT_PRICE = 2;
/** The lowest die face that catches the Saboteur. */
export const SABOTEUR_CAUGHT_FROM = 5;
/** The most rerolls of one die by the Time Warp. */
export const WARP_REROLLS = 2;
/** The energy that the chooser of the Scientist saves on one card (GE-11.1). */
export const CHOOSER_DISCOUNT = 1;
