import { stepsBetween } from '../data/hexes.ts';
import type { HexId } from '../data/hexes.ts';
import { areAllies } from '../state/seats.ts';
import type { PieceView } from '../view.ts';
import { goesToWar } from './fleets.ts';
import { comersTo, isFixed } from './foes.ts';
import { best } from './map.ts';
import type { Way } from './map.ts';
import { forcesOf, oddsOf } from './odds.ts';
import { raidsOn, reliefFor } from './relief.ts';
import { leavesFleet } from './stacks.ts';
import { bestStrike, DESPERATE, defendersAt, holding, odds, sceneOf } from './strikes.ts';
import type { Army, Scene } from './strikes.ts';
import { oncePerTurn, ownPieces } from './turn.ts';
import type { BotTurn } from './turn.ts';
import { threshold, towards } from './war.ts';

/** The reasons why an army moves or stays. */
export type Motive = 'guards' | 'relieves' | 'strikes' | 'gathers' | 'joins' | 'waits' | 'advances' | 'withdraws';

/** The order that an army gets in a turn. */
export interface Order {
  /** The path of the army's next step; `null` if it stays. */
  readonly way: Way | null;
  readonly motive: Motive;
}

/** The least forecast (`oddsOf`) at which the homeworld counts as safe, and at which an army may stand in a hex. */
const SAFE = 0.3;
const STANDS = -0.25;
/** The least forecast at which an army may stand in a hex on its way to a homeworld in danger. */
const NEEDED = -0.8;
/** The cost of the longest path on which an army is called home. */
const RECALLED = 4;
/** The factor that favours an army away from home as main army: one at home must be larger by this factor. */
const AWAY = 1.4;
/**
 * The distance within which the main army waits for others, if they are together worth at least this share of its own
 * worth.
 */
const UNDERWAY = 4;
const WORTH_WAITING = 0.3;
/** The least value in CP of an army that follows the main army. */
const RELIEF = 24;

/** The motives of orders for which an army does not wait for its slower ships. */
const URGENT: readonly Motive[] = ['strikes', 'guards', 'withdraws'];

/** The path of a warship: its army goes where all armies together are most useful, and stays together on the march. */
export function armyWay(turn: BotTurn, piece: PieceView): Way | null {
  const order = ordersOf(turn).get(piece.at);
  if (order === undefined || (!URGENT.includes(order.motive) && leavesFleet(turn, piece))) return null;
  return order.way;
}

/** The orders of all armies by hex, computed once for each question. */
export const ordersOf = oncePerTurn((turn): ReadonlyMap<HexId, Order> => {
  const orders = new Map<HexId, Order>();
  const warships = ownPieces(turn).filter(piece => goesToWar(turn, piece));
  const scene = sceneOf(turn, warships);
  const home = homeOf(scene);
  strike(scene, home, orders);
  guard(scene, home, orders);
  relieve(scene, home, orders);
  const left = scene.armies.filter(({ at }) => !orders.has(at));
  const main = mainOf(left, home.world);
  for (const army of left) {
    const order = army === main ? campaign(scene, home, army) : follow(home, army, main);
    orders.set(army.at, checked(scene, home, army, order));
  }
  return orders;
});

// The functions below guard the homeworld.

interface Home {
  readonly world: HexId | null;
  /** Whether enemies could take the homeworld within their next two moves if all movable units left it. */
  readonly inReach: boolean;
  /** Whether enemies could take the homeworld within their next two moves even if all units stay there. */
  readonly inDanger: boolean;
  /** The hexes of enemies that could come to the homeworld. */
  readonly from: ReadonlySet<HexId>;
}

function homeOf(scene: Scene): Home {
  const { turn, foes } = scene;
  const { view, me } = turn;
  const world = view.seats[me]?.world ?? null;
  if (world === null) return { world, inReach: false, inDanger: false, from: new Set() };
  const all = ownPieces(turn).filter(({ at }) => at === world);
  const coming = foes.flatMap(foe => comersTo(turn, foe, world, 2));
  return {
    world,
    inReach: coming.length > 0 && holding(scene, world, all.filter(isFixed), 2) < SAFE,
    inDanger: coming.length > 0 && holding(scene, world, all, 2) < SAFE,
    from: new Set(coming.filter(piece => !isFixed(piece)).map(({ at }) => at)),
  };
}

