import type { Cloaked, Deeds, Lot, Piece } from './state.ts';

/** The deeds of a unit that has done nothing this turn. */
export const NOTHING: Deeds = {
  gone: 0,
  road: false,
  halted: false,
  slung: false,
  scanned: false,
  from: null,
  cloaked: null,
};

/** The part of a counter that queries about its units need. */
interface Units {
  readonly count: number;
  readonly lots: readonly Lot[];
}

/** All units of a counter, those that have done the most first, and those that have done nothing last. */
export function lotsOf({ count, lots }: Units): readonly Lot[] {
  const left = count - unitsOf(lots);
  return left === 0 ? lots : [...lots, { count: left, ...NOTHING }];
}

/** The number of units in some lots. */
export function unitsOf(lots: readonly Pick<Lot, 'count'>[]): number {
  let sum = 0;
  for (const { count } of lots) sum += count;
  return sum;
}

/** How many units of a counter have done this and no other. */
export function unitsThat(units: Units, test: (deeds: Deeds) => boolean): number {
  let sum = 0;
  for (const lot of lotsOf(units)) if (test(lot)) sum += lot.count;
  return sum;
}

/** Whether every unit of a counter has done this. */
export function everyUnit(units: Units, test: (deeds: Deeds) => boolean): boolean {
  return units.lots.length === 0 ? test(NOTHING) : lotsOf(units).every(test);
}

/** Whether some unit of a counter has done this. */
export function someUnit(units: Units, test: (deeds: Deeds) => boolean): boolean {
  return units.lots.length === 0 ? test(NOTHING) : lotsOf(units).some(test);
}

/** The hexes that a counter has moved this turn, by the unit that moved farthest. */
export function goneBy({ lots }: { readonly lots: readonly Pick<Lot, 'gone'>[] }): number {
  let most = 0;
  for (const { gone } of lots) if (gone > most) most = gone;
  return most;
}

/** Since when the Raiders of a counter are all unseen, of the longest (SE-15.2); `null`: not all of them are. */
export function cloakedSince(units: Units): Cloaked | null {
  if (!everyUnit(units, ({ cloaked }) => cloaked !== null)) return null;
  return someUnit(units, ({ cloaked }) => cloaked === 'before') ? 'before' : 'announced';
}

/** Whether a unit has neither moved, been shifted, nor scanned in this turn (SE-4.4, SE-7.13, SE-12.7). */
export function hasStayed({ gone, from, scanned }: Deeds): boolean {
  return gone === 0 && from === null && !scanned;
}

/** Whether two units have done the same in this turn, apart from the hexes they passed. */
export function haveDoneTheSame(one: Deeds, other: Deeds): boolean {
  return (
    one.gone === other.gone &&
    one.road === other.road &&
    one.halted === other.halted &&
    one.slung === other.slung &&
    one.scanned === other.scanned &&
    one.from === other.from &&
    one.cloaked === other.cloaked
  );
}

/** The hexes that a unit has left in this turn before the one it came from. */
export function wayBefore({ way = [] }: Deeds): string {
  return way.join();
}

/** Lots that have done the most first: in the same order, however they came together. */
function byDeeds(one: Deeds, other: Deeds): number {
  return (
    other.gone - one.gone ||
    Number(other.halted) - Number(one.halted) ||
    Number(other.scanned) - Number(one.scanned) ||
    Number(other.slung) - Number(one.slung) ||
    compare(one.cloaked ?? '', other.cloaked ?? '') ||
    Number(other.road) - Number(one.road) ||
    compare(one.from ?? '', other.from ?? '') ||
    compare(wayBefore(one), wayBefore(other))
  );
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

// ---- changes

/**
 * Says what the units of a counter have done: lots that have done the same are one, and those that have done nothing go
 * without saying.
 */
export function setLots(piece: Pick<Piece, 'lots'>, lots: readonly Lot[]): void {
  const sorted = lots.length < 2 ? lots : [...lots].sort(byDeeds);
  piece.lots = [];
  for (const lot of sorted) {
    const last = piece.lots.at(-1);
    if (lot.count === 0 || byDeeds(lot, NOTHING) === 0) continue;
    if (last !== undefined && byDeeds(lot, last) === 0) last.count += lot.count;
    else piece.lots.push(lot.way === undefined ? { ...lot } : { ...lot, way: [...lot.way] });
  }
}

/** Applies a deed to all units of a counter. */
export function allDo(piece: Piece, act: (deeds: Deeds) => Partial<Deeds>): void {
  setLots(
    piece,
    lotsOf(piece).map(lot => ({ ...lot, ...act(lot) })),
  );
}

/** Units that go from a counter, of `those` that may, those that have done the most first. */
export function firstUnits(piece: Units, units: number, those: (deeds: Deeds) => boolean = () => true): Lot[] {
  let left = units;
  const going: Lot[] = [];
  for (const lot of lotsOf(piece)) {
    const count = those(lot) ? Math.min(left, lot.count) : 0;
    left -= count;
    if (count > 0) going.push({ ...lot, count });
  }
  return going;
}

/** Takes units off a counter, with what they have done. The caller takes a counter off the map that has none left. */
export function takeUnits(piece: Piece, units: readonly Lot[]): void {
  if (piece.lots.length === 0) {
    piece.count -= unitsOf(units);
    return;
  }
  const left = lotsOf(piece).map(lot => {
    const taken = units.find(other => byDeeds(lot, other) === 0)?.count ?? 0;
    return { ...lot, count: lot.count - taken };
  });
  piece.count -= unitsOf(units);
  setLots(piece, left);
}

/** Adds units to a counter, with what they have done. */
export function addUnits(piece: Piece, units: readonly Lot[]): void {
  const all = [...lotsOf(piece), ...units];
  piece.count += unitsOf(units);
  setLots(piece, all);
}
