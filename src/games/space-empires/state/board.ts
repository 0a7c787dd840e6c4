import { gather } from '../../../kernel/plain/gather.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { besideOnBoard, BOARD_HEXES, boardOf, HEX_IDS, stepsBetween } from '../data/hexes.ts';
import type { HexId } from '../data/hexes.ts';
import type { Marker } from '../data/markers.ts';
import { isEpic, scenarioOf } from '../data/scenarios.ts';
import { COLONY_STEPS, HOMEWORLD_STEPS } from '../data/units.ts';
import type { Colony, HexState, Position } from './state.ts';

/** The part of a position that functions about the map read. */
export interface MapState extends Pick<Position, 'options'> {
  readonly hexes: Partial<Record<HexId, MapHex>>;
}

/** The fields of a hex that functions about the map read. */
export type MapHex = Pick<HexState, 'marker' | 'up' | 'home' | 'deep' | 'colony'>;

/** The state of a hex. Throws `RangeError` if the hex is not in play. */
export function hexState<Hex extends MapHex = HexState>(
  { hexes }: { readonly hexes: Partial<Record<HexId, Hex>> },
  hex: HexId,
): Hex {
  const foundHex = hexes[hex];
  if (foundHex === undefined) throw new RangeError(`${hex} is not in play`);
  return foundHex;
}

/**
 * The hexes of all boards of a match, including hexes out of play. To go through them all is much faster than to go
 * through the keys of a record of hexes.
 */
export function boardsIn({ options }: Pick<MapState, 'options'>): readonly HexId[] {
  return isEpic(options) ? HEX_IDS : BOARD_HEXES;
}

/** The hexes in play, in the order of the boards. */
export function hexesIn({ hexes, options }: MapState): HexId[] {
  return boardsIn({ options }).filter(hex => hexes[hex] !== undefined);
}

/** Whether the marker of a hex is face down. */
export function isUnexplored({ hexes }: Pick<MapState, 'hexes'>, hex: HexId): boolean {
  const foundHex = hexes[hex];
  return foundHex?.up === false && foundHex.marker !== null;
}

/** The face-up marker of a hex; `null` for open space and for a face-down marker. */
export function terrainOf({ hexes }: Pick<MapState, 'hexes'>, hex: HexId): Marker | null {
  const foundHex = hexes[hex];
  return foundHex?.up === true ? foundHex.marker : null;
}

/** How many hits destroy a colony (SE-9.3). A homeworld takes one more hit below its lowest value. */
export function hitsToDestroy({ world, value }: Pick<Colony, 'world' | 'value'>): number {
  return world ? HOMEWORLD_STEPS.indexOf(value) + 1 : Math.max(1, COLONY_STEPS.indexOf(value));
}

const NO_RINGS: readonly (readonly HexId[])[] = [];
/** A cache of the results of `ringsOf`; the key lists the areas. */
const rings = new Map<string, readonly (readonly HexId[])[]>();

/**
 * For each area that nobody has and that is folded away: the hexes around it, which then count as adjacent (SE-20.3).
 */
function ringsOf({ hexes, options }: MapState): readonly (readonly HexId[])[] {
  const { boards } = scenarioOf(options);
  if (!boards.some(({ folds }) => folds)) return NO_RINGS;
  const foldedAreas = gather(boards, ({ folds, areas }) =>
    folds ? areas.filter(([first]) => first !== undefined && hexes[first] === undefined) : [],
  );
  const ringsKey = foldedAreas.map(([first]) => first).join();
  const cachedRings = rings.get(ringsKey);
  if (cachedRings !== undefined) return cachedRings;
  const foldedRings = foldedAreas.map(area =>
    HEX_IDS.filter(
      hex =>
        !foldedAreas.some(other => other.includes(hex)) &&
        besideOnBoard(hex).some(neighbour => area.includes(neighbour)),
    ),
  );
  rings.set(ringsKey, foldedRings);
  return foldedRings;
}

