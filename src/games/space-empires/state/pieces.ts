import type { Seat, Side } from '../../../kernel/words/message.ts';
import type { HexId } from '../data/hexes.ts';
import { MACHINE } from '../data/machines.ts';
import { scenarioOf } from '../data/scenarios.ts';
import { FIGHTERS_PER_CARRIER, isUnitKind, UNITS } from '../data/units.ts';
import type { PieceKind, UnitKind } from '../data/units.ts';
import { coloniesOf } from './board.ts';
import { areAllies, fightTogether } from './seats.ts';
import type { Teams } from './seats.ts';
import type { EmpiresState, Piece, PublicSeat } from './state.ts';

/** The part of a state that functions about counters read. */
export type Pieces = Pick<EmpiresState, 'pieces'>;

/**
 * The counters in a hex, or only those of one side, sorted by handle. Any other order would tell which counter is
 * which.
 */
export function piecesAt({ pieces }: Pieces, hex: HexId, side?: Side): Piece[] {
  return pieces
    .filter(({ at, owner }) => at === hex && (side === undefined || owner === side))
    .sort((one, other) => one.handle - other.handle);
}

/** All counters of a side, sorted by handle. */
export function piecesOf({ pieces }: Pieces, side: Side): Piece[] {
  return pieces.filter(({ owner }) => owner === side).sort((one, other) => one.handle - other.handle);
}

/** The counter with the given handle. Throws `RangeError` if there is none. */
export function pieceOf({ pieces }: Pieces, handle: number): Piece {
  const found = pieces.find(piece => piece.handle === handle);
  if (found === undefined) throw new RangeError(`there is no counter ${handle}`);
  return found;
}

/** The sides that have counters in a hex, seats first. */
export function sidesAt({ pieces }: Pieces, hex: HexId): Side[] {
  const sides = new Set(pieces.filter(({ at }) => at === hex).map(({ owner }) => owner));
  return [...sides].sort((one, other) => (String(one) < String(other) ? -1 : 1));
}

/**
 * The enemies of a side that have counters in a hex. Blood brothers are one enemy, represented by the first of them.
 */
export function enemiesAt(state: Pieces & Teams, hex: HexId, side: Side): Side[] {
  const enemies = sidesAt(state, hex).filter(other => !areAllies(state, other, side));
  return enemies.filter((enemy, at) => enemies.findIndex(other => fightTogether(state, other, enemy)) === at);
}

/** Whether enemies of a side have counters in a hex. */
export function hasEnemies(state: Pieces & Teams, hex: HexId, side: Side): boolean {
  return state.pieces.some(({ at, owner }) => at === hex && !areAllies(state, owner, side));
}

/** The counters of a side in a hex, including those of its blood brothers (SE-22.3). */
export function forcesAt(state: Pieces & Teams, hex: HexId, side: Side): Piece[] {
  return piecesAt(state, hex).filter(({ owner }) => fightTogether(state, owner, side));
}

/** Whether a hex is barred to a side because counters of its uneasy partner are there (SE-21.3). */
export function isBarred(
  state: Teams & { readonly pieces: readonly Pick<Piece, 'at' | 'owner'>[] },
  hex: HexId,
  side: Side,
): boolean {
  if (state.options.alliance !== 'uneasy') return false;
  return state.pieces.some(({ at, owner }) => at === hex && owner !== side && areAllies(state, owner, side));
}

/** Whether a unit type has an attack strength, so that it fights and may be screened (SE-8.5). */
export function isCombatCapable({ kind }: Pick<Piece, 'kind'>): boolean {
  return !isUnitKind(kind) || UNITS[kind].weapon !== null;
}

/** Whether a counter is a Colony Ship, Miner, Pipeline or Decoy. */
export function isNonCombat({ kind }: Pick<Piece, 'kind'>): boolean {
  return isUnitKind(kind) && UNITS[kind].weapon === null && kind !== 'mine';
}

/** The total number of units of some counters. */
export function unitsIn(pieces: readonly Pick<Piece, 'count'>[]): number {
  return pieces.reduce((sum, { count }) => sum + count, 0);
}

/** The hull of a unit type; 1 for alien ships (SE-17.3), 3 for machines of a match of several seats (SE-18.3). */
export function hullOf(kind: PieceKind): number {
  if (kind === 'machine') return MACHINE.hull;
  return isUnitKind(kind) ? UNITS[kind].hull : 1;
}

/** Whether counters of a type are always face up and stand for one unit (SE-4.2). */
export function isSingle(kind: PieceKind): boolean {
  return kind === 'machine' || (isUnitKind(kind) && UNITS[kind].single);
}

/**
 * How many unused counters of a type a seat has (SE-1.3, SE-1.4, SE-29.15); `Infinity` if the match has no counter
 * limits.
 */
export function freeCounters(
  state: Pick<EmpiresState, 'pieces' | 'hexes' | 'options'> & { readonly seats: readonly Pick<PublicSeat, 'sets'>[] },
  seat: Seat,
  kind: UnitKind,
): number {
  // SE-23.4: sets of conquered seats count too.
  const counterLimit = UNITS[kind].counters * (state.seats[seat]?.sets ?? 1);
  const usedCount = state.pieces.filter(piece => piece.owner === seat && piece.kind === kind).length;
  if (kind === 'colony-ship') {
    const colonies = coloniesOf(state, seat).filter(([, { world }]) => !world).length;
    return counterLimit * (scenarioOf(state.options).shipSets[seat] ?? 1) - usedCount - colonies;
  }
  return state.options.counterLimits ? counterLimit - usedCount : Infinity;
}

/** How many fighters fit in the carriers among some counters (SE-14.1). */
export function roomIn(pieces: readonly Piece[]): number {
  return unitsIn(pieces.filter(({ kind }) => kind === 'carrier')) * FIGHTERS_PER_CARRIER;
}

/** The number of fighters among some counters. */
export function fightersIn(pieces: readonly Piece[]): number {
  return unitsIn(pieces.filter(({ kind }) => kind === 'fighter'));
}
