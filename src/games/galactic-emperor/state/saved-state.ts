import * as v from 'valibot';
import { countShape, outcomeShape, randomShape, seatShape, windowsShape } from '../../../kernel/match/shapes.ts';
import { stateReader } from '../../../kernel/match/state-reader.ts';
import { ROLE_IDS } from '../data/roles.ts';
import { GOODS, MOST_ENERGY, MOST_FOOD, MOST_METAL } from '../data/set-up.ts';
import { SHIP_KINDS, SHIPS, TOKEN_SIDES } from '../data/ships.ts';
import { SPACE_IDS } from '../data/spaces.ts';
import { TECHNOLOGY_IDS } from '../data/technologies.ts';
import { TILE_IDS } from '../data/tiles.ts';
import { boxShape } from './box-shape.ts';
import { agendaShape } from './saved-steps.ts';
import { shipReserve, tokenReserve } from './pieces.ts';
import type { EmperorState } from './state.ts';
import { BATTLE_TIMINGS } from './state.ts';

// The shape of a saved state: every id must exist, every list has a maximum length, and nothing else is allowed.

const integerUpTo = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));
const listShape = <Shape extends v.GenericSchema>(shape: Shape, most: number) =>
  v.pipe(v.array(shape), v.maxLength(most));

const MOST_POINTS_OR_MARKS = 100_000;
const MOST_SEATS = 6;
const MOST_SHIPS = 14;
const MOST_TOKENS = 11;
const MOST_DICE = 60;
const spaceShape = v.picklist(SPACE_IDS);
const tileShape = v.picklist(TILE_IDS);
const shipKindShape = v.picklist(SHIP_KINDS);
const technologiesShape = listShape(v.picklist(TECHNOLOGY_IDS), TECHNOLOGY_IDS.length);
const roleShape = v.picklist(ROLE_IDS);
const spacesShape = listShape(spaceShape, SPACE_IDS.length);
const fleetShape = v.strictObject({ fighter: integerUpTo(8), cruiser: integerUpTo(4), dreadnought: integerUpTo(2) });
const bySpaceShape = <Shape extends v.GenericSchema>(shape: Shape) => v.record(spaceShape, shape);

const seatStateShape = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(200)),
  out: v.boolean(),
  marks: integerUpTo(MOST_POINTS_OR_MARKS),
  metal: integerUpTo(MOST_METAL),
  energy: integerUpTo(MOST_ENERGY),
  points: integerUpTo(MOST_POINTS_OR_MARKS),
  technologies: technologiesShape,
  ships: bySpaceShape(fleetShape),
});

// The keys are in the order in which the rules write them, so that a state that is read and written again is the same
// byte for byte.
const commonTurnFields = { seat: seatShape, announced: technologiesShape };
const turnShape = v.variant('role', [
  v.strictObject({
    role: v.literal('explorer'),
    ...commonTurnFields,
    tile: v.nullable(tileShape),
    scanning: v.boolean(),
    first: v.boolean(),
  }),
  v.strictObject({
    role: v.literal('merchant'),
    ...commonTurnFields,
    food: integerUpTo(MOST_POINTS_OR_MARKS),
    pirated: v.boolean(),
  }),
  v.strictObject({
    role: v.literal('steward'),
    ...commonTurnFields,
    produced: spacesShape,
    fed: integerUpTo(2),
    byProtein: v.optional(spacesShape, []),
  }),
  v.strictObject({
    role: v.literal('engineer'),
    ...commonTurnFields,
    bill: v.strictObject({
      metal: integerUpTo(MOST_POINTS_OR_MARKS),
      energy: integerUpTo(MOST_POINTS_OR_MARKS),
      marks: integerUpTo(MOST_POINTS_OR_MARKS),
    }),
    bought: listShape(v.strictObject({ ship: shipKindShape, space: spaceShape }), MOST_SHIPS),
  }),
  v.strictObject({
    role: v.literal('warlord'),
    ...commonTurnFields,
    moved: listShape(
      v.strictObject({
        kind: shipKindShape,
        at: spaceShape,
        from: spaceShape,
        warped: v.boolean(),
        count: integerUpTo(MOST_SHIPS),
      }),
      MOST_SHIPS,
    ),
    walk: v.nullable(
      v.strictObject({
        fleet: fleetShape,
        start: spaceShape,
        at: spaceShape,
        from: spaceShape,
        gone: integerUpTo(10),
        annexed: spacesShape,
      }),
    ),
    warping: v.nullable(fleetShape),
    warpTo: v.nullable(spaceShape),
  }),
  v.strictObject({ role: v.literal('regent'), ...commonTurnFields }),
  v.strictObject({
    role: v.literal('scientist'),
    ...commonTurnFields,
    bought: integerUpTo(10),
    discounted: v.boolean(),
  }),
]);

const sideShape = v.strictObject({
  seat: seatShape,
  groups: listShape(
    v.strictObject({
      kind: shipKindShape,
      from: v.nullable(spaceShape),
      warped: v.boolean(),
      count: integerUpTo(MOST_SHIPS),
      onSide: integerUpTo(SHIPS.dreadnought.perPlayer),
    }),
    MOST_SHIPS,
  ),
  token: v.nullable(v.picklist(TOKEN_SIDES)),
  shields: v.picklist(['none', 'ready', 'used']),
});