/** Whether a hex is an entry hex, where only machines may be (SE-25.1.1). */
export function isEntry({ options }: Pick<MapState, 'options'>, hex: HexId): boolean {
  return scenarioOf(options).entries.includes(hex);
}

/**
 * The hexes in play one step from a hex: on the board, across a folded area (SE-20.3), and through open warp points
 * (SE-18.2).
 */
export function neighboursOf(map: MapState, hex: HexId): readonly HexId[] {
  const neighbours = besideInPlay(map, hex);
  const warpExits = linkedWarps(map, hex);
  return warpExits.length === 0 ? neighbours : [...new Set([...neighbours, ...warpExits])];
}

/** The hexes in play one step from a hex, without warp points: on the board and across a folded area (SE-18.3.3). */
export function besideInPlay(map: MapState, hex: HexId): readonly HexId[] {
  const onBoard = besideOnBoard(hex).filter(other => map.hexes[other] !== undefined);
  const foldRings = ringsOf(map);
  if (foldRings.length === 0) return onBoard;
  const hexesAcrossFolds = gather(foldRings, ring => (ring.includes(hex) ? ring.filter(other => other !== hex) : []));
  return hexesAcrossFolds.length === 0 ? onBoard : [...new Set([...onBoard, ...hexesAcrossFolds])];
}

/** The other revealed warp points with the number of the warp point in this hex, on any board (SE-18.2, SE-23.3). */
function linkedWarps(map: MapState, hex: HexId): HexId[] {
  const marker = terrainOf(map, hex);
  if (marker !== 'warp-1' && marker !== 'warp-2') return [];
  return hexesIn(map).filter(other => other !== hex && terrainOf(map, other) === marker);
}

/**
 * The distance of two hexes in steps, ignoring terrain (SE-2.2, SE-20.3). Between boards the shortest path through
 * revealed warp points counts (SE-23.3); `Infinity` if there is none.
 */
export function distance(map: MapState, hex: HexId, other: HexId): number {
  if (boardOf(hex) === boardOf(other)) return distanceOnBoard(map, hex, other);
  const distances = gather(hexesIn(map), gate =>
    boardOf(gate) === boardOf(hex)
      ? linkedWarps(map, gate)
          .filter(exit => boardOf(exit) !== boardOf(hex))
          .map(exit => distanceOnBoard(map, hex, gate) + 1 + distanceOnBoard(map, exit, other))
      : [],
  );
  return Math.min(Infinity, ...distances);
}

function distanceOnBoard(map: MapState, hex: HexId, other: HexId): number {
  const directDistance = stepsBetween(hex, other);
  const acrossFolds = ringsOf(map)
    .filter(([first]) => first !== undefined && boardOf(first) === boardOf(hex))
    .map(
      ring =>
        Math.min(...ring.map(edge => stepsBetween(hex, edge))) +
        1 +
        Math.min(...ring.map(hex => stepsBetween(other, hex))),
    );
  return Math.min(directDistance, ...acrossFolds);
}

/** The colonies of a seat, including its homeworld, in the order of the boards' hexes. */
export function coloniesOf(map: MapState, seat: Seat): (readonly [HexId, Colony])[] {
  const foundColonies: (readonly [HexId, Colony])[] = [];
  for (const hex of boardsIn(map)) {
    const colony = map.hexes[hex]?.colony;
    if (colony?.owner === seat) foundColonies.push([hex, colony]);
  }
  return foundColonies;
}

/** The colony in a hex; `null` if there is none. */
export function colonyAt({ hexes }: Pick<MapState, 'hexes'>, hex: HexId): Colony | null {
  return hexes[hex]?.colony ?? null;
}

/** Whether a hex has a colony of the given seat. */
export function hasColony(map: Pick<MapState, 'hexes'>, hex: HexId, seat: Seat): boolean {
  return colonyAt(map, hex)?.owner === seat;
}

/** Whether a hex has a face-up planet, barren or not. */
export function isPlanet(map: Pick<MapState, 'hexes'>, hex: HexId): boolean {
  const marker = terrainOf(map, hex);
  return marker === 'planet' || marker === 'barren' || marker === 'homeworld';
}
