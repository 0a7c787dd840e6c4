import type { HexId } from '../data/hexes.ts';
import { stepsBetween } from '../data/hexes.ts';
import { chancesOfMarker } from '../state/facedown.ts';
import type { PieceView } from '../view.ts';
import { best, enemyWorlds, isForeign, isHidden, isRisky, waysFrom } from './map.ts';
import type { Way } from './map.ts';
import { isSweeper } from './mines.ts';
import { isWarship, ownPieces, worthOf } from './turn.ts';
import type { BotTurn } from './turn.ts';

/** The number of Scout groups that explore instead of going to war. */
export const EXPLORERS = 4;

/** The probability of a black hole, 0 to 1, from which on a hex is left unexplored. */
const LIKELY_HOLE = 0.4;

/** Whether a group of Scouts is one of the explorers. */
export function explores(turn: BotTurn, piece: PieceView): boolean {
  const scouts = ownPieces(turn).filter(({ kind }) => kind === 'scout');
  const first = scouts.sort((one, other) => (one.count ?? 0) - (other.count ?? 0) || one.handle - other.handle);
  return first.slice(0, EXPLORERS).includes(piece) && (piece.count ?? 0) <= 2;
}

const EXPLORER_WAYS = new WeakMap<BotTurn, Map<number, Way | null>>();

/** The path of an explorer, computed once for each question; `null` if it has nothing to explore. */
export function explorerWay(turn: BotTurn, piece: PieceView): Way | null {
  const known = EXPLORER_WAYS.get(turn) ?? new Map<number, Way | null>();
  EXPLORER_WAYS.set(turn, known);
  const found = known.get(piece.handle);
  if (found !== undefined) return found;
  const way = wayToExplore(turn, piece);
  known.set(piece.handle, way);
  return way;
}

/**
 * The path of an explorer: first through its home, then to hexes towards the enemy. Hexes with own counters are left
 * out.
 */
function wayToExplore(turn: BotTurn, piece: PieceView): Way | null {
  const { view, me, doctrine } = turn;
  const world = view.seats[me]?.world ?? piece.at;
  const [goal = world] = enemyWorlds(view, me, world);
  const taken = (hex: HexId): boolean => view.pieces.some(({ at, owner }) => at === hex && owner === me);
  const span = stepsBetween(world, goal);
  // One of four Scouts is lost by a step into deep space, so on "hard" only hexes on the way to the enemy are explored.
  const mayRisk = !doctrine.armies || !waysFrom(view, me, world, 'fleet').has(goal);
  const holeAt = chancesOfMarker(view, 'black-hole');
  return best(waysFrom(view, me, piece.at, 'scout').values(), ({ to, cost }) => {
    if (!isHidden(view, to) || taken(to) || isForeign(view, me, to)) return null;
    // A hex that is probably a black hole is not worth a Scout.
    if (holeAt(to) >= LIKELY_HOLE) return null;
    const risk = isRisky(view, to) ? 4 : 0;
    if (risk > 0 && !mayRisk) return null;
    const detour = Math.max(0, stepsBetween(world, to) + stepsBetween(to, goal) - span);
    return -cost - (risk > 0 ? risk + detour : 0);
  });
}

/** Whether a counter belongs to the war fleet. */
export function goesToWar(turn: BotTurn, piece: PieceView): boolean {
  return (
    piece.owner === turn.me &&
    (isWarship(piece) || isSweeper(piece)) &&
    !(piece.kind === 'scout' && explores(turn, piece) && explorerWay(turn, piece) !== null)
  );
}

/** The value of the war fleet in a hex, in CP. */
export function fleetAt(turn: BotTurn, hex: HexId): number {
  return ownPieces(turn)
    .filter(piece => piece.at === hex && goesToWar(turn, piece))
    .reduce((sum, piece) => sum + worthOf(piece), 0);
}

/** The own counters in a hex that go to war together. */
export function fleetIn(turn: BotTurn, hex: HexId): PieceView[] {
  return ownPieces(turn).filter(piece => piece.at === hex && goesToWar(turn, piece));
}

/** The value of some counters, in CP. */
export function worthIn(pieces: readonly PieceView[]): number {
  return pieces.reduce((sum, piece) => sum + worthOf(piece), 0);
}
