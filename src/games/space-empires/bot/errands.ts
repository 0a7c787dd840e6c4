import type { HexId } from '../data/hexes.ts';
import { isCargo } from '../data/markers.ts';
import { coloniesOf, terrainOf } from '../state/board.ts';
import type { PieceView } from '../view.ts';
import { best, isForeign, waysFrom } from './map.ts';
import type { Way } from './map.ts';
import { ownPieces } from './turn.ts';
import type { BotTurn } from './turn.ts';

/**
 * The path of a Colony Ship to the free planet assigned to it; if there are more ships than planets, to the nearest
 * one.
 */
export function settlerWay(turn: BotTurn, piece: PieceView): Way | null {
  const { view } = turn;
  const isFree = (ship: PieceView, hex: HexId): boolean => {
    const terrain = terrainOf(view, hex);
    const terraforms = (ship.tech?.special ?? 0) > 0;
    if (terrain !== 'planet' && !(terrain === 'barren' && terraforms)) return false;
    return view.hexes[hex]?.colony === null && !isForeign(turn, hex);
  };
  if (isFree(piece, piece.at)) return null;
  const ships = ownPieces(turn).filter(({ kind }) => kind === 'colony-ship');
  const ways = waysFrom(turn, piece.at, 'unarmed');
  const own = goalsOf(turn, ships, isFree).get(piece);
  return own === undefined
    ? best(ways.values(), ({ to, cost }) => (isFree(piece, to) ? -cost : null))
    : (ways.get(own) ?? null);
}

/**
 * The path of a Miner to the cargo assigned to it or, with cargo, to the nearest colony. `null` if the others fetch
 * everything.
 */
export function minerWay(turn: BotTurn, piece: PieceView): Way | null {
  const { view, me } = turn;
  const ways = waysFrom(turn, piece.at, 'unarmed');
  if (piece.cargo !== null) {
    const homes = coloniesOf(view, me).map(([hex]) => hex);
    return best(ways.values(), ({ to, cost }) => (homes.includes(to) ? -cost : null));
  }
  const miners = ownPieces(turn).filter(({ kind, cargo }) => kind === 'miner' && cargo === null);
  const own = goalsOf(turn, miners, (_, hex) => isCargo(terrainOf(view, hex))).get(piece);
  return own === undefined ? null : (ways.get(own) ?? null);
}

/** Assigns a different goal to each ship: the ship nearest to a goal gets it. */
function goalsOf(
  turn: BotTurn,
  ships: readonly PieceView[],
  isGoal: (ship: PieceView, hex: HexId) => boolean,
): ReadonlyMap<PieceView, HexId> {
  const errands = ships.flatMap(ship => {
    const ways = [...waysFrom(turn, ship.at, 'unarmed').values()].map(({ to, cost }) => ({ ship, to, cost }));
    return [{ ship, to: ship.at, cost: 0 }, ...ways].filter(({ to }) => isGoal(ship, to));
  });
  errands.sort((one, other) => one.cost - other.cost || one.ship.handle - other.ship.handle);
  const goals = new Map<PieceView, HexId>();
  const taken = new Set<HexId>();
  for (const { ship, to } of errands) {
    if (goals.has(ship) || taken.has(to)) continue;
    goals.set(ship, to);
    taken.add(to);
  }
  return goals;
}
