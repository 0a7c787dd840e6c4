import * as v from 'valibot';
import { countShape, handlesShape, outcomeShape, randomShape, seatShape } from '../../../kernel/match/shapes.ts';
import { HEX_IDS } from '../data/hexes.ts';
import { CARGO, MARKERS } from '../data/markers.ts';
import { MACHINE_STRENGTHS } from '../data/machines.ts';
import { EPIC_MAPS, PLAYED_IDS } from '../data/scenarios.ts';
import type { EpicMap } from '../data/scenarios.ts';
import { DIFFICULTIES } from '../data/solo/schedules.ts';
import { RULE_SETS, TECHNOLOGY_IDS } from '../data/technologies.ts';
import { PIECE_KINDS, UNIT_KINDS } from '../data/units.ts';
import { agendaShape } from './saved-steps.ts';
import { BATTLE_CAUSES } from './steps.ts';
import { CARRIED } from './carried.ts';
import { POWERS } from './seats.ts';
import { ALLIANCES, CLOSED_AT_FIRST, OPTIONAL_RULES, PARTNERS, PRICE_LISTS, VARIANTS, VICTORIES } from './options.ts';
import { WEAKNESSES } from './solo/powers.ts';

// Schemas for saved states. Every id must exist, every list is limited, and unknown fields are errors. Keys have the
// order in which the rules write them, so that a state stays the same to the byte when it is read.

/** A schema for a whole number from 0 to `max`. */
export const upTo = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));
/** A schema for a list with at most `most` entries. */
export const listOf = <Shape extends v.GenericSchema>(shape: Shape, most: number) =>
  v.pipe(v.array(shape), v.maxLength(most));

const LARGEST_NUMBER = 100_000;
/** The largest number of seats that a match can have. */
export const MOST_SEATS = 8;
const MOST_BOARDS = 2;
/** A schema for the id of a hex. */
export const hex = v.picklist(HEX_IDS);
const hexes = listOf(hex, HEX_IDS.length);
/** A schema for the handle of a counter. */
export const handle = upTo(3000);
const level = upTo(9);
/** A schema for a side: a seat or a power. */
export const side = v.union([seatShape, v.picklist(POWERS)]);
const pieceKind = v.picklist(PIECE_KINDS);
const technology = v.picklist(TECHNOLOGY_IDS);
const technologies = listOf(technology, TECHNOLOGY_IDS.length);
const someLevels = v.record(technology, level);
const seats = listOf(seatShape, MOST_SEATS);

/** A schema for the technology that a unit carries. */
export const carried = v.strictObject({
  attack: level,
  defence: level,
  tactics: level,
  movement: level,
  special: level,
});

const markerCounts = v.record(v.picklist(MARKERS), upTo(200));

const isEpicMap = (id: string): id is EpicMap => Object.hasOwn(EPIC_MAPS, id);
const epicMap = v.pipe(
  v.string(),
  v.custom<EpicMap>(id => typeof id === 'string' && isEpicMap(id)),
);

const optionsShape = v.strictObject({
  scenario: v.picklist(PLAYED_IDS),
  maps: v.exactOptional(v.tuple([epicMap, epicMap])),
  victory: v.picklist(VICTORIES),
  chosenAreas: v.optional(v.boolean(), false),
  worldsAnywhere: v.optional(v.boolean(), false),
  sets: listOf(v.picklist(RULE_SETS), RULE_SETS.length),
  optional: listOf(v.picklist(OPTIONAL_RULES), OPTIONAL_RULES.length),
  quickStart: v.boolean(),
  variants: v.optional(listOf(v.picklist(VARIANTS), VARIANTS.length), []),
  warps: v.optional(upTo(3), 3),
  partners: v.optional(v.nullable(v.picklist([...PARTNERS, 'pairs'])), null),
  alliance: v.optional(v.nullable(v.picklist(ALLIANCES)), null),
  prices: v.picklist(PRICE_LISTS),
  strictRetreat: v.boolean(),
  counterLimits: v.boolean(),
  carryLimit: v.boolean(),
  aliensPerPlanet: upTo(4),
  machines: v.optional(upTo(3), 0),
  machineScanner: v.optional(v.boolean(), true),
  cycles: upTo(LARGEST_NUMBER),
  solo: v.exactOptional(v.strictObject({ difficulty: v.picklist(DIFFICULTIES), printedFirst: v.boolean() })),
});

