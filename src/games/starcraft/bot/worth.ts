import type { Seat } from '../../../kernel/words/message.ts';
import { FACTIONS } from '../data/factions.ts';
import type { Objective } from '../data/factions.ts';
import { AREAS } from '../data/planets.ts';
import type { AreaId, PlanetId } from '../data/planets.ts';
import { UNITS } from '../data/units.ts';
import type { SeatView } from '../view.ts';
import { latest } from '../../../bots/latest.ts';
import { controls, isEnemySpot, neighbours, reachOf, spotsOn } from './sketch.ts';
import type { BoardView, Sketch, Spot } from './sketch.ts';
import { worthOf, worthOfAll } from './strength.ts';

/** The aims and threats of a seat, which stay the same while it tries out moves. */
export interface Aims {
  readonly seat: Seat;
  readonly objective: Objective | null;
  /**
   * The weight of enemy losses compared with own losses. It grows with each round if only elimination wins (SC-23.1).
   */
  readonly hunger: number;
  /** The worth of gaining one more conquest point in each round. */
  readonly point: number;
  /** The weight of the objective, which grows with the stage. */
  readonly zeal: number;
  /** The weight of guards, usually 1. */
  readonly care: number;
  /** The number of bases that the seat can still build. */
  readonly basesLeft: number;
  /** For each planet, the strongest force that an enemy could bring there at once. */
  readonly threats: ReadonlyMap<PlanetId, number>;
}

/**
 * The worth of gaining one more conquest point in each round of a standard match. For comparison, a unit costs 1 to 5.
 */
const POINT_WORTH = 2.5;
/**
 * The factor for the worth of points if the seat lacks at most `REACHABLE_POINTS` points besides those that it will
 * gain anyway.
 */
const NEAR_VICTORY_FACTOR = 2.5;
const REACHABLE_POINTS = 2;
/** The worth of a conquest point in Galactic Conquest, which nobody wins by points (SC-23.1.1). */
const GALACTIC_POINT_WORTH = 0.875;
/** The worth of one resource that the seat gains only while it controls the area. */
const RESOURCE_WORTH = 0.9;
/** The worth of destroying an enemy base in the next regrouping. */
const ENEMY_BASE_WORTH = 5;
/** The worth of an own base apart from its yield. */
const OWN_BASE_WORTH = 5;

/** The aims of the sketch's seat on the current board. `care` is the weight of guards, usually 1. */
export function aimsOf(view: BoardView, sketch: Sketch, care = 1): Aims {
  const { seat } = sketch;
  const me = view.seats[seat];
  const faction = me?.faction ?? null;
  const isGalacticConquest = me?.standing?.pointsNeeded === null;
  return {
    seat,
    hunger: isGalacticConquest ? 1.3 + view.round / 8 : 1.4,
    point: isGalacticConquest
      ? GALACTIC_POINT_WORTH
      : POINT_WORTH * (me !== undefined && isNearVictory(me) ? NEAR_VICTORY_FACTOR : 1),
    objective: faction === null || isGalacticConquest ? null : FACTIONS[faction].objective,
    zeal: view.stage === 3 ? 5 : view.stage === 2 ? 0.6 : 0.2,
    care,
    basesLeft: me?.supply.bases ?? 0,
    threats: threatsFor(view, sketch),
  };
}

/** Whether a seat has nearly enough conquest points to win in the next regrouping. */
function isNearVictory({ standing, conquestPoints }: Pick<SeatView, 'standing' | 'conquestPoints'>): boolean {
  const { pointsNeeded, pointsNext } = standing ?? { pointsNeeded: null, pointsNext: 0 };
  return pointsNeeded !== null && conquestPoints + pointsNext + REACHABLE_POINTS >= pointsNeeded;
}

/** The size of the cache of threats: enough for two boards of each seat. */
const CACHED_BOARDS = 12;

const cachedThreats = latest<ReadonlyMap<PlanetId, number>>(CACHED_BOARDS);

/** The threats to all planets, cached for each board. */
function threatsFor({ areas, routes, planets, teams }: BoardView, sketch: Sketch): ReadonlyMap<PlanetId, number> {
  return cachedThreats(
    [areas, routes, planets, teams, sketch.seat],
    () => new Map(sketch.planets.map(planet => [planet, threatTo(sketch, planet)])),
  );
}

/**
 * The worth of the strongest force that one enemy could bring to a planet at once. Units without a transport count
 * less.
 */
export function threatTo(sketch: Sketch, planet: PlanetId): number {
  const { seat } = sketch;
  const bySeat = new Map<Seat, number>();
  for (const there of [planet, ...neighbours(sketch, planet)]) {
    for (const { holder, units } of spotsOn(sketch, there)) {
      if (holder === null || holder === seat || sketch.allies.has(holder)) continue;
      const canTransport = there === planet || reachOf(sketch, planet, holder).includes(there);
      const fighters = units.filter(unit => !UNITS[unit].assist);
      bySeat.set(holder, (bySeat.get(holder) ?? 0) + worthOfAll(fighters) * (canTransport ? 1 : 0.3));
    }
  }
  return Math.max(0, ...bySeat.values());
}

/** Facts about a planet that all its areas share. */
interface PlanetFacts {
  readonly spots: readonly Spot[];
  /** Whether the seat has a base on the planet; `isAlone`: whether no other seat has one. */
  readonly hasOwnBase: boolean;
  readonly isAlone: boolean;
  /** The number of the planet's areas that the seat controls. */
  readonly controlledCount: number;
  readonly threat: number;
}

