import type { Blocked, Option } from '../../../kernel/match/decision.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { isBonusCardId } from '../data/bonus-cards.ts';
import type { CardId } from '../data/cards.ts';
import type { PendingSlotId, SlotId } from '../data/ids.ts';
import { sectorOf, slotsOf } from '../data/places.ts';
import { controllerOf, filledPendingSlots, installedIn, installedSlots, ownerOf } from '../state/cards.ts';
import { areAllied } from '../state/seats.ts';
import type { AsideCard, Theseus, TheseusState } from '../state/state.ts';
import { cardName, say, slotName } from '../text/say.ts';
import { modulesOf } from './modules.ts';
import { cardWasUsed } from './pieces.ts';

/** A card that the malfunction token may go to, and where it lies. */
export interface MalfunctionTarget {
  readonly card: CardId;
  readonly slot: SlotId | PendingSlotId;
}

/** TH-10.6: the pending and installed cards of opponents, those under the token included. */
export function malfunctionTargets(state: TheseusState, seat: Seat): MalfunctionTarget[] {
  const installed = installedSlots(state)
    .filter(slot => !areAllied(state, controllerOf(state, slot), seat))
    .map((slot): MalfunctionTarget => ({ card: installedIn(state, slot).card, slot }));
  const pending = filledPendingSlots(state).flatMap((slot): MalfunctionTarget[] => {
    const card = state.pending[slot];
    return card === undefined || areAllied(state, ownerOf(state, card), seat) ? [] : [{ card, slot }];
  });
  return [...installed, ...pending];
}

/** One option for each target, `malfunction:marines-mine-1`. */
export function malfunctionOptions(state: TheseusState, seat: Seat): Option<MalfunctionTarget>[] {
  return malfunctionTargets(state, seat).map(target => ({
    id: `malfunction:${target.card}`,
    words: say('malfunction.onto', { card: cardName(target.card), slot: slotName(target.slot) }),
    refs: [`card:${target.card}`, `slot:${target.slot}`, `sector:${sectorOf(target.slot)}`],
    value: target,
  }));
}

/** TH-10.6: cards that the token does not go to: own ones, an ally's, and bonus cards. */
export function blockedMalfunctions(state: TheseusState, seat: Seat): Blocked[] {
  const targets = new Set<string>(malfunctionTargets(state, seat).map(({ card }) => card));
  const installed = installedSlots(state).map((slot): [AsideCard, SlotId] => [installedIn(state, slot).card, slot]);
  const pending = filledPendingSlots(state).flatMap((slot): [AsideCard, PendingSlotId][] => {
    const card = state.pending[slot];
    return card === undefined ? [] : [[card, slot]];
  });
  const bonus = state.ring.flatMap(slotsOf).flatMap((slot): [AsideCard, SlotId][] => {
    const card = state.bonus[slot];
    return card === undefined ? [] : [[card, slot]];
  });
  return [...installed, ...pending, ...bonus]
    .filter(([card]) => !targets.has(card))
    .map(([card, slot]) => ({
      id: `malfunction:${card}`,
      words: say('malfunction.onto', { card: cardName(card), slot: slotName(slot) }),
      refs: [`card:${card}`, `slot:${slot}`],
      why: say(isBonusCardId(card) ? 'why.bonus-card' : 'why.own-card'),
      rule: 'TH-10.6',
    }));
}

/**
 * TH-10.6, TH-13.4: `seat` lifts the token, the card under it works again, and it goes onto the target; or, when a card of the target's
 * controller draws it (TH-16.3.4), onto that one.
 */
export function placeMalfunction(game: Theseus, seat: Seat, { card, slot }: MalfunctionTarget): void {
  const { state } = game;
  state.malfunction = null;
  const victim = controllerAt(state, slot, card);
  const drawn = state.ring
    .flatMap(sector => modulesOf(state, sector, 'drawsMalfunction', victim))
    .find(({ hook }) => hook(state, seat, victim));
  const goal = drawn === undefined ? { card, slot } : { card: drawn.use.card, slot: drawn.use.slot };
  state.malfunction = goal.card;
  game.tell?.({
    words: say(drawn === undefined ? 'malfunction.placed' : 'malfunction.drawn', {
      card: cardName(goal.card),
      slot: slotName(goal.slot),
    }),
    rule: drawn === undefined ? 'TH-10.6' : 'TH-16.3.4',
    refs: [`card:${goal.card}`, `slot:${goal.slot}`],
  });
  if (drawn !== undefined && goal.card !== card) cardWasUsed(game, drawn.use.slot);
}

function controllerAt(state: TheseusState, slot: SlotId | PendingSlotId, card: CardId): Seat {
  const installed = installedSlots(state).find(other => other === slot);
  return installed === undefined ? ownerOf(state, card) : controllerOf(state, installed);
}
