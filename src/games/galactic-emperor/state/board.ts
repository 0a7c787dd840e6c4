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
export function faceOf(position: Pick<PublicState, 'options'>, tile: TileId): TileFace {
  if (isNormalTile(tile)) return boxOf(position).tiles[tile];
  if (isHomeTile(tile)) return boxOf(position).home;
  return tile === 'omega' ? OMEGA : BLACK_HOLE;
}

/** The back of a tile; `null`: a special back (GE-2.5). */
export function tileBack(position: Pick<PublicState, 'options'>, tile: TileId): TileBack | null {
  if (isNormalTile(tile)) return boxOf(position).tiles[tile].back;
  return isHomeTile(tile) ? boxOf(position).home.back : null;
}

/** The face of the tile on a space; `null`: there is no tile. */
export function faceAt(position: PublicState, space: SpaceId): TileFace | null {
  const tile = position.tiles[space];
  return tile === undefined ? null : faceOf(position, tile);
}

/** Whether a space is a Sun (GE-9.2). Omega is no longer a Sun once it is a Black Hole (GE-5.3). */
export function isSun(position: PublicState, space: SpaceId): boolean {
  return faceAt(position, space)?.kind === 'sun';
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
export function hasPlanet(position: PublicState, space: SpaceId): boolean {
  return (faceAt(position, space)?.planets ?? 0) > 0;
}

/** The seat that controls a space, by a token or its Home Starbase; `null`: nobody. */
export function controllerOf(position: PublicState, space: SpaceId): Seat | null {
  return position.sectors[space]?.seat ?? homeSeat(position, space);
}

/** The spaces that a seat controls, home included. */
export function controlledBy(position: PublicState, seat: Seat): SpaceId[] {
  const { sectors, homes } = position;
  const home = homes[seat];
  return SPACE_IDS.filter(space => (sectors[space]?.seat ?? (space === home ? seat : null)) === seat);
}

/** The number of planets that a seat controls (GE-10.10). */
export function planetsOf(position: PublicState, seat: Seat): number {
  return controlledBy(position, seat).reduce((sum, space) => sum + (faceAt(position, space)?.planets ?? 0), 0);
}

/** The spaces with a Starbase or the Home Starbase of a seat: its docks (GE-8.2). */
export function starbasesOf(position: PublicState, seat: Seat): SpaceId[] {
  return SPACE_IDS.filter(
    space => homeSeat(position, space) === seat || isTokenOf(position.sectors[space], seat, 'starbase'),
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
export function spacesOneStepFrom(position: PublicState, space: SpaceId): readonly SpaceId[] {
  const adjacentSpaces = NEIGHBOURS[space];
  if (!adjacentSpaces.some(next => isSun(position, next))) return adjacentSpaces;
  const reachedSpaces: SpaceId[] = [];
  const visitedSpaces = new Set<SpaceId>([space]);
  const spacesToVisit: SpaceId[] = [space];
  for (let at = spacesToVisit.shift(); at !== undefined; at = spacesToVisit.shift()) {
    for (const nextSpaces of NEIGHBOURS[at]) {
      if (visitedSpaces.has(nextSpaces)) continue;
      visitedSpaces.add(nextSpaces);
      if (isSun(position, nextSpaces)) spacesToVisit.push(nextSpaces);
      else reachedSpaces.push(nextSpaces);
    }
  }
  return reachedSpaces;
}

/** Whether a space is another seat's home (GE-9.3). */
export function isEnemyHome(position: PublicState, seat: Seat, space: SpaceId): boolean {
  const owner = homeSeat(position, space);
  return owner !== null && owner !== seat;
}

/**
 * The docks among `bases` that are nearest to a space. Suns cost nothing, enemies do not matter, enemy homes are closed
 * (GE-10.9). A start on a Sun counts like any other space. Empty if no dock can be reached.
 */
export function nearestOf(position: PublicState, seat: Seat, space: SpaceId, bases: readonly SpaceId[]): SpaceId[] {
  let frontier: SpaceId[] = [space];
  const visitedSpaces = new Set<SpaceId>(frontier);
  while (frontier.length > 0) {
    const nearestBases = frontier.filter(at => bases.includes(at));
    if (nearestBases.length > 0) return nearestBases;
    const next = new Set<SpaceId>();
    for (const at of frontier) {
      for (const neighbour of spacesOneStepFrom(position, at)) {
        if (visitedSpaces.has(neighbour) || isEnemyHome(position, seat, neighbour)) continue;
        visitedSpaces.add(neighbour);
        next.add(neighbour);
      }
    }
    frontier = [...next];
  }
  return [];
}
