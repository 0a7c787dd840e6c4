import { latest } from '../../../bots/latest.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { stepsBetween } from '../data/hexes.ts';
import type { HexId } from '../data/hexes.ts';
import { hexesIn, neighboursOf, terrainOf } from '../state/board.ts';
import { isBarred } from '../state/pieces.ts';
import { areAllies } from '../state/seats.ts';
import type { EmpiresView, PieceView } from '../view.ts';
import { oncePerTurn, worthOf } from './turn.ts';
import type { BotTurn } from './turn.ts';

/** The part of a view that paths depend on. */
export type MapView = Pick<EmpiresView, 'hexes' | 'pieces' | 'teams' | 'options' | 'solo'>;

/** Who looks at a map: a seat, with its view. */
export interface Looker {
  readonly view: MapView;
  readonly me: Seat;
}

/**
 * Cached facts about the sides that are not allies of a seat. They stay valid while only the seat's own counters move.
 */
interface Others {
  /** The hexes with counters or colonies of these sides. */
  readonly foreign: ReadonlySet<HexId>;
  /** The value of these sides' armed counters in each hex, in CP. */
  readonly guards: ReadonlyMap<HexId, number>;
  readonly neighbours: Map<HexId, readonly HexId[]>;
  /** What entering a hex costs, by traveller. */
  readonly costs: Map<Traveller, Map<HexId, number | null>>;
  /** By traveller, then by where a way begins. */
  readonly ways: Map<Traveller, Map<HexId, ReadonlyMap<HexId, Way>>>;
}

/** The number of cached maps: two for each of eight seats. */
const MOST_MAPS = 16;

const knownNeighbours = latest<Others['neighbours']>(MOST_MAPS);
const knownOthers = latest<Others>(MOST_MAPS);

/** The cached value for a key, computed the first time. */
function under<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
}

const othersOf = oncePerTurn(({ view, me }: Looker): Others => {
  const { hexes, teams, options, solo } = view;
  // Counters of allies can bar a hex, own ones can't, so own counters are left out of the cache key.
  const pieces = view.pieces.filter(({ owner }) => owner !== me);
  return knownOthers([me, hexes, teams, options, solo, ...pieces], () => {
    const foreign = new Set<HexId>();
    const guards = new Map<HexId, number>();
    for (const hex of hexesIn(view)) {
      const colony = view.hexes[hex]?.colony ?? null;
      if (colony !== null && !areAllies(view, colony.owner, me)) foreign.add(hex);
    }
    for (const piece of pieces) {
      if (areAllies(view, piece.owner, me)) continue;
      foreign.add(piece.at);
      if (!isUnarmed(piece.kind)) guards.set(piece.at, (guards.get(piece.at) ?? 0) + worthOf(piece));
    }
    return {
      foreign,
      guards,
      neighbours: knownNeighbours([hexes, options], () => new Map()),
      costs: new Map(),
      ways: new Map(),
    };
  });
});

/** Whether a hex has a face-down marker. */
export function isHidden(view: MapView, hex: HexId): boolean {
  return view.hexes[hex]?.hidden === true;
}

/** Whether a hex has a face-down marker that may destroy arriving ships, as any white marker may (SE-7.6). */
export function isRisky(view: MapView, hex: HexId): boolean {
  const found = view.hexes[hex];
  return found?.hidden === true && found.home === null;
}

/**
 * The kinds of travellers on a path. Scouts go anywhere. Fleets avoid hexes not known to be safe. A fleet that scans
 * ahead (`looking`, SE-7.13) also plans through hexes that it can scan first. Unarmed ships avoid unexplored and
 * foreign hexes.
 */
export type Traveller = 'scout' | 'fleet' | 'looking' | 'unarmed';

/** The cost of an unexplored hex that can be scanned first; it may turn out to be impassable. */
const LOOKED_AT = 1.5;

/**
 * The cost of a black hole, where four of ten ships are lost (SE-6.6). It is a last resort and costs more than fighting
 * a fleet on the way.
 */
const BLACK_HOLE = 12;
const FOUGHT = 2;

/** The cost of entering a hex; `null` if the traveller may not enter it. */
function costOf(looker: Looker, hex: HexId, who: Traveller): number | null {
  const { view, me } = looker;
  const terrain = terrainOf(view, hex);
  if (terrain === 'supernova' || isBarred(view, hex, me)) return null;
  if (terrain === 'black-hole') return mayRisk(view, who) ? BLACK_HOLE : null;
  const hidden = isHidden(view, hex);
  if (who === 'fleet' && isRisky(view, hex)) return null;
  if (who === 'unarmed' && (hidden || isForeign(looker, hex))) return null;
  if (hidden) return who === 'scout' ? 1 : who === 'looking' ? LOOKED_AT : 3;
  return terrain === 'asteroids' || terrain === 'nebula' ? 2 : 1;
}

