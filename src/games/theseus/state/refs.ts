import { cachedAndFrozen } from '../../../kernel/plain/once.ts';
import type { Ref } from '../../../kernel/words/message.ts';
import type { RoomId, SectorId, SlotId, PendingSlotId } from '../data/ids.ts';
import type { UnitId } from '../data/units.ts';
import type { AsideCard } from './state.ts';

// The addresses in events and options: lists of one address, cached for each thing.

/** A list with the address of a sector. */
export const sectorRefs = cachedAndFrozen((sector: SectorId): readonly Ref[] => [`sector:${sector}`]);

/** A list with the address of a room. */
export const roomRefs = cachedAndFrozen((room: RoomId): readonly Ref[] => [`room:${room}`]);

/** A list with the address of an installed or pending slot. */
export const slotRefs = cachedAndFrozen((slot: SlotId | PendingSlotId): readonly Ref[] => [`slot:${slot}`]);

/** A list with the address of a unit. */
export const unitRefs = cachedAndFrozen((unit: UnitId): readonly Ref[] => [`unit:${unit}`]);

/** A list with the address of a card. */
export const cardRefs = cachedAndFrozen((card: AsideCard): readonly Ref[] => [`card:${card}`]);
