import { FACTION_IDS } from '../../../../../src/games/starcraft/data/factions.ts';
import { AREAS, PLANETS } from '../../../../../src/games/starcraft/data/planets.ts';
import type { AreaId, PlanetId } from '../../../../../src/games/starcraft/data/planets.ts';
import { UNIT_TYPES } from '../../../../../src/games/starcraft/data/units.ts';
import type { UnitType } from '../../../../../src/games/starcraft/data/units.ts';
import { randomBelow } from '../../../../../src/kernel/plain/random.ts';
import { cellBeside, oppositeSide, slotSides } from '../../../../../src/games/starcraft/state/galaxy.ts';
import { TILE_SIDES } from '../../../../../src/games/starcraft/data/planets.ts';
import { farEnd, hasBase, roomIn, sketchOf } from './sketch.ts';
import type { Spot } from './sketch.ts';
import { worthOf } from './strength.ts';
import { best, bestOffer } from './turn.ts';
import type { BotTurn, Opinion } from './turn.ts';

/** SC-3 step 2: any. */
export const faction: Opinion = turn => {
  const free = FACTION_IDS.filter(id => turn.has(`faction:${id}`));
  const chosen = free.length === 0 ? undefined : free[randomBelow(turn.random, free.length)];
  return chosen === undefined ? null : `faction:${chosen}`;
};

/** What a planet is worth as a home: resources for the base, and points beside it. */
function homeWorth(planet: PlanetId): number {
  let worth = 0;
  for (const area of PLANETS[planet].areas) {
    const { yields, amount } = AREAS[area];
    worth += yields === 'conquest' ? 1.5 * amount : amount;
  }
  return worth + 0.2 * PLANETS[planet].slots.length;
}

/** SC-4.3: the poorer planet first, so that the better one is placed last and becomes the home. */
export const choosePlanet: Opinion = turn =>
  bestOffer(
    turn,
    turn.me.planetsToPlace,
    id => `planet:${id}`,
    id => -homeWorth(id),
  );

/** SC-4.3: where it joins most neighbours. */
export const placePlanet: Opinion = turn => {
  const { view, decision } = turn;
  const [planet] = turn.me.planetsToPlace;
  if (planet === undefined) return null;
  const option = best(decision.options, ({ id }) => {
    const where = /@(-?\d+),(-?\d+)\/(\d)$/.exec(id);
    if (where === null) return null;
    const [x = 0, y = 0, turns = 0] = where.slice(1).map(Number);
    return slotSides(planet, turns).filter(side => {
      const cell = cellBeside(x, y, side);
      const there = view.planets.find(placed => placed.x === cell.x && placed.y === cell.y);
      return there !== undefined && slotSides(there.planet, there.turns).includes(oppositeSide(side));
    }).length;
  });
  return option?.id ?? null;
};

/** SC-4.3: on the better planet; in an area of points, which a base holds for good. */
export const base: Opinion = turn => {
  const { me } = turn;
  const here = [...sketchOf(turn.view, turn.seat).spots.values()].flat().filter(({ area }) => turn.has(`base:${area}`));
  const [first] = here;
  const [later] = me.planetsToPlace;
  if (first !== undefined && later !== undefined && turn.has('later') && homeWorth(later) > homeWorth(first.planet)) {
    return 'later';
  }
  const spot = best(here, ({ area }) => baseTaste(area));
  return spot === null ? null : `base:${spot.area}`;
};

function baseTaste(area: AreaId): number {
  const { yields, amount, unitLimit } = AREAS[area];
  return (yields === 'conquest' ? 10 * amount : 0) + unitLimit;
}

/** SC-4.6: one end beside the home, the other where it leads to something new. */
export const zAxis: Opinion = turn => {
  const { view, seat, decision } = turn;
  const sketch = sketchOf(view, seat);
  const from = view.majorEnd?.planet ?? null;
  const option = best(decision.options, ({ id }) => {
    const end = view.planets.find(({ planet }) => TILE_SIDES.some(side => id.endsWith(`:${planet}-${side}`)));
    if (end === undefined) return null;
    const home = hasBase(sketch, end.planet, seat);
    if (from === null) return home ? 5 : end.owner === seat ? 2 : 0;
    const near = sketch.ways.some(({ ends }) => farEnd(ends, from).includes(end.planet));
    const foreign = view.seats.some(other => other.seat !== seat && hasBase(sketch, end.planet, other.seat));
    return (near ? 0 : 2) + (foreign ? -1 : 0) + 0.2 * homeWorth(end.planet);
  });
  return option?.id ?? null;
};

/** SC-4.8: units spread over the areas of the home, a transport to the best neighbour. */
export const forces: Opinion = turn => {
  const { view, seat } = turn;
  const sketch = sketchOf(view, seat);
  const home = sketch.planets.find(planet => hasBase(sketch, planet, seat));
  const way = best(
    sketch.ways.filter(({ id }) => turn.has(`transport:${id}`)),
    ({ ends }) => {
      const [there] = home === undefined ? [] : farEnd(ends, home);
      if (there === undefined) return 0;
      const foreign = view.seats.some(other => other.seat !== seat && hasBase(sketch, there, other.seat));
      return homeWorth(there) - (foreign ? 3 : 0);
    },
  );
  if (way !== null) return `transport:${way.id}`;
  const spots = home === undefined ? [] : (sketch.spots.get(home) ?? []);
  const pairs = spots.flatMap(spot => UNIT_TYPES.map(unit => ({ spot, unit })));
  const found = bestOffer(
    turn,
    pairs,
    ({ spot, unit }) => `unit:${unit}@${spot.area}`,
    pair => placingTaste(turn, pair),
  );
  return found ?? (turn.has('done') ? 'done' : null);
};

/** One unit in each area, those of points first, and the rest beside the base; cheap units stand alone. */
function placingTaste({ seat }: BotTurn, { spot, unit }: { readonly spot: Spot; readonly unit: UnitType }): number {
  const { yields, amount } = AREAS[spot.area];
  const bare = spot.units.length === 0 && spot.base !== seat;
  const need = bare ? 10 + (yields === 'conquest' ? 5 * amount : amount) : roomIn(spot) + (spot.base === seat ? 3 : 0);
  return need - 0.1 * worthOf(unit);
}