/** Orders armies to stay at a homeworld in reach of enemies, and nearby armies to come home while it is in danger. */
function guard(scene: Scene, home: Home, orders: Map<HexId, Order>): void {
  const { world, inReach, inDanger } = home;
  for (const army of scene.armies) {
    const { at, ways } = army;
    if (orders.has(at) || world === null) continue;
    if (at === world && inReach) orders.set(at, { way: null, motive: 'guards' });
    const back = ways.get(world);
    if (at === world || !inDanger || back === undefined || back.cost > RECALLED) continue;
    const order: Order = { way: back, motive: 'guards' };
    const arrives = back.first === world && defendersAt(scene, world).length === 0;
    orders.set(at, arrives ? order : checked(scene, home, army, order, NEEDED));
  }
}

/** Armies go against enemies that raid colonies near them, one against each stack. */
function relieve(scene: Scene, home: Home, orders: Map<HexId, Order>): void {
  for (const raid of raidsOn(scene)) {
    const free = scene.armies.filter(({ at }) => !orders.has(at));
    const found = reliefFor(scene, raid, free);
    if (found === null) continue;
    const order = checked(scene, home, found.army, { way: found.way, motive: 'relieves' });
    if (order.motive === 'relieves') orders.set(found.army.at, order);
  }
}

// The functions below plan attacks.

/**
 * Orders all warships that can reach the best target to attack it in the same turn; the remaining ones look for another
 * target.
 */
function strike(scene: Scene, home: Home, orders: Map<HexId, Order>): void {
  const free = new Set(scene.armies.flatMap(({ pieces }) => pieces));
  const needed = neededStrikes(scene, home);
  for (;;) {
    const found = bestStrike(scene, free, { world: home.world, needed });
    if (found === null) return;
    for (const piece of found.pieces) free.delete(piece);
    for (const { at, pieces, ways } of scene.armies) {
      if (orders.has(at) || !pieces.some(piece => found.pieces.includes(piece))) continue;
      orders.set(at, { way: at === found.target ? null : (ways.get(found.target) ?? null), motive: 'strikes' });
    }
  }
}

/**
 * The least forecast for attacks that are made even at bad odds, by hex: on enemies at the homeworld, on enemies about
 * to win the match at another homeworld, and on enemies that would beat the guards of the homeworld, if that is worse.
 */
function neededStrikes(scene: Scene, { world, inDanger, from }: Home): ReadonlyMap<HexId, number> {
  const needed = new Map<HexId, number>();
  const { turn } = scene;
  if (inDanger && world !== null) {
    const guards = ownPieces(turn).filter(({ at }) => at === world);
    const held = Math.max(DESPERATE, holding(scene, world, guards));
    if (held < 0) for (const hex of from) needed.set(hex, held);
    if (from.has(world)) needed.set(world, DESPERATE);
  }
  for (const hex of winnersNow(scene)) needed.set(hex, DESPERATE);
  return needed;
}

// The functions below lead the main army.

/**
 * The main army, around which others gather: the largest one, with a preference for armies away from home. `null`
 * without armies.
 */
function mainOf(armies: readonly Army[], world: HexId | null): Army | null {
  const size = ({ at, worth }: Army): number => worth * (at === world ? 1 : AWAY);
  return armies.toSorted((one, other) => size(other) - size(one) || (one.at < other.at ? -1 : 1))[0] ?? null;
}

/**
 * The order of the main army: it gathers at home, sets out when it is large enough, and waits for armies that are under
 * way.
 */
function campaign(scene: Scene, { world }: Home, army: Army): Order {
  const { turn, armies } = scene;
  const { at, ways, worth } = army;
  const relief = armies.filter(
    other =>
      other !== army &&
      other.worth >= 6 &&
      (other.at !== world || other.worth >= RELIEF) &&
      (ways.get(other.at)?.cost ?? Infinity) <= UNDERWAY,
  );
  const underway = relief.reduce((sum, other) => sum + other.worth, 0);
  const needed = threshold(turn);
  const target = targetFor(scene, army, underway);
  if (at === world && worth < needed && target?.isOurs !== true) return { way: null, motive: 'gathers' };
  if (at !== world && worth + underway < needed / 2 && world !== null)
    return { way: ways.get(world) ?? null, motive: 'gathers' };
  if (underway >= worth * WORTH_WAITING && at !== world) return { way: null, motive: 'waits' };
  if (target !== null) return { way: target.way, motive: 'advances' };
  return { way: towards(turn, ways, at), motive: 'advances' };
}

