import { gather } from '../../../kernel/plain/gather.ts';
import { HEX_IDS } from '../data/hexes.ts';
import type { HexId } from '../data/hexes.ts';
import { everyUnit, goneBy, haveDoneTheSame } from './lots.ts';
import { isSingle } from './pieces.ts';
import { swapLabels } from './placing.ts';
import { publicTech, sameTech, techOf } from './carried.ts';
import type { Deeds, EmpiresState, Piece } from './state.ts';

type StateWithLevels = Pick<EmpiresState, 'seats' | 'options'>;

/**
 * Whether two single counters are face up in one hex and look the same (SE-4.2), so that either can carry out an order.
 */
function areSameCounter(state: StateWithLevels, piece: Piece, other: Piece): boolean {
  return (
    piece.at === other.at &&
    isSingle(piece.kind) &&
    piece.up &&
    other.up &&
    isSameGroup(piece, other) &&
    sameTech(techOf(state, piece), techOf(state, other)) &&
    everyUnit(piece, deeds => everyUnit(other, others => haveDoneTheSame(deeds, others))) &&
    piece.cargo === other.cargo
  );
}

/**
 * Whether two groups in a battle look the same to everybody, so that it does not matter which of them fires or is hit.
 */
function isSameGroup(piece: Piece, other: Piece): boolean {
  return (
    piece.owner === other.owner &&
    piece.kind === other.kind &&
    piece.count === other.count &&
    piece.damage === other.damage &&
    piece.fired === other.fired &&
    piece.screened === other.screened &&
    piece.leaving === other.leaving &&
    sameTech(publicTech(piece), publicTech(other))
  );
}

/** The given groups without repetitions: of groups that look the same in a battle only the first. */
export function distinctGroups(groups: readonly Piece[]): Piece[] {
  return groups.filter((piece, place) => !groups.slice(0, place).some(other => isSameGroup(piece, other)));
}

/**
 * Groups counters that look the same, in the order of each first one. Face-down counters and groups stand by
 * themselves.
 */
export function groupAlike(state: StateWithLevels, pieces: readonly Piece[]): (readonly [Piece, ...Piece[]])[] {
  const alikeGroups: [Piece, ...Piece[]][] = [];
  for (const piece of pieces) {
    const group = alikeGroups.find(([first]) => areSameCounter(state, first, piece));
    if (group === undefined) alikeGroups.push([piece]);
    else group.push(piece);
  }
  return alikeGroups;
}

/** The label of the row that lists counters that look the same: the lowest of their labels. */
export function labelOf(alikePieces: readonly Piece[]): number {
  return Math.min(...alikePieces.map(({ label }) => label));
}

/**
 * Gives a counter that is about to act the highest label among the counters that look the same. The remaining counters
 * then keep the letter of their row. Nobody can tell the counters apart.
 */
export function giveHighestLabel(state: StateWithLevels & Pick<EmpiresState, 'pieces'>, piece: Piece): void {
  let highestLabelled = piece;
  for (const other of state.pieces)
    if (other.label > highestLabelled.label && areSameCounter(state, other, piece)) highestLabelled = other;
  if (highestLabelled !== piece) swapLabels(piece, highestLabelled);
}

/**
 * The path of units this turn: the hex where they set out, then each hex that they entered, up to their present hex.
 */
function pathOf({ way = [], from }: Deeds, hex: HexId): readonly HexId[] {
  return from === null ? [hex] : [...way, from, hex];
}

/**
 * The paths on which other counters of the same kind went on from this counter's hex this turn, after moving as many
 * hexes as this counter has. Such an order is likely to be repeated. Each path lists the entered hexes in order; no two
 * paths are equal.
 */
export function onwardPathsOfKind(
  { pieces }: Pick<EmpiresState, 'pieces'>,
  piece: Piece,
): readonly (readonly HexId[])[] {
  const hexesMoved = goneBy(piece);
  const onwardPaths = gather(pieces, other =>
    gather(other.lots, lot =>
      movedOnFrom(piece, hexesMoved, other, lot) ? [pathOf(lot, other.at).slice(hexesMoved + 1)] : [],
    ),
  );
  return [...new Map(onwardPaths.map(way => [way.join(), way])).values()];
}

/** Whether other counters of the same kind went on from this counter's hex this turn. */
function isLeftBehind({ pieces }: Pick<EmpiresState, 'pieces'>, piece: Piece): boolean {
  const hexesMoved = goneBy(piece);
  return pieces.some(other => other.lots.some(lot => movedOnFrom(piece, hexesMoved, other, lot)));
}

/**
 * Whether units of another counter of the same kind left the hex of `piece` this turn, after `hexesMoved` hexes of
 * movement.
 */
function movedOnFrom(piece: Piece, hexesMoved: number, { owner, kind, at }: Piece, lot: Deeds): boolean {
  if (owner !== piece.owner || kind !== piece.kind || lot.gone <= hexesMoved) return false;
  const path = pathOf(lot, at);
  return path.length === lot.gone + 1 && path[hexesMoved] === piece.at;
}

/** The index of each hex in `HEX_IDS`. */
const HEX_INDEX: ReadonlyMap<HexId, number> = new Map(HEX_IDS.map((hex, place) => [hex, place]));

/**
 * Sorts counters: those that have not moved this turn come first, hex by hex, beginning with those that others of their
 * kind have left behind.
 */
export function unmovedFirst(state: Pick<EmpiresState, 'pieces'>, pieces: readonly Piece[]): Piece[] {
  const leftBehind = new Set(pieces.filter(piece => isLeftBehind(state, piece)));
  return [...pieces].sort(
    (one, other) =>
      Number(goneBy(one) > 0) - Number(goneBy(other) > 0) ||
      Number(leftBehind.has(other)) - Number(leftBehind.has(one)) ||
      (HEX_INDEX.get(one.at) ?? 0) - (HEX_INDEX.get(other.at) ?? 0) ||
      one.handle - other.handle,
  );
}
