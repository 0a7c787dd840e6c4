import * as v from 'valibot';
import { countShape, outcomeShape, randomShape, seatShape } from '../../../kernel/match/shapes.ts';
import { stateReader } from '../../../kernel/match/state-reader.ts';
import { BUILDING_IDS } from '../data/buildings.ts';
import { CARD_IDS } from '../data/cards.ts';
import { EVENT_CARD_IDS } from '../data/events.ts';
import { FACTION_IDS, ORDER_KINDS } from '../data/factions.ts';
import { MODULE_IDS } from '../data/modules.ts';
import { AREA_IDS, PLANET_IDS, TILE_SIDES } from '../data/planets.ts';
import { TECHNOLOGY_IDS } from '../data/technologies.ts';
import { UNIT_TYPES } from '../data/units.ts';
import { areasOf } from './areas.ts';
import type { RouteId } from './route-id.ts';
import { battleShape } from './saved-battle.ts';
import type { StarCraftState } from './state.ts';
import { TABLE_RULES } from './state.ts';
import { taskShape } from './steps.ts';
import { canFormTeams } from './teams.ts';

// The schemas check that every id exists, every list has a maximum length, and a state has no unknown properties.

const pieceCountShape = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
const areaShape = v.picklist(AREA_IDS);
const planetShape = v.picklist(PLANET_IDS);
const unitShape = v.picklist(UNIT_TYPES);
const buildingShape = v.picklist(BUILDING_IDS);
const moduleShape = v.picklist(MODULE_IDS);
const sideShape = v.picklist(TILE_SIDES);
const cardListShape = v.pipe(v.array(v.picklist(CARD_IDS)), v.maxLength(99));
const eventListShape = v.pipe(v.array(v.picklist(EVENT_CARD_IDS)), v.maxLength(99));
const routeIdShape = v.custom<RouteId>(
  input => typeof input === 'string' && /^[rz][1-9][0-9]?$/.test(input),
  'is no route',
);
const costShape = v.strictObject({ minerals: pieceCountShape, gas: pieceCountShape });
const unitsShape = v.record(unitShape, pieceCountShape);

const seatShapeOfState = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(200)),
  faction: v.nullable(v.picklist(FACTION_IDS)),
  eliminated: v.boolean(),
  conquestPoints: pieceCountShape,
  pool: pieceCountShape,
  unavailable: pieceCountShape,
  permanent: v.strictObject({ mineral: pieceCountShape, gas: pieceCountShape }),
  resourceCards: v.pipe(v.array(v.strictObject({ area: areaShape, workers: pieceCountShape })), v.maxLength(26)),
  buildings: v.record(buildingShape, pieceCountShape),
  modules: v.record(moduleShape, pieceCountShape),
  supply: v.strictObject({
    units: unitsShape,
    bases: pieceCountShape,
    workers: pieceCountShape,
    transports: pieceCountShape,
  }),
  hand: cardListShape,
  // Older saves lack `discarding`; their seats have not chosen any card to discard.
  discarding: v.optional(pieceCountShape, 0),
  deck: cardListShape,
  discard: cardListShape,
  technologyDeck: cardListShape,
  playArea: cardListShape,
  events: eventListShape,
  keptEvents: eventListShape,
  planetsToPlace: v.pipe(v.array(planetShape), v.maxLength(2)),
});

const routeEndShape = v.strictObject({ planet: planetShape, side: sideShape });
const routeShape = v.strictObject({
  id: routeIdShape,
  kind: v.picklist(['normal', 'z-axis']),
  ends: v.strictTuple([routeEndShape, routeEndShape]),
  transports: v.pipe(v.array(seatShape), v.maxLength(6)),
});

const purchaseShape = v.variant('buy', [
  v.strictObject({ buy: v.literal('worker') }),
  v.strictObject({ buy: v.literal('transport'), route: routeIdShape }),
  v.strictObject({ buy: v.literal('unit'), unit: unitShape, area: areaShape }),
  v.strictObject({ buy: v.literal('building'), building: buildingShape }),
  v.strictObject({ buy: v.literal('module'), module: moduleShape }),
  v.strictObject({ buy: v.literal('base'), area: areaShape }),
  v.strictObject({ buy: v.literal('technology'), technology: v.picklist(TECHNOLOGY_IDS) }),
]);

const orderShape = v.strictObject({
  seat: seatShape,
  planet: planetShape,
  order: v.picklist(ORDER_KINDS),
  special: v.boolean(),
  unitsBuilt: pieceCountShape,
  // Orders in older saves lack `bought`.
  bought: v.optional(v.pipe(v.array(purchaseShape), v.maxLength(99)), () => []),
  discountUsed: v.boolean(),
  standing: v.pipe(
    v.array(v.strictObject({ area: areaShape, unit: unitShape, count: pieceCountShape })),
    v.maxLength(99),
  ),
  moves: v.pipe(
    v.array(v.strictObject({ unit: unitShape, from: areaShape, to: areaShape, count: pieceCountShape })),
    v.maxLength(99),
  ),
  liftOff: v.nullable(areaShape),
  technology: v.nullable(v.picklist(TECHNOLOGY_IDS)),
});

