import type { Decision, ShownOption } from '../../../kernel/match/decision.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { BONUS_KINDS, bonusKindOf, isBonusCardId } from '../data/bonus-cards.ts';
import { CARD_KINDS, CARDS, factsOf, isCardId, kindOf } from '../data/cards.ts';
import type { CardKind } from '../data/cards.ts';
import { ROOM_LETTERS, SECTOR_IDS } from '../data/ids.ts';
import type { FactionId } from '../data/ids.ts';
import { PENDING_SLOT_IDS, pendingSlotsOf, SLOT_IDS, slotsOf } from '../data/places.ts';
import { UNIT_IDS, unitFacts } from '../data/units.ts';
import type { TheseusView } from '../view.ts';

/** The capital of each faction, before units that are not one's own. */
const FACTIONS: Readonly<Record<FactionId, string>> = {
  marines: 'M',
  scientists: 'S',
  aliens: 'X',
  greys: 'G',
  pandora: 'C',
};

/** The sector and the place on it that an id ends with: `tech-bay-s3`, `tech-bay-p1`, `tech-bay-b`. */
function placeIn(named: string): { readonly sector: string; readonly place: string } | null {
  const at = SECTOR_IDS.findIndex(sector => named === sector || named.startsWith(`${sector}-`));
  const sector = SECTOR_IDS[at];
  if (sector === undefined) return null;
  const rest = named.slice(sector.length + 1);
  const letter = ROOM_LETTERS.findIndex(one => one === rest);
  return { sector: String(at + 1), place: letter >= 0 ? String(letter + 1) : rest.slice(1) };
}

/** A sector its place among all boards, a room its place there behind it. */
function stationKey(named: string): string | null {
  const found = placeIn(named);
  return found === null ? null : found.sector + found.place;
}

/**
 * The signs of the slots of a ring, sector by sector in the order of the boards: those of the Corridors are their
 * printed numbers. The third and the fourth sector of a faction need two signs.
 */
const SLOT_SIGNS: readonly (readonly string[])[] = [
  ['1', '2', '3', '4', '5'],
  ['6', '7', '8', '9'],
  ['A', 'B', 'C', 'E', 'M'],
  ['J', 'Q', 'R', 'S'],
  ['V', 'W', 'X', 'Y'],
  ['Z1', 'Z2', 'Z3', 'Z4'],
  ['Z5', 'Z6', 'Z7', 'Z8'],
];

/** Stands before the sign of a pending slot. */
const PENDING = 'Z9';
const PENDING_SIGNS = '123456789A';

/** The key of a slot, the same all match and in every question; `null`: it is in no sector of the ring. */
export function slotKey({ ring }: Pick<TheseusView, 'ring'>, named: string): string | null {
  const sectors = SECTOR_IDS.filter(sector => ring.includes(sector));
  const pending = PENDING_SIGNS[sectors.flatMap(pendingSlotsOf).findIndex(slot => slot === named)];
  if (pending !== undefined) return PENDING + pending;
  for (const [at, sector] of sectors.entries()) {
    const place = slotsOf(sector).findIndex(slot => slot === named);
    if (place >= 0) return SLOT_SIGNS[at]?.[place] ?? null;
  }
  return null;
}

/** A unit its place among those of its faction, behind the capital of that where it is not one's own. */
function unitKey({ units }: TheseusView, seat: Seat, named: string): string | null {
  const unit = UNIT_IDS.find(id => id === named);
  if (unit === undefined) return null;
  const { faction } = unitFacts(unit);
  const at = UNIT_IDS.filter(id => unitFacts(id).faction === faction).indexOf(unit) + 1;
  if (at > 9) return null;
  return units[unit]?.seat === seat ? String(at) : `${FACTIONS[faction]}${at}`;
}

/** One sign for each of what is numbered on printed sheets, such as all units that the opponents of a seat can have. */
const SHEET_SIGNS = '123456789ABCEFGIJMOQRSTVWXYZ';

/** The key of a unit that is attacked: its place among all units that opponents of the seat have in the box. */
function victimKey({ seats }: TheseusView, seat: Seat, named: string): string | null {
  const team = seats.find(one => one.seat === seat)?.team;
  const enemies = new Set(seats.filter(one => one.team !== team).map(({ faction }) => faction));
  const at = UNIT_IDS.filter(id => enemies.has(unitFacts(id).faction)).findIndex(id => id === named);
  return SHEET_SIGNS[at] ?? null;
}

/** Stands before whatever is rarely done. */
const RARE = 'Z';
/** The signs of the bonus cards by their kinds, behind that. */
const BONUS_SIGNS = 'ABCEY';
/** Those of one's own instants by their kinds, or of units that came later, behind that. */
const LATER_SIGNS = 'JMOQRSTVWX';
/** The key of an own card by its kind: its place among those of its faction. */
function kindKey(named: string): string | null {
  if (!isCardId(named)) return null;
  const { faction } = factsOf(named);
  const kinds = CARD_KINDS.filter(kind => CARDS[kind].faction === faction);
  return SHEET_SIGNS[kinds.indexOf(kindOf(named))] ?? null;
}

/** A pending slot its place among those of the ring, where only those are asked about. */
function pendingKey({ ring }: TheseusView, named: string): string | null {
  const sectors = SECTOR_IDS.filter(sector => ring.includes(sector));
  return PENDING_SIGNS[sectors.flatMap(pendingSlotsOf).findIndex(slot => slot === named)] ?? null;
}

/** A seat the capital of its faction. */
function seatKey({ seats }: TheseusView, named: string): string | null {
  const faction = seats.find(({ seat }) => String(seat) === named)?.faction ?? null;
  return faction === null ? null : FACTIONS[faction];
}

