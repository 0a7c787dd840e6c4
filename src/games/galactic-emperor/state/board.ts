import type { Seat } from '../../../kernel/words/message.ts';
import { boxWith } from '../data/box.ts';
import type { Box } from '../data/box.ts';
import { SPACE_IDS, NEIGHBOURS } from '../data/spaces.ts';
import type { SpaceId } from '../data/spaces.ts';
import type { TokenSide } from '../data/ships.ts';
import { isHomeTile, isNormalTile } from '../data/tiles.ts';
import type { Back, TileFace, TileId } from '../data/tiles.ts';
import type { Control, Position } from './state.ts';

/** The values of the game box that a match is played with (GE-15). */
export function boxOf({ options }: Pick<Position, 'options'>): Box {
  return boxWith(options.box);
}

const OMEGA: TileFace = { kind: 'sun', planets: 0, food: 0, metal: 0, energy: 0 };
const BLACK_HOLE: TileFace = { kind: 'void', planets: 0, food: 0, metal: 0, energy: 0 };

/** The face of a tile: its planets and yields. */
export function faceOf(position: Pick<Position, 'options'>, tile: TileId): TileFace {
  if (isNormalTile(tile)) return boxOf(position).tiles[tile];
  if (isHomeTile(tile)) return boxOf(position).home;
  return tile === 'omega' ? OMEGA : BLACK_HOLE;
}

/** The back of a tile; `null`: a special back (GE-2.5). */
export function backOf(position: Pick<Position, 'options'>, tile: TileId): Back | null {
  if (isNormalTile(tile)) return boxOf(position).tiles[tile].back;
  return isHomeTile(tile) ? boxOf(position).home.back : null;
}

/** The face of the tile on a space; `null`: there is no tile. */
export function faceAt(position: Position, space: SpaceId): TileFace | null {
  const tile = position.tiles[space];
  return tile === undefined ? null : faceOf(position, tile);
}

/** Whether a space is a Sun (GE-9.2). Omega is no longer a Sun once it is a Black Hole (GE-5.3). */
export function isSun(position: Position, space: SpaceId): boolean {
  return faceAt(position, space)?.kind === 'sun';
}

/** Whether a space is the Black Hole. */
export function isBlackHole({ tiles }: Position, space: SpaceId): boolean {
  return tiles[space] === 'black-hole';
}

/** The seat whose Home Starbase is on a space (GE-2.10); `null`: none. */
export function homeSeat({ homes }: Position, space: SpaceId): Seat | null {
  const seat = homes.indexOf(space);
  return seat < 0 ? null : seat;
}

/** Whether a space has a tile with a planet (GE-9.6). */
export function hasPlanet(position: Position, space: SpaceId): boolean {
  return (faceAt(position, space)?.planets ?? 0) > 0;
}

/** The seat that controls a space, by a token or its Home Starbase; `null`: nobody. */
export function controllerOf(position: Position, space: SpaceId): Seat | null {
  return position.sectors[space]?.seat ?? homeSeat(position, space);
}

/** The spaces that a seat controls, home included. */
export function controlledBy(position: Position, seat: Seat): SpaceId[] {
  const { sectors, homes } = position;
  const home = homes[seat];
  return SPACE_IDS.filter(space => (sectors[space]?.seat ?? (space === home ? seat : null)) === seat);
}

/** The number of planets that a seat controls (GE-10.10). */
export function planetsOf(position: Position, seat: Seat): number {
  return controlledBy(position, seat).reduce((sum, space) => sum + (faceAt(position, space)?.planets ?? 0), 0);
}

/** The spaces with a Starbase or the Home Starbase of a seat: its docks (GE-8.2). */
export function starbasesOf(position: Position, seat: Seat): SpaceId[] {
  return SPACE_IDS.filter(
    space => homeSeat(position, space) === seat || isTokenOf(position.sectors[space], seat, 'starbase'),
  );
}

function isTokenOf(control: Control | undefined, seat: Seat, side: TokenSide): boolean {
  return control?.seat === seat && control.side === side;
}

/** The empty spaces of the board, where a tile can be placed. */
export function emptySpaces({ tiles }: Position): SpaceId[] {
  return SPACE_IDS.filter(space => tiles[space] === undefined);
}

/** The spaces that a ship reaches with one step. Suns are passed over at no cost (GE-9.2). */
export function oneStepFrom(position: Position, space: SpaceId): readonly SpaceId[] {
  const beside = NEIGHBOURS[space];
  if (!beside.some(next => isSun(position, next))) return beside;
  const reached: SpaceId[] = [];
  const seen = new Set<SpaceId>([space]);
  const waiting: SpaceId[] = [space];
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    for (const next of NEIGHBOURS[at]) {
      if (seen.has(next)) continue;
      seen.add(next);
      if (isSun(position, next)) waiting.push(next);
      else reached.push(next);
    }
  }
  return reached;
}

/** Whether a space is another seat's home (GE-9.3). */
export function isEnemyHome(position: Position, seat: Seat, space: SpaceId): boolean {
  const owner = homeSeat(position, space);
  return owner !== null && owner !== seat;
}

/**
 * The docks among `bases` that are nearest to a space. Suns cost nothing, enemies do not matter, enemy homes are closed
 * (GE-10.9). A start on a Sun counts like any other space. Empty if no dock can be reached.
 */
export function nearestOf(position: Position, seat: Seat, space: SpaceId, bases: readonly SpaceId[]): SpaceId[] {
  let frontier: SpaceId[] = [space];
  const seen = new Set<SpaceId>(frontier);
  while (frontier.length > 0) {
    const found = frontier.filter(at => bases.includes(at));
    if (found.length > 0) return found;
    const next = new Set<SpaceId>();
    for (const at of frontier) {
      for (const neighbour of oneStepFrom(position, at)) {
        if (seen.has(neighbour) || isEnemyHome(position, seat, neighbour)) continue;
        seen.add(neighbour);
        next.add(neighbour);
      }
    }
    frontier = [...next];
  }
  return [];
}