const stateShape: v.GenericSchema<unknown, StarCraftState> = v.strictObject({
  game: v.literal('starcraft'),
  options: v.strictObject({
    setUp: v.picklist(['by-hand', 'quick']),
    factions: v.pipe(v.array(v.nullable(v.picklist(FACTION_IDS))), v.maxLength(6)),
    deal: v.picklist(['choose', 'random']),
    // States in older saves lack `variant` and `teams`.
    variant: v.optional(v.picklist(['standard', 'galactic-conquest']), 'standard'),
    teams: v.optional(v.boolean(), false),
    // States in older saves lack these four options, `emptyAreas` to `liftOff`.
    emptyAreas: v.optional(v.picklist(['alone', 'only-base']), TABLE_RULES.emptyAreas),
    splash: v.optional(v.picklist(['any-kill', 'strength']), TABLE_RULES.splash),
    ownTokens: v.optional(v.picklist(['shown', 'hidden']), TABLE_RULES.ownTokens),
    liftOff: v.optional(v.picklist(['yes', 'no']), TABLE_RULES.liftOff),
  }),
  random: randomShape,
  revealed: countShape,
  agenda: v.pipe(v.array(taskShape), v.maxLength(200)),
  outcome: v.nullable(outcomeShape),
  phase: v.picklist(['set-up', 'planning', 'execution', 'regrouping']),
  round: v.pipe(countShape, v.maxValue(10_000)),
  firstPlayer: seatShape,
  turn: v.nullable(seatShape),
  step: v.pipe(countShape, v.maxValue(10)),
  seats: v.pipe(v.array(seatShapeOfState), v.minLength(2), v.maxLength(6)),
  planets: v.pipe(
    v.array(
      v.strictObject({
        planet: planetShape,
        owner: seatShape,
        x: v.pipe(v.number(), v.integer(), v.minValue(-20), v.maxValue(20)),
        y: v.pipe(v.number(), v.integer(), v.minValue(-20), v.maxValue(20)),
        turns: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)),
      }),
    ),
    v.maxLength(12),
  ),
  routes: v.pipe(v.array(routeShape), v.maxLength(21)),
  majorEnd: v.nullable(routeEndShape),
  areas: v.record(
    areaShape,
    v.strictObject({
      holder: v.nullable(seatShape),
      units: unitsShape,
      base: v.nullable(seatShape),
      depletion: v.picklist(['none', 'partial', 'full']),
    }),
  ),
  stacks: v.record(
    planetShape,
    v.pipe(
      v.array(v.strictObject({ seat: seatShape, order: v.picklist(ORDER_KINDS), special: v.boolean() })),
      v.maxLength(24),
    ),
  ),
  eventDeck: eventListShape,
  eventDiscard: eventListShape,
  eventsOut: eventListShape,
  endDrawsNear: eventListShape,
  order: v.nullable(orderShape),
  battle: v.nullable(battleShape),
  payment: v.nullable(
    v.strictObject({
      purchase: purchaseShape,
      cost: costShape,
      placed: v.pipe(
        v.array(
          v.strictObject({
            place: v.picklist(['permanent-mineral', 'permanent-gas', ...AREA_IDS]),
            workers: pieceCountShape,
          }),
        ),
        v.maxLength(99),
      ),
    }),
  ),
});

/**
 * Reads a state from outside, such as from a save. Checks its shape, every id, and that the seats and planets it names
 * exist. Throws `Refusal` ('bad-state') that names the first error.
 */
export const readState = stateReader<StarCraftState>(stateShape, firstStateError);

/**
 * The first error in what a state refers to, such as a seat that does not exist; `null` if there is none. The shape has
 * already been checked.
 */
function firstStateError(state: StarCraftState, seatCount: number): string | null {
  if (state.seats.length !== seatCount) return `state.seats: ${state.seats.length} instead of ${seatCount}`;
  if (state.options.teams && !canFormTeams(seatCount)) return `state.options.teams: there are ${seatCount} seats`;
  const namedSeats = [
    state.firstPlayer,
    state.turn ?? 0,
    state.order?.seat ?? 0,
    state.battle?.attacker ?? 0,
    state.battle?.defender ?? 0,
    ...state.planets.map(({ owner }) => owner),
    ...state.routes.flatMap(({ transports }) => transports),
    ...Object.values(state.areas).flatMap(({ holder, base }) => [holder ?? 0, base ?? 0]),
    ...Object.values(state.stacks).flatMap(stack => stack.map(token => token.seat)),
    ...state.agenda.map(({ args }) => ('seat' in args ? args.seat : 0)),
  ];
  const unknownSeat = namedSeats.find(seat => seat >= seatCount);
  if (unknownSeat !== undefined) return `state names seat ${unknownSeat}, which is not there`;
  const planetsOnTable = state.planets.map(placed => placed.planet);
  if (new Set(planetsOnTable).size !== planetsOnTable.length) return 'state.planets: a planet lies there twice';
  const areas = planetsOnTable.flatMap(areasOf);
  for (const id of areas) if (state.areas[id] === undefined) return `state.areas: ${id} is missing`;
  if (Object.keys(state.areas).length !== areas.length) return 'state.areas: an area without its planet';
  for (const id of planetsOnTable) if (state.stacks[id] === undefined) return `state.stacks: ${id} is missing`;
  for (const { ends } of state.routes) {
    for (const { planet: id } of ends)
      if (!planetsOnTable.includes(id)) return `state.routes: ${id} is not on the table`;
  }
  return null;
}
