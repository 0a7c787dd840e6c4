import type { Ref } from '../../../kernel/words/message.ts';
import { stepsBetween } from '../data/hexes.ts';
import type { HexId } from '../data/hexes.ts';
import { isCargo } from '../data/markers.ts';
import { coloniesOf, terrainOf } from '../state/board.ts';
import { areAllies, MACHINES_SIDE } from '../state/seats.ts';
import type { EmpiresView, PieceView } from '../view.ts';
import { enemiesIn, enemyWorlds, guardAt, isForeign, isHidden, isRisky, waysFrom } from './map.ts';
import type { Way } from './map.ts';
import { forcesOf, oddsOf } from './odds.ts';
import { gapOf } from './research.ts';
import { chancesAtColony, huntWay } from './solo.ts';
import { isWarship, ownPieces, worthOf } from './turn.ts';
import type { BotTurn, Opinion } from './turn.ts';

/** Scouts that are kept away from war as long as there is something to find. */
const EXPLORERS = 4;

/** What a fleet is worth before it sets out. */
const FIRST_FLEET = 60;
const FLEET_PER_CYCLE = 8;
const LARGEST_FLEET = 200;

/** What a counter is about to do: where to, and the first step. */
export interface Plan {
  readonly piece: PieceView;
  readonly way: Way;
}

/** SE-6: first what costs nothing, then one counter after the other. */
export const choose: Opinion = turn => {
  const { decision } = turn;
  const free = decision.options.find(({ id }) => /^(?:settle|put|take|hide):/.test(id));
  if (free !== undefined) return free.id;
  const apart = splitFor(turn);
  if (apart !== null) return apart;
  for (const piece of ownPieces(turn)) {
    if (!turn.has(`go:c${piece.handle}`)) continue;
    if (planFor(turn, piece) !== null) return `go:c${piece.handle}`;
  }
  return joinFor(turn) ?? 'done';
};

/** Scouts part, so that each explores by itself, while there is much to find. */
function splitFor(turn: BotTurn): string | null {
  const { view } = turn;
  const scouts = ownPieces(turn).filter(({ kind }) => kind === 'scout');
  if (scouts.length >= EXPLORERS || view.cycle > 8) return null;
  const group = scouts.find(
    ({ count, handle, own }) => (count ?? 0) > 1 && own?.gone === 0 && turn.has(`split:c${handle}`),
  );
  return group === undefined ? null : `split:c${group.handle}`;
}

/** Groups of one type that stand together at home are put under one counter, so that counters stay free. */
function joinFor(turn: BotTurn): string | null {
  const { view, me, decision } = turn;
  const worlds = coloniesOf(view, me).map(([hex]) => hex);
  const found = decision.options.find(({ id }) => {
    const [, first] = /^merge:c(\d+):c\d+$/.exec(id) ?? [];
    const piece = view.pieces.find(({ handle }) => handle === Number(first));
    return piece !== undefined && (isWarship(piece) || piece.kind === 'yard') && worlds.includes(piece.at) && piece.kind !== 'scout'; // prettier-ignore
  });
  return found?.id ?? null;
}

/** SE-6.3: the step that the plan of the stack's first counter asks for; fleets go together. */
export const where: Opinion = turn => {
  const { view, decision } = turn;
  const stay = decision.options.find(({ id }) => id === 'back');
  const stack = handlesIn(stay?.refs ?? []).flatMap(handle => view.pieces.find(piece => piece.handle === handle) ?? []);
  const [first] = stack;
  if (first === undefined) return 'back';
  const plan = planFor(turn, first);
  if (plan === null) return 'back';
  if (goesToWar(turn, first)) {
    const other = decision.options.find(({ id }) => {
      const [, handle] = /^with:c(\d+)$/.exec(id) ?? [];
      const piece = view.pieces.find(one => one.handle === Number(handle));
      return piece !== undefined && ((goesToWar(turn, piece) && piece.own?.gone === first.own?.gone) || hasRoom(stack, piece) || piece.kind === 'sweeper'); // prettier-ignore
    });
    if (other !== undefined) return other.id;
  }
  if (turn.has(`to:${plan.way.first}`)) return `to:${plan.way.first}`;
  return decision.options.find(({ id }) => id.startsWith('to:'))?.id ?? 'back';
};

