import type { Seat } from '../../../kernel/words/message.ts';
import { factsOf } from '../data/cards.ts';
import type { CardId } from '../data/cards.ts';
import type { PendingSlotId, RoomId, SlotId } from '../data/ids.ts';
import { sideOf, unitFacts } from '../data/units.ts';
import type { UnitId } from '../data/units.ts';
import { controllerOf, installedIn, installedSlots, ownerOf } from '../state/cards.ts';
import { copiersOf } from '../state/reproduction.ts';
import { areAllied, seatState } from '../state/seats.ts';
import type { Theseus } from '../state/state.ts';
import { unitState } from '../state/units.ts';
import { cardName, say, slotName, unitName } from '../text/say.ts';

// The functions that put pieces on the station, move them and take them off. Nothing else does, and no function here
// asks a question.

/** Puts a unit from the supply into a room, with its base side up. This springs no traps (TH-7.4). */
export function putUnit(game: Theseus, unit: UnitId, seat: Seat, room: RoomId): void {
  game.state.units[unit] = { seat, side: 'base', place: room, parasites: 0, invisible: false, heldBy: null };
}

/** Takes a unit out of its room and releases it from whatever holds it (TH-16.4.2). */
export function liftUnit(game: Theseus, unit: UnitId): void {
  const unitFound = unitState(game.state, unit);
  unitFound.heldBy = null;
  unitFound.place = 'moving';
}

/** TH-6.7: launches a unit into space. A Gripper releases it, and it loses its parasites (TH-16.2.5). */
export function launch(game: Theseus, unit: UnitId): void {
  const unitFound = unitState(game.state, unit);
  unitFound.heldBy = null;
  unitFound.parasites = 0;
  unitFound.place = 'space';
  game.tell?.({ words: say('move.launched', { unit: unitName(unit) }), rule: 'TH-6.7', refs: [`unit:${unit}`] });
}

/** Returns a unit to the supply, such as an embryo whose card is used up (TH-20.6). */
export function returnToSupply(game: Theseus, unit: UnitId): void {
  Reflect.deleteProperty(game.state.units, unit);
}

/** Whether a unit has a second side and still shows its base side. */
export function canFlip(game: Pick<Theseus, 'state'>, unit: UnitId): boolean {
  return unitFacts(unit).upgraded !== null && unitState(game.state, unit).side === 'base';
}

/** TH-11.4: installs a card in an empty slot. */
export function installCard(game: Theseus, card: CardId, slot: SlotId): void {
  game.state.installed[slot] = { card, upgrades: 0, camera: 0, takenBy: null };
}

/**
 * Discards an installed card. Tokens and an embryo on it go back to the supply, and units that it holds become free
 * (TH-12.5).
 */
export function discardInstalled(game: Theseus, slot: SlotId): void {
  const { state } = game;
  const { card, takenBy } = installedIn(state, slot);
  Reflect.deleteProperty(state.installed, slot);
  if (takenBy !== null) returnToSupply(game, takenBy);
  if (state.malfunction === card) state.malfunction = null;
  for (const unit of Object.values(state.units)) if (unit.heldBy === card) unit.heldBy = null;
  seatState(state, ownerOf(state, card)).discard.push(card);
  game.tell?.({
    words: say('card.discarded', { card: cardName(card), slot: slotName(slot) }),
    refs: [`card:${card}`, `slot:${slot}`],
  });
}

/** Discards a pending card to its owner's discard pile (TH-11.1 B). */
export function discardPending(game: Theseus, slot: PendingSlotId): void {
  const { state } = game;
  const card = state.pending[slot];
  if (card === undefined) return;
  Reflect.deleteProperty(state.pending, slot);
  seatState(state, ownerOf(state, card)).discard.push(card);
  game.tell?.({
    words: say('card.discarded', { card: cardName(card), slot: slotName(slot) }),
    refs: [`card:${card}`, `slot:${slot}`],
  });
}

/**
 * Finishes the use of an installed card: discards a one-use card (TH-14.2). A card that an embryo holds for one use
 * goes back to its faction (TH-20.6). `copied`: the same applies to the Reproductions that copied the card.
 */
export function cardWasUsed(game: Theseus, slot: SlotId, copied = false): void {
  for (const copierSlot of copied ? copiersOf(game.state, slot) : []) releaseUsedCard(game, copierSlot);
  if (factsOf(installedIn(game.state, slot).card).oneUse) discardInstalled(game, slot);
  else releaseUsedCard(game, slot);
}

function releaseUsedCard(game: Theseus, slot: SlotId): void {
  const { state } = game;
  const { card, takenBy } = installedIn(state, slot);
  if (takenBy === null) return;
  if (sideOf(takenBy, unitState(state, takenBy).side).takeOver !== 'once') return;
  returnToSupply(game, takenBy);
  installedIn(state, slot).takenBy = null;
  game.tell?.({
    words: say('take-over.ends', { card: cardName(card), unit: unitName(takenBy) }),
    rule: 'TH-20.6',
    refs: [`card:${card}`, `slot:${slot}`],
  });
  freeHeldAllies(game);
}

/** TH-16.4.2: frees the units that are held by a card which is no longer an enemy's. */
export function freeHeldAllies(game: Theseus): void {
  const { state } = game;
  for (const unit of Object.values(state.units)) {
    const slot = installedSlots(state).find(other => installedIn(state, other).card === unit.heldBy);
    if (slot !== undefined && areAllied(state, controllerOf(state, slot), unit.seat)) unit.heldBy = null;
  }
}
