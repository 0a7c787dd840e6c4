import type { Levels, TechnologyId } from '../data/technologies.ts';

/** How a computer player prepares and wages war against other seats. */
export interface Doctrine {
  /** The worth of each technology by itself; higher ones are bought first. */
  readonly research: Readonly<Partial<Record<TechnologyId, number>>>;
  /** The highest level that the player buys of each technology; absent: no limit. */
  readonly enough: Readonly<Partial<Levels>>;
  /** The greatest share of the income that maintenance may take, from 0 to 1. */
  readonly upkeepShare: number;
  /**
   * The value in CP that a fleet needs before it sets out in the first cycles, and how much this value grows per cycle.
   */
  readonly firstFleet: number;
  readonly fleetPerCycle: number;
  /** Whether all armies are led together (`armies.ts`) instead of each by itself. */
  readonly armies: boolean;
}

/** The doctrine of difficulty "normal": first large hulls and technology, then a large fleet. */
export const LARGE_HULLS: Doctrine = {
  research: {
    'ship-size': 60,
    attack: 58,
    defence: 40,
    tactics: 30,
    movement: 35,
    'ship-yard': 32,
    terraforming: 20,
    fighters: 38,
    cloaking: 24,
    mines: 18,
  },
  enough: {},
  upkeepShare: 0.6,
  firstFleet: 60,
  fleetPerCycle: 8,
  armies: false,
};

/**
 * The doctrine of difficulty "hard": Cruisers, one level of Attack and a second one of Movement, then all money into
 * ships. It was found by matches against `LARGE_HULLS` (docs/opponents.md).
 */
const MANY_SHIPS: Doctrine = {
  ...LARGE_HULLS,
  research: { ...LARGE_HULLS.research, movement: 57 },
  enough: { 'ship-size': 3, attack: 1, movement: 2 },
  upkeepShare: 0.9,
};

/**
 * The doctrine of difficulty "hard" in a match of two, in which small fleets set out early: nobody else can attack a
 * homeworld without guards.
 */
const EARLY_WAR: Doctrine = { ...MANY_SHIPS, firstFleet: 25, fleetPerCycle: 2 };

/**
 * The changes to a doctrine whose armies are led together: one level of Defence before most of the Cruisers are built.
 */
const LED = {
  armies: true,
  research: { ...MANY_SHIPS.research, defence: 56 },
  enough: { ...MANY_SHIPS.enough, defence: 1 },
} as const;

/** The doctrine of difficulty "hard" in a match with this number of seats; `armies` as in `Doctrine`. */
export function doctrineOfHard(seats: number, armies = true): Doctrine {
  const doctrine = seats === 2 ? EARLY_WAR : MANY_SHIPS;
  return armies ? { ...doctrine, ...LED } : doctrine;
}
