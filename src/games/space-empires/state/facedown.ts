import { boardOf } from '../data/hexes.ts';
import type { HexId } from '../data/hexes.ts';
import { markersOf } from '../data/markers.ts';
import type { Marker } from '../data/markers.ts';
import { boardsOf, homePlace, isRandomMap } from '../data/scenarios.ts';
import type { MapState } from './board.ts';
import type { MarkerCounts, Position } from './state.ts';

/** A marker that nobody has turned up yet. */
export interface Loose {
  readonly marker: Marker;
  readonly white: boolean;
}

/** The public facts about markers that are face down or set aside. */
type UnseenFacts = Pick<Position, 'options' | 'unseen'>;

/**
 * The unseen markers in pools (SE-3.1). Each board has one pool of white markers, which includes the home markers of a
 * random board. Every other home has a pool of its own.
 */
export function poolsOf({ options, unseen }: UnseenFacts): Loose[][] {
  const boards = boardsOf(options);
  const whitePools = unseen.white.map(counts => unseenMarkers(counts, true));
  const colouredPools = unseen.coloured.map(counts => unseenMarkers(counts, false));
  const mixedPools = boards.map(board => (isRandomMap(options, board) ? homePlace(options, board, null) : null));
  return [
    ...whitePools.map((markers, at) => [...markers, ...(colouredPools[mixedPools[at] ?? -1] ?? [])]),
    ...colouredPools.map((markers, at) => (mixedPools.includes(at) ? [] : markers)),
  ];
}

/** The index of the pool that the marker of a hex comes from; `home`: the seat whose home territory the hex is in. */
export function poolOf({ options }: Pick<Position, 'options'>, hex: HexId, home: number | null): number {
  return home === null ? boardOf(hex) - 1 : boardsOf(options).length + homePlace(options, boardOf(hex), home);
}

/** The probability, 0 to 1, that the face-down marker of a hex is `marker`, for a seat that has not scanned it. */
export function chanceOfMarker(position: UnseenFacts & MapState, hex: HexId, marker: Marker): number {
  return chancesOfMarker(position, marker)(hex);
}

/** A function that returns for each hex the probability, 0 to 1, that its face-down marker is `marker`. */
export function chancesOfMarker(position: UnseenFacts & MapState, marker: Marker): (hex: HexId) => number {
  const chances = poolsOf(position).map(pool => {
    const matchingCount = pool.filter(one => one.marker === marker).length;
    return matchingCount === 0 ? 0 : matchingCount / pool.length;
  });
  return hex => chances[poolOf(position, hex, position.hexes[hex]?.home ?? null)] ?? 0;
}

function unseenMarkers(counts: MarkerCounts, white: boolean): Loose[] {
  return markersOf(counts).map(marker => ({ marker, white }));
}
