import type { Seat } from '../../../kernel/words/message.ts';
import { boxOrDefault } from '../data/box.ts';
import type { Box } from '../data/box.ts';
import { SPACE_IDS, NEIGHBOURS } from '../data/spaces.ts';
import type { SpaceId } from '../data/spaces.ts';
import type { TokenSide } from '../data/ships.ts';
import { isHomeTile, isNormalTile } from '../data/tiles.ts';
import type { TileBack, TileFace, TileId } from '../data/tiles.ts';
import type { SectorControl, PublicState } from './state.ts';

/** The values of the game box that a match is played with (GE-15). */
export function boxOf({ options }: Pick<PublicState, 'options'>): Box {
  return boxOrDefault(options.box);
}

const OMEGA: TileFace = { kind: 'sun', planets: 0, food: 0, metal: 0, energy: 0 };
const BLACK_HOLE: TileFace = { kind: 'void', planets: 0, food: 0, metal: 0, energy: 0 };

/** The face of a tile: its planets and yields. */
export function faceOf(state: Pick<PublicState, 'options'>, tile: TileId): TileFace {
  if (isNormalTile(tile)) return boxOf(state).tiles[tile];
  if (isHomeTile(tile)) return boxOf(state).home;
  return tile === 'omega' ? OMEGA : BLACK_HOLE;
}

/** The back of a tile; `null`: a special back (GE-2.5). */
export function tileBack(state: Pick<PublicState, 'options'>, tile: TileId): TileBack | null {
  if (isNormalTile(tile)) return boxOf(state).tiles[tile].back;
  return isHomeTile(tile) ? boxOf(state).home.back : null;
}

/** The face of the tile on a space; `null`: there is no tile. */
export function faceAt(state: PublicState, space: SpaceId): TileFace | null {
  const tile = state.tiles[space];
  return tile === undefined ? null : faceOf(state, tile);
}

/** Whether a space is a Sun (GE-9.2). Omega is no longer a Sun once it is a Black Hole (GE-5.3). */
export function isSun(state: PublicState, space: SpaceId): boolean {
  return faceAt(state, space)?.kind === 'sun';
}

/** Whether a space is the Black Hole. */
export function isBlackHole({ tiles }: PublicState, space: SpaceId): boolean {
  return tiles[space] === 'black-hole';
}

/** The seat whose Home Starbase is on a space (GE-2.10); `null`: none. */
export function homeSeat({ homes }: PublicState, space: SpaceId): Seat | null {
  const seat = homes.indexOf(space);
  return seat < 0 ? null : seat;
}

/** Whether a space has a tile with a planet (GE-9.6). */
export function hasPlanet(state: PublicState, space: SpaceId): boolean {
  return (faceAt(state, space)?.planets ?? 0) > 0;
}

/** The seat that controls a space, by a token or its Home Starbase; `null`: nobody. */
export function controllerOf(state: PublicState, space: SpaceId): Seat | null {
  return state.sectors[space]?.seat ?? homeSeat(state, space);
}

/** The spaces that a seat controls, home included. */
export function controlledBy(state: PublicState, seat: Seat): SpaceId[] {
  const { sectors, homes } = state;
  const home = homes[seat];
  return SPACE_IDS.filter(space => (sectors[space]?.seat ?? (space === home ? seat : null)) === seat);
}

/** The number of planets that a seat controls (GE-10.10). */
export function planetsOf(state: PublicState, seat: Seat): number {
  return controlledBy(state, seat).reduce((sum, space) => sum + (faceAt(state, space)?.planets ?? 0), 0);
}

/** The spaces with a Starbase or the Home Starbase of a seat: its docks (GE-8.2). */
export function starbasesOf(state: PublicState, seat: Seat): SpaceId[] {
  return SPACE_IDS.filter(
    space => homeSeat(state, space) === seat || isTokenOf(state.sectors[space], seat, 'starbase'),
  );
}

function isTokenOf(control: SectorControl | undefined, seat: Seat, side: TokenSide): boolean {
  return control?.seat === seat && control.side === side;
}

/** The empty spaces of the board, where a tile can be placed. */
export function emptySpaces({ tiles }: PublicState): SpaceId[] {
  return SPACE_IDS.filter(space => tiles[space] === undefined);
}

/** The spaces that a ship reaches with one step. Suns are passed over at no cost (GE-9.2). */
export function spacesOneStepFrom(state: PublicState, space: SpaceId): readonly SpaceId[] {
  const adjacentSpaces = NEIGHBOURS[space];
  if (!adjacentSpaces.some(next => isSun(state, next))) return adjacentSpaces;
  const reachedSpaces: SpaceId[] = [];
  const visitedSpaces = new Set<SpaceId>([space]);
  const spacesToVisit: SpaceId[] = [space];
  for (let currentSpace = spacesToVisit.shift(); currentSpace !== undefined; currentSpace = spacesToVisit.shift()) {
    for (const neighbour of NEIGHBOURS[currentSpace]) {
      if (visitedSpaces.has(neighbour)) continue;
      visitedSpaces.add(neighbour);
      if (isSun(state, neighbour)) spacesToVisit.push(neighbour);
      else reachedSpaces.push(neighbour);
    }
  }
  return reachedSpaces;
}

/** Whether a space is another seat's home (GE-9.3). */
export function isEnemyHome(state: PublicState, seat: Seat, space: SpaceId): boolean {
  const owner = homeSeat(state, space);
  return owner !== null && owner !== seat;
}

/**
 * The docks among `bases` that are nearest to a space. Suns cost nothing, enemies do not matter, enemy homes are closed
 * (GE-10.9). A start on a Sun counts like any other space. Empty if no dock can be reached.
 */
export function nearestOf(state: PublicState, seat: Seat, space: SpaceId, bases: readonly SpaceId[]): SpaceId[] {
  let frontier: SpaceId[] = [space];
  const visitedSpaces = new Set<SpaceId>(frontier);
  while (frontier.length > 0) {
    const nearestBases = frontier.filter(currentSpace => bases.includes(currentSpace));
    if (nearestBases.length > 0) return nearestBases;
    const nextFrontier = new Set<SpaceId>();
    for (const currentSpace of frontier) {
      for (const neighbour of spacesOneStepFrom(state, currentSpace)) {
        if (visitedSpaces.has(neighbour) || isEnemyHome(state, seat, neighbour)) continue;
        visitedSpaces.add(neighbour);
        nextFrontier.add(neighbour);
      }
    }
    frontier = [...nextFrontier];
  }
  return [];
}
