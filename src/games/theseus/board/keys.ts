import type { Decision, ShownOption } from '../../../kernel/match/decision.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { cardsOf, factsOf, isCardId } from '../data/cards.ts';
import { ROOM_LETTERS, SECTOR_IDS } from '../data/ids.ts';
import type { FactionId } from '../data/ids.ts';
import { UNIT_IDS, unitFacts } from '../data/units.ts';
import { SLOT_IDS } from '../data/places.ts';
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

/** A sector its place among all boards, a room or slot its place there behind it. */
function stationKey(named: string): string | null {
  const found = placeIn(named);
  return found === null ? null : found.sector + found.place;
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

/** A card its place in the printed list of its faction, from 11 on. */
function cardKey(named: string): string | null {
  if (!isCardId(named)) return null;
  const { faction } = factsOf(named);
  return `${FACTIONS[faction]}${11 + cardsOf(faction).indexOf(named)}`;
}

/** The capitals of what may be done once, or of which a place follows. */
const DEEDS: Readonly<Record<string, string>> = { assault: 'A', 'take-upgrade': 'T', flip: 'F', extra: 'E' };

/** What a deed of several is taken by: its capital, and what it is done with. */
function deedKey(view: TheseusView, seat: Seat, act: string, named: string): string | null {
  const capital = DEEDS[act] ?? '';
  switch (act) {
    case 'assault':
    case 'take-upgrade':
      return capital;
    case 'flip':
    case 'extra': {
      const unit = unitKey(view, seat, named);
      return unit === null ? null : capital + unit;
    }
    case 'unit':
      return unitKey(view, seat, named);
    case 'fill':
    case 'replace':
    case 'deploy':
      return placeIn(named)?.place ?? null;
    case 'malfunction':
      return placeOfCard(view, named);
    case 'token': {
      const slot = stationKey(named);
      return slot === null ? null : `O${slot}`;
    }
    case 'run':
    case 'play':
      return cardKey(named);
    default:
      return null;
  }
}

/** The key of the slot in which a card lies; `null`: in none. */
function placeOfCard({ installed }: TheseusView, card: string): string | null {
  const slot = SLOT_IDS.find(id => installed[id]?.card === card);
  return slot === undefined ? null : stationKey(slot);
}

/** The kinds of question about rooms of one sector: a letter of theirs is enough. */
const ONE_SECTOR: ReadonlySet<string> = new Set(['move.room', 'card.room']);

/**
 * The key of an option by what it is about, the same all match: sectors, rooms, slots and units their place on the
 * printed boards.
 */
export function keyOf(
  view: TheseusView,
  { kind, seat }: Decision,
  { id }: Pick<ShownOption, 'id'>,
): string | null | undefined {
  const [act = '', named = ''] = id.split(':');
  switch (act) {
    case 'room':
      return ONE_SECTOR.has(kind) ? (placeIn(named)?.place ?? null) : stationKey(named);
    case 'slot':
    case 'sector':
      return stationKey(named);
    case 'to':
      return id.includes('+') ? null : stationKey(named);
    default:
      return KEYED.has(kind) ? deedKey(view, seat, act, named) : undefined;
  }
}

/** The kinds of question whose options come and go while they are answered. */
const KEYED: ReadonlySet<string> = new Set([
  'actions.card',
  'card.launch',
  'card.unit',
  'move.launch',
  'move.unit',
  'pending.slot',
  'sector.action',
]);
