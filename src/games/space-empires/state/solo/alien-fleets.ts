import { UNITS } from '../../data/units.ts';
import type { UnitKind } from '../../data/units.ts';
import type { Levels } from '../../data/technologies.ts';

/** The ships that alien empires choose from, the largest first. */
const SHIPS = ['dreadnought', 'battleship', 'battlecruiser', 'cruiser', 'destroyer', 'scout'] as const;
export type AlienShip = (typeof SHIPS)[number];

/** How many units of each type free counters allow; absent: no limit. */
export type Limits = Readonly<Partial<Record<UnitKind, number>>>;

/** The kinds of composition for the rest of a fleet (SE-26.7). */
export type Composition = 'largest-fleet' | 'balanced' | 'largest-ships';

/** The ship types that levels and free counters allow, the largest first (SE-26.7). */
function allowedShips(levels: Levels, limits: Limits, bought: readonly UnitKind[]): AlienShip[] {
  return SHIPS.filter(kind => {
    const { needs } = UNITS[kind];
    const usedCount = bought.filter(one => one === kind).length;
    return (needs === null || levels[needs[0]] >= needs[1]) && usedCount < (limits[kind] ?? Infinity);
  });
}

/** The total price of some units. */
export function priceOfUnits(kinds: readonly UnitKind[]): number {
  return kinds.reduce((sum, kind) => sum + UNITS[kind].cost, 0);
}

/** The largest ship type that CP, levels and free counters allow; `null` if there is none. */
export function largestShip(cp: number, levels: Levels, limits: Limits, bought: readonly UnitKind[]): AlienShip | null {
  return allowedShips(levels, limits, bought).find(kind => UNITS[kind].cost <= cp) ?? null;
}

/** Buys the largest affordable ship again and again until the CP run out (SE-26.7). */
export function largestShips(
  cp: number,
  levels: Levels,
  limits: Limits = {},
  bought: readonly UnitKind[] = [],
): UnitKind[] {
  const ships: UnitKind[] = [];
  for (;;) {
    const next = largestShip(cp - priceOfUnits(ships), levels, limits, [...bought, ...ships]);
    if (next === null) return ships;
    ships.push(next);
  }
}

/**
 * Buys as many ships as possible from some types. Among such fleets the most expensive counts, then the one with the
 * largest ship (SE-29.9).
 */
function mostShips(cp: number, kinds: readonly AlienShip[], maxCountOf: (kind: AlienShip) => number): UnitKind[] {
  const cheapest = Math.min(...kinds.map(kind => UNITS[kind].cost));
  for (let count = Number.isFinite(cheapest) ? Math.floor(cp / cheapest) : 0; count > 0; count -= 1) {
    const expensiveFleet = mostExpensiveFleet(cp, count, kinds, maxCountOf);
    if (expensiveFleet !== null) return expensiveFleet;
  }
  return [];
}

/**
 * The most expensive fleet of `count` ships; `null` if there is none. Types are given largest first, so that among
 * equal fleets the one with the largest ship is found first.
 */
function mostExpensiveFleet(
  cp: number,
  count: number,
  kinds: readonly AlienShip[],
  maxCountOf: (kind: AlienShip) => number,
): UnitKind[] | null {
  let bestFleet: UnitKind[] | null = null;
  let highestPrice = -1;
  const addShips = (at: number, left: number, budget: number, ships: readonly UnitKind[]): void => {
    if (left === 0) {
      const cost = cp - budget;
      if (cost > highestPrice) [bestFleet, highestPrice] = [[...ships], cost];
      return;
    }
    const kind = kinds[at];
    if (kind === undefined) return;
    const fittingCount = Math.min(left, maxCountOf(kind), Math.floor(budget / UNITS[kind].cost));
    for (let units = fittingCount; units >= 0; units -= 1) {
      addShips(at + 1, left - units, budget - units * UNITS[kind].cost, [
        ...ships,
        ...Array.from({ length: units }, () => kind),
      ]);
    }
  };
  addShips(0, count, cp, []);
  return bestFleet;
}

function roomFor(limits: Limits, bought: readonly UnitKind[]): (kind: AlienShip) => number {
  return kind => (limits[kind] ?? Infinity) - bought.filter(one => one === kind).length;
}

/** Buys as many ships as possible. Larger ships than Scouts are bought only if the number stays the same (SE-26.7). */
export function largestFleet(
  cp: number,
  levels: Levels,
  limits: Limits = {},
  bought: readonly UnitKind[] = [],
): UnitKind[] {
  return mostShips(cp, allowedShips(levels, limits, bought), roomFor(limits, bought));
}

/**
 * Buys as many ships as possible whose hull can use the better of Attack and Defence, then larger ones if the number
 * stays the same (SE-26.7, SE-29.9).
 */
export function balancedFleet(
  cp: number,
  levels: Levels,
  limits: Limits = {},
  bought: readonly UnitKind[] = [],
): UnitKind[] {
  const neededHull = Math.max(levels.attack, levels.defence);
  const kinds = allowedShips(levels, limits, bought).filter(kind => UNITS[kind].hull >= neededHull);
  const ships = mostShips(cp, kinds, roomFor(limits, bought));
  return [...ships, ...largestShips(cp - priceOfUnits(ships), levels, limits, [...bought, ...ships])];
}

/** Buys the rest of a fleet in the given kind of composition (SE-26.7). */
export function restOfFleet(
  shipSort: Composition,
  cp: number,
  levels: Levels,
  limits: Limits = {},
  bought: readonly UnitKind[] = [],
): UnitKind[] {
  if (shipSort === 'largest-fleet') return largestFleet(cp, levels, limits, bought);
  return shipSort === 'balanced' ? balancedFleet(cp, levels, limits, bought) : largestShips(cp, levels, limits, bought);
}

/** The units of a full Carrier, as alien empires build it (SE-26.7). */
const FULL_CARRIER: readonly UnitKind[] = ['carrier', 'fighter', 'fighter', 'fighter'];

/** Buys as many full Carriers as CP and free counters allow (SE-26.7). */
export function fullCarriers(cp: number, limits: Limits = {}): UnitKind[] {
  const count = Math.min(
    Math.floor(cp / priceOfUnits(FULL_CARRIER)),
    limits.carrier ?? Infinity,
    Math.floor((limits.fighter ?? Infinity) / 3),
  );
  return Array.from({ length: count }, () => FULL_CARRIER).flat();
}
