import { RuleFault } from '../../../kernel/refusal.ts';
import type { Seat } from '../../../kernel/words.ts';
import { factsOf, kindOf } from '../data/cards.ts';
import type { CardId, CardKind, CardType } from '../data/cards.ts';
import type { PendingSlotId, SectorId, SlotId } from '../data/ids.ts';
import { neighboursOf, PENDING_SLOT_IDS, sectorOf, SLOT_IDS, slotsOf } from '../data/places.ts';
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
  return state.ring.flatMap(sector => emptySlotsOf(state, sector));
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

/** TH-16.2.7: whether an enemy Creeper in the sector switches the card off. No Creeper switches another one off. */
export function isSwitchedOff(state: TheseusState, slot: SlotId): boolean {
  for (const other of slotsOf(sectorOf(slot))) {
    const there = state.installed[other];
    if (there === undefined || kindOf(there.card) !== 'aliens-creeper' || state.malfunction === there.card) continue;
    if (kindOf(installedIn(state, slot).card) === 'aliens-creeper') continue;
    if (!areAllied(state, controllerOf(state, other), controllerOf(state, slot))) return true;
  }
  return false;
}

/** Whether the card sleeps: under the malfunction token (TH-13.2), or switched off by a Creeper. */
export function isAsleep(state: TheseusState, slot: SlotId): boolean {
  return state.malfunction === installedIn(state, slot).card || isSwitchedOff(state, slot);
}

/** TH-1.3: whether an installed card works. A Defense System needs an upgrade token for it (TH-16.4.5). */
export function isWorking(state: TheseusState, slot: SlotId): boolean {
  if (isAsleep(state, slot)) return false;
  return kindOf(installedIn(state, slot).card) !== 'scientists-defense-system' || numberOf(state, slot) > 0;
}

/** The working cards of a sector that are of one type, among others. */
export function workingOfType(state: TheseusState, sector: SectorId, type: CardType): SlotId[] {
  return slotsOf(sector).filter(slot => {
    const there = state.installed[slot];
    return there !== undefined && factsOf(there.card).types.includes(type) && isWorking(state, slot);
  });
}

/** The kinds of card that a Reproduction never copies beside those that add nothing (TH-15.4): Gripper (TH-16.4.2). */
const NEVER_COPIED: ReadonlySet<CardKind> = new Set(['scientists-gripper']);

/**
 * TH-15: how many copies of an installed card there are: one for each working Reproduction next to it that has the same controller, and
 * so the same faction, unless Pandora has taken both (TH-15.1.1). None of a card whose copies add nothing.
 */
export function copiesOf(state: TheseusState, slot: SlotId): number {
  return copiersOf(state, slot).length;
}

/** TH-15, TH-15.1.1: the slots of those Reproductions. */
export function copiersOf(state: TheseusState, slot: SlotId): SlotId[] {
  const { card } = installedIn(state, slot);
  const { multiplies, types } = factsOf(card);
  if (multiplies === 'once' || types.includes('reproduction') || NEVER_COPIED.has(kindOf(card))) return [];
  if (isAsleep(state, slot)) return [];
  return neighboursOf(slot).filter(other => {
    const neighbour = state.installed[other];
    if (neighbour === undefined || !factsOf(neighbour.card).types.includes('reproduction')) return false;
    return isWorking(state, other) && controllerOf(state, other) === controllerOf(state, slot);
  });
}
