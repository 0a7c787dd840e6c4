import { memoized } from '../../../kernel/plain/once.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { HexId } from '../data/hexes.ts';
import type { Levels, TechnologyId } from '../data/technologies.ts';
import { MOST_IN_GROUP, UNITS } from '../data/units.ts';
import type { UnitKind } from '../data/units.ts';
import {
  capacityAt,
  carriedBy,
  carriedByNew,
  hullPlaced,
  incomeColonies,
  leftAfter,
  leftOn,
  levelsWith,
  loweredTo,
  yardHexes,
} from '../state/money.ts';
import { carries, freeCounters, piecesAt, piecesOf, sameTech } from '../state/pieces.ts';
import type { Carried, EmpiresState, Piece, Sheet } from '../state/state.ts';

/** What a row of a sheet may be. */
export type SheetAct =
  | { readonly act: 'technology' | 'lower'; readonly technology: TechnologyId }
  | { readonly act: 'buy'; readonly kind: UnitKind; readonly at: HexId }
  | { readonly act: 'scuttle' | 'scuttle-one'; readonly piece: Piece; readonly left: number }
  | { readonly act: 'bid' | 'newest' | 'enough' };

/** What stays as it is while a seat writes its sheet: nothing moves meanwhile. */
export interface Standing {
  /** Its colonies that produce income now (SE-10.6.4). */
  readonly colonies: readonly HexId[];
  /** Its counters. */
  readonly own: readonly Piece[];
  /** The hexes with its yards. */
  readonly yardsAt: readonly HexId[];
  /** Its counters of a type that are not on the map (SE-10.6.7). */
  readonly free: (kind: UnitKind) => number;
}

/** Works out what stays as it is while a seat writes its sheet. */
export function standingOf(state: EmpiresState, seat: Seat): Standing {
  return {
    colonies: incomeColonies(state, seat),
    own: piecesOf(state, seat),
    yardsAt: yardHexes(state, seat),
    free: memoized(kind => freeCounters(state, seat, kind)),
  };
}

/** What a row is asked about: it stands still while the question is open, and so each part is worked out once. */
export interface Row extends Standing {
  readonly state: EmpiresState;
  readonly seat: Seat;
  readonly sheet: Sheet;
  /** The levels of the seat with what the sheet buys (SE-10.6.2). */
  readonly known: Levels;
  /** Those that new units get (SE-10.6.6). */
  readonly given: Levels;
  /** What is left of the purse. */
  readonly left: number;
  /** The hexes with yards, and the hull points that can still be placed in each (SE-10.6.3). */
  readonly yards: ReadonlyMap<HexId, number>;
  /** What a unit of a type carries that the row buys (SE-10.6.6). */
  readonly newest: (kind: UnitKind) => Carried;
  /** What the sheet buys of a type. */
  readonly bought: (kind: UnitKind) => Bought;
  /** The counters of a type that it can use: free ones, and those of groups that it scuttles (SE-10.6.7). */
  readonly countersLeft: (kind: UnitKind) => number;
}

/** Units of one type that a sheet brings to one hex, all with the same levels. */
export interface BoughtLot {
  readonly at: HexId;
  readonly tech: Carried;
  readonly count: number;
}

/** What a sheet buys of a type, and how many new counters that takes. */
interface Bought {
  readonly lots: readonly BoughtLot[];
  readonly counters: number;
}

/** Works a row out for a sheet as it stands. */
export function rowOn(state: EmpiresState, seat: Seat, sheet: Sheet, standing: Standing): Row {
  const { colonies, own, yardsAt, free } = standing;
  const known = levelsWith(state, seat);
  const given = loweredTo(known, sheet.lowered);
  const yards = new Map<HexId, number>();
  for (const hex of yardsAt) {
    yards.set(hex, capacityAt(state, hex, seat, known) - hullPlaced(sheet, hex));
  }
  const freed = own.filter(piece => leftAfter(sheet.scuttled, piece) === 0);
  return {
    state,
    seat,
    sheet,
    known,
    given,
    colonies,
    own,
    yardsAt,
    free,
    left: leftOn(state, seat),
    yards,
    newest: memoized(kind => carriedByNew(kind, given)),
    bought: memoized(kind => boughtOf({ state, seat, sheet, known }, kind)),
    countersLeft: memoized(kind => free(kind) + freed.filter(piece => piece.kind === kind).length),
  };
}

function boughtOf(row: Pick<Row, 'state' | 'seat' | 'sheet' | 'known'>, kind: UnitKind): Bought {
  const lots: { at: HexId; tech: Carried; count: number }[] = [];
  for (const unit of row.sheet.units) {
    if (unit.kind !== kind) continue;
    const { at, count } = unit;
    const tech = carriedBy(row.known, unit);
    const same = lots.find(lot => lot.at === at && sameTech(lot.tech, tech));
    if (same === undefined) lots.push({ at, tech, count });
    else same.count += count;
  }
  return { lots, counters: lots.reduce((sum, lot) => sum + countersFor(row, kind, lot), 0) };
}

/** The new counters that units of a type take: groups with room take some of them (SE-10.7). */
export function countersFor(
  { state, seat, sheet }: Pick<Row, 'state' | 'seat' | 'sheet'>,
  kind: UnitKind,
  { at, tech, count }: BoughtLot,
): number {
  if (UNITS[kind].single) return count;
  const room = piecesAt(state, at, seat)
    .filter(piece => piece.kind === kind && !piece.up && carries(piece, tech))
    .map(piece => leftAfter(sheet.scuttled, piece))
    .reduce((free, left) => free + (left === 0 ? 0 : MOST_IN_GROUP - left), 0);
  return Math.ceil(Math.max(0, count - room) / MOST_IN_GROUP);
}
