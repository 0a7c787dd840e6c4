import { EVENT_CARDS } from '../../../../src/games/starcraft/data/events.ts';
import { FACTIONS, FACTION_PIECES, ORDER_KINDS } from '../../../../src/games/starcraft/data/factions.ts';
import type { FactionId } from '../../../../src/games/starcraft/data/factions.ts';
import {
  AREAS,
  NORMAL_ROUTES,
  PLANETS,
  TILE_SIDES,
  Z_AXIS_PAIRS,
} from '../../../../src/games/starcraft/data/planets.ts';
import type { AreaId, PlanetId, TileSide } from '../../../../src/games/starcraft/data/planets.ts';
import { UNITS, UNIT_TYPES } from '../../../../src/games/starcraft/data/units.ts';
import type { AreaState, PlacedPlanet, Route, StarCraftState } from '../../../../src/games/starcraft/state/state.ts';
import { must, mustBe, mustBeEachOnce } from './fault.ts';

// What lies on the table: planets, routes, areas, order tokens, Resource cards. As in pieces.ts, none of the rules' own
// helpers.

/** Order tokens that everybody places in a round (SC-5.1). */
const ORDERS_A_ROUND = 4;

/** Throws `Fault` unless what lies on the table can lie there. */
export function checkBoard(state: StarCraftState): void {
  checkPlanets(state);
  checkRoutes(state);
  for (const { planet } of state.planets) {
    for (const area of PLANETS[planet].areas) checkArea(state, area, state.areas[area]);
  }
  checkBases(state);
  checkOrders(state);
  checkResourceCards(state);
}

/** SC-4.1 to SC-4.4: two planets a seat, each in a cell of its own; areas and stacks for those on the table. */
function checkPlanets(state: StarCraftState): void {
  const placed = state.planets.map(({ planet }) => planet);
  const all = [...placed, ...state.seats.flatMap(({ planetsToPlace }) => planetsToPlace)];
  must('a planet is there twice', new Set(all).size === all.length);
  const dealt = 2 * state.seats.length;
  must(`${all.length} planets`, all.length === dealt || (state.phase === 'set-up' && all.length === 0));
  if (state.phase !== 'set-up') mustBe('planets on the table', placed.length, dealt);
  const cells = state.planets.map(({ x, y }) => `${x},${y}`);
  must('two planets in one cell', new Set(cells).size === cells.length);
  mustBeEachOnce(
    'areas',
    Object.keys(state.areas),
    placed.flatMap(planet => PLANETS[planet].areas),
  );
  mustBeEachOnce('order stacks', Object.keys(state.stacks), placed);
}

/**
 * SC-2.1, SC-4.5, SC-4.6: the box's routes at most, each between two slots of its own, and one transport of a seat at
 * most.
 */
function checkRoutes({ routes, planets, seats }: StarCraftState): void {
  const kinds = routes.map(({ kind }) => kind);
  must('too many normal routes', kinds.filter(kind => kind === 'normal').length <= NORMAL_ROUTES);
  must(
    'too many z-axis routes',
    kinds.filter(kind => kind === 'z-axis').length <= Math.min(Z_AXIS_PAIRS, seats.length),
  );
  must('two routes have one id', new Set(routes.map(({ id }) => id)).size === routes.length);
  const taken = routes.flatMap(({ ends }) => ends.map(({ planet, side }) => `${planet} ${side}`));
  must('two routes in one slot', new Set(taken).size === taken.length);
  const free = new Set(planets.flatMap(placed => slotsOf(placed).map(side => `${placed.planet} ${String(side)}`)));
  must(
    'a route ends where there is no slot',
    taken.every(slot => free.has(slot)),
  );
  for (const route of routes) checkRoute(route, planets);
}

function checkRoute({ id, kind, ends: [one, other], transports }: Route, planets: readonly PlacedPlanet[]): void {
  must(`${id} joins a planet with itself`, one.planet !== other.planet);
  must(`two transports of a seat on ${id}`, new Set(transports).size === transports.length);
  if (kind !== 'normal') return;
  const near = planets.find(({ planet }) => planet === one.planet);
  const far = planets.find(({ planet }) => planet === other.planet);
  const [dx, dy] = STEP[one.side];
  must(`${id} does not join neighbours`, near !== undefined && far?.x === near.x + dx && far.y === near.y + dy);
  must(`${id} does not join facing slots`, turned(one.side, 2) === other.side);
}

const STEP: Readonly<Record<TileSide, readonly [number, number]>> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
};

function slotsOf({ planet, turns }: PlacedPlanet): readonly (TileSide | undefined)[] {
  return PLANETS[planet].slots.map(side => turned(side, turns));
}

