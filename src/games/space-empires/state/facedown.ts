import { boardOf } from '../data/hexes.ts';
import type { HexId } from '../data/hexes.ts';
import { markersOf } from '../data/markers.ts';
import type { Marker } from '../data/markers.ts';
import { boardsOf, homePlace, isRandomMap } from '../data/scenarios.ts';
import type { Map } from './board.ts';
import type { MarkerCounts, Position } from './state.ts';

/** A marker that has not been turned up. */
export interface Loose {
  readonly marker: Marker;
  readonly white: boolean;
}

/** What is known about the markers that are face down or out of play. */
type Dealt = Pick<Position, 'options' | 'unseen'>;

/**
 * The markers that nobody has seen: one pool for each board, with its homes where they are mixed; then one for each
 * home that is not (SE-3.1).
 */
export function poolsOf({ options, unseen }: Dealt): Loose[][] {
  const boards = boardsOf(options);
  const white = unseen.white.map(counts => loose(counts, true));
  const coloured = unseen.coloured.map(counts => loose(counts, false));
  const mixed = boards.map(board => (isRandomMap(options, board) ? homePlace(options, board, null) : null));
  return [
    ...white.map((markers, at) => [...markers, ...(coloured[mixed[at] ?? -1] ?? [])]),
    ...coloured.map((markers, at) => (mixed.includes(at) ? [] : markers)),
  ];
}

/** The index of the pool that a hex has its marker from; `home`: the seat whose home territory the hex is in. */
export function poolOf({ options }: Pick<Position, 'options'>, hex: HexId, home: number | null): number {
  return home === null ? boardOf(hex) - 1 : boardsOf(options).length + homePlace(options, boardOf(hex), home);
}

/** The probability, 0 to 1, that the face-down marker of a hex is this one, for a seat that has not scanned it. */
export function chanceOfMarker(position: Dealt & Map, hex: HexId, marker: Marker): number {
  return chancesOfMarker(position, marker)(hex);
}

/** The same for many hexes of a position. */
export function chancesOfMarker(position: Dealt & Map, marker: Marker): (hex: HexId) => number {
  const chances = poolsOf(position).map(pool => {
    const found = pool.filter(one => one.marker === marker).length;
    return found === 0 ? 0 : found / pool.length;
  });
  return hex => chances[poolOf(position, hex, position.hexes[hex]?.home ?? null)] ?? 0;
}

function loose(counts: MarkerCounts, white: boolean): Loose[] {
  return markersOf(counts).map(marker => ({ marker, white }));
}
