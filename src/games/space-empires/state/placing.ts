import { dealNewHandles, returnHandle, takeHandle } from '../../../kernel/match/handles.ts';
import type { Seat, Side } from '../../../kernel/words/message.ts';
import type { HexId } from '../data/hexes.ts';
import { MOST_IN_GROUP } from '../data/units.ts';
import { areAlike, carries, isAlwaysNewest, recordShown } from './carried.ts';
import { addUnits, changeDeeds, cloakedSince, lotsOf, pickUnits, takeUnits } from './lots.ts';
import { isSingle, piecesAt } from './pieces.ts';
import type { Carried, EmpiresState, Lot, Piece } from './state.ts';

// Counters are put on the map, split, merged and removed here (SE-4).

/** The fields of a counter that is placed on the map; all others have a default. */
export type NewPiece = Pick<Piece, 'owner' | 'kind' | 'count' | 'tech' | 'at'> & Partial<Piece>;

/** Puts a counter on the map. */
export function addPiece(
  state: Pick<EmpiresState, 'pieces' | 'handles' | 'options' | 'seats'>,
  piece: NewPiece,
): Piece {
  const { owner, kind, count, tech, at } = piece;
  const addedPiece: Piece = {
    handle: takeHandle(state.handles),
    label: freeLabel(state, owner),
    owner,
    kind,
    count,
    tech: tech === null || (typeof owner === 'number' && isAlwaysNewest(kind, state.options)) ? null : { ...tech },
    at,
    up: piece.up ?? isSingle(kind),
    shown: { ...piece.shown },
    lots: (piece.lots ?? []).map(lot => ({ ...lot })),
    cargo: null,
    damage: 0,
    fired: piece.fired ?? 0,
    screened: piece.screened ?? false,
    behind: null,
    leaving: piece.leaving ?? 0,
  };
  state.pieces.push(addedPiece);
  return addedPiece;
}

/**
 * The first free label of a side: no counter has it, and none has had it since the side's turn began. Powers use no
 * labels.
 */
function freeLabel({ pieces, seats }: Pick<EmpiresState, 'pieces' | 'seats'>, side: Side): number {
  if (typeof side !== 'number') return 0;
  const takenLabels = new Set(seats[side]?.left);
  for (const { owner, label } of pieces) if (owner === side) takenLabels.add(label);
  let label = 0;
  while (takenLabels.has(label)) label += 1;
  return label;
}

/** Exchanges the labels of two counters of one seat. */
export function swapLabels(piece: Piece, other: Piece): void {
  [piece.label, other.label] = [other.label, piece.label];
}

/** Removes a counter from the map. */
export function removePiece(state: Pick<EmpiresState, 'pieces' | 'handles' | 'seats'>, piece: Piece): void {
  const pieceIndex = state.pieces.indexOf(piece);
  if (pieceIndex < 0) throw new RangeError(`counter ${piece.handle} is gone already`);
  state.pieces.splice(pieceIndex, 1);
  returnHandle(state.handles, piece.handle);
  if (typeof piece.owner === 'number') state.seats[piece.owner]?.left.push(piece.label);
}

/**
 * Removes units from a counter, and the counter itself with its last unit. Units that have done the most this turn go
 * first.
 */
export function loseUnits(
  state: Pick<EmpiresState, 'pieces' | 'handles' | 'seats'>,
  piece: Piece,
  units: number,
): void {
  takeUnits(piece, pickUnits(piece, units));
  if (piece.count === 0) {
    removePiece(state, piece);
    return;
  }
  // Units that have not fired yet are removed first.
  piece.fired = Math.min(piece.fired, piece.count);
  piece.leaving = Math.min(piece.leaving, piece.count);
}

/**
 * Deals new handles to the counters in a hex that look alike, so that nobody can tell them apart: face-down counters,
 * and Colony Ships, whose technology is hidden (SE-4.2).
 */
export function dealHandles(state: Pick<EmpiresState, 'pieces' | 'handles' | 'walk'>, hex: HexId, side: Side): void {
  const isWalking = state.walk?.pieces ?? [];
  const inHex = piecesAt(state, hex, side).filter(({ handle }) => !isWalking.includes(handle));
  const facedown = inHex.filter(({ up }) => !up);
  // Face-down Colony Ships are left out: all face-down counters get new handles together, and the number of handles
  // taken must not reveal how many of them are Colony Ships.
  const settlingPieces = inHex.filter(({ kind, up }) => kind === 'colony-ship' && up);
  // If announced Raiders meet other face-down counters, nobody can tell any more which ones they are (SE-15.2).
  if (facedown.some(piece => cloakedSince(piece) === null))
    for (const piece of facedown) changeDeeds(piece, () => ({ cloaked: null }));
  if (facedown.length > 1) dealNewHandles(state.handles, facedown);
  if (settlingPieces.length > 1) dealNewHandles(state.handles, settlingPieces);
}

/** Splits units off a group under a counter of their own. The caller makes sure that a counter is free (SE-4.6). */
export function split(state: EmpiresState, piece: Piece, units: readonly Lot[]): Piece {
  takeUnits(piece, units);
  const {
    handle: _handle,
    label: _label,
    lots: _lots,
    cargo: _cargo,
    damage: _damage,
    fired: _fired,
    leaving: _leaving,
    ...alike
  } = piece;
  const newPiece = addPiece(state, { ...alike, count: 0 });
  addUnits(newPiece, units);
  return newPiece;
}

/**
 * Merges two groups that are alike and have at most six units together. `targetPiece` stays on the map, with the lower
 * label.
 */
export function merge(state: EmpiresState, targetPiece: Piece, other: Piece): void {
  if (other.label < targetPiece.label) swapLabels(targetPiece, other);
  addUnits(targetPiece, lotsOf(other));
  targetPiece.fired += other.fired;
  targetPiece.leaving += other.leaving;
  targetPiece.damage = Math.max(targetPiece.damage, other.damage);
  targetPiece.up ||= other.up;
  // Two groups under one counter show that they carry the same technology (SE-4.3).
  recordShown(targetPiece, other.shown);
  removePiece(state, other);
}

/** Whether two groups in one hex can be merged under one counter. */
export function canMerge(state: EmpiresState, piece: Piece, other: Piece): boolean {
  return (
    piece !== other &&
    piece.at === other.at &&
    areAlike(state, piece, other) &&
    piece.count + other.count <= MOST_IN_GROUP &&
    (piece.damage === 0 || other.damage === 0)
  );
}

/** Places new units in a hex: first in groups of the same sort with room, then under new counters (SE-10.7). */
export function placeUnits(
  state: EmpiresState,
  unit: Pick<Piece, 'kind' | 'at' | 'count'> & { readonly owner: Seat; readonly tech: Carried },
): void {
  const { owner, kind, tech, at } = unit;
  let unitsLeft = unit.count;
  if (!isSingle(kind)) {
    for (const group of piecesAt(state, at, owner)) {
      if (group.kind !== kind || group.up || !carries(group, tech)) continue;
      const units = Math.min(unitsLeft, MOST_IN_GROUP - group.count);
      group.count += units;
      unitsLeft -= units;
    }
  }
  const mostPerCounter = isSingle(kind) ? 1 : MOST_IN_GROUP;
  while (unitsLeft > 0) {
    const count = Math.min(unitsLeft, mostPerCounter);
    addPiece(state, { owner, kind, tech, at, count });
    unitsLeft -= count;
  }
}