/** Whether the carriers of a stack still have room for fighters. */
function hasRoom(stack: readonly PieceView[], piece: PieceView): boolean {
  if (piece.kind !== 'fighter') return false;
  const count = (kind: PieceView['kind']): number =>
    stack.reduce((sum, one) => sum + (one.kind === kind ? (one.count ?? 0) : 0), 0);
  return count('fighter') + (piece.count ?? 0) <= count('carrier') * 3;
}

function handlesIn(refs: readonly Ref[]): number[] {
  return refs.flatMap(ref => (ref.startsWith('counter:c') ? [Number(ref.slice('counter:c'.length))] : []));
}

// ---- plans

/** Where a counter should go; `null`: it stays. */
function planFor(turn: BotTurn, piece: PieceView): Plan | null {
  if (leavesOthersBehind(turn, piece)) return null;
  const way = wayFor(turn, piece);
  if (way === null) return null;
  // Some hexes are entered with the first step only (SE-6.4).
  const terrain = terrainOf(turn.view, way.first);
  const isFirst = (piece.own?.gone ?? 0) === 0;
  const restricted = isHidden(turn.view, way.first) || terrain === 'asteroids' || terrain === 'nebula';
  return restricted && !isFirst ? null : { piece, way };
}

/** Whether it would go on from where slower ships of its fleet, which came with it, have to stay. */
function leavesOthersBehind(turn: BotTurn, piece: PieceView): boolean {
  const gone = piece.own?.gone ?? 0;
  if (turn.view.solo === undefined || gone === 0 || turn.decision.kind !== 'move.choose' || !goesToWar(turn, piece))
    return false;
  return fleetIn(turn, piece.at).some(other => other.own?.gone === gone && !turn.has(`go:c${other.handle}`));
}

function wayFor(turn: BotTurn, piece: PieceView): Way | null {
  const { view } = turn;
  switch (piece.kind) {
    case 'colony-ship':
      return settlerWay(turn, piece);
    case 'miner':
      return minerWay(turn, piece);
    case 'decoy':
    case 'mine':
    case 'pipeline':
    case 'base':
    case 'yard':
    case null:
      return null;
    default:
      if (piece.kind === 'scout' && explores(turn, piece)) {
        const way = explorerWay(turn, piece);
        if (way !== null || view.cycle < 4) return way;
      }
      return warWay(turn, piece);
  }
}

function best(ways: Iterable<Way>, worth: (way: Way) => number | null): Way | null {
  let found: Way | null = null;
  let most = -Infinity;
  for (const way of ways) {
    const value = worth(way);
    if (value === null || value <= most) continue;
    found = way;
    most = value;
  }
  return found;
}

/** The nearest planet that nobody has settled, and to which no other ship is nearer. */
function settlerWay({ view, me }: BotTurn, piece: PieceView): Way | null {
  const terraforms = (piece.tech?.special ?? 0) > 0;
  const others = view.pieces.filter(({ owner, kind, handle }) => owner === me && kind === 'colony-ship' && handle !== piece.handle); // prettier-ignore
  const isFree = (hex: HexId): boolean => {
    const terrain = terrainOf(view, hex);
    if (terrain !== 'planet' && !(terrain === 'barren' && terraforms)) return false;
    return view.hexes[hex]?.colony === null && !isForeign(view, me, hex);
  };
  if (isFree(piece.at)) return null;
  const taken = (hex: HexId, mine: number): boolean =>
    others.some(other => {
      const theirs = stepsBetween(other.at, hex);
      return theirs < mine || (theirs === mine && other.handle < piece.handle && other.at !== piece.at);
    });
  const ways = [...waysFrom(view, me, piece.at, 'unarmed').values()].filter(({ to }) => isFree(to));
  const own = ways.filter(({ to }) => !taken(to, stepsBetween(piece.at, to)));
  return best(own.length > 0 ? own : ways, ({ cost }) => -cost);
}

