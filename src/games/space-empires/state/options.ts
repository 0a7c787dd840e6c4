import type { EpicMap, PlayedId } from '../data/scenarios.ts';
import type { Difficulty } from '../data/solo/schedules.ts';
import type { RuleSet, TechnologyId } from '../data/technologies.ts';

/** The optional rules (SE-18) that a match may use. */
export const OPTIONAL_RULES = [
  'instantUpgrade',
  'slingshot',
  'warpPoints',
  'gearingLimits',
  'unpredictableResearch',
] as const;
export type OptionalRule = (typeof OPTIONAL_RULES)[number];

/** The variants of SE-24 that a match may use beside the quick start. */
export const VARIANTS = ['shipbuilding', 'lowMaintenance', 'heavyTerrain'] as const;
export type Variant = (typeof VARIANTS)[number];

/** The technologies that the shipbuilding variant closes until battles have opened them (SE-24.2). */
export const CLOSED_AT_FIRST = ['fighters', 'cloaking'] as const satisfies readonly TechnologyId[];

/** How a match of more than two seats is won (SE-19.8). */
export const VICTORIES = ['first', 'short', 'long'] as const;
export type Victory = (typeof VICTORIES)[number];

/** The kinds of partnership in a team game: uneasy allies (SE-21.3), or blood brothers (SE-22.3). */
export const ALLIANCES = ['uneasy', 'brothers'] as const;
export type Alliance = (typeof ALLIANCES)[number];

/**
 * How partners are chosen in a team game: by lot, one of three alone, or opposite or beside each other (SE-21.3,
 * SE-22.2).
 */
export const PARTNERS = ['lot', 'alone-a', 'alone-b', 'alone-c', 'opposite', 'beside', 'other-side'] as const;
export type Partners = (typeof PARTNERS)[number];

/** The price lists for technologies: those of two printings, and one with a later price of the second Fighter level. */
export const PRICE_LISTS = ['usual', 'fighters-20', 'first-printing'] as const;
export type PriceList = (typeof PRICE_LISTS)[number];

/** The options of a match, chosen before it begins. */
export interface MatchOptions {
  readonly scenario: PlayedId;
  /** The two maps of an epic game that are chosen one by one (SE-23.1); absent if the scenario has a name. */
  readonly maps?: readonly [first: EpicMap, second: EpicMap];
  readonly victory: Victory;
  /** Whether each seat chooses the area of its home territory (SE-20.2, SE-21.1, SE-22.1). */
  readonly chosenAreas: boolean;
  /** Whether all have agreed that homeworlds may lie anywhere in their areas (SE-21.1). */
  readonly worldsAnywhere: boolean;
  readonly sets: readonly RuleSet[];
  readonly optional: readonly OptionalRule[];
  readonly quickStart: boolean;
  readonly variants: readonly Variant[];
  /** How many warp points with each number are on each board of an epic game (SE-23.3). */
  readonly warps: number;
  /** How partners are chosen, and the kind of partnership; `null` if there are no teams. */
  readonly partners: Partners | 'pairs' | null;
  readonly alliance: Alliance | null;
  readonly prices: PriceList;
  /** Whether a retreat must lead nearer to an own colony; otherwise it must only lead no farther away (SE-8.12). */
  readonly strictRetreat: boolean;
  readonly counterLimits: boolean;
  readonly carryLimit: boolean;
  readonly aliensPerPlanet: number;
  /** How many machines are among the white markers; 0: these markers have no effect (SE-18.3, SE-3.4). */
  readonly machines: number;
  /** Whether machines see all cloaked Raiders (SE-18.3). */
  readonly machineScanner: boolean;
  /** The number of cycles after which the match ends without a winner; 0 for no limit (SE-5.4). */
  readonly cycles: number;
  /** The options of a solo game; absent in a match of several seats. */
  readonly solo?: SoloOptions;
}

/** The options of a solo game (SE-25.3). */
export interface SoloOptions {
  readonly difficulty: Difficulty;
  /** Whether the first machine of the large map at "Good luck!" has the strength that the scenario book prints. */
  readonly printedFirst: boolean;
}
