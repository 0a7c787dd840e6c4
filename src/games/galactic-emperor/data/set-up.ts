import { OUTER_RING } from './spaces.ts';
import type { SpaceId } from './spaces.ts';

/** The possible numbers of players (GE-1). */
export const PLAYER_COUNTS = [3, 4, 5, 6] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

/** The facts that depend on the number of players (GE-2.2, GE-2.3). */
export interface CountFacts {
  readonly tokens: number;
  readonly pool: number;
}

export const COUNT_FACTS: Readonly<Record<PlayerCount, CountFacts>> = {
  3: { tokens: 11, pool: 115 },
  4: { tokens: 10, pool: 130 },
  5: { tokens: 9, pool: 145 },
  6: { tokens: 8, pool: 160 },
};

/**
 * The homes for each number of players, by seat: places on the outer ring. Printed sources say that homes are at the
 * edge; their exact places are our design.
 */
export const HOME_PLACES: Readonly<Record<PlayerCount, readonly number[]>> = {
  3: [0, 6, 12],
  4: [1, 5, 10, 14],
  5: [0, 4, 7, 11, 14],
  6: [0, 3, 6, 9, 12, 15],
};

/** The space at a place of the outer ring, counted from the upper right corner. */
export function ringSpace(ringPlace: number): SpaceId {
  const space = OUTER_RING[ringPlace];
  if (space === undefined) throw new RangeError(`the outer ring has no place ${ringPlace}`);
  return space;
}

/** The number of face-up tiles beyond the number of players (GE-2.6, GE-4.6). */
export const EXTRA_TILES = 1;
/** The marks, goods and ships with which each player begins (GE-2.4). */
export const FIRST_MARKS = 5;
export const FIRST_METAL = 1;
export const FIRST_ENERGY = 1;
export const FIRST_FIGHTERS = 1;
/** The capacity of a Storage (GE-1.3). */
export const MOST_METAL = 6;
export const MOST_ENERGY = 3;
/** The most food cubes that a sector can hold. */
export const MOST_FOOD = 2;
/**
 * The marks that each seat gets at the end of a round, and the number of tiles turned up if nobody explored (GE-3.4).
 */
export const MARKS_PER_ROUND = 2;
export const TILES_PER_ROUND = 1;
/** The marks that the Merchant gets, and the number of market dice (GE-6.1). */
export const MERCHANT_MARKS = 3;
export const MARKET_DICE = 4;
/** The numbers for buying influence tokens: free tokens, first price, and price step (GE-10.2). */
export const FREE_INFLUENCE = 2;
export const FIRST_PRICE = 2;
export const PRICE_STEP = 1;
/** The points for a defeated Empire, a full Storage, and the most marks (GE-9.22, GE-12.5). */
export const EMPIRE_POINTS = 1;
export const STORAGE_POINTS = 1;
export const MOST_MARKS_POINTS = 2;
export const TIED_MARKS_POINTS = 1;

/** The goods traded on the market (GE-6.1), from cheap to expensive. */
export const GOODS = ['food', 'metal', 'energy'] as const;
export type Good = (typeof GOODS)[number];

/**
 * The prices of each good for the faces 1 to 6 of its die. The price of food is known from a review; the others are our
 * design.
 */
export const PRICES: Readonly<Record<Good, readonly number[]>> = {
  food: [1, 1, 1, 2, 2, 2],
  metal: [1, 1, 2, 2, 3, 3],
  energy: [2, 2, 3, 3, 4, 4],
};
