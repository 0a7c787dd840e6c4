import type { CloakedSince, Deeds, Lot, Piece } from './state.ts';

/** The deeds of a unit that has done nothing this turn. */
export const NO_DEEDS: Deeds = {
  gone: 0,
  road: false,
  halted: false,
  slung: false,
  scanned: false,
  from: null,
  cloaked: null,
};

/** The part of a counter that functions about its units read. */
interface CountedUnits {
  readonly count: number;
  readonly lots: readonly Lot[];
}

/**
 * The units of a counter in lots. A lot is units that have done the same this turn. Units that have done the most come
 * first.
 */
export function lotsOf({ count, lots }: CountedUnits): readonly Lot[] {
  const unitsLeft = count - unitsOf(lots);
  return unitsLeft === 0 ? lots : [...lots, { count: unitsLeft, ...NO_DEEDS }];
}

/** The number of units in some lots. */
export function unitsOf(lots: readonly Pick<Lot, 'count'>[]): number {
  let sum = 0;
  for (const { count } of lots) sum += count;
  return sum;
}

/** How many units of a counter have deeds that pass the test. */
export function countUnits(units: CountedUnits, isCounted: (deeds: Deeds) => boolean): number {
  let sum = 0;
  for (const lot of units.lots) if (isCounted(lot)) sum += lot.count;
  return isCounted(NO_DEEDS) ? sum + units.count - unitsOf(units.lots) : sum;
}

/** Whether some units of a counter have done nothing this turn. */
function hasIdleUnits({ count, lots }: CountedUnits): boolean {
  return unitsOf(lots) !== count;
}

/** Whether the deeds of every unit of a counter pass the test. */
export function everyUnit(units: CountedUnits, isMatch: (deeds: Deeds) => boolean): boolean {
  return units.lots.every(isMatch) && (!hasIdleUnits(units) || isMatch(NO_DEEDS));
}

/** Whether the deeds of at least one unit of a counter pass the test. */
export function someUnit(units: CountedUnits, isMatch: (deeds: Deeds) => boolean): boolean {
  return units.lots.some(isMatch) || (hasIdleUnits(units) && isMatch(NO_DEEDS));
}

/** How many hexes a counter has moved this turn, counted for the unit that moved farthest. */
export function goneBy({ lots }: { readonly lots: readonly Pick<Lot, 'gone'>[] }): number {
  let farthest = 0;
  for (const { gone } of lots) if (gone > farthest) farthest = gone;
  return farthest;
}

/**
 * Since when all Raiders of a counter are unseen, for the one that has been unseen longest (SE-15.2). `null` if not all
 * are unseen.
 */
export function cloakedSince(units: CountedUnits): CloakedSince | null {
  if (!everyUnit(units, ({ cloaked }) => cloaked !== null)) return null;
  return someUnit(units, ({ cloaked }) => cloaked === 'before') ? 'before' : 'announced';
}

/** Whether a unit has neither moved, been shifted, nor scanned in this turn (SE-4.4, SE-7.13, SE-12.7). */
export function hasStayed({ gone, from, scanned }: Deeds): boolean {
  return gone === 0 && from === null && !scanned;
}

/** Whether two units have done the same this turn, apart from the hexes that they passed through. */
export function haveDoneTheSame(deeds: Deeds, other: Deeds): boolean {
  return (
    deeds.gone === other.gone &&
    deeds.road === other.road &&
    deeds.halted === other.halted &&
    deeds.slung === other.slung &&
    deeds.scanned === other.scanned &&
    deeds.from === other.from &&
    deeds.cloaked === other.cloaked
  );
}

/** The hexes that a unit left this turn before the last one that it left, joined to a text for comparison. */
export function earlierPath({ way = [] }: Deeds): string {
  return way.join();
}

/**
 * Compares two lots for sorting: lots that have done the most come first. The order does not depend on how the lots
 * arose.
 */
function compareDeeds(deeds: Deeds, other: Deeds): number {
  return (
    other.gone - deeds.gone ||
    Number(other.halted) - Number(deeds.halted) ||
    Number(other.scanned) - Number(deeds.scanned) ||
    Number(other.slung) - Number(deeds.slung) ||
    compareTexts(deeds.cloaked ?? '', other.cloaked ?? '') ||
    Number(other.road) - Number(deeds.road) ||
    compareTexts(deeds.from ?? '', other.from ?? '') ||
    compareTexts(earlierPath(deeds), earlierPath(other))
  );
}

function compareTexts(text: string, other: string): number {
  return text === other ? 0 : text < other ? -1 : 1;
}

// Functions below change counters.

/**
 * Sets the deeds of a counter's units. Lots with equal deeds become one. Units that have done nothing are left out of
 * the list.
 */
export function setLots(piece: Pick<Piece, 'lots'>, lots: readonly Lot[]): void {
  const sorted = lots.length < 2 ? lots : [...lots].sort(compareDeeds);
  piece.lots = [];
  for (const lot of sorted) {
    const lastLot = piece.lots.at(-1);
    if (lot.count === 0 || compareDeeds(lot, NO_DEEDS) === 0) continue;
    if (lastLot !== undefined && compareDeeds(lot, lastLot) === 0) lastLot.count += lot.count;
    else piece.lots.push(lot.way === undefined ? { ...lot } : { ...lot, way: [...lot.way] });
  }
}

/** Changes the deeds of all units of a counter. */
export function changeDeeds(piece: Piece, changeOf: (deeds: Deeds) => Partial<Deeds>): void {
  setLots(
    piece,
    lotsOf(piece).map(lot => ({ ...lot, ...changeOf(lot) })),
  );
}

/**
 * Picks a number of units of a counter, among the units that pass `mayGo`. Units that have done the most come first.
 */
export function pickUnits(piece: CountedUnits, units: number, mayGo: (deeds: Deeds) => boolean = () => true): Lot[] {
  let unitsLeft = units;
  const pickedLots: Lot[] = [];
  for (const lot of lotsOf(piece)) {
    const count = mayGo(lot) ? Math.min(unitsLeft, lot.count) : 0;
    unitsLeft -= count;
    if (count > 0) pickedLots.push({ ...lot, count });
  }
  return pickedLots;
}

/** Takes units off a counter, together with their deeds. The caller removes a counter that is left without units. */
export function takeUnits(piece: Piece, units: readonly Lot[]): void {
  if (piece.lots.length === 0) {
    piece.count -= unitsOf(units);
    return;
  }
  const remainingLots = lotsOf(piece).map(lot => {
    const takenCount = units.find(other => compareDeeds(lot, other) === 0)?.count ?? 0;
    return { ...lot, count: lot.count - takenCount };
  });
  piece.count -= unitsOf(units);
  setLots(piece, remainingLots);
}

/** Adds units to a counter, together with their deeds. */
export function addUnits(piece: Piece, units: readonly Lot[]): void {
  const allLots = [...lotsOf(piece), ...units];
  piece.count += unitsOf(units);
  setLots(piece, allLots);
}
