import type { Side } from '../../../../kernel/words/message.ts';
import type { HexId } from '../../data/hexes.ts';
import { isUnitKind, MOST_IN_GROUP, UNITS } from '../../data/units.ts';
import type { PieceKind, UnitKind } from '../../data/units.ts';
import { isCombatCapable, piecesOf } from '../pieces.ts';
import { EMPIRE_SIDES } from '../seats.ts';
import type { EmpireSide } from '../seats.ts';
import type { EmpiresState, Piece, Position, PublicSeat } from '../state.ts';
import type { Levels } from '../../data/technologies.ts';
import type { AlienEmpire } from './powers.ts';
import type { MapState } from '../board.ts';
import { ALONE } from './course.ts';

/** The fields of a counter that decide where alien fleets go. */
export interface FieldPiece extends Pick<Piece, 'handle' | 'owner' | 'at' | 'up' | 'kind' | 'count'> {
  readonly tech: Piece['tech'];
}

/**
 * The facts that decide where alien fleets go: the state, or the view of a viewer who sees all of these facts
 * (SE-26.8).
 */
export interface Field extends MapState, Pick<Position, 'turn' | 'solo'> {
  readonly seats: readonly Pick<PublicSeat, 'shown'>[];
  readonly pieces: readonly FieldPiece[];
}

type Pieces = Pick<Field, 'pieces'>;

/** The counters in a hex, or only those of one side, sorted by handle. */
export function fieldPiecesAt({ pieces }: Pieces, hex: HexId, side?: Side): FieldPiece[] {
  return pieces
    .filter(({ at, owner }) => at === hex && (side === undefined || owner === side))
    .sort((one, other) => one.handle - other.handle);
}

/** The alien empire that plays a side; `null` if the side is no alien empire. */
export function empireOf({ solo }: Pick<Position, 'solo'>, side: Side): AlienEmpire | null {
  const empireIndex = EMPIRE_SIDES.findIndex(one => one === side);
  return solo?.empires[empireIndex] ?? null;
}

/**
 * The side of the alien empire with the given number, from 0. Throws `RangeError` for a number that no empire can have.
 */
export function empireSide(empireIndex: number): EmpireSide {
  const side = EMPIRE_SIDES[empireIndex];
  if (side === undefined) throw new RangeError(`there is no alien empire ${empireIndex}`);
  return side;
}

/** The number of the empire that still has its homeworld in a hex; `null` if there is none. */
export function empireAt({ solo }: Pick<Position, 'solo'>, hex: HexId): number | null {
  const empireIndex = (solo?.empires ?? []).findIndex(({ world, fallen }) => world === hex && !fallen);
  return empireIndex < 0 ? null : empireIndex;
}

/** The level of a technology that the human player has shown in battles (SE-26.12). */
export function shownLevel(
  { seats }: { readonly seats: readonly Pick<PublicSeat, 'shown'>[] },
  id: keyof Levels,
): number {
  return seats[ALONE]?.shown[id] ?? 0;
}

/** How many units of each type an empire can still place with the counters of its colour (SE-1.3). */
export function limitsOf(state: EmpiresState, side: Side): Partial<Record<UnitKind, number>> {
  const limits: Partial<Record<UnitKind, number>> = {};
  if (!state.options.counterLimits) return limits;
  const ownPieces = piecesOf(state, side);
  for (const kind of Object.keys(UNITS)) {
    // SE-26.7: each free counter holds a whole group.
    if (!isUnitKind(kind)) continue;
    const usedCount = ownPieces.filter(piece => piece.kind === kind).length;
    limits[kind] = Math.max(0, UNITS[kind].counters - usedCount) * MOST_IN_GROUP;
  }
  return limits;
}

/**
 * The value of the human player's units in a hex, as a fleet of Raiders counts it when it looks for a target
 * (SE-26.8.6.1).
 */
export function guardValue(state: Pieces, hex: HexId): number {
  return fieldPiecesAt(state, hex, ALONE).reduce(
    (sum, { kind, count }) =>
      sum + (isUnitKind(kind) && kind !== 'yard' && isCombatCapable({ kind }) ? UNITS[kind].cost * count : 0),
    0,
  );
}

/** Whether a colony counts as defended; yards and a lone revealed group of Scouts don't count (SE-26.8.3). */
export function isDefended(state: Pieces, hex: HexId): boolean {
  const guards = fieldPiecesAt(state, hex, ALONE).filter(
    piece => piece.kind !== 'yard' && (isCombatCapable(piece) || piece.kind === 'mine'),
  );
  const [only] = guards;
  return only !== undefined && !(guards.length === 1 && only.kind === 'scout' && only.up);
}

/**
 * Whether the human player has exactly one ship in a hex, and it is face up (SE-26.8.4). Mines, bases and yards are no
 * ships.
 */
export function isSingleShip(state: Pieces, hex: HexId): boolean {
  const inHex = fieldPiecesAt(state, hex, ALONE);
  const [only] = inHex;
  return inHex.length === 1 && only !== undefined && only.up && only.count === 1 && isShip(only.kind);
}

function isShip(kind: PieceKind): boolean {
  return isUnitKind(kind) && UNITS[kind].moves !== 0 && kind !== 'mine';
}

/** The total cost of some counters of an empire (SE-26.8.6). */
export function fleetValue(pieces: readonly FieldPiece[]): number {
  return pieces.reduce((sum, { kind, count }) => sum + (isUnitKind(kind) ? UNITS[kind].cost * count : 0), 0);
}