/** To the nearest cargo, and with it to the nearest colony. */
function minerWay({ view, me }: BotTurn, piece: PieceView): Way | null {
  const ways = waysFrom(view, me, piece.at, 'unarmed').values();
  if (piece.cargo !== null) {
    const homes = coloniesOf(view, me).map(([hex]) => hex);
    return best(ways, ({ to, cost }) => (homes.includes(to) ? -cost : null));
  }
  return best(ways, ({ to, cost }) => (isCargo(terrainOf(view, to)) ? -cost : null));
}

/** Whether a scout group is one of those that explore. */
function explores(turn: BotTurn, piece: PieceView): boolean {
  const scouts = ownPieces(turn).filter(({ kind }) => kind === 'scout');
  const first = scouts.sort((one, other) => (one.count ?? 0) - (other.count ?? 0) || one.handle - other.handle);
  return first.slice(0, EXPLORERS).includes(piece) && (piece.count ?? 0) <= 2;
}

/** The home first, then what lies towards the enemy; not where another scout has gone already. */
function explorerWay({ view, me }: BotTurn, piece: PieceView): Way | null {
  const world = view.seats[me]?.world ?? piece.at;
  const [goal = world] = enemyWorlds(view, me, world);
  const taken = (hex: HexId): boolean => view.pieces.some(({ at, owner }) => at === hex && owner === me);
  const span = stepsBetween(world, goal);
  return best(waysFrom(view, me, piece.at, 'scout').values(), ({ to, cost }) => {
    if (!isHidden(view, to) || taken(to) || isForeign(view, me, to)) return null;
    const risk = isRisky(view, to) ? 4 : 0;
    const detour = Math.max(0, stepsBetween(world, to) + stepsBetween(to, goal) - span);
    return -cost - (risk > 0 ? risk + detour : 0);
  });
}

/** Whether a counter belongs to the fleet. */
function goesToWar(turn: BotTurn, piece: PieceView): boolean {
  return (
    piece.owner === turn.me &&
    (isWarship(piece) || piece.kind === 'sweeper') &&
    !(piece.kind === 'scout' && explores(turn, piece) && explorerWay(turn, piece) !== null)
  );
}

/** What the fleet of a hex is worth. */
function fleetAt(turn: BotTurn, hex: HexId): number {
  return ownPieces(turn)
    .filter(piece => piece.at === hex && goesToWar(turn, piece))
    .reduce((sum, piece) => sum + worthOf(piece), 0);
}

/** What a fleet must be worth before it leaves home. */
function threshold(view: EmpiresView): number {
  return Math.min(LARGEST_FLEET, FIRST_FLEET + FLEET_PER_CYCLE * view.cycle);
}

/** Its warships in a hex that go to war together. */
function fleetIn(turn: BotTurn, hex: HexId): PieceView[] {
  return ownPieces(turn).filter(piece => piece.at === hex && goesToWar(turn, piece));
}

