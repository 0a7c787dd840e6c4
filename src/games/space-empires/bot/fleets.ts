import { latest } from '../../../bots/latest.ts';
import type { HexId } from '../data/hexes.ts';
import { stepsBetween } from '../data/hexes.ts';
import { boardsIn } from '../state/board.ts';
import { chancesOfMarker } from '../state/facedown.ts';
import type { EmpiresView, PieceView } from '../view.ts';
import { best, enemyWorlds, isForeign, isHidden, isRisky, waysFrom } from './map.ts';
import type { Way } from './map.ts';
import { isSweeper } from './mines.ts';
import { isWarship, oncePerTurn, ownPieces, worthOf } from './turn.ts';
import type { BotTurn } from './turn.ts';

/** The number of Scout groups that explore instead of going to war. */
export const EXPLORERS = 4;

/** The probability of a black hole, 0 to 1, from which on a hex is left unexplored. */
const LIKELY_HOLE = 0.4;

/** What the risk of deep space counts, in steps of a path. */
const RISK = 4;

/** Whether a group of Scouts is one of the explorers. */
export function explores(turn: BotTurn, piece: PieceView): boolean {
  return firstScouts(turn).has(piece) && (piece.count ?? 0) <= 2;
}

const firstScouts = oncePerTurn((turn): ReadonlySet<PieceView> => {
  const scouts = ownPieces(turn).filter(({ kind }) => kind === 'scout');
  const first = scouts.sort((one, other) => (one.count ?? 0) - (other.count ?? 0) || one.handle - other.handle);
  return new Set(first.slice(0, EXPLORERS));
});

const explorerWays = oncePerTurn(() => new Map<number, Way | null>());

/** The path of an explorer, computed once for each question; `null` if it has nothing to explore. */
export function explorerWay(turn: BotTurn, piece: PieceView): Way | null {
  const known = explorerWays(turn);
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
  const { taken, detours } = searchOf(turn);
  return best(waysFrom(turn, piece.at, 'scout').values(), ({ to, cost }) => {
    const detour = detours.get(to);
    return detour === undefined || taken.has(to) || isForeign(turn, to) ? null : -cost - detour;
  });
}

/** What all explorers go by. */
interface Search {
  /** Where others are already. */
  readonly taken: ReadonlySet<HexId>;
  /** The hexes that are worth exploring, and what is risked there beyond the cost of the path. */
  readonly detours: ReadonlyMap<HexId, number>;
}

const searchOf = oncePerTurn((turn): Search => {
  const { view, me, doctrine } = turn;
  const taken = new Set(ownPieces(turn).map(({ at }) => at));
  const world = view.seats[me]?.world ?? null;
  if (world === null) return { taken, detours: new Map() };
  const [goal = world] = enemyWorlds(view, me, world);
  // One of four Scouts is lost by a step into deep space, so on "hard" only hexes on the way to the enemy are explored.
  const mayRisk = !doctrine.armies || !waysFrom(turn, world, 'fleet').has(goal);
  const { options, unseen, hexes } = view;
  const detours = latestDetours([options, unseen, hexes, world, goal, mayRisk], () =>
    detoursIn(view, world, goal, mayRisk),
  );
  return { taken, detours };
});

/** The detours of each seat, as long as no marker is turned up. */
const latestDetours = latest<ReadonlyMap<HexId, number>>(8);

function detoursIn(view: EmpiresView, world: HexId, goal: HexId, mayRisk: boolean): ReadonlyMap<HexId, number> {
  const detours = new Map<HexId, number>();
  const span = stepsBetween(world, goal);
  const holeAt = chancesOfMarker(view, 'black-hole');
  for (const hex of boardsIn(view)) {
    // What is a black hole by all that is known is not worth a Scout.
    if (!isHidden(view, hex) || holeAt(hex) >= LIKELY_HOLE) continue;
    if (!isRisky(view, hex)) detours.set(hex, 0);
    else if (mayRisk) detours.set(hex, RISK + Math.max(0, stepsBetween(world, hex) + stepsBetween(hex, goal) - span));
  }
  return detours;
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
  return worthIn(fleetsOf(turn).get(hex) ?? []);
}

/** The own counters in a hex that go to war together. */
export function fleetIn(turn: BotTurn, hex: HexId): PieceView[] {
  return [...(fleetsOf(turn).get(hex) ?? [])];
}

/** The counters that go to war, by their hexes. */
const fleetsOf = oncePerTurn((turn): ReadonlyMap<HexId, readonly PieceView[]> => {
  const fleets = new Map<HexId, PieceView[]>();
  for (const piece of ownPieces(turn)) {
    if (!goesToWar(turn, piece)) continue;
    const fleet = fleets.get(piece.at);
    if (fleet === undefined) fleets.set(piece.at, [piece]);
    else fleet.push(piece);
  }
  return fleets;
});

/** The value of these counters, in CP. */
export function worthIn(pieces: readonly PieceView[]): number {
  return pieces.reduce((sum, piece) => sum + worthOf(piece), 0);
}
