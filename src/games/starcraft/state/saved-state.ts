import * as v from 'valibot';
import { countShape, outcomeShape, randomShape, seatShape } from '../../../kernel/match/shapes.ts';
import { stateReader } from '../../../kernel/match/state-reader.ts';
import { BUILDING_IDS } from '../data/buildings.ts';
import { CARD_IDS } from '../data/cards.ts';
import { EVENT_CARD_IDS } from '../data/events.ts';
import { FACTION_IDS, ORDER_KINDS } from '../data/factions.ts';
import { MODULE_IDS } from '../data/modules.ts';
import { AREA_IDS, PLANET_IDS, SIDES } from '../data/planets.ts';
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

const pieceCount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
const area = v.picklist(AREA_IDS);
const planet = v.picklist(PLANET_IDS);
const unit = v.picklist(UNIT_TYPES);
const building = v.picklist(BUILDING_IDS);
const moduleId = v.picklist(MODULE_IDS);
const side = v.picklist(SIDES);
const cardList = v.pipe(v.array(v.picklist(CARD_IDS)), v.maxLength(99));
const eventList = v.pipe(v.array(v.picklist(EVENT_CARD_IDS)), v.maxLength(99));
const routeId = v.custom<RouteId>(input => typeof input === 'string' && /^[rz][1-9][0-9]?$/.test(input), 'is no route');
const cost = v.strictObject({ minerals: pieceCount, gas: pieceCount });
const units = v.record(unit, pieceCount);

const seatShapeOfState = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(200)),
  faction: v.nullable(v.picklist(FACTION_IDS)),
  eliminated: v.boolean(),
  conquestPoints: pieceCount,
  pool: pieceCount,
  unavailable: pieceCount,
  permanent: v.strictObject({ mineral: pieceCount, gas: pieceCount }),
  resourceCards: v.pipe(v.array(v.strictObject({ area, workers: pieceCount })), v.maxLength(26)),
  buildings: v.record(building, pieceCount),
  modules: v.record(moduleId, pieceCount),
  supply: v.strictObject({ units, bases: pieceCount, workers: pieceCount, transports: pieceCount }),
  hand: cardList,
  // Older saves lack `discarding`; their seats have not chosen any card to discard.
  discarding: v.optional(pieceCount, 0),
  deck: cardList,
  discard: cardList,
  technologyDeck: cardList,
  playArea: cardList,
  events: eventList,
  keptEvents: eventList,
  planetsToPlace: v.pipe(v.array(planet), v.maxLength(2)),
});

const end = v.strictObject({ planet, side });
const route = v.strictObject({
  id: routeId,
  kind: v.picklist(['normal', 'z-axis']),
  ends: v.strictTuple([end, end]),
  transports: v.pipe(v.array(seatShape), v.maxLength(6)),
});

const purchase = v.variant('buy', [
  v.strictObject({ buy: v.literal('worker') }),
  v.strictObject({ buy: v.literal('transport'), route: routeId }),
  v.strictObject({ buy: v.literal('unit'), unit, area }),
  v.strictObject({ buy: v.literal('building'), building }),
  v.strictObject({ buy: v.literal('module'), module: moduleId }),
  v.strictObject({ buy: v.literal('base'), area }),
  v.strictObject({ buy: v.literal('technology'), technology: v.picklist(TECHNOLOGY_IDS) }),
]);

const order = v.strictObject({
  seat: seatShape,
  planet,
  order: v.picklist(ORDER_KINDS),
  special: v.boolean(),
  unitsBuilt: pieceCount,
  // Orders in older saves lack `bought`.
  bought: v.optional(v.pipe(v.array(purchase), v.maxLength(99)), () => []),
  discountUsed: v.boolean(),
  standing: v.pipe(v.array(v.strictObject({ area, unit, count: pieceCount })), v.maxLength(99)),
  moves: v.pipe(v.array(v.strictObject({ unit, from: area, to: area, count: pieceCount })), v.maxLength(99)),
  liftOff: v.nullable(area),
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
        planet,
        owner: seatShape,
        x: v.pipe(v.number(), v.integer(), v.minValue(-20), v.maxValue(20)),
        y: v.pipe(v.number(), v.integer(), v.minValue(-20), v.maxValue(20)),
        turns: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)),
      }),
    ),
    v.maxLength(12),
  ),
  routes: v.pipe(v.array(route), v.maxLength(21)),
  majorEnd: v.nullable(end),
  areas: v.record(
    area,
    v.strictObject({
      holder: v.nullable(seatShape),
      units,
      base: v.nullable(seatShape),
      depletion: v.picklist(['none', 'partial', 'full']),
    }),
  ),
  stacks: v.record(
    planet,
    v.pipe(
      v.array(v.strictObject({ seat: seatShape, order: v.picklist(ORDER_KINDS), special: v.boolean() })),
      v.maxLength(24),
    ),
  ),
  eventDeck: eventList,
  eventDiscard: eventList,
  eventsOut: eventList,
  endDrawsNear: eventList,
  order: v.nullable(order),
  battle: v.nullable(battleShape),
  payment: v.nullable(
    v.strictObject({
      purchase,
      cost,
      placed: v.pipe(
        v.array(
          v.strictObject({
            place: v.picklist(['permanent-mineral', 'permanent-gas', ...AREA_IDS]),
            workers: pieceCount,
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
  const onTable = state.planets.map(placed => placed.planet);
  if (new Set(onTable).size !== onTable.length) return 'state.planets: a planet lies there twice';
  const areas = onTable.flatMap(areasOf);
  for (const id of areas) if (state.areas[id] === undefined) return `state.areas: ${id} is missing`;
  if (Object.keys(state.areas).length !== areas.length) return 'state.areas: an area without its planet';
  for (const id of onTable) if (state.stacks[id] === undefined) return `state.stacks: ${id} is missing`;
  for (const { ends } of state.routes) {
    for (const { planet: id } of ends) if (!onTable.includes(id)) return `state.routes: ${id} is not on the table`;
  }
  return null;
}
