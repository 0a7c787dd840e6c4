import { gather } from '../../../kernel/plain/gather.ts';
import { HEX_IDS } from '../data/hexes.ts';
import type { HexId } from '../data/hexes.ts';
import { everyUnit, goneBy, haveDoneTheSame } from './lots.ts';
import { isSingle, publicTech, sameTech, swapLabels, techOf } from './pieces.ts';
import type { Deeds, EmpiresState, Piece } from './state.ts';

type Levelled = Pick<EmpiresState, 'seats' | 'options'>;

/**
 * Whether two single counters are face up in one hex and look the same (SE-4.2), so that either can carry out an order.
 */
function areSameCounter(state: Levelled, one: Piece, other: Piece): boolean {
  return (
    one.at === other.at &&
    isSingle(one.kind) &&
    one.up &&
    other.up &&
    isSameGroup(one, other) &&
    sameTech(techOf(state, one), techOf(state, other)) &&
    everyUnit(one, deeds => everyUnit(other, others => haveDoneTheSame(deeds, others))) &&
    one.cargo === other.cargo
  );
}

/**
 * Whether two groups in a battle look the same to everybody, so that it does not matter which of them fires or is hit.
 */
function isSameGroup(one: Piece, other: Piece): boolean {
  return (
    one.owner === other.owner &&
    one.kind === other.kind &&
    one.count === other.count &&
    one.damage === other.damage &&
    one.fired === other.fired &&
    one.screened === other.screened &&
    one.leaving === other.leaving &&
    sameTech(publicTech(one), publicTech(other))
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
export function groupAlike(state: Levelled, pieces: readonly Piece[]): (readonly [Piece, ...Piece[]])[] {
  const alikeGroups: [Piece, ...Piece[]][] = [];
  for (const piece of pieces) {
    const group = alikeGroups.find(([first]) => areSameCounter(state, first, piece));
    if (group === undefined) alikeGroups.push([piece]);
    else group.push(piece);
  }
  return alikeGroups;
}

/** The label of the row that lists counters that look the same: the lowest of their labels. */
export function labelOf(like: readonly Piece[]): number {
  return Math.min(...like.map(({ label }) => label));
}

/**
 * Gives a counter that is about to act the highest label among the counters that look the same. The remaining counters
 * then keep the letter of their row. Nobody can tell the counters apart.
 */
export function giveHighestLabel(state: Levelled & Pick<EmpiresState, 'pieces'>, piece: Piece): void {
  let highest = piece;
  for (const other of state.pieces)
    if (other.label > highest.label && areSameCounter(state, other, piece)) highest = other;
  if (highest !== piece) swapLabels(piece, highest);
}

/**
 * The path of units this turn: the hex where they set out, then each hex that they entered, up to their present hex.
 */
function wayOf({ way = [], from }: Deeds, at: HexId): readonly HexId[] {
  return from === null ? [at] : [...way, from, at];
}

/**
 * The paths on which other counters of the same kind went on from this counter's hex this turn, after moving as many
 * hexes as this counter has. Such an order is likely to be repeated. Each path lists the entered hexes in order; no two
 * paths are equal.
 */
export function waysOfSameKind({ pieces }: Pick<EmpiresState, 'pieces'>, piece: Piece): readonly (readonly HexId[])[] {
  const gone = goneBy(piece);
  const ways = gather(pieces, other =>
    gather(other.lots, lot => (wentOnFrom(piece, gone, other, lot) ? [wayOf(lot, other.at).slice(gone + 1)] : [])),
  );
  return [...new Map(ways.map(way => [way.join(), way])).values()];
}

/** Whether other counters of the same kind went on from this counter's hex this turn. */
function isLeftBehind({ pieces }: Pick<EmpiresState, 'pieces'>, piece: Piece): boolean {
  const gone = goneBy(piece);
  return pieces.some(other => other.lots.some(lot => wentOnFrom(piece, gone, other, lot)));
}

/**
 * Whether units of another counter of the same kind left the hex of `piece` this turn after `gone` hexes of movement.
 */
function wentOnFrom(piece: Piece, gone: number, { owner, kind, at }: Piece, lot: Deeds): boolean {
  if (owner !== piece.owner || kind !== piece.kind || lot.gone <= gone) return false;
  const way = wayOf(lot, at);
  return way.length === lot.gone + 1 && way[gone] === piece.at;
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
