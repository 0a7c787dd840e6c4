import { cachedById } from '../../../kernel/plain/once.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { HexId } from '../data/hexes.ts';
import type { Levels, TechnologyId } from '../data/technologies.ts';
import { MOST_IN_GROUP, UNITS } from '../data/units.ts';
import type { UnitKind } from '../data/units.ts';
import {
  capacityAt,
  levelsCarriedBy,
  carriedByNew,
  hullPlaced,
  incomeColonies,
  leftAfter,
  moneyLeftOn,
  levelsWith,
  loweredTo,
  yardHexes,
} from '../state/money.ts';
import { freeCounters, piecesAt, piecesOf } from '../state/pieces.ts';
import { carries, sameTech } from '../state/carried.ts';
import type { Carried, EmpiresState, Piece, Sheet } from '../state/state.ts';

/** An action that a seat can take in a row of its production sheet. */
export type SheetAction =
  | { readonly act: 'technology' | 'lower'; readonly technology: TechnologyId }
  | { readonly act: 'buy'; readonly kind: UnitKind; readonly at: HexId }
  | { readonly act: 'scuttle' | 'scuttle-one'; readonly piece: Piece; readonly left: number }
  | { readonly act: 'bid' | 'newest' | 'enough' };

/** Facts about a seat that do not change while it writes its sheet, since nothing moves meanwhile. */
export interface FixedFacts {
  /** The seat's colonies that produce income at present (SE-10.6.4). */
  readonly colonies: readonly HexId[];
  /** All counters of the seat. */
  readonly own: readonly Piece[];
  /** The hexes with yards of the seat. */
  readonly yardsAt: readonly HexId[];
  /** The number of the seat's counters of a type that are not on the map (SE-10.6.7). */
  readonly free: (kind: UnitKind) => number;
}

/** Returns the facts about a seat that do not change while it writes its sheet. */
export function fixedFactsOf(state: EmpiresState, seat: Seat): FixedFacts {
  return {
    colonies: incomeColonies(state, seat),
    own: piecesOf(state, seat),
    yardsAt: yardHexes(state, seat),
    free: cachedById(kind => freeCounters(state, seat, kind)),
  };
}

/**
 * The facts that the question for one sheet row depends on. They do not change while the question is open, so each is
 * computed once.
 */
export interface SheetRow extends FixedFacts {
  readonly state: EmpiresState;
  readonly seat: Seat;
  readonly sheet: Sheet;
  /** The seat's levels, including those that its sheet buys (SE-10.6.2). */
  readonly known: Levels;
  /** The levels that new units get (SE-10.6.6). */
  readonly given: Levels;
  /** The money that the seat has left. */
  readonly left: number;
  /** For each hex with yards: the hull points that it can still build (SE-10.6.3). */
  readonly yards: ReadonlyMap<HexId, number>;
  /** The technology of a unit of a type that this row would buy (SE-10.6.6). */
  readonly newest: (kind: UnitKind) => Carried;
  /** The units of a type that the sheet buys. */
  readonly bought: (kind: UnitKind) => BoughtUnits;
  /**
   * The number of counters of a type for new units: free ones, and those of groups that the sheet scuttles (SE-10.6.7).
   */
  readonly countersLeft: (kind: UnitKind) => number;
}

/** Units of one type with equal levels that a sheet places in one hex. */
export interface BoughtLot {
  readonly at: HexId;
  readonly tech: Carried;
  readonly count: number;
}

/** The units of one type that a sheet buys, and the number of new counters that they need. */
interface BoughtUnits {
  readonly lots: readonly BoughtLot[];
  readonly counters: number;
}

/** Collects the facts for a row of a sheet in its present state. */
export function sheetRow(state: EmpiresState, seat: Seat, sheet: Sheet, fixedFacts: FixedFacts): SheetRow {
  const { colonies, own, yardsAt, free } = fixedFacts;
  const knownLevels = levelsWith(state, seat);
  const givenLevels = loweredTo(knownLevels, sheet.lowered);
  const yardUnitsByHex = new Map<HexId, number>();
  for (const hex of yardsAt) {
    yardUnitsByHex.set(hex, capacityAt(state, hex, seat, knownLevels) - hullPlaced(sheet, hex));
  }
  const scuttledGroups = own.filter(piece => leftAfter(sheet.scuttled, piece) === 0);
  return {
    state,
    seat,
    sheet,
    known: knownLevels,
    given: givenLevels,
    colonies,
    own,
    yardsAt,
    free,
    left: moneyLeftOn(state, seat),
    yards: yardUnitsByHex,
    newest: cachedById(kind => carriedByNew(kind, givenLevels)),
    bought: cachedById(kind => boughtUnitsOf({ state, seat, sheet, known: knownLevels }, kind)),
    countersLeft: cachedById(kind => free(kind) + scuttledGroups.filter(piece => piece.kind === kind).length),
  };
}

function boughtUnitsOf(row: Pick<SheetRow, 'state' | 'seat' | 'sheet' | 'known'>, kind: UnitKind): BoughtUnits {
  const lots: { at: HexId; tech: Carried; count: number }[] = [];
  for (const unit of row.sheet.units) {
    if (unit.kind !== kind) continue;
    const { at, count } = unit;
    const tech = levelsCarriedBy(row.known, unit);
    const sameLot = lots.find(lot => lot.at === at && sameTech(lot.tech, tech));
    if (sameLot === undefined) lots.push({ at, tech, count });
    else sameLot.count += count;
  }
  return { lots, counters: lots.reduce((sum, lot) => sum + countersFor(row, kind, lot), 0) };
}

/** The number of new counters that units of a type need; some join groups with room (SE-10.7). */
export function countersFor(
  { state, seat, sheet }: Pick<SheetRow, 'state' | 'seat' | 'sheet'>,
  kind: UnitKind,
  { at, tech, count }: BoughtLot,
): number {
  if (UNITS[kind].single) return count;
  const freeCapacity = piecesAt(state, at, seat)
    .filter(piece => piece.kind === kind && !piece.up && carries(piece, tech))
    .map(piece => leftAfter(sheet.scuttled, piece))
    .reduce((free, left) => free + (left === 0 ? 0 : MOST_IN_GROUP - left), 0);
  return Math.ceil(Math.max(0, count - freeCapacity) / MOST_IN_GROUP);
}