function planetFactsOf(sketch: Sketch, { seat, threats }: Aims, planet: PlanetId): PlanetFacts {
  const spots = spotsOn(sketch, planet);
  let hasOwnBase = false;
  let isAlone = true;
  let controlledCount = 0;
  for (const spot of spots) {
    if (spot.base === seat) hasOwnBase = true;
    else if (spot.base !== null) isAlone = false;
    if (controls(spot, seat)) controlledCount += 1;
  }
  return { spots, hasOwnBase, isAlone, controlledCount, threat: threats.get(planet) ?? 0 };
}

/** The worth of controlling an area at the next regrouping. */
function controlWorth({ hasOwnBase, isAlone, ...facts }: PlanetFacts, aims: Aims, { area, depleted }: Spot): number {
  const { yields, amount } = AREAS[area];
  let worth = 0.15;
  if (yields === 'conquest') worth += aims.point * amount;
  else if (!depleted && hasOwnBase) worth += (isAlone ? 0.15 : RESOURCE_WORTH) * amount;
  return worth + objectiveWorth(facts, aims, area);
}

function objectiveWorth(
  { spots, controlledCount }: Pick<PlanetFacts, 'spots' | 'controlledCount'>,
  { objective, zeal }: Aims,
  area: AreaId,
): number {
  const { yields } = AREAS[area];
  switch (objective?.kind) {
    case 'control-resource-areas':
      return yields === 'conquest' ? 0 : 1.2 * zeal;
    case 'control-conquest-areas':
      return yields === 'conquest' ? 3 * zeal : 0;
    case 'control-most-areas':
      return 1.4 * zeal;
    case 'control-whole-planets':
      return (2.5 * zeal * controlledCount) / (spots.length * spots.length);
    default:
      return 0;
  }
}

/** The worth of an area in the sketch: for control and guards, or for an enemy base that will be destroyed there. */
function spotWorth(facts: PlanetFacts, aims: Aims, spot: Spot): number {
  const { seat } = aims;
  if (spot.holder !== seat && spot.base !== seat) return 0;
  if (isEnemySpot(spot, seat))
    return spot.holder === seat ? ENEMY_BASE_WORTH * aims.hunger + 0.05 * worthOfAll(spot.units) : 0;
  const stake = controlWorth(facts, aims, spot) + (spot.base === seat ? OWN_BASE_WORTH : 0);
  return stake + aims.care * guardWorth(spot, stake, facts.threat);
}

/**
 * The worth of the units that guard an area. It grows with what is at stake and with the threat; each further unit adds
 * less.
 */
function guardWorth({ units }: Spot, stake: number, threat: number): number {
  if (units.length === 0) return 0;
  const guard = worthOfAll(units);
  const threatFactor = Math.min(1, threat / 4);
  return 0.02 * guard + 0.35 * stake * threatFactor * (guard / (guard + Math.max(1, threat)));
}

/** The worth of having units on a planet where a base could be built. */
function footholdWorth(sketch: Sketch, aims: Aims, planet: PlanetId, { spots, hasOwnBase }: PlanetFacts): number {
  const { seat, basesLeft } = aims;
  if (basesLeft === 0 || hasOwnBase || !spots.some(({ holder, base }) => holder === seat && base === null)) return 0;
  return 0.6 * settlingWorth(sketch, aims, planet);
}

/** The worth of a new base on `planet`: its resources and its use for the objective. */
export function settlingWorth(sketch: Sketch, { seat, objective, zeal, threats }: Aims, planet: PlanetId): number {
  let worth = 1;
  const others = spotsOn(sketch, planet).some(({ base }) => base !== null && base !== seat);
  for (const spot of spotsOn(sketch, planet)) {
    const { yields, amount } = AREAS[spot.area];
    if (spot.depleted || isEnemySpot(spot, seat) || yields === 'conquest') continue;
    worth += (others && spot.holder !== seat ? 0.3 : 1) * amount;
  }
  if (objective?.kind === 'bases-on-planets') worth += 3 * zeal;
  return worth / (1 + 0.04 * (threats.get(planet) ?? 0));
}

/** The worth of a planet to the seat in the sketch. */
export function planetWorth(sketch: Sketch, aims: Aims, planet: PlanetId): number {
  const facts = planetFactsOf(sketch, aims, planet);
  let worth = footholdWorth(sketch, aims, planet, facts);
  for (const spot of facts.spots) worth += spotWorth(facts, aims, spot);
  return worth;
}

/** The best of these areas for one more unit of this type; `null` if `spots` is empty. */
export function bestSpotFor(
  sketch: Sketch,
  aims: Aims,
  spots: readonly Spot[],
  unit: Spot['units'][number],
): Spot | null {
  let found: Spot | null = null;
  let most = -Infinity;
  for (const spot of spots) {
    const before = planetWorth(sketch, aims, spot.planet);
    const { holder } = spot;
    spot.units.push(unit);
    spot.holder = aims.seat;
    const gain = planetWorth(sketch, aims, spot.planet) - before + 0.01 * (10 - worthOf(unit));
    spot.units.pop();
    spot.holder = holder;
    if (gain <= most) continue;
    most = gain;
    found = spot;
  }
  return found;
}
