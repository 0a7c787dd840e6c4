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

/** Technologies that the shipbuilding requirement closes until battles have opened them (SE-24.2). */
export const CLOSED_AT_FIRST = ['fighters', 'cloaking'] as const satisfies readonly TechnologyId[];

/** How a match of more than two is won (SE-19.8). */
export const VICTORIES = ['first', 'short', 'long'] as const;
export type Victory = (typeof VICTORIES)[number];

/** How partners stand to each other: as uneasy allies (SE-21.3), or as blood brothers (SE-22.3). */
export const ALLIANCES = ['uneasy', 'brothers'] as const;
export type Alliance = (typeof ALLIANCES)[number];

/** Who is with whom in a team game: by lot, one of three alone, or opposite or beside each other (SE-21.3, SE-22.2). */
export const PARTNERS = ['lot', 'alone-a', 'alone-b', 'alone-c', 'opposite', 'beside', 'other-side'] as const;
export type Partners = (typeof PARTNERS)[number];

/** What technologies cost (gaps: two printings, and a later price of the second level of fighters). */
export const PRICE_LISTS = ['usual', 'fighters-20', 'first-printing'] as const;
export type PriceList = (typeof PRICE_LISTS)[number];

/** The choices made before a match. */
export interface MatchOptions {
  readonly scenario: PlayedId;
  /** The maps of an epic game that are chosen one by one (SE-23.1); absent: the scenario has a name. */
  readonly maps?: readonly [first: EpicMap, second: EpicMap];
  readonly victory: Victory;
  /** Whether each seat chooses the area of its home (SE-20.2, SE-21.1, SE-22.1). */
  readonly chosenAreas: boolean;
  /** Whether all have agreed that homeworlds may lie anywhere in their areas (SE-21.1). */
  readonly worldsAnywhere: boolean;
  readonly sets: readonly RuleSet[];
  readonly optional: readonly OptionalRule[];
  readonly quickStart: boolean;
  readonly variants: readonly Variant[];
  /** How many warp points of each number lie on each board of an epic game (SE-23.3). */
  readonly warps: number;
  /** Who is with whom, and how; `null`: there are no teams. */
  readonly partners: Partners | 'pairs' | null;
  readonly alliance: Alliance | null;
  readonly prices: PriceList;
  /** Whether a retreat must lead nearer to a colony, not only no farther (SE-8.12). */
  readonly strictRetreat: boolean;
  readonly counterLimits: boolean;
  readonly carryLimit: boolean;
  readonly aliensPerPlanet: number;
  /** How many machines the white markers hold; 0: their markers mean nothing (SE-18.3, SE-3.4). */
  readonly machines: number;
  /** Whether machines see through every cloak (SE-18.3). */
  readonly machineScanner: boolean;
  /** After how many cycles the match is stopped without a winner; 0: never (SE-5.4). */
  readonly cycles: number;
  /** Absent: several play. */
  readonly solo?: SoloOptions;
}

/** The choices before a game of one (SE-25.3). */
export interface SoloOptions {
  readonly difficulty: Difficulty;
  /** The first machine of the large map at "Good luck!" as the scenario book prints it. */
  readonly printedFirst: boolean;
}