const levelsShape = v.strictObject({
  'ship-size': level,
  attack: level,
  defence: level,
  tactics: level,
  movement: level,
  'ship-yard': level,
  terraforming: level,
  exploration: level,
  fighters: level,
  'point-defence': level,
  cloaking: level,
  scanners: level,
  mines: level,
  'mine-sweep': level,
});

const colonyShape = v.strictObject({
  owner: side,
  world: v.boolean(),
  value: upTo(20),
  goods: listOf(v.picklist(CARGO), 200),
});

const hexShape = v.strictObject({
  marker: v.nullable(v.picklist(MARKERS)),
  white: v.boolean(),
  up: v.boolean(),
  home: v.nullable(seatShape),
  deep: v.boolean(),
  colony: v.nullable(colonyShape),
});

const lotShape = v.strictObject({
  count: v.pipe(upTo(1000), v.minValue(1)),
  gone: upTo(20),
  road: v.boolean(),
  halted: v.boolean(),
  slung: v.boolean(),
  scanned: v.boolean(),
  from: v.nullable(hex),
  cloaked: v.nullable(v.picklist(['announced', 'before'])),
  way: v.exactOptional(listOf(hex, 20)),
});

/** The saved fields of a counter. */
export const pieceEntries = {
  handle,
  label: v.optional(upTo(3000), 0),
  owner: side,
  kind: pieceKind,
  count: v.pipe(upTo(1000), v.minValue(1)),
  tech: v.nullable(carried),
  at: hex,
  up: v.boolean(),
  shown: v.record(v.picklist(CARRIED), level),
  lots: listOf(lotShape, 20),
  cargo: v.nullable(v.picklist(CARGO)),
  damage: upTo(11),
  fired: upTo(1000),
  screened: v.boolean(),
  behind: v.nullable(handle),
  leaving: upTo(1000),
} as const;

const units = v.pipe(upTo(1000), v.minValue(1));

/** The saved fields of a purchase: units of one type in one hex. */
export const purchaseEntries = {
  kind: v.picklist(UNIT_KINDS),
  at: hex,
  count: upTo(1000),
  lowered: someLevels,
} as const;

/** The saved fields of a production sheet. */
export const sheetEntries = {
  bid: upTo(LARGEST_NUMBER),
  technologies,
  units: listOf(v.strictObject(purchaseEntries), 1000),
  scuttled: listOf(v.strictObject({ handle, count: units }), 1000),
  lowered: someLevels,
} as const;

const incomeFields = {
  carried: upTo(LARGEST_NUMBER),
  colonies: upTo(LARGEST_NUMBER),
  minerals: upTo(LARGEST_NUMBER),
  pipelines: upTo(LARGEST_NUMBER),
  bonus: upTo(LARGEST_NUMBER),
};

/** The saved fields of a seat. */
export const seatEntries = {
  name: v.pipe(v.string(), v.maxLength(200)),
  out: v.boolean(),
  world: v.nullable(hex),
  extra: hexes,
  shown: someLevels,
  sets: v.optional(upTo(MOST_SEATS), 1),
  lastBid: upTo(LARGEST_NUMBER),
  points: upTo(LARGEST_NUMBER),
  held: hexes,
  earned: upTo(LARGEST_NUMBER),
  bonus: upTo(LARGEST_NUMBER),
  cp: upTo(LARGEST_NUMBER),
  levels: levelsShape,
  income: v.nullable(v.strictObject(incomeFields)),
  sheet: v.nullable(v.strictObject(sheetEntries)),
  wary: v.boolean(),
  left: v.optional(listOf(upTo(3000), LARGEST_NUMBER), []),
  gained: technologies,
  research: upTo(LARGEST_NUMBER),
  grants: v.optional(v.record(technology, upTo(LARGEST_NUMBER)), {}),
  granted: v.optional(upTo(LARGEST_NUMBER), 0),
  risen: v.optional(technologies, []),
  scans: v.record(hex, v.picklist(MARKERS)),
  history: listOf(
    v.strictObject({
      cycle: upTo(LARGEST_NUMBER),
      ...incomeFields,
      upkeep: upTo(LARGEST_NUMBER),
      bid: upTo(LARGEST_NUMBER),
      research: upTo(LARGEST_NUMBER),
      units: upTo(LARGEST_NUMBER),
      left: upTo(LARGEST_NUMBER),
    }),
    LARGEST_NUMBER,
  ),
} as const;