const tokensBySeatShape = v.pipe(v.array(integerUpTo(MOST_TOKENS)), v.maxLength(MOST_SEATS));

const stateShape: v.GenericSchema<unknown, EmperorState> = v.strictObject({
  game: v.literal('galactic-emperor'),
  options: v.strictObject({
    openScores: v.boolean(),
    purchases: integerUpTo(3),
    // Saves from before this option existed get the rule that applied then.
    battles: v.optional(v.picklist(BATTLE_TIMINGS), 'after-movement'),
    box: v.nullable(boxShape),
  }),
  random: randomShape,
  revealed: countShape,
  agenda: agendaShape,
  outcome: v.nullable(outcomeShape),
  windows: windowsShape,
  round: integerUpTo(MOST_POINTS_OR_MARKS),
  homes: listShape(v.nullable(spaceShape), MOST_SEATS),
  seats: v.pipe(v.array(seatStateShape), v.minLength(3), v.maxLength(MOST_SEATS)),
  tiles: bySpaceShape(tileShape),
  row: listShape(tileShape, TILE_IDS.length),
  stack: listShape(tileShape, TILE_IDS.length),
  topKnown: v.nullable(v.union([seatShape, v.literal('all')])),
  sectors: bySpaceShape(v.strictObject({ seat: seatShape, side: v.picklist(TOKEN_SIDES) })),
  food: bySpaceShape(integerUpTo(MOST_FOOD)),
  paid: integerUpTo(MOST_POINTS_OR_MARKS),
  throne: v.nullable(seatShape),
  direction: v.picklist([1, -1]),
  offer: listShape(roleShape, ROLE_IDS.length),
  picks: listShape(v.strictObject({ seat: seatShape, role: roleShape }), MOST_SEATS),
  role: v.nullable(v.strictObject({ id: roleShape, chooser: seatShape })),
  turn: v.nullable(turnShape),
  prices: v.nullable(v.strictObject(v.entriesFromList(GOODS, integerUpTo(MOST_POINTS_OR_MARKS)))),
  battle: v.nullable(
    v.strictObject({
      kind: v.picklist(['attack', 'final']),
      space: v.nullable(spaceShape),
      sides: v.strictTuple([sideShape, sideShape]),
      round: integerUpTo(MOST_POINTS_OR_MARKS),
      phase: v.picklist([1, 2, 3]),
      extra: v.nullable(shipKindShape),
      empireFell: v.boolean(),
    }),
  ),
  regent: v.nullable(
    v.strictObject({
      price: integerUpTo(MOST_POINTS_OR_MARKS),
      hand: tokensBySeatShape,
      placed: v.record(v.picklist([...SPACE_IDS, 'throne']), tokensBySeatShape),
      private: v.nullable(v.strictObject({ space: spaceShape, owner: seatShape })),
    }),
  ),
  dice: listShape(
    v.strictObject({
      seat: seatShape,
      of: v.picklist([...SHIP_KINDS, ...TOKEN_SIDES, 'market', 'catch']),
      hitsOn: integerUpTo(6),
      face: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)),
    }),
    MOST_DICE,
  ),
  warp: v.nullable(v.strictObject({ die: integerUpTo(MOST_DICE), rolls: integerUpTo(2) })),
  blocked: technologiesShape,
  used: technologiesShape,
  gone: technologiesShape,
});

/** Reads a state from outside, such as a save. Throws `Refusal` ('bad-state') that names the fault. */
export const readState = stateReader<EmperorState>(stateShape, validate);

/** Checks what the shape can't express: that every seat exists, and that no piece occurs twice. */
function validate(state: EmperorState, seats: number): string | null {
  if (state.seats.length !== seats || state.homes.length !== seats) return 'seats: another number than at the table';
  const namedSeats = [
    ...Object.values(state.sectors).map(({ seat }) => seat),
    ...state.picks.map(({ seat }) => seat),
    ...(state.battle?.sides.map(({ seat }) => seat) ?? []),
    ...state.dice.map(({ seat }) => seat),
    state.throne ?? 0,
    state.turn?.seat ?? 0,
    state.role?.chooser ?? 0,
    ...state.agenda.flatMap(({ args }) => ('seat' in args ? [args.seat] : [])),
  ];
  if (namedSeats.some(seat => seat >= seats)) return 'seats: one that is not at the table';
  const tiles = [...Object.values(state.tiles), ...state.row, ...state.stack];
  if (new Set(tiles).size !== tiles.length) return 'tiles: one is there twice';
  for (let seat = 0; seat < seats; seat += 1) {
    if (SHIP_KINDS.some(kind => shipReserve(state, seat, kind) < 0)) return `seats.${seat}: more ships than there are`;
    if (tokenReserve(state, seat) < 0) return `seats.${seat}: more tokens than there are`;
  }
  return null;
}
