import { UNITS } from '../../data/units.ts';
import type { UnitKind } from '../../data/units.ts';
import type { Levels } from '../../data/technologies.ts';

/** The ships that alien empires choose from, the largest first. */
const SHIPS = ['dreadnought', 'battleship', 'battlecruiser', 'cruiser', 'destroyer', 'scout'] as const;
export type AlienShip = (typeof SHIPS)[number];

/** The number of counters for units of a type; absent: no limit. */
export type Limits = Readonly<Partial<Record<UnitKind, number>>>;

/** The sorts of a fleet's rest (SE-26.7). */
export type Composition = 'largest-fleet' | 'balanced' | 'largest-ships';

/** The ships that levels and counters allow, the largest first (SE-26.7). */
function allowed(levels: Levels, limits: Limits, bought: readonly UnitKind[]): AlienShip[] {
  return SHIPS.filter(kind => {
    const { needs } = UNITS[kind];
    const used = bought.filter(one => one === kind).length;
    return (needs === null || levels[needs[0]] >= needs[1]) && used < (limits[kind] ?? Infinity);
  });
}

/** The price of some units. */
export function priceOfUnits(kinds: readonly UnitKind[]): number {
  return kinds.reduce((sum, kind) => sum + UNITS[kind].cost, 0);
}

/** The largest ship that CP, levels and counters allow; `null`: none. */
export function largestShip(cp: number, levels: Levels, limits: Limits, bought: readonly UnitKind[]): AlienShip | null {
  return allowed(levels, limits, bought).find(kind => UNITS[kind].cost <= cp) ?? null;
}

/** The largest affordable ship, repeated until the CP run out (SE-26.7). */
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
 * As many ships as possible from some types, and of all such fleets the dearest; of equally dear ones that with the
 * largest ship (SE-29.9).
 */
function mostShips(cp: number, kinds: readonly AlienShip[], room: (kind: AlienShip) => number): UnitKind[] {
  const cheapest = Math.min(...kinds.map(kind => UNITS[kind].cost));
  for (let count = Number.isFinite(cheapest) ? Math.floor(cp / cheapest) : 0; count > 0; count -= 1) {
    const found = dearest(cp, count, kinds, room);
    if (found !== null) return found;
  }
  return [];
}

/**
 * The dearest fleet of this many ships; `null`: there is none. Types come with the largest first, so the first of
 * equals has the largest ship.
 */
function dearest(
  cp: number,
  count: number,
  kinds: readonly AlienShip[],
  room: (kind: AlienShip) => number,
): UnitKind[] | null {
  let best: UnitKind[] | null = null;
  let most = -1;
  const add = (at: number, left: number, budget: number, ships: readonly UnitKind[]): void => {
    if (left === 0) {
      const cost = cp - budget;
      if (cost > most) [best, most] = [[...ships], cost];
      return;
    }
    const kind = kinds[at];
    if (kind === undefined) return;
    const fit = Math.min(left, room(kind), Math.floor(budget / UNITS[kind].cost));
    for (let units = fit; units >= 0; units -= 1) {
      add(at + 1, left - units, budget - units * UNITS[kind].cost, [
        ...ships,
        ...Array.from({ length: units }, () => kind),
      ]);
    }
  };
  add(0, count, cp, []);
  return best;
}

function roomFor(limits: Limits, bought: readonly UnitKind[]): (kind: AlienShip) => number {
  return kind => (limits[kind] ?? Infinity) - bought.filter(one => one === kind).length;
}

/** As many ships as possible; larger ships than Scouts only if the number stays the same (SE-26.7). */
export function largestFleet(
  cp: number,
  levels: Levels,
  limits: Limits = {},
  bought: readonly UnitKind[] = [],
): UnitKind[] {
  return mostShips(cp, allowed(levels, limits, bought), roomFor(limits, bought));
}

/**
 * Ships whose hull can use the better of Attack and Defence, as many as possible, then larger ones without fewer
 * (SE-26.7, SE-29.9).
 */
export function balanced(
  cp: number,
  levels: Levels,
  limits: Limits = {},
  bought: readonly UnitKind[] = [],
): UnitKind[] {
  const least = Math.max(levels.attack, levels.defence);
  const kinds = allowed(levels, limits, bought).filter(kind => UNITS[kind].hull >= least);
  const ships = mostShips(cp, kinds, roomFor(limits, bought));
  return [...ships, ...largestShips(cp - priceOfUnits(ships), levels, limits, [...bought, ...ships])];
}

/** The rest of a fleet (SE-26.7). */
export function composed(
  sort: Composition,
  cp: number,
  levels: Levels,
  limits: Limits = {},
  bought: readonly UnitKind[] = [],
): UnitKind[] {
  if (sort === 'largest-fleet') return largestFleet(cp, levels, limits, bought);
  return sort === 'balanced' ? balanced(cp, levels, limits, bought) : largestShips(cp, levels, limits, bought);
}

/** A full Carrier, as alien empires build them (SE-26.7). */
const FULL_CARRIER: readonly UnitKind[] = ['carrier', 'fighter', 'fighter', 'fighter'];

/** As many full Carriers as CP and counters allow (SE-26.7). */
export function fullCarriers(cp: number, limits: Limits = {}): UnitKind[] {
  const count = Math.min(
    Math.floor(cp / priceOfUnits(FULL_CARRIER)),
    limits.carrier ?? Infinity,
    Math.floor((limits.fighter ?? Infinity) / 3),
  );
  return Array.from({ length: count }, () => FULL_CARRIER).flat();
}