const shotShape = v.strictObject({
  by: pieceKind,
  side,
  at: v.picklist([...PIECE_KINDS, 'colony']),
  needed: v.pipe(v.number(), v.integer(), v.minValue(-20), v.maxValue(20)),
  attack: upTo(20),
  attackTech: level,
  bonus: upTo(1),
  special: v.pipe(v.number(), v.integer(), v.minValue(-2), v.maxValue(1)),
  defence: upTo(20),
  defenceTech: level,
  die: upTo(10),
  hit: v.boolean(),
});

const empireShape = v.strictObject({
  world: hex,
  fallen: v.boolean(),
  fleet: upTo(LARGEST_NUMBER),
  tech: upTo(LARGEST_NUMBER),
  defence: upTo(LARGEST_NUMBER),
  levels: levelsShape,
  extra: listOf(upTo(LARGEST_NUMBER), LARGEST_NUMBER),
  unbuilt: listOf(v.strictObject({ handle, cp: upTo(LARGEST_NUMBER) }), 1000),
  fresh: listOf(handle, 1000),
  sealed: v.optional(v.boolean(), false),
});

const machineShape = v.strictObject({
  phase: upTo(20),
  strength: v.picklist(MACHINE_STRENGTHS),
  fate: v.picklist(['coming', 'here', 'destroyed']),
  handle: v.nullable(handle),
  weakness: v.nullable(v.picklist(WEAKNESSES)),
});

/** The saved fields of a battle. */
export const battleEntries = {
  hex,
  attacker: side,
  defender: side,
  cause: v.picklist(BATTLE_CAUSES),
  round: upTo(LARGEST_NUMBER),
  bonus: v.nullable(side),
  cls: upTo(5),
  firing: v.nullable(handle),
  offered: seats,
  scanners: v.strictObject({ attacker: level, defender: level }),
} as const;

/** The saved fields of a whole state. */
export const stateEntries = {
  game: v.literal('space-empires'),
  options: optionsShape,
  random: randomShape,
  revealed: countShape,
  agenda: agendaShape,
  outcome: v.nullable(outcomeShape),
  cycle: upTo(LARGEST_NUMBER),
  turn: upTo(3),
  phase: v.picklist(['set-up', 'movement', 'combat', 'exploration', 'machines', 'economy']),
  teams: v.optional(listOf(upTo(7), MOST_SEATS), []),
  order: seats,
  active: v.nullable(seatShape),
  hexes: v.record(hex, hexShape),
  walk: v.nullable(
    v.strictObject({
      seat: seatShape,
      pieces: listOf(handle, 1000),
      from: hex,
      at: hex,
      road: v.boolean(),
      sling: v.boolean(),
      slips: v.boolean(),
      onward: v.exactOptional(listOf(hex, 20)),
    }),
  ),
  combat: v.nullable(
    v.strictObject({
      seat: seatShape,
      done: hexes,
      hex: v.nullable(hex),
      settled: listOf(side, MOST_SEATS + 1),
      bombs: v.record(v.pipe(v.string(), v.regex(/^c\d{1,4}$/)), upTo(1000)),
    }),
  ),
  battle: v.nullable(v.strictObject(battleEntries)),
  shots: listOf(shotShape, LARGEST_NUMBER),
  aliens: v.strictObject({ 'alien-b': upTo(20), 'alien-c': upTo(40), 'alien-d': upTo(20) }),
  handles: handlesShape,
  unseen: v.strictObject({ white: listOf(markerCounts, MOST_BOARDS), coloured: listOf(markerCounts, MOST_SEATS) }),
  opened: v.optional(listOf(v.picklist(CLOSED_AT_FIRST), CLOSED_AT_FIRST.length), []),
  renewed: v.optional(hexes, []),
  founded: hexes,
  unescorted: v.exactOptional(hexes),
  spot: v.optional(v.nullable(hex), null),
  seats: v.pipe(v.array(v.strictObject(seatEntries)), v.minLength(1), v.maxLength(MOST_SEATS)),
  pieces: listOf(v.strictObject(pieceEntries), 3000),
  unused: listOf(listOf(v.picklist(MARKERS), 200), MOST_BOARDS),
  solo: v.exactOptional(v.strictObject({ machines: listOf(machineShape, 3), empires: listOf(empireShape, 3) })),
} as const;
