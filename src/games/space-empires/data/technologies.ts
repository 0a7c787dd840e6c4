/** The technologies (SE-12), in the order of the production sheet. */
export const TECHNOLOGY_IDS = [
  'ship-size',
  'attack',
  'defence',
  'tactics',
  'movement',
  'ship-yard',
  'terraforming',
  'exploration',
  'fighters',
  'point-defence',
  'cloaking',
  'scanners',
  'mines',
  'mine-sweep',
] as const;
export type TechnologyId = (typeof TECHNOLOGY_IDS)[number];

/** The parts of the rules that a match may leave out (SE-19.2). */
export const RULE_SETS = ['carriers', 'raiders', 'mines', 'pipelines', 'aliens'] as const;
export type RuleSet = (typeof RULE_SETS)[number];

/** A technology: the level at the start, and the price of each further level. */
interface Technology {
  readonly start: number;
  readonly costs: readonly number[];
  /** The prices of the first printing, which are an option. */
  readonly older: readonly number[];
  /** The part of the rules that the technology belongs to; absent for the basic rules. */
  readonly set?: RuleSet;
}

/** The technologies with their prices (SE-12). */
export const TECHNOLOGIES: Readonly<Record<TechnologyId, Technology>> = {
  'ship-size': { start: 1, costs: [10, 15, 20, 20, 20], older: [10, 15, 20, 25, 30] },
  attack: { start: 0, costs: [20, 30, 25], older: [20, 30, 40] },
  defence: { start: 0, costs: [20, 30, 25], older: [20, 30, 40] },
  tactics: { start: 0, costs: [15, 15, 15], older: [15, 20, 30] },
  movement: { start: 1, costs: [20, 25, 25, 25, 20, 20], older: [20, 30, 40, 40, 40] },
  'ship-yard': { start: 1, costs: [20, 25], older: [20, 30] },
  terraforming: { start: 0, costs: [20], older: [25] },
  exploration: { start: 0, costs: [15], older: [15] },
  fighters: { start: 0, costs: [25, 25, 25], older: [25, 30, 40], set: 'carriers' },
  'point-defence': { start: 0, costs: [20, 20, 20], older: [20, 25, 30], set: 'carriers' },
  cloaking: { start: 0, costs: [30, 30], older: [30, 40], set: 'raiders' },
  scanners: { start: 0, costs: [20, 20], older: [20, 30], set: 'raiders' },
  mines: { start: 0, costs: [30], older: [20], set: 'mines' },
  'mine-sweep': { start: 0, costs: [10, 15], older: [10, 20], set: 'mines' },
};

/** How many hexes a unit moves in turns 1, 2 and 3 of a cycle, by Movement level (SE-6.1). */
export const HEXES_BY_MOVEMENT: readonly (readonly [number, number, number])[] = [
  [1, 1, 1],
  [1, 1, 2],
  [1, 2, 2],
  [2, 2, 2],
  [2, 2, 3],
  [2, 3, 3],
  [3, 3, 3],
];

/** How many half hull points one Ship Yard builds in a phase, by Ship Yard level (SE-10.6.3). */
export const HALF_POINTS_BY_YARD: readonly number[] = [2, 3, 4];

/**
 * The price of a research grant with unpredictable research, and how many more grants than in the last phase a seat may
 * buy (SE-18.5).
 */
export const GRANT_CP = 5;
export const MORE_GRANTS = 2;

/** The technology that a wreck brings, by die result from 1 (SE-7.11). */
export const WRECK_TABLE: readonly TechnologyId[] = [
  'ship-size',
  'ship-size',
  'attack',
  'attack',
  'defence',
  'defence',
  'tactics',
  'movement',
  'movement',
  'ship-yard',
];

/** The level of each technology that an empire has. */
export type Levels = Record<TechnologyId, number>;