/** The capitals of the three units that a faction begins with, when one is upgraded: of an ally's behind that. */
const FLIPS = 'FGI';
/** Stands before the slot of a card that gets a token, or loses one. */
const TOKEN = 'O';
/** The key of the tokens that a seat has in stock, where one is lost. */
const STOCK = 'T';

/** The key of a unit that is upgraded. */
function flipKey({ units }: TheseusView, seat: Seat, named: string): string | null {
  const unit = UNIT_IDS.find(id => id === named);
  if (unit === undefined) return null;
  const { faction } = unitFacts(unit);
  const at = UNIT_IDS.filter(id => unitFacts(id).faction === faction).indexOf(unit);
  const first = FLIPS[at];
  if (units[unit]?.seat !== seat) return first === undefined ? null : RARE + first;
  return first ?? signBehind(LATER_SIGNS, at - FLIPS.length);
}

/** The key of a card that is played: its kind's among those that are played so. */
function playKey({ seats }: TheseusView, seat: Seat, named: string): string | null {
  if (isBonusCardId(named)) return signBehind(BONUS_SIGNS, BONUS_KINDS.indexOf(bonusKindOf(named)));
  if (!isCardId(named)) return null;
  const { faction } = factsOf(named);
  if (seats.find(one => one.seat === seat)?.faction !== faction) return null;
  const instants = CARD_KINDS.filter(kind => CARDS[kind].faction === faction && isInstantKind(kind));
  return signBehind(LATER_SIGNS, instants.indexOf(kindOf(named)));
}

function isInstantKind(kind: CardKind): boolean {
  const types: readonly string[] = CARDS[kind].types;
  return types.includes('instant');
}

function signBehind(signs: string, at: number): string | null {
  const sign = signs[at];
  return sign === undefined ? null : RARE + sign;
}

/** What a deed of several is taken by: its capital, and what it is done with. */
function deedKey(view: TheseusView, { kind, seat, options }: Decision, act: string, named: string): string | null {
  switch (act) {
    case 'none':
      return kind === 'card.pending' ? RARE : null;
    case 'seat':
      return seatKey(view, named);
    case 'stock':
      return STOCK;
    case 'assault':
      return 'A';
    case 'take-upgrade':
      return 'T';
    case 'extra':
    case 'unit':
      return VICTIMS.has(kind) ? victimKey(view, seat, named) : unitKey(view, seat, named);
    case 'flip':
      return flipKey(view, seat, named);
    case 'fill':
    case 'replace':
    case 'deploy':
      return kind === 'card.pending' ? pendingKey(view, named) : (placeIn(named)?.place ?? null);
    case 'card':
      if (kind === 'setUp.card') return isFirstCopy(options, act, named) ? kindKey(named) : null;
      return placeOfCard(view, named);
    case 'malfunction':
    case 'run':
      return placeOfCard(view, named);
    case 'purge':
      // Who may do both there does this one with the cursor.
      return options.some(({ id }) => id.startsWith('malfunction:')) ? null : slotKey(view, named);
    case 'token': {
      const slot = slotKey(view, named);
      return slot === null ? null : TOKEN + slot;
    }
    case 'play':
      return isFirstCopy(options, act, named) ? playKey(view, seat, named) : null;
    default:
      return null;
  }
}

/** Whether no copy of a card with which the same can be done stands before it. */
function isFirstCopy(options: Decision['options'], act: string, named: string): boolean {
  const copies = named.slice(0, -1);
  return options.find(({ id }) => id.startsWith(`${act}:${copies}`))?.id === `${act}:${named}`;
}

/** The key of the slot in which a card lies; `null`: in none. */
function placeOfCard(view: TheseusView, card: string): string | null {
  const slot =
    SLOT_IDS.find(id => view.installed[id]?.card === card) ?? PENDING_SLOT_IDS.find(id => view.pending[id] === card);
  return slot === undefined ? null : slotKey(view, slot);
}

/** The kinds of question about rooms of one sector: a letter of theirs is enough. */
const ONE_SECTOR: ReadonlySet<string> = new Set(['move.room', 'card.room']);

/** The kinds of question about units of opponents alone: one sign is enough. */
const VICTIMS: ReadonlySet<string> = new Set(['attack.lurking', 'attack.target']);

/**
 * The key of an option by what it is about, the same all match: slots a sign of their own, sectors, rooms and units
 * their place on the printed boards.
 */
export function keyOf(
  view: TheseusView,
  decision: Decision,
  { id }: Pick<ShownOption, 'id'>,
): string | null | undefined {
  const { kind } = decision;
  const [act = '', named = ''] = id.split(':');
  switch (act) {
    case 'room':
      return ONE_SECTOR.has(kind) ? (placeIn(named)?.place ?? null) : stationKey(named);
    case 'slot':
      return slotKey(view, named);
    case 'sector':
      return stationKey(named);
    case 'to':
      return id.includes('+') ? null : stationKey(named);
    default:
      return KEYED.has(kind) ? deedKey(view, decision, act, named) : undefined;
  }
}

/** The kinds of question whose options are not the same each time they are asked. */
const KEYED: ReadonlySet<string> = new Set([
  'actions.card',
  'attack.bonus',
  'attack.lurking',
  'attack.target',
  'card.action',
  'card.launch',
  'card.malfunction',
  'card.opponent',
  'card.pending',
  'card.unit',
  'card.upgrade',
  'move.launch',
  'move.unit',
  'pending.slot',
  'sector.action',
  'setUp.card',
  'trap.order',
]);
