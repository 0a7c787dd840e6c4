import { cachedAndFrozen } from '../../../kernel/plain/once.ts';
import { message } from '../../../kernel/words/message.ts';
import type { Param, Message } from '../../../kernel/words/message.ts';
import { bonusKindOf, isBonusCardId } from '../data/bonus-cards.ts';
import type { BonusCardId } from '../data/bonus-cards.ts';
import { kindOf } from '../data/cards.ts';
import type { CardId } from '../data/cards.ts';
import type { FactionId, PendingSlotId, RoomId, SectorId, SlotId } from '../data/ids.ts';
import { sectorOf } from '../data/places.ts';
import { unitKindOf } from '../data/units.ts';
import type { UnitId } from '../data/units.ts';
import type { TextKey } from './en.ts';

/** Makes a message of this game. Its key must be in the catalogue. */
export function say(key: TextKey, params?: Readonly<Record<string, Param>>): Message {
  return message(key, params);
}

// Messages with names are made once and shared by all options and events. A message that goes into the state must be
// copied.

/** The name of a faction. */
export const factionName = cachedAndFrozen((faction: FactionId): Message => say(`faction.${faction}`));

/** The name of a sector. */
export const sectorName = cachedAndFrozen((sector: SectorId): Message => say(`sector.${sector}`));

/** The name of a room: "Corridors a". */
export const roomName = cachedAndFrozen((room: RoomId): Message =>
  say('room', { sector: sectorName(sectorOf(room)), letter: room.slice(-1) }),
);

/** The name of an installed or pending slot: "Corridors slot 1", "Corridors pending slot 1". */
export const slotName = cachedAndFrozen((slot: SlotId | PendingSlotId): Message =>
  say('slot', { sector: sectorName(sectorOf(slot)), slot: slot.slice(-2) }),
);

/** The name of a unit: "Marine 2". */
export const unitName = cachedAndFrozen((unit: UnitId): Message =>
  say('unit', { kind: say(`unit.${unitKindOf(unit)}`), number: unit.slice(-1) }),
);

/** The name of a faction card or a bonus card. */
export const cardName = cachedAndFrozen((card: CardId | BonusCardId): Message =>
  isBonusCardId(card) ? say(`card.${bonusKindOf(card)}`) : say(`card.${kindOf(card)}`),
);
