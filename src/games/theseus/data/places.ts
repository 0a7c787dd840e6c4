import { ROOM_LETTERS, SECTOR_IDS } from './ids.ts';
import type { PendingSlotId, RoomId, SectorId, SlotId } from './ids.ts';
import { SECTORS } from './sectors.ts';

// The rooms and slots of all sector boards and their neighbours, computed once from the data of the boards.

const SECTOR_OF = new Map<string, SectorId>();
const ROOMS = new Map<SectorId, readonly RoomId[]>();
const SLOTS = new Map<SectorId, readonly SlotId[]>();
const PENDING_SLOTS = new Map<SectorId, readonly PendingSlotId[]>();
const JOINED_ROOMS = new Map<RoomId, readonly RoomId[]>();
const NEIGHBOUR_SLOTS = new Map<SlotId, readonly SlotId[]>();
const BONUS_SLOTS = new Set<SlotId>();
const SLOT_NUMBERS = [1, 2, 3, 4, 5] as const;

for (const sector of SECTOR_IDS) {
  const { passages, slots, pending } = SECTORS[sector];
  const rooms = ROOM_LETTERS.map((letter): RoomId => `${sector}-${letter}`);
  const slotIds = SLOT_NUMBERS.slice(0, slots.length).map((number): SlotId => `${sector}-s${number}`);
  const pendingIds = ([1, 2] as const).slice(0, pending).map((number): PendingSlotId => `${sector}-p${number}`);
  ROOMS.set(sector, rooms);
  SLOTS.set(sector, slotIds);
  PENDING_SLOTS.set(sector, pendingIds);
  for (const place of [...rooms, ...slotIds, ...pendingIds]) SECTOR_OF.set(place, sector);
  for (const letter of ROOM_LETTERS) {
    const joined = ROOM_LETTERS.filter(other =>
      passages.some(([one, two]) => (one === letter && two === other) || (one === other && two === letter)),
    );
    JOINED_ROOMS.set(
      `${sector}-${letter}`,
      joined.map((other): RoomId => `${sector}-${other}`),
    );
  }
  slotIds.forEach((slot, at) => {
    const slotFacts = slots[at];
    if (slotFacts?.bonus === true) BONUS_SLOTS.add(slot);
    NEIGHBOUR_SLOTS.set(
      slot,
      slotIds.filter((_, other) => {
        const otherFacts = slots[other];
        return (
          slotFacts !== undefined &&
          otherFacts !== undefined &&
          Math.abs(slotFacts.x - otherFacts.x) + Math.abs(slotFacts.y - otherFacts.y) === 1
        );
      }),
    );
  });
}

/** The four rooms of a sector, a to d. */
export function roomsOf(sector: SectorId): readonly RoomId[] {
  return ROOMS.get(sector) ?? [];
}

/** The installed slots of a sector, in the order of their numbers. */
export function slotsOf(sector: SectorId): readonly SlotId[] {
  return SLOTS.get(sector) ?? [];
}

/** The pending slots of a sector. */
export function pendingSlotsOf(sector: SectorId): readonly PendingSlotId[] {
  return PENDING_SLOTS.get(sector) ?? [];
}

/** The sector of a room or slot. Throws `RangeError` if there is no such place. */
export function sectorOf(place: RoomId | SlotId | PendingSlotId): SectorId {
  const sector = SECTOR_OF.get(place);
  if (sector === undefined) throw new RangeError(`There is no place ${place}.`);
  return sector;
}

/** The rooms that passages join to a room (TH-8.1). */
export function joinedTo(room: RoomId): readonly RoomId[] {
  return JOINED_ROOMS.get(room) ?? [];
}

/** The slots orthogonally next to a slot on the grid of its sector (TH-15.1). */
export function neighboursOf(slot: SlotId): readonly SlotId[] {
  return NEIGHBOUR_SLOTS.get(slot) ?? [];
}

/** Whether a slot has the bonus symbol (TH-3.5). */
export function hasBonusSymbol(slot: SlotId): boolean {
  return BONUS_SLOTS.has(slot);
}

/** The ids of all rooms, installed slots and pending slots. */
export const ROOM_IDS: readonly RoomId[] = [...ROOMS.values()].flat();
export const SLOT_IDS: readonly SlotId[] = [...SLOTS.values()].flat();
export const PENDING_SLOT_IDS: readonly PendingSlotId[] = [...PENDING_SLOTS.values()].flat();

const INSTALLED_SLOTS: ReadonlySet<string> = new Set(SLOT_IDS);

/** Whether a slot is for installed cards, not for pending ones. */
export function isInstalledSlot(slot: SlotId | PendingSlotId): slot is SlotId {
  return INSTALLED_SLOTS.has(slot);
}
