import { once } from '../../../kernel/plain/once.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { HexId } from '../data/hexes.ts';
import type { Levels, TechnologyId } from '../data/technologies.ts';
import type { UnitKind } from '../data/units.ts';
import { capacityAt, hullPlaced, leftAfter, leftOn, levelsWith, loweredTo, yardHexes } from '../state/money.ts';
import { freeCounters, piecesOf } from '../state/pieces.ts';
import type { EmpiresState, Piece, Sheet } from '../state/state.ts';

/** What a row of a sheet may be. */
export type SheetAct =
  | { readonly act: 'technology' | 'lower'; readonly technology: TechnologyId }
  | { readonly act: 'buy'; readonly kind: UnitKind; readonly at: HexId }
  | { readonly act: 'scuttle' | 'scuttle-one'; readonly piece: Piece; readonly left: number }
  | { readonly act: 'bid' | 'newest' | 'enough' };

/** What a row is asked about: it stands still while the question is open, and so each part is worked out once. */
export interface Row {
  readonly state: EmpiresState;
  readonly seat: Seat;
  readonly sheet: Sheet;
  /** The levels of the seat with what the sheet buys (SE-10.6.2). */
  readonly known: Levels;
  /** Those that new units get (SE-10.6.6). */
  readonly given: Levels;
  /** Its colonies that produce income now (SE-10.6.4). */
  readonly colonies: readonly HexId[];
  /** What is left of the purse. */
  readonly left: number;
  /** The hexes with yards, and the hull points that can still be placed in each (SE-10.6.3). */
  readonly yards: ReadonlyMap<HexId, number>;
  /** The counters of a type that it can use: free ones, and those of groups that it scuttles (SE-10.6.7). */
  readonly countersLeft: (kind: UnitKind) => number;
}

/** Works a row out for a sheet as it stands. */
export function rowOn(state: EmpiresState, seat: Seat, sheet: Sheet, colonies: Row['colonies']): Row {
  const known = levelsWith(state, seat);
  const yards = new Map<HexId, number>();
  for (const hex of yardHexes(state, seat)) {
    yards.set(hex, capacityAt(state, hex, seat, known) - hullPlaced(sheet, hex));
  }
  const freed = piecesOf(state, seat).filter(piece => leftAfter(sheet.scuttled, piece) === 0);
  return {
    state,
    seat,
    sheet,
    known,
    given: loweredTo(known, sheet.lowered),
    colonies,
    left: leftOn(state, seat),
    yards,
    countersLeft: once(kind => freeCounters(state, seat, kind) + freed.filter(piece => piece.kind === kind).length),
  };
}
