import { RuleFault } from '../../../kernel/match/refusal.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { factsOf } from '../data/cards.ts';
import type { CardId, CardType } from '../data/cards.ts';
import type { PendingSlotId, SectorId, SlotId } from '../data/ids.ts';
import { PENDING_SLOT_IDS, sectorOf, SLOT_IDS, slotsOf } from '../data/places.ts';
import { areAllied, seatOfFaction } from './seats.ts';
import type { InstalledCard, TheseusState } from './state.ts';
import { unitState } from './units.ts';

/** The card in an installed slot. Throws `RuleFault` when there is none. */
export function installedIn(state: TheseusState, slot: SlotId): InstalledCard {
  const found = state.installed[slot];
  if (found === undefined) throw new RuleFault(`No card is installed in ${slot}.`);
  return found;
}

/** The slot in which a card is installed, or `null`. */
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

/** The slots of a sector in which a card is installed. */
export function installedSlotsOf(state: TheseusState, sector: SectorId): SlotId[] {
  return slotsOf(sector).filter(slot => state.installed[slot] !== undefined);
}

/** The pending slots in which a card lies. */
export function filledPendingSlots(state: TheseusState): PendingSlotId[] {
  return PENDING_SLOT_IDS.filter(slot => state.pending[slot] !== undefined);
}

/** The installed slots of a sector that hold neither a card nor a bonus card (TH-3.7). */
export function emptySlotsOf(state: TheseusState, sector: SectorId): SlotId[] {
  return slotsOf(sector).filter(slot => state.installed[slot] === undefined && state.bonus[slot] === undefined);
}

/** Every empty installed slot of the ring. */
export function emptySlots(state: TheseusState): SlotId[] {
  const found: SlotId[] = [];
  for (const sector of state.ring) found.push(...emptySlotsOf(state, sector));
  return found;
}

/** The seat whose faction a card belongs to. Throws `RuleFault` when nobody plays that faction. */
export function ownerOf(state: TheseusState, card: CardId): Seat {
  const seat = seatOfFaction(state, factsOf(card).faction);
  if (seat === null) throw new RuleFault(`Nobody plays the faction of ${card}.`);
  return seat;
}

/** Who controls an installed card: its owner, or Pandora by an embryo on it (TH-20.6). */
export function controllerOf(state: TheseusState, slot: SlotId): Seat {
  const { card, takenBy } = installedIn(state, slot);
  return takenBy === null ? ownerOf(state, card) : unitState(state, takenBy).seat;
}

/** TH-1.3: the number in the upgrade symbol and the tokens on the card; 0 for a card without a number. */
export function numberOf(state: TheseusState, slot: SlotId): number {
  const { card, upgrades } = installedIn(state, slot);
  return (factsOf(card).number ?? 0) + upgrades;
}

/** TH-16.2.7: whether an enemy card of the sector switches the card off. No such card switches another one off. */
export function isSwitchedOff(state: TheseusState, slot: SlotId): boolean {
  if (factsOf(installedIn(state, slot).card).switchesOff === true) return false;
  return slotsOf(sectorOf(slot)).some(other => {
    const there = state.installed[other];
    if (there === undefined || factsOf(there.card).switchesOff !== true || state.malfunction === there.card)
      return false;
    return !areAllied(state, controllerOf(state, other), controllerOf(state, slot));
  });
}

/** Whether the card is not working: under the malfunction token (TH-13.2), or switched off. */
export function isAsleep(state: TheseusState, slot: SlotId): boolean {
  return state.malfunction === installedIn(state, slot).card || isSwitchedOff(state, slot);
}

/** TH-1.3: whether an installed card works. One with a printed 0 needs an upgrade token for it (TH-16.4.5). */
export function isWorking(state: TheseusState, slot: SlotId): boolean {
  return (
    !isAsleep(state, slot) && (factsOf(installedIn(state, slot).card).number === null || numberOf(state, slot) > 0)
  );
}

/** The working cards of a sector that have this type among their types. */
export function workingOfType(state: TheseusState, sector: SectorId, type: CardType): SlotId[] {
  return slotsOf(sector).filter(slot => {
    const there = state.installed[slot];
    return there !== undefined && factsOf(there.card).types.includes(type) && isWorking(state, slot);
  });
}
