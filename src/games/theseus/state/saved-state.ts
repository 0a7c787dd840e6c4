import * as v from 'valibot';
import { countShape, outcomeShape, randomShape, seatShape } from '../../../kernel/match/shapes.ts';
import { stateReader } from '../../../kernel/match/state-reader.ts';
import { BONUS_CARD_IDS } from '../data/bonus-cards.ts';
import { CARD_IDS } from '../data/cards.ts';
import { FACTION_IDS, FACTION_SECTORS, SECTOR_IDS } from '../data/ids.ts';
import { MODES } from '../data/modes.ts';
import { PENDING_SLOT_IDS, ROOM_IDS, sectorOf, SLOT_IDS } from '../data/places.ts';
import { CAMERA_END, COUNTDOWN_END, TRACK_END, UPGRADES_ON_A_CARD } from '../data/tokens.ts';
import { UNIT_IDS } from '../data/units.ts';
import type { TheseusState } from './state.ts';
import { taskShape } from './steps.ts';

// The shape of a saved state: every id must exist, every list has a maximum length, and nothing else is allowed.

const numberUpTo = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));
const card = v.picklist(CARD_IDS);
const bonusCard = v.picklist(BONUS_CARD_IDS);
const sector = v.picklist(SECTOR_IDS);
const slot = v.picklist(SLOT_IDS);
const unit = v.picklist(UNIT_IDS);
const cards = v.pipe(v.array(card), v.maxLength(25));
const seats = v.pipe(v.array(seatShape), v.maxLength(4));
const units = v.pipe(v.array(unit), v.maxLength(UNIT_IDS.length));

const seatStateShape = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(200)),
  faction: v.nullable(v.picklist(FACTION_IDS)),
  out: v.boolean(),
  life: numberUpTo(TRACK_END),
  data: numberUpTo(TRACK_END),
  upgrades: numberUpTo(20),
  deck: cards,
  removed: cards,
  drawn: cards,
  discard: cards,
  aside: v.pipe(v.array(v.picklist([...CARD_IDS, ...BONUS_CARD_IDS])), v.maxLength(35)),
});

const stateShape: v.GenericSchema<unknown, TheseusState> = v.strictObject({
  game: v.literal('theseus'),
  options: v.strictObject({
    mode: v.picklist(MODES),
    factions: v.pipe(v.array(v.nullable(v.picklist(FACTION_IDS))), v.maxLength(4)),
    deal: v.picklist(['random', 'choose']),
    first: v.picklist(['random', 'first-seat']),
    decks: v.picklist(['all', 'beginner', 'level-1', 'level-2', 'built']),
    installed: v.picklist(['one', 'three']),
    ring: v.picklist(['standard', 'random', 'by-hand']),
    roundLimit: numberUpTo(1000),
  }),
  random: randomShape,
  revealed: countShape,
  agenda: v.pipe(v.array(taskShape), v.maxLength(200)),
  outcome: v.nullable(outcomeShape),
  phase: v.picklist(['set-up', 'play', 'tie']),
  round: v.pipe(countShape, v.maxValue(100_000)),
  order: seats,
  seats: v.pipe(v.array(seatStateShape), v.minLength(2), v.maxLength(4)),
  ring: v.pipe(v.array(sector), v.maxLength(7)),
  allianceSectors: v.pipe(v.array(v.picklist(FACTION_SECTORS)), v.maxLength(2)),
  pandora: v.nullable(v.strictObject({ sector, side: v.picklist(['left', 'right']) })),
  units: v.record(
    unit,
    v.strictObject({
      seat: seatShape,
      side: v.picklist(['base', 'upgraded']),
      place: v.picklist([...ROOM_IDS, 'space', 'moving', ...SLOT_IDS]),
      parasites: numberUpTo(2),
      invisible: v.boolean(),
      heldBy: v.nullable(card),
    }),
  ),
  installed: v.record(
    slot,
    v.strictObject({
      card,
      upgrades: numberUpTo(UPGRADES_ON_A_CARD),
      camera: numberUpTo(CAMERA_END),
      takenBy: v.nullable(unit),
    }),
  ),
  bonus: v.record(slot, bonusCard),
  pending: v.record(v.picklist(PENDING_SLOT_IDS), card),
  malfunction: v.nullable(card),
  deactivation: v.record(sector, v.pipe(v.array(seatShape), v.maxLength(3))),
  bonusOut: v.pipe(v.array(bonusCard), v.maxLength(10)),
  bonusUsed: v.pipe(v.array(bonusCard), v.maxLength(10)),
  countdown: numberUpTo(COUNTDOWN_END),
  turn: v.nullable(
    v.strictObject({
      seat: seatShape,
      part: v.picklist(['move', 'actions', 'sector', 'pending']),
      unit: v.nullable(unit),
      sector: v.nullable(sector),
      moved: units,
      done: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60), v.regex(/^[a-z0-9+-]+$/))), v.maxLength(40)),
      chosen: v.record(card, units),
      struck: units,
      sectorDone: v.pipe(v.array(v.picklist(['common', 'own'])), v.maxLength(2)),
      breeds: v.boolean(),
      putOff: numberUpTo(UNIT_IDS.length), // each extra turn is another unit's
      over: v.boolean(),
    }),
  ),
  tie: v.nullable(v.strictObject({ waiting: seats, tied: seats })),
});

/**
 * Reads a state from outside, such as a save. It checks the shape, every id, and that the seats, sectors and cards it
 * names exist. Throws `Refusal` ('bad-state') that names the first fault.
 */
export const readState = stateReader<TheseusState>(stateShape, faultIn);

/**
 * Describes the first reference to something that does not exist or occurs twice; `null` if there is none. The shape
 * has already been checked.
 */
function faultIn(state: TheseusState, seatCount: number): string | null {
  if (state.seats.length !== seatCount) return `state.seats: ${state.seats.length} instead of ${seatCount}`;
  const namedSeats = [
    ...state.order,
    ...Object.values(state.units).map(({ seat }) => seat),
    state.turn?.seat ?? 0,
    ...(state.tie?.waiting ?? []),
    ...(state.tie?.tied ?? []),
    ...Object.values(state.deactivation).flat(),
    ...state.agenda.map(({ args }) => ('seat' in args ? args.seat : 'first' in args ? args.first : 0)),
  ];
  const unknownSeat = namedSeats.find(seat => seat >= seatCount);
  if (unknownSeat !== undefined) return `state names seat ${unknownSeat}, which is not there`;
  if (new Set(state.ring).size !== state.ring.length) return 'state.ring: a sector lies there twice';
  const usedSlots = [...Object.keys(state.installed), ...Object.keys(state.bonus), ...Object.keys(state.pending)];
  const slots = [...SLOT_IDS, ...PENDING_SLOT_IDS].filter(place => usedSlots.includes(place));
  const strayedSlot = slots.find(place => !state.ring.includes(sectorOf(place)));
  if (strayedSlot !== undefined) return `state: ${strayedSlot} is not in the ring`;
  const places = Object.values(state.units).flatMap(({ place }) =>
    place === 'space' || place === 'moving' ? [] : [place],
  );
  if (new Set(places).size !== places.length) return 'state.units: two units in one place';
  const strayedPlace = places.find(place => !state.ring.includes(sectorOf(place)));
  if (strayedPlace !== undefined) return `state.units: ${strayedPlace} is not in the ring`;
  const factions = state.seats.flatMap(({ faction }) => faction ?? []);
  if (new Set(factions).size !== factions.length) return 'state.seats: a faction is there twice';
  return null;
}
