import { once } from '../../../kernel/plain/once.ts';
import type { Ref } from '../../../kernel/words/message.ts';
import type { RoomId, SectorId, SlotId, PendingSlotId } from '../data/ids.ts';
import type { UnitId } from '../data/units.ts';
import type { AsideCard } from './state.ts';

// The addresses that events and options carry, made once.

/** The address of a sector, as the only one of an option or event. */
export const sectorRefs = once((sector: SectorId): readonly Ref[] => [`sector:${sector}`]);

/** The address of a room. */
export const roomRefs = once((room: RoomId): readonly Ref[] => [`room:${room}`]);

/** The address of an installed or pending slot. */
export const slotRefs = once((slot: SlotId | PendingSlotId): readonly Ref[] => [`slot:${slot}`]);

/** The address of a unit. */
export const unitRefs = once((unit: UnitId): readonly Ref[] => [`unit:${unit}`]);

/** The address of a card, wherever it lies. */
export const cardRefs = once((card: AsideCard): readonly Ref[] => [`card:${card}`]);
