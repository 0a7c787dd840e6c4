import { RuleFault } from '../../../kernel/match/refusal.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { factsOf } from '../data/cards.ts';
import type { CardId, CardType } from '../data/cards.ts';
import type { PendingSlotId, SectorId, SlotId } from '../data/ids.ts';
import { PENDING_SLOT_IDS, sectorOf, SLOT_IDS, slotsOf } from '../data/places.ts';
import { areAllied, seatOfFaction } from './seats.ts';
import type { InstalledCard, TheseusState } from './state.ts';
import { unitState } from './units.ts';

/** The installed card in a slot. Throws `RuleFault` if there is none. */
export function installedIn(state: TheseusState, slot: SlotId): InstalledCard {
  const found = state.installed[slot];
  if (found === undefined) throw new RuleFault(`No card is installed in ${slot}.`);
  return found;
}

/** The slot in which a card is installed; `null` if it is not installed. */
export function slotOf(state: TheseusState, card: CardId): SlotId | null {
  return SLOT_IDS.find(slot => state.installed[slot]?.card === card) ?? null;
}

/** The slots of all installed cards, clockwise by sector. */
export function installedSlots(state: TheseusState): SlotId[] {
  const found: SlotId[] = [];
  for (const sector of state.ring) {
    for (const slot of slotsOf(sector)) if (state.installed[slot] !== undefined) found.push(slot);
  }
  return found;
}

/** The slots of a sector that hold an installed card. */
export function installedSlotsOf(state: TheseusState, sector: SectorId): SlotId[] {
  return slotsOf(sector).filter(slot => state.installed[slot] !== undefined);
}

/** The pending slots that hold a card. */
export function filledPendingSlots(state: TheseusState): PendingSlotId[] {
  return PENDING_SLOT_IDS.filter(slot => state.pending[slot] !== undefined);
}

/** The slots for installed cards in a sector that hold neither a card nor a bonus card (TH-3.7). */
export function emptySlotsOf(state: TheseusState, sector: SectorId): SlotId[] {
  return slotsOf(sector).filter(slot => state.installed[slot] === undefined && state.bonus[slot] === undefined);
}

/** All slots of the ring that hold neither a card nor a bonus card. */
export function emptySlots(state: TheseusState): SlotId[] {
  const found: SlotId[] = [];
  for (const sector of state.ring) found.push(...emptySlotsOf(state, sector));
  return found;
}

/** The seat that plays a card's faction. Throws `RuleFault` if nobody plays it. */
export function ownerOf(state: TheseusState, card: CardId): Seat {
  const seat = seatOfFaction(state, factsOf(card).faction);
  if (seat === null) throw new RuleFault(`Nobody plays the faction of ${card}.`);
  return seat;
}

/** The seat that controls an installed card: its owner, or Pandora if an embryo has taken it over (TH-20.6). */
export function controllerOf(state: TheseusState, slot: SlotId): Seat {
  const { card, takenBy } = installedIn(state, slot);
  return takenBy === null ? ownerOf(state, card) : unitState(state, takenBy).seat;
}

/**
 * TH-1.3: the value of N on an installed card: its printed number plus its upgrade tokens; 0 for a card without a
 * number.
 */
export function numberOf(state: TheseusState, slot: SlotId): number {
  const { card, upgrades } = installedIn(state, slot);
  return (factsOf(card).number ?? 0) + upgrades;
}

/**
 * TH-16.2.7: whether an enemy card in the sector switches off an installed card. Cards that switch others off are
 * immune.
 */
export function isSwitchedOff(state: TheseusState, slot: SlotId): boolean {
  if (factsOf(installedIn(state, slot).card).switchesOff === true) return false;
  for (const otherSlot of slotsOf(sectorOf(slot))) {
    const otherCard = state.installed[otherSlot];
    if (otherCard === undefined || factsOf(otherCard.card).switchesOff !== true || state.malfunction === otherCard.card)
      continue;
    if (!areAllied(state, controllerOf(state, otherSlot), controllerOf(state, slot))) return true;
  }
  return false;
}

/** Whether an installed card is under the malfunction token (TH-13.2) or switched off. */
export function isAsleep(state: TheseusState, slot: SlotId): boolean {
  return state.malfunction === installedIn(state, slot).card || isSwitchedOff(state, slot);
}

/** TH-1.3: whether an installed card works. A card with a printed 0 also needs an upgrade token (TH-16.4.5). */
export function isWorking(state: TheseusState, slot: SlotId): boolean {
  return (
    !isAsleep(state, slot) && (factsOf(installedIn(state, slot).card).number === null || numberOf(state, slot) > 0)
  );
}

/** The slots of a sector's working cards of one type. */
export function workingOfType(state: TheseusState, sector: SectorId, type: CardType): SlotId[] {
  return slotsOf(sector).filter(slot => {
    const card = state.installed[slot];
    return card !== undefined && factsOf(card.card).types.includes(type) && isWorking(state, slot);
  });
}
