import type { KeyedOption } from '../../../boards/board.ts';
import { numberIn, subjectOf } from '../../../kernel/match/decision.ts';
import type { Decision } from '../../../kernel/match/decision.ts';
import { knownNameIn, nameIn, refParts } from '../../../kernel/words/message.ts';
import type { Ref, Seat } from '../../../kernel/words/message.ts';
import { BONUS_CARD_IDS, bonusKindOf, isBonusCardId } from '../data/bonus-cards.ts';
import type { BonusKind } from '../data/bonus-cards.ts';
import { CARD_IDS, CARD_KINDS, CARDS, factsOf, kindOf } from '../data/cards.ts';
import type { CardKind, KindOfType } from '../data/cards.ts';
import { SECTOR_IDS } from '../data/ids.ts';
import type { FactionId, PendingSlotId, RoomId, SectorId, SlotId } from '../data/ids.ts';
import { PENDING_SLOT_IDS, pendingSlotsOf, ROOM_IDS, roomsOf, sectorOf, SLOT_IDS } from '../data/places.ts';
import { UNIT_IDS, unitFacts } from '../data/units.ts';
import type { UnitId } from '../data/units.ts';
import type { OptionAction } from '../state/does.ts';
import { whatItDoes } from '../state/does.ts';
import type { AsideCard } from '../state/state.ts';
import type { TheseusView } from '../view.ts';

/** The capital of each faction, used before the keys of units that are not the player's own. */
const FACTION_KEYS: Readonly<Record<FactionId, string>> = {
  marines: 'M',
  scientists: 'S',
  aliens: 'X',
  greys: 'G',
  pandora: 'C',
};

/** The key of a sector: its number among the seven sector boards, which stands before its name on the station. */
export function sectorKey(sector: SectorId): string {
  return String(SECTOR_IDS.indexOf(sector) + 1);
}

/** The key of a room: its number in its sector. */
function roomKey(room: RoomId): string {
  return String(roomsOf(sectorOf(room)).indexOf(room) + 1);
}

/**
 * The key of a slot: the number of its sector and its own. A pending slot has `Z` before them, except in questions
 * about pending slots only.
 */
export function slotKey(target: SlotId | PendingSlotId, isPendingOnly = false): string {
  const prefix = isPendingSlot(target) && !isPendingOnly ? RARE_KEY_PREFIX : '';
  return prefix + sectorKey(sectorOf(target)) + target.slice(-1);
}

function isPendingSlot(target: SlotId | PendingSlotId): target is PendingSlotId {
  return PENDING_SLOT_IDS.some(slot => slot === target);
}

/**
 * The key of a unit: its number among the units of its faction, after the faction's capital if it is not the player's
 * own.
 */
function unitKey({ units }: TheseusView, seat: Seat, unit: UnitId): string | null {
  const { faction } = unitFacts(unit);
  const index = UNIT_IDS.filter(id => unitFacts(id).faction === faction).indexOf(unit) + 1;
  if (index > 9) return null;
  return units[unit]?.seat === seat ? String(index) : `${FACTION_KEYS[faction]}${index}`;
}

/** The signs for numbered things: enough for all units that a seat's opponents can have. */
const NUMBER_SIGNS = '123456789ABCEFGIJMOQRSTVWXYZ';

/** The key of an attacked unit: its number among all units of the seat's opponents, on the station or not. */
function victimKey({ seats }: TheseusView, seat: Seat, unit: UnitId): string | null {
  const team = seats.find(one => one.seat === seat)?.team;
  const enemies = new Set(seats.filter(one => one.team !== team).map(({ faction }) => faction));
  const index = UNIT_IDS.filter(id => enemies.has(unitFacts(id).faction)).indexOf(unit);
  return NUMBER_SIGNS[index] ?? null;
}

/** The first key of rare choices, which have two keys. */
const RARE_KEY_PREFIX = 'Z';
/**
 * The second keys for playing a bonus card or an own instant, after `RARE_KEY_PREFIX`: a letter of its name that no
 * command has.
 */
const PLAY_SIGNS: Readonly<Record<BonusKind | KindOfType<'instant'>, string>> = {
  'bonus-card-from-deck': 'C',
  'bonus-upgrade': 'A',
  'bonus-shaft-passage': 'S',
  'bonus-repair': 'R',
  'bonus-recall': 'E',
  'aliens-burrow': 'B',
};
/** The second keys for upgrading a unit that was added later, after `RARE_KEY_PREFIX`. */
const LATER_SIGNS = 'JMOQTVWXY';
/** The key of an own card: the number of its kind among the kinds of its faction. */
function kindKey(card: AsideCard): string | null {
  if (isBonusCardId(card)) return null;
  const { faction } = factsOf(card);
  const kinds = CARD_KINDS.filter(kind => CARDS[kind].faction === faction);
  return NUMBER_SIGNS[kinds.indexOf(kindOf(card))] ?? null;
}

