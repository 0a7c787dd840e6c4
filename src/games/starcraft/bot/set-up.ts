import { FACTION_IDS } from '../data/factions.ts';
import { AREAS, PLANETS } from '../data/planets.ts';
import type { AreaId, PlanetId } from '../data/planets.ts';
import { UNIT_TYPES } from '../data/units.ts';
import type { UnitType } from '../data/units.ts';
import { randomBelow } from '../../../kernel/plain/random.ts';
import { cellBeside, oppositeSide, slotSides } from '../state/galaxy.ts';
import { TILE_SIDES } from '../data/planets.ts';
import { cellInRef, slotRef, unitsRef } from '../state/refs.ts';
import { farEnd, hasBase, roomIn, sketchOf } from './sketch.ts';
import type { Spot } from './sketch.ts';
import { worthOf } from './strength.ts';
import { best, bestOffer } from './turn.ts';
import type { BotTurn, Strategy } from './turn.ts';

/** SC-3 step 2: the bot chooses a faction at random. */
export const faction: Strategy = turn => {
  const free = FACTION_IDS.filter(id => turn.has(`faction:${id}`));
  const chosen = free.length === 0 ? undefined : free[randomBelow(turn.random, free.length)];
  return chosen === undefined ? null : `faction:${chosen}`;
};

/** The worth of a planet for the first base: resources, conquest points and routes. */
function homeWorth(planet: PlanetId): number {
  let worth = 0;
  for (const area of PLANETS[planet].areas) {
    const { yields, amount } = AREAS[area];
    worth += yields === 'conquest' ? 1.5 * amount : amount;
  }
  return worth + 0.2 * PLANETS[planet].slots.length;
}

/** SC-4.3: the bot places the poorer planet first, so that the better one comes last and gets the base. */
export const choosePlanet: Strategy = turn =>
  bestOffer(
    turn,
    turn.me.planetsToPlace,
    id => `planet:${id}`,
    id => -homeWorth(id),
  );

/** SC-4.3: the bot places a planet where it joins the most neighbours. */
export const placePlanet: Strategy = turn => {
  const { view, decision } = turn;
  const [planet] = turn.me.planetsToPlace;
  if (planet === undefined) return null;
  const option = best(decision.options, ({ refs = [] }) => {
    const [place] = refs.flatMap(ref => cellInRef(ref) ?? []);
    if (place === undefined) return null;
    return TILE_SIDES.filter(side => {
      if (!refs.includes(slotRef(planet, side))) return false;
      const cell = cellBeside(place.x, place.y, side);
      const there = view.planets.find(placed => placed.x === cell.x && placed.y === cell.y);
      return there !== undefined && slotSides(there.planet, there.turns).includes(oppositeSide(side));
    }).length;
  });
  return option?.id ?? null;
};

/** SC-4.3: the bot places its base on the better planet, in an area with conquest points, which the base then holds. */
export const base: Strategy = turn => {
  const { me } = turn;
  const baseSpots = [...sketchOf(turn.view, turn.seat).spots.values()]
    .flat()
    .filter(({ area }) => turn.has(`base:${area}`));
  const [first] = baseSpots;
  const [later] = me.planetsToPlace;
  if (first !== undefined && later !== undefined && turn.has('later') && homeWorth(later) > homeWorth(first.planet)) {
    return 'later';
  }
  const spot = best(baseSpots, ({ area }) => baseScore(area));
  return spot === null ? null : `base:${spot.area}`;
};

function baseScore(area: AreaId): number {
  const { yields, amount, unitLimit } = AREAS[area];
  return (yields === 'conquest' ? 10 * amount : 0) + unitLimit;
}

/**
 * SC-4.6: the bot places one end of its z-axis route at the planet with its base, the other end at a planet that this
 * one is not joined with.
 */
export const zAxis: Strategy = turn => {
  const { view, seat, decision } = turn;
  const sketch = sketchOf(view, seat);
  const from = view.majorEnd?.planet ?? null;
  const option = best(decision.options, ({ subject }) => {
    const end = view.planets.find(({ planet }) => subject === `planet:${planet}`);
    if (end === undefined) return null;
    const home = hasBase(sketch, end.planet, seat);
    if (from === null) return home ? 5 : end.owner === seat ? 2 : 0;
    const isAdjacent = sketch.ways.some(({ ends }) => farEnd(ends, from).includes(end.planet));
    const hasOtherBase = view.seats.some(other => other.seat !== seat && hasBase(sketch, end.planet, other.seat));
    return (isAdjacent ? 0 : 2) + (hasOtherBase ? -1 : 0) + 0.2 * homeWorth(end.planet);
  });
  return option?.id ?? null;
};

/**
 * SC-4.8: the bot spreads its units over the planet with its base, and places the transport towards the best neighbour.
 */
export const forces: Strategy = turn => {
  const { view, seat } = turn;
  const sketch = sketchOf(view, seat);
  const home = sketch.planets.find(planet => hasBase(sketch, planet, seat));
  const way = best(
    sketch.ways.filter(({ id }) => turn.has(`transport:${id}`)),
    ({ ends }) => {
      const [there] = home === undefined ? [] : farEnd(ends, home);
      if (there === undefined) return 0;
      const hasOtherBase = view.seats.some(other => other.seat !== seat && hasBase(sketch, there, other.seat));
      return homeWorth(there) - (hasOtherBase ? 3 : 0);
    },
  );
  if (way !== null) return `transport:${way.id}`;
  const spots = home === undefined ? [] : (sketch.spots.get(home) ?? []);
  const pairs = spots.flatMap(spot => UNIT_TYPES.map(unit => ({ spot, unit })));
  const found = bestOffer(
    turn,
    pairs,
    ({ spot, unit }) => unitsRef(unit, spot.area),
    pair => placingScore(turn, pair),
  );
  return found ?? (turn.has('done') ? 'done' : null);
};

/**
 * Scores an area for a starting unit. Empty areas come first, above all those with conquest points, and get the
 * cheapest units; the others join the base.
 */
function placingScore({ seat }: BotTurn, { spot, unit }: { readonly spot: Spot; readonly unit: UnitType }): number {
  const { yields, amount } = AREAS[spot.area];
  const isUnoccupied = spot.units.length === 0 && spot.base !== seat;
  const areaScore = isUnoccupied
    ? 10 + (yields === 'conquest' ? 5 * amount : amount)
    : roomIn(spot) + (spot.base === seat ? 3 : 0);
  return areaScore - 0.1 * worthOf(unit);
}
