import { stepsBetween } from '../data/hexes.ts';
import type { HexId } from '../data/hexes.ts';
import { isUnitKind, UNITS } from '../data/units.ts';
import { areAllies } from '../state/seats.ts';
import type { PieceView } from '../view.ts';
import { fleetAt, goesToWar, worthIn } from './fleets.ts';
import { best, enemyWorlds, guardAt, isForeign, isHidden, isUnarmed, waysFrom } from './map.ts';
import type { Way } from './map.ts';
import { goingWith, guardsOf, leavesFleet, MARGIN, NEAR } from './stacks.ts';
import { ownPieces, worthOf } from './turn.ts';
import type { BotTurn } from './turn.ts';

/**
 * The last cycle in which fleets wait until they have the value that the doctrine asks for. After it they attack
 * whatever they can beat, since maintenance keeps fleets small.
 */
const LAST_WAITED = 8;

/**
 * The path of a fleet against other seats. Fleets gather at home, then go for what they can take: colonies on the way,
 * then the homeworld.
 */
export function warWayAmongSeats(turn: BotTurn, piece: PieceView): Way | null {
  const { view, me } = turn;
  const world = view.seats[me]?.world;
  if (world === null || world === undefined) return null;
  const ways = waysFrom(turn, piece.at, 'fleet');
  if (guardsOf(turn).has(piece)) return null;
  const fleet = worthIn(goingWith(turn, piece));
  const isHome = piece.at === world;
  const guarding = guardWay(turn, { ways, world, from: piece.at, fleet });
  if (guarding !== null) return guarding.way;
  if (leavesFleet(turn, piece)) return null;
  const defends = best(ways.values(), ({ to, cost }) => {
    const isOurs = view.hexes[to]?.colony?.owner === me;
    return isOurs && cost < 5 && guardAt(turn, to) > 0 && guardAt(turn, to) < fleet ? -cost : null;
  });
  if (defends !== null) return defends;
  const needed = threshold(turn);
  const joined = joinWay(turn, ways, piece.at, fleet);
  if (joined !== null) return joined;
  if (isHome && fleet < needed) return null;
  if (!isHome && fleet < needed / 2) return ways.get(world) ?? null;
  if (isForeign(turn, piece.at) && guardAt(turn, piece.at) < fleet) return null;
  const target = best(ways.values(), ({ to, cost }) => {
    const colony = view.hexes[to]?.colony ?? null;
    if (colony === null || areAllies(view, colony.owner, me)) return null;
    return guardAt(turn, to) > fleet * MARGIN ? null : (colony.world ? 4 : 0) - cost;
  });
  return target ?? towards(turn, ways, piece.at, fleet);
}

/** A fleet with its value, its hex, and the hexes that it can reach. */
interface Fleet {
  readonly ways: ReadonlyMap<HexId, Way>;
  readonly world: HexId;
  readonly from: HexId;
  readonly fleet: number;
}

/** The longest distance from which a fleet returns to a threatened homeworld. */
const RECALLED = 8;

/**
 * The path of a fleet while an enemy near the homeworld is stronger than its guards: it attacks where it can win,
 * otherwise it stays at home or returns. `null` if the homeworld is safe, or too far away.
 */
function guardWay(turn: BotTurn, { ways, world, from, fleet }: Fleet): { readonly way: Way | null } | null {
  const { view, me } = turn;
  const threats = new Set(
    view.pieces
      .filter(
        ({ at, owner, kind }) => !areAllies(view, owner, me) && !isUnarmed(kind) && stepsBetween(at, world) <= NEAR,
      )
      .map(({ at }) => at),
  );
  const worst = Math.max(0, ...[...threats].map(hex => guardAt(turn, hex)));
  const stays =
    worthIn(ownPieces(turn).filter(piece => piece.at === world && isGuard(piece))) - (from === world ? fleet : 0);
  if (worst <= stays) return null;
  const strike = best(ways.values(), ({ to, cost }) =>
    threats.has(to) && guardAt(turn, to) * MARGIN < fleet ? guardAt(turn, to) - cost : null,
  );
  if (strike !== null) return { way: strike };
  if (from === world) return { way: null };
  const back = ways.get(world);
  return back !== undefined && back.cost <= RECALLED ? { way: back } : null;
}

/** Whether a counter defends the hex that it is in. */
function isGuard({ kind }: PieceView): boolean {
  return kind !== null && isUnitKind(kind) && UNITS[kind].weapon !== null;
}

/** The least value in CP of a fleet that joins another one. */
const HELP = 24;

/**
 * The path of a smaller fleet to the seat's largest fleet away from home, since separate fleets can't take anything.
 */
function joinWay(turn: BotTurn, ways: ReadonlyMap<HexId, Way>, from: HexId, fleet: number): Way | null {
  if (fleet < HELP) return null;
  const world = turn.view.seats[turn.me]?.world;
  return best(ways.values(), ({ to, cost }) => {
    if (to === world || isForeign(turn, to)) return null;
    const there = fleetAt(turn, to);
    return there > fleet || (there === fleet && to > from) ? there - cost : null;
  });
}

/** The value that a fleet needs before it leaves home, in CP. */
export function threshold({ view: { cycle }, doctrine }: BotTurn): number {
  return cycle > LAST_WAITED ? 0 : doctrine.firstFleet + doctrine.fleetPerCycle * cycle;
}

/**
 * The path if no target is in reach: as near to the enemy as is safe, otherwise a single step into an unexplored hex.
 */
export function towards(
  turn: BotTurn,
  ways: ReadonlyMap<HexId, Way>,
  from: HexId,
  fleet = fleetAt(turn, from),
): Way | null {
  const { view, me } = turn;
  const [goal] = enemyWorlds(view, me, from);
  if (goal === undefined) return null;
  const here = stepsBetween(from, goal);
  const near = best(ways.values(), ({ to, cost }) => {
    const gap = stepsBetween(to, goal);
    return gap < here && guardAt(turn, to) <= fleet ? -gap - cost / 100 : null;
  });
  if (near !== null) return near;
  // Into hexes where nobody has been, one ship goes first.
  const bold = [...waysFrom(turn, from, 'scout').values()].filter(({ to }) => isHidden(view, to));
  const small = ownPieces(turn)
    .filter(piece => piece.at === from && goesToWar(turn, piece))
    .sort((one, other) => worthOf(one) - worthOf(other));
  return small.length > 1 || view.cycle > 15 ? best(bold, ({ to, cost }) => -stepsBetween(to, goal) - cost) : null;
}