/** The key of a seat: the capital of its faction. */
function seatKey({ seats }: TheseusView, seatRef: Ref): string | null {
  const faction = seats.find(({ seat }) => seatRef === `seat:${seat}`)?.faction ?? null;
  return faction === null ? null : FACTION_KEYS[faction];
}

/** The keys for upgrading a faction's three starting units; for those of an ally, after `RARE_KEY_PREFIX`. */
const FLIP_KEYS = 'FGI';
/** The first part of the key for putting a token on a card, or losing one; the second is the key of the card's slot. */
const TOKEN_KEY = 'O';
/** The key for losing a token in stock. */
const STOCK_KEY = 'T';

/** The key for upgrading a unit. */
function flipKey({ units }: TheseusView, seat: Seat, unit: UnitId): string | null {
  const { faction } = unitFacts(unit);
  const index = UNIT_IDS.filter(id => unitFacts(id).faction === faction).indexOf(unit);
  const first = FLIP_KEYS[index];
  if (units[unit]?.seat !== seat) return first === undefined ? null : RARE_KEY_PREFIX + first;
  return first ?? rareKey(LATER_SIGNS, index - FLIP_KEYS.length);
}

/** The key for playing a bonus card or an own instant. */
function playKey({ seats }: TheseusView, seat: Seat, card: AsideCard): string | null {
  if (isBonusCardId(card)) return RARE_KEY_PREFIX + PLAY_SIGNS[bonusKindOf(card)];
  const kind = kindOf(card);
  const isOwn = seats.find(one => one.seat === seat)?.faction === factsOf(card).faction;
  return isOwn && isInstantKind(kind) ? RARE_KEY_PREFIX + PLAY_SIGNS[kind] : null;
}

function isInstantKind(kind: CardKind): kind is KindOfType<'instant'> {
  return Object.hasOwn(PLAY_SIGNS, kind);
}

function rareKey(signs: string, index: number): string | null {
  const sign = signs[index];
  return sign === undefined ? null : RARE_KEY_PREFIX + sign;
}

/** The keys of options without a subject, by their ids. */
const OWN_KEYS: Readonly<Record<string, string>> = { stock: STOCK_KEY, assault: 'A', 'take-upgrade': 'T' };

/** The key of an option that does something with its subject, by its action. */
function actionKey(
  view: TheseusView,
  { kind, seat, options }: Decision,
  action: OptionAction,
  { subject, copy }: { readonly subject: Ref; readonly copy: number },
): string | null {
  switch (action) {
    case 'flip': {
      const unit = knownNameIn(subject, 'unit', UNIT_IDS);
      return unit === null ? null : flipKey(view, seat, unit);
    }
    case 'extra': {
      const unit = knownNameIn(subject, 'unit', UNIT_IDS);
      return unit === null ? null : unitKey(view, seat, unit);
    }
    case 'fill':
    case 'replace':
    case 'deploy': {
      const slot = knownNameIn(subject, 'slot', PENDING_SLOT_IDS);
      if (slot === null) return null;
      return kind === 'card.pending' ? slotKey(slot, true) : String(pendingSlotsOf(sectorOf(slot)).indexOf(slot) + 1);
    }
    case 'malfunction':
      return slotKeyOf(view, subject);
    case 'run':
      // A copy is in the same slot as its card, which has the key.
      return copy > 0 ? null : slotKeyOf(view, subject);
    case 'purge':
      // If purging and the malfunction token are both possible, purging has no key and is chosen with the cursor.
      return options.some(option => whatItDoes(option) === 'malfunction') ? null : slotKeyOf(view, subject);
    case 'token': {
      const slot = slotKeyOf(view, subject);
      return slot === null ? null : TOKEN_KEY + slot;
    }
    case 'play': {
      const card = cardNamed(subject);
      return card !== null && isFirstCopy(options, action, card) ? playKey(view, seat, card) : null;
    }
    default:
      return null;
  }
}