/** The colony that an army goes for: an own one with enemies, or an enemy one that it can take. `null`: none. */
function targetFor(
  scene: Scene,
  { pieces, ways, worth }: Army,
  underway: number,
): { readonly way: Way; readonly isOurs: boolean } | null {
  const { view, me } = scene.turn;
  const isOurs = (hex: HexId): boolean => view.hexes[hex]?.colony?.owner === me;
  const winning = winnersNow(scene);
  const way = best(ways.values(), ({ to, cost }) => {
    const colony = view.hexes[to]?.colony ?? null;
    if (winning.has(to) && odds(scene, to, pieces, defendersAt(scene, to)) > STANDS) return 3 - cost;
    if (colony === null) return null;
    if (areAllies(view, colony.owner, me) && defendersAt(scene, to).length === 0) return null;
    const share = odds(scene, to, pieces, near(scene, to));
    const more = underway / Math.max(1, worth);
    if (share + more / 2 < 0.05) return null;
    return (colony.world ? 4 : isOurs(to) ? 2 : 0) + Math.min(share, 0.5) * 2 - cost;
  });
  return way === null ? null : { way, isOurs: isOurs(way.to) };
}

/** The hexes of armies that could take another enemy's homeworld in their next turn, which wins the match (SE-19.5). */
function winnersNow({ turn, foes }: Scene): ReadonlySet<HexId> {
  const { view } = turn;
  const places = foes.flatMap(victim => {
    const world = view.seats[victim.owner]?.world ?? null;
    if (world === null || view.seats[victim.owner]?.out === true) return [];
    const guards = forcesOf(view, comersTo(turn, victim, world));
    return foes.flatMap(foe => {
      if (foe === victim || areAllies(view, foe.owner, victim.owner)) return [];
      const coming = comersTo(turn, foe, world).filter(piece => !isFixed(piece));
      return oddsOf(view, world, forcesOf(view, coming), guards) > 0 ? coming.map(({ at }) => at) : [];
    });
  });
  return new Set(places);
}

/** The enemies in a hex, and those of the same seat that could come there in their next move. */
function near({ turn, foes }: Scene, hex: HexId): PieceView[] {
  return foes.flatMap(foe => (foe.pieces.some(({ at }) => at === hex) ? comersTo(turn, foe, hex) : []));
}

/** The order of an army other than the main one: it joins the main army; a small one waits at home for more ships. */
function follow({ world }: Home, army: Army, main: Army | null): Order {
  const { at, ways, worth } = army;
  const way = main === null ? undefined : ways.get(main.at);
  if (at === world && worth < RELIEF) return { way: null, motive: 'gathers' };
  if (way !== undefined) return { way, motive: 'joins' };
  return { way: world === null || at === world ? null : (ways.get(world) ?? null), motive: 'gathers' };
}

// The function below keeps armies out of hexes where they would lose.

/** Checks an order: returns it, or another one if the army would be beaten in its next hex or its present one. */
function checked(scene: Scene, { world }: Home, army: Army, order: Order, least = STANDS): Order {
  const { turn } = scene;
  const { at, pieces, ways } = army;
  const stands = (hex: HexId): number => {
    const there = ownPieces(turn).filter(piece => piece.at === hex && !pieces.includes(piece));
    return holding(scene, hex, [...pieces, ...there]);
  };
  const goes = order.way;
  if (goes !== null && defendersAt(scene, goes.first).length === 0 && stands(goes.first) >= least) return order;
  const here = stands(at);
  if (goes === null && (here >= STANDS || at === world)) return order;
  if (here >= STANDS || at === world) return { way: null, motive: 'waits' };
  let found: Way | null = null;
  let most = here;
  for (const way of ways.values()) {
    if (way.first !== way.to || defendersAt(scene, way.to).length > 0) continue;
    const value = stands(way.to) - (world === null ? 0 : stepsBetween(way.to, world) / 1000);
    if (value > most) [found, most] = [way, value];
  }
  return { way: found, motive: 'withdraws' };
}