function turned(side: TileSide, turns: number): TileSide | undefined {
  return TILE_SIDES[(TILE_SIDES.indexOf(side) + turns) % TILE_SIDES.length];
}

/** SC-9.1: units of one seat only, of its race, and no more than the area's limit; a battle's area is empty of them. */
function checkArea(state: StarCraftState, area: AreaId, here: AreaState | undefined): void {
  if (here === undefined) return;
  const { holder, units } = here;
  let count = 0;
  for (const unit of UNIT_TYPES) {
    const some = units[unit];
    if (some === undefined) continue;
    must(`${some} ${unit} in ${area}`, Number.isInteger(some) && some > 0);
    const faction = holder === null ? null : factionOf(state, holder);
    must(`${unit} in ${area} is nobody's`, faction !== null && UNITS[unit].race === FACTIONS[faction].race);
    count += some;
  }
  must(`${area} is held by nobody's units`, count > 0 === (holder !== null));
  // SC-10.7: who is about to leave for a battle stands there until it begins; Recall is asked before (SC-15.10).
  for (const { from, count: leaving } of state.order?.moves ?? []) if (from === area) count -= leaving;
  const fighting = state.battle?.area === area;
  must(
    `${count} units in ${area}, whose limit is ${AREAS[area].unitLimit}`,
    fighting || count <= AREAS[area].unitLimit,
  );
}

function factionOf(state: StarCraftState, seat: number): FactionId | null {
  return state.seats[seat]?.faction ?? null;
}

/** SC-8.3.1: at most one base of a seat on a planet; those of a seat that is out are gone (SC-20.3). */
function checkBases(state: StarCraftState): void {
  for (const { planet } of state.planets) {
    const bases = PLANETS[planet].areas.flatMap(area => state.areas[area]?.base ?? []);
    must(`two bases of a seat on ${planet}`, new Set(bases).size === bases.length);
  }
  state.seats.forEach(({ eliminated }, seat) => {
    if (!eliminated) return;
    const held = Object.values(state.areas).some(({ holder, base }) => holder === seat || base === seat);
    must(`seat ${seat} is out and has pieces on the board`, !held);
  });
}

/** SC-2.3, SC-5.1, SC-5.4: never more order tokens of a kind than there are, four in all, special ones by modules. */
function checkOrders(state: StarCraftState): void {
  const tokens = Object.values(state.stacks).flat();
  state.seats.forEach(({ modules }, seat) => {
    const own = tokens.filter(token => token.seat === seat);
    for (const order of ORDER_KINDS) {
      const count = (special: boolean): number =>
        own.filter(token => token.order === order && token.special === special).length;
      must(`${order} orders of seat ${seat}`, count(false) <= FACTION_PIECES.standardOrders[order]);
      must(`special ${order} orders of seat ${seat}`, count(true) <= FACTION_PIECES.specialOrders[order]);
    }
    must(`${own.length} orders of seat ${seat}`, own.length <= ORDERS_A_ROUND);
    const special = own.filter(token => token.special).length;
    must(`${special} special orders of seat ${seat}`, special <= (modules['research-development'] ?? 0));
  });
  if (state.phase === 'set-up' || state.phase === 'regrouping') mustBe(`orders in ${state.phase}`, tokens.length, 0);
  const { order } = state;
  if (order === null || state.phase === 'regrouping') return; // an order that an event grants has no token (SC-21.7.7)
  const top = state.stacks[order.planet]?.at(-1);
  const same = top?.seat === order.seat && top.order === order.order && top.special === order.special;
  must('the order being carried out lies on top of its stack', same);
}

/** SC-7.3, SC-7.5: each card with one seat at most, never of a depleted area, and no more workers than it takes. */
function checkResourceCards(state: StarCraftState): void {
  const held = state.seats.flatMap(({ resourceCards }) => resourceCards);
  const areas = held.map(({ area }) => area);
  must('a Resource card is held twice', new Set(areas).size === areas.length);
  // SC-7.5.4: once an event has turned a card back, it may have been force mined on that side too.
  const renewed = state.eventDiscard.some(card => EVENT_CARDS[card].event === 'new-deposits');
  const onTable = new Set<PlanetId>(state.planets.map(({ planet }) => planet));
  for (const { area, workers } of held) {
    const { yields, amount, planet } = AREAS[area];
    const depletion = state.areas[area]?.depletion ?? 'full';
    must(`a Resource card of ${area}`, yields !== 'conquest' && onTable.has(planet) && depletion !== 'full');
    const mined = renewed ? 2 : depletion === 'partial' ? 1 : 0;
    must(`${workers} workers on ${area}, which takes ${amount}`, workers <= amount + mined);
  }
}