/** The key of an option that simply chooses its subject. */
function subjectKey(view: TheseusView, { kind, seat, options }: Decision, subject: Ref): string | null {
  const unit = knownNameIn(subject, 'unit', UNIT_IDS);
  if (unit !== null) return VICTIM_KINDS.has(kind) ? victimKey(view, seat, unit) : unitKey(view, seat, unit);
  if (kind !== 'setUp.card') return seatKey(view, subject) ?? slotKeyOf(view, subject);
  const card = cardNamed(subject);
  return card !== null && isFirstCopy(options, null, card) ? kindKey(card) : null;
}

/** The card that an address names; `null` if it names something else. */
function cardNamed(subject: Ref | undefined): AsideCard | null {
  return knownNameIn<AsideCard>(subject, 'card', CARD_IDS) ?? knownNameIn(subject, 'card', BONUS_CARD_IDS);
}

/** Whether a card is the first of its kind among the options with the same action. */
function isFirstCopy(options: Decision['options'], action: OptionAction | null, card: AsideCard): boolean {
  for (const option of options) {
    const otherCard = whatItDoes(option) === action ? cardNamed(option.subject) : null;
    if (otherCard !== null && anyKindOf(otherCard) === anyKindOf(card)) return otherCard === card;
  }
  return false;
}

function anyKindOf(card: AsideCard): CardKind | BonusKind {
  return isBonusCardId(card) ? bonusKindOf(card) : kindOf(card);
}

const ALL_SLOTS: readonly (SlotId | PendingSlotId)[] = [...SLOT_IDS, ...PENDING_SLOT_IDS];

/** The key of a slot, or of the slot that holds a card; `null` if there is none. */
function slotKeyOf(view: TheseusView, subject: Ref): string | null {
  const card = nameIn(subject, 'card');
  const slot =
    card === null
      ? knownNameIn(subject, 'slot', ALL_SLOTS)
      : (SLOT_IDS.find(id => view.installed[id]?.card === card) ??
        PENDING_SLOT_IDS.find(id => view.pending[id] === card));
  return slot === null || slot === undefined ? null : slotKey(slot);
}

/**
 * The key of a room, which the board shows instead of its letter during questions about rooms: the number of its sector
 * if there are rooms of several, then 1 to 4 for a to d.
 */
export function roomSign(room: RoomId, isOneSector: boolean): string {
  return isOneSector ? roomKey(room) : sectorKey(sectorOf(room)) + roomKey(room);
}

/** The kinds of question about rooms of one sector, for which the number of the room is enough. */
const ONE_SECTOR_KINDS: ReadonlySet<string> = new Set(['move.room', 'card.room', 'breed.room']);

/** The kinds of question about units of opponents only, for which one sign is enough. */
const VICTIM_KINDS: ReadonlySet<string> = new Set(['attack.lurking', 'attack.target']);

/**
 * The key of an option by its subject, the same for the whole match. Sectors have their numbers, rooms and slots that
 * of their sector and their own, and units are numbered as on the printed boards. `null`: the option has no key;
 * `undefined`: the table numbers its row.
 */
export function keyOf(view: TheseusView, decision: Decision, option: KeyedOption): string | null | undefined {
  const { id, subject, details } = option;
  const { kind } = decision;
  const action = whatItDoes(option);
  if (subject === undefined) {
    if (!KEYED_KINDS.has(kind)) return undefined;
    return id === 'none' && kind === 'card.pending' ? RARE_KEY_PREFIX : (OWN_KEYS[id] ?? null);
  }
  if (action !== null)
    return KEYED_KINDS.has(kind)
      ? actionKey(view, decision, action, { subject, copy: numberIn(option, 'copy') ?? 0 })
      : undefined;
  switch (refParts(subject).kind) {
    case 'room': {
      const room = knownNameIn(subject, 'room', ROOM_IDS);
      if (room === null) return null;
      return roomSign(room, ONE_SECTOR_KINDS.has(kind));
    }
    case 'slot':
      return slotKeyOf(view, subject);
    case 'sector': {
      const sector = knownNameIn(subject, 'sector', SECTOR_IDS);
      // Of several paths to one sector, only the plain one has the sector's key.
      const pathCount = decision.options.filter(one => subjectOf(one) === subject).length;
      return sector === null || (details !== undefined && pathCount > 1) ? null : sectorKey(sector);
    }
    default:
      return KEYED_KINDS.has(kind) ? subjectKey(view, decision, subject) : undefined;
  }
}

/** The kinds of question whose options change each time, so that they need keys of their own here. */
const KEYED_KINDS: ReadonlySet<string> = new Set([
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
