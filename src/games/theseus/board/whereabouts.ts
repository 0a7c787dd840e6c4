import { refParts } from '../../../kernel/words/message.ts';
import type { Ref } from '../../../kernel/words/message.ts';
import { SECTOR_IDS } from '../data/ids.ts';
import type { PendingSlotId, RoomId, SectorId, SlotId } from '../data/ids.ts';
import { PENDING_SLOT_IDS, pendingSlotsOf, ROOM_IDS, sectorOf, SLOT_IDS, slotsOf } from '../data/places.ts';
import { UNIT_IDS } from '../data/units.ts';
import type { UnitId } from '../data/units.ts';
import type { TheseusView } from '../view.ts';

/** The id in the list that equals a string; `null` if there is none. */
export function idAmong<Id extends string>(ids: readonly Id[], id: string): Id | null {
  return ids.find(candidate => candidate === id) ?? null;
}

/** The slot of a card, be it installed, pending or a bonus card; `null` if it is nowhere on the station. */
export function slotOfCard(view: TheseusView, card: string): SlotId | PendingSlotId | null {
  for (const sector of view.ring) {
    for (const slot of slotsOf(sector)) {
      if (view.installed[slot]?.card === card || view.bonus[slot] === card) return slot;
    }
    for (const slot of pendingSlotsOf(sector)) if (view.pending[slot] === card) return slot;
  }
  return null;
}

/** The room in which a unit stands; `null` if it stands in none. */
export function roomOfUnit(view: TheseusView, unit: UnitId): RoomId | null {
  const place = view.units[unit]?.place;
  return place === undefined ? null : idAmong(ROOM_IDS, place);
}

/** The sector of a unit, or of the card that it has taken over; `null` if it is in none. */
export function sectorOfUnit(view: TheseusView, unit: UnitId): SectorId | null {
  const place = view.units[unit]?.place;
  const roomOrSlot = place === undefined ? null : (idAmong(ROOM_IDS, place) ?? idAmong(SLOT_IDS, place));
  return roomOrSlot === null ? null : sectorOf(roomOrSlot);
}

/**
 * The sector of the thing at an address: the sector itself, or that of the room, slot, unit or card; `null` if it is
 * not in the ring.
 */
export function sectorOfRef(view: TheseusView, ref: Ref): SectorId | null {
  const { kind, name } = refParts(ref);
  const found = sectorOfThing(view, kind, name);
  return found !== null && view.ring.includes(found) ? found : null;
}

function sectorOfThing(view: TheseusView, kind: string, id: string): SectorId | null {
  switch (kind) {
    case 'sector':
      return idAmong(SECTOR_IDS, id);
    case 'room':
    case 'slot': {
      const place = idAmong(ROOM_IDS, id) ?? idAmong(SLOT_IDS, id) ?? idAmong(PENDING_SLOT_IDS, id);
      return place === null ? null : sectorOf(place);
    }
    case 'unit': {
      const unit = idAmong(UNIT_IDS, id);
      return unit === null ? null : sectorOfUnit(view, unit);
    }
    case 'card': {
      const slot = slotOfCard(view, id);
      return slot === null ? null : sectorOf(slot);
    }
    default:
      return null;
  }
}

/** The units that are in space, or those that are in the middle of a move. */
export function unitsAt(view: TheseusView, place: 'space' | 'moving'): UnitId[] {
  return UNIT_IDS.filter(unit => view.units[unit]?.place === place);
}
