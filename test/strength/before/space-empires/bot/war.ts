import { stepsBetween } from '../../../../../src/games/space-empires/data/hexes.ts';
import type { HexId } from '../../../../../src/games/space-empires/data/hexes.ts';
import { areAllies } from '../../../../../src/games/space-empires/state/seats.ts';
import type { EmpiresView, PieceView } from '../../../../../src/games/space-empires/view.ts';
import { fleetAt, fleetIn, goesToWar, worthIn } from './fleets.ts';
import { best, enemyWorlds, guardAt, isForeign, isHidden, waysFrom } from './map.ts';
import type { Way } from './map.ts';
import { ownPieces, worthOf } from './turn.ts';
import type { BotTurn } from './turn.ts';

/** What a fleet is worth before it sets out. */
const FIRST_FLEET = 60;
const FLEET_PER_CYCLE = 8;
const LARGEST_FLEET = 200;

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
  const defends = best(ways.values(), ({ to, cost }) => {
    const isOurs = view.hexes[to]?.colony?.owner === me;
    return isOurs && cost < 5 && guardAt(view, me, to) > 0 && guardAt(view, me, to) < fleet ? -cost : null;
  });
  if (defends !== null) return defends;
  if (isHome && fleet < threshold(view)) return null;
  if (!isHome && fleet < threshold(view) / 2) return ways.get(world) ?? null;
  if (isForeign(view, me, piece.at) && guardAt(view, me, piece.at) < fleet) return null;
  const target = best(ways.values(), ({ to, cost }) => {
    const colony = view.hexes[to]?.colony ?? null;
    if (colony === null || areAllies(view, colony.owner, me)) return null;
    return guardAt(view, me, to) > fleet * 1.1 ? null : (colony.world ? 4 : 0) - cost;
  });
  return target ?? towards(turn, ways, piece.at);
}

/** What a fleet must be worth before it leaves home. */
function threshold(view: EmpiresView): number {
  return Math.min(LARGEST_FLEET, FIRST_FLEET + FLEET_PER_CYCLE * view.cycle);
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