/** Alone, fleets gather at home, and go for what the odds are good for: enemies at colonies, machines, homeworlds of alien empires. */
function warWay(turn: BotTurn, piece: PieceView): Way | null {
  const { view, me } = turn;
  const world = view.seats[me]?.world;
  if (world === null || world === undefined) return null;
  if (view.solo === undefined) return warWayAmongSeats(turn, piece);
  const ways = waysFrom(view, me, piece.at, view.cycle > PATIENCE ? 'scout' : 'fleet');
  const ships = fleetIn(turn, piece.at);
  const own = forcesOf(view, ships);
  const everyone = [...ships, ...ownPieces(turn).filter(({ at, kind }) => at === piece.at && kind === 'sweeper')];
  const isHome = piece.at === world;
  const chances = (hex: HexId): number => oddsOf(view, hex, [...own, ...forcesOf(view, staying(turn, hex, ships))], forcesOf(view, enemiesIn(turn, hex))); // prettier-ignore
  if (enemiesIn(turn, piece.at).length > 0 && !isForeignMachine(turn, piece.at) && chances(piece.at) > 0) return null;
  const goal = empireFor(turn, ways, everyone, isHome);
  const isStrong = goal !== null;
  const far = isStrong ? 1 : FAR_FOR_DEFENCE;
  const defends = best(ways.values(), ({ to, cost }) => {
    if (view.hexes[to]?.colony?.owner !== me || cost > far || enemiesIn(turn, to).length === 0) return null;
    return chances(to) > (to === world ? LAST_STAND : GOOD_ODDS) ? -cost : null;
  });
  if (defends !== null) return defends;
  const hunted = huntWay(turn, piece.at, ways, own);
  if (hunted !== 'none') return hunted;
  // Alone nobody hurries: first the newest technology, then a homeworld that it is sure to take.
  const near = best(ways.values(), ({ to, cost }) =>
    cost <= NEAR && enemiesIn(turn, to).length > 0 && view.hexes[to]?.colony?.world !== true && chances(to) > SURE
      ? -cost
      : null,
  );
  if (near !== null) return near;
  if (goal === null || (isHome && isRefitting(turn, ships))) return isHome ? null : (ways.get(world) ?? null);
  return goal;
}

/** Among several seats fleets gather at home, and go for what they can take: colonies on the way, then the homeworld. */
function warWayAmongSeats(turn: BotTurn, piece: PieceView): Way | null {
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

/** A colony of its own is defended from so far away. */
const FAR_FOR_DEFENCE = 5;

/** With these odds it attacks; at its own homeworld, where all is lost otherwise, with much worse ones. */
const GOOD_ODDS = 0.25;
const LAST_STAND = -0.5;

/** With these odds a fleet leaves home for a homeworld of alien empires; once on its way it goes on with any. */
const SURE = 0.2;
const UNDER_WAY = 0.05;

/** After this many cycles it takes any odds and any way: somehow it has to end. */
const PATIENCE = 40;

/** So near an enemy fleet is worth a detour. */
const NEAR = 2;

/** The homeworld of alien empires that a fleet takes: from home the one with the best odds, on its way the nearest; `null`: none. */
function empireFor(
  turn: BotTurn,
  ways: ReadonlyMap<HexId, Way>,
  fleet: readonly PieceView[],
  isHome: boolean,
): Way | null {
  const goals = (turn.view.solo?.empires ?? []).flatMap(({ world, fallen }) => (fallen ? [] : (ways.get(world) ?? [])));
  return best(goals, way => {
    const odds = chancesAtColony(turn, way.to, fleet);
    if (turn.view.cycle <= PATIENCE && odds <= (isHome ? SURE : UNDER_WAY)) return null;
    return isHome ? odds : -way.cost;
  });
}

/** Whether ships wait at a yard for technology that there is money for (SE-12.7). */
function isRefitting({ view, me }: BotTurn, ships: readonly PieceView[]): boolean {
  const own = view.seats[me]?.own ?? null;
  return own !== null && own.cp > 0 && ships.some(ship => gapOf(ship, own.levels) > 1);
}

function worthIn(pieces: readonly PieceView[]): number {
  return pieces.reduce((sum, piece) => sum + worthOf(piece), 0);
}

/** Its own counters in a hex that fight there beside a fleet that comes. */
function staying(turn: BotTurn, hex: HexId, coming: readonly PieceView[]): PieceView[] {
  return ownPieces(turn).filter(piece => piece.at === hex && !coming.includes(piece));
}

function isForeignMachine(turn: BotTurn, hex: HexId): boolean {
  return enemiesIn(turn, hex).some(({ owner }) => owner === MACHINES_SIDE);
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
  const small = ownPieces(turn).filter(piece => piece.at === from && goesToWar(turn, piece)).sort((one, other) => worthOf(one) - worthOf(other)); // prettier-ignore
  return small.length > 1 || view.cycle > 15 ? best(bold, ({ to, cost }) => -stepsBetween(to, goal) - cost) : null;
}

/** Groups part by one unit. */
export const splitting: Opinion = ({ decision }) => decision.amount?.min ?? null;