/**
 * Whether a traveller may use black holes as a last resort. Fleets that scan ahead may, and all fleets against alien
 * empires, since nobody else opens a path.
 */
function mayRisk({ solo }: MapView, who: Traveller): boolean {
  return who === 'looking' || (who === 'fleet' && (solo?.empires ?? []).length > 0);
}

/** Whether another side that is not an ally has counters or a colony in a hex. */
export function isForeign(looker: Looker, hex: HexId): boolean {
  return othersOf(looker).foreign.has(hex);
}

/** A path to a goal: its cost and its first step. */
export interface Way {
  readonly to: HexId;
  readonly cost: number;
  readonly first: HexId;
  /** The number of black holes on the path. */
  readonly holes: number;
}

/** The cheapest path to each hex that can be reached. */
export function waysFrom(looker: Looker, from: HexId, who: Traveller): ReadonlyMap<HexId, Way> {
  const ways = under(othersOf(looker).ways, who, () => new Map<HexId, ReadonlyMap<HexId, Way>>());
  return under(ways, from, () => searchFrom(looker, from, who));
}

function searchFrom(looker: Looker, from: HexId, who: Traveller): ReadonlyMap<HexId, Way> {
  const { view } = looker;
  const { foreign, guards, neighbours, costs } = othersOf(looker);
  const known = under(costs, who, () => new Map<HexId, number | null>());
  const found = new Map<HexId, Way>();
  const done = new Set<HexId>([from]);
  // Sorted by cost; of equal ones the first found comes first.
  const waiting: Way[] = [];
  const look = (at: HexId, cost: number, first: HexId | null, holes: number): void => {
    for (const next of under(neighbours, at, () => neighboursOf(view, at))) {
      if (done.has(next)) continue;
      const step = under(known, next, () => costOf(looker, next, who));
      if (step === null) continue;
      const before = found.get(next);
      if (before !== undefined && before.cost <= cost + step) continue;
      const hole = terrainOf(view, next) === 'black-hole' ? 1 : 0;
      const way = { to: next, cost: cost + step, first: first ?? next, holes: holes + hole };
      found.set(next, way);
      waiting.splice(waiting.findLastIndex(other => other.cost <= way.cost) + 1, 0, way);
    }
  };
  look(from, 0, null, 0);
  for (let way = waiting.shift(); way !== undefined; way = waiting.shift()) {
    if (done.has(way.to)) continue;
    done.add(way.to);
    // A way ends in a hex that must be explored or fought for first. Fleets that scan ahead plan beyond it.
    const isFight = who !== 'unarmed' && foreign.has(way.to) && guards.has(way.to);
    if (who !== 'looking' && (isHidden(view, way.to) || isFight)) continue;
    look(way.to, way.cost + (isFight ? FOUGHT : 0), way.first, way.holes);
  }
  return found;
}

/** Whether counters of a type have no weapons. */
export function isUnarmed(kind: string | null): boolean {
  return kind === 'colony-ship' || kind === 'miner' || kind === 'pipeline';
}

/** The enemy homeworlds, nearest first, followed by those of alien empires in their order. */
export function enemyWorlds(view: EmpiresView, me: Seat, from: HexId): HexId[] {
  const empires = (view.solo?.empires ?? []).flatMap(({ world, fallen }) => (fallen ? [] : [world]));
  return view.seats
    .flatMap(({ world, out }, seat) => (areAllies(view, seat, me) || out || world === null ? [] : [world]))
    .sort((one, other) => stepsBetween(from, one) - stepsBetween(from, other))
    .concat(empires);
}

/** The value of armed enemies in a hex, in CP. */
export function guardAt(looker: Looker, hex: HexId): number {
  return othersOf(looker).guards.get(hex) ?? 0;
}

/** The armed enemy counters in a hex. */
export function enemiesIn({ view, me }: BotTurn, hex: HexId): PieceView[] {
  return view.pieces.filter(({ at, owner, kind }) => at === hex && !areAllies(view, owner, me) && !isUnarmed(kind));
}

/** The path with the highest worth; paths with the worth `null` are left out. `null` if none is left. */
export function best(ways: Iterable<Way>, worth: (way: Way) => number | null): Way | null {
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
