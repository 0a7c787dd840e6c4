import { stepsBetween } from '../data/hexes.ts';
import type { HexId } from '../data/hexes.ts';
import { isUnitKind, UNITS } from '../data/units.ts';
import { areAllies } from '../state/seats.ts';
import type { EmpiresView, PieceView } from '../view.ts';
import { fleetAt, fleetIn, goesToWar, worthIn } from './fleets.ts';
import { best, enemyWorlds, guardAt, isForeign, isHidden, isUnarmed, waysFrom } from './map.ts';
import type { Way } from './map.ts';
import { ownPieces, worthOf } from './turn.ts';
import type { BotTurn } from './turn.ts';

/** What a fleet is worth before it sets out in the first cycles; */
const FIRST_FLEET = 60;
const FLEET_PER_CYCLE = 8;
/**
 * from then on it goes for whatever it beats: maintenance keeps fleets smaller than any number that one could wait for.
 */
const LAST_WAITED = 8;

/**
 * Among several seats fleets gather at home, and go for what they can take: colonies on the way, then the homeworld.
 */
export function warWayAmongSeats(turn: BotTurn, piece: PieceView): Way | null {
  const { view, me } = turn;
  const world = view.seats[me]?.world;
  if (world === null || world === undefined) return null;
  const ways = waysFrom(view, me, piece.at, 'fleet');
  const fleet = worthIn(fleetIn(turn, piece.at));
  const isHome = piece.at === world;
  const guarding = guardWay(turn, { ways, world, from: piece.at, fleet });
  if (guarding !== null) return guarding.way;
  const defends = best(ways.values(), ({ to, cost }) => {
    const isOurs = view.hexes[to]?.colony?.owner === me;
    return isOurs && cost < 5 && guardAt(view, me, to) > 0 && guardAt(view, me, to) < fleet ? -cost : null;
  });
  if (defends !== null) return defends;
  const needed = threshold(view);
  const joined = joinWay(turn, ways, piece.at, fleet);
  if (joined !== null) return joined;
  if (isHome && fleet < needed) return null;
  if (!isHome && fleet < needed / 2) return ways.get(world) ?? null;
  if (isForeign(view, me, piece.at) && guardAt(view, me, piece.at) < fleet) return null;
  const target = best(ways.values(), ({ to, cost }) => {
    const colony = view.hexes[to]?.colony ?? null;
    if (colony === null || areAllies(view, colony.owner, me)) return null;
    return guardAt(view, me, to) > fleet * MARGIN ? null : (colony.world ? 4 : 0) - cost;
  });
  return target ?? towards(turn, ways, piece.at);
}

/** A fleet, and where it can go. */
interface Fleet {
  readonly ways: ReadonlyMap<HexId, Way>;
  readonly world: HexId;
  readonly from: HexId;
  readonly fleet: number;
}

/** Enemies so near to the homeworld are there soon, */
const NEAR = 3;
/** and a fleet that is no farther away than this comes back. */
const RECALLED = 8;

/**
 * What the homeworld asks of a fleet while an enemy stands near it that is stronger than what stays there: to strike at
 * it where it can win, else to stay there, or to come back. `null`: the homeworld is safe.
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
  const worst = Math.max(0, ...[...threats].map(hex => guardAt(view, me, hex)));
  const stays =
    worthIn(ownPieces(turn).filter(piece => piece.at === world && isGuard(piece))) - (from === world ? fleet : 0);
  if (worst <= stays) return null;
  const strike = best(ways.values(), ({ to, cost }) =>
    threats.has(to) && guardAt(view, me, to) * MARGIN < fleet ? guardAt(view, me, to) - cost : null,
  );
  if (strike !== null) return { way: strike };
  if (from === world) return { way: null };
  const back = ways.get(world);
  return back !== undefined && back.cost <= RECALLED ? { way: back } : null;
}

/** By so much a fleet must be stronger than whom it strikes at. */
const MARGIN = 1.1;

/** Whether a counter fights for the hex in which it stands. */
function isGuard({ kind }: PieceView): boolean {
  return kind !== null && isUnitKind(kind) && UNITS[kind].weapon !== null;
}

/** A fleet that is worth less is no help to another one. */
const HELP = 24;

/** The way to the largest fleet of its own that is away from home, for a smaller one: apart they take nothing. */
function joinWay(turn: BotTurn, ways: ReadonlyMap<HexId, Way>, from: HexId, fleet: number): Way | null {
  if (fleet < HELP) return null;
  const world = turn.view.seats[turn.me]?.world;
  return best(ways.values(), ({ to, cost }) => {
    if (to === world || isForeign(turn.view, turn.me, to)) return null;
    const there = fleetAt(turn, to);
    return there > fleet || (there === fleet && to > from) ? there - cost : null;
  });
}

/** What a fleet must be worth before it leaves home. */
function threshold({ cycle }: EmpiresView): number {
  return cycle > LAST_WAITED ? 0 : FIRST_FLEET + FLEET_PER_CYCLE * cycle;
}

/** Nothing can be reached: as near to the enemy as it is safe, or up to the edge of what is known when it is strong. */
function towards(turn: BotTurn, ways: ReadonlyMap<HexId, Way>, from: HexId): Way | null {
  const { view, me } = turn;
  const [goal] = enemyWorlds(view, me, from);
  if (goal === undefined) return null;
  const here = stepsBetween(from, goal);
  const fleet = fleetAt(turn, from);
  const near = best(ways.values(), ({ to, cost }) => {
    const gap = stepsBetween(to, goal);
    return gap < here && guardAt(view, me, to) <= fleet ? -gap - cost / 100 : null;
  });
  if (near !== null) return near;
  // One ship must go first where nobody has been.
  const bold = [...waysFrom(view, me, from, 'scout').values()].filter(({ to }) => isHidden(view, to));
  const small = ownPieces(turn)
    .filter(piece => piece.at === from && goesToWar(turn, piece))
    .sort((one, other) => worthOf(one) - worthOf(other));
  return small.length > 1 || view.cycle > 15 ? best(bold, ({ to, cost }) => -stepsBetween(to, goal) - cost) : null;
}
