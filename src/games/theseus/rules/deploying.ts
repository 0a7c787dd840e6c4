import { offerPlain } from '../../../kernel/match/offer.ts';
import type { OptionFace, Offer, Reason } from '../../../kernel/match/offer.ts';
import { gather } from '../../../kernel/plain/gather.ts';
import { cachedAndFrozen } from '../../../kernel/plain/once.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { factsOf } from '../data/cards.ts';
import type { BonusCardId } from '../data/bonus-cards.ts';
import type { CardId } from '../data/cards.ts';
import type { PendingSlotId, SlotId } from '../data/ids.ts';
import { slotsOf } from '../data/places.ts';
import { controllerOf, ownerOf } from '../state/cards.ts';
import { slotRefs } from '../state/refs.ts';
import { areAllied, seatState } from '../state/seats.ts';
import type { Theseus, TheseusState } from '../state/state.ts';
import { cardName, say, slotName } from '../text/say.ts';
import { discardInstalled, installCard } from './pieces.ts';
import { advanceCountdown } from './winning.ts';

/** TH-11.3: why a card of seat `seat` can't be deployed in a slot; `null` if it can. */
export function whyNotDeploy(state: TheseusState, seat: Seat, slot: SlotId): Reason | null {
  const installedCard = state.installed[slot];
  if (installedCard === undefined) return null;
  if (!areAllied(state, controllerOf(state, slot), seat)) return { why: say('why.enemy-card'), rule: 'TH-11.3' };
  if (state.malfunction === installedCard.card) return { why: say('why.malfunction'), rule: 'TH-13.2' };
  return null;
}

/** All slots of the ring as options (`slot:corridors-s1`). Slots where `seat` can't deploy a card are blocked. */
export function deploySlots(state: TheseusState, seat: Seat): Offer<SlotId> {
  return offerSlots(state, gather(state.ring, slotsOf), slot => whyNotDeploy(state, seat, slot));
}

/** All slots of the ring as options. Slots with a card or bonus card are blocked. */
export function offerEmptySlots(state: TheseusState, rule: string): Offer<SlotId> {
  return offerSlots(state, gather(state.ring, slotsOf), slot => {
    if (state.installed[slot] !== undefined) return { why: say('why.taken-slot'), rule };
    return state.bonus[slot] === undefined ? null : { why: say('why.bonus-slot'), rule };
  });
}

/** Some slots as options, with their contents. Slots with a reason from `whyNot` are blocked. */
export function offerSlots(
  state: TheseusState,
  slots: readonly SlotId[],
  whyNot: (slot: SlotId) => Reason | null,
): Offer<SlotId> {
  return offerPlain(slots, { id: slot => `slot:${slot}`, face: slot => slotFace(state, slot), whyNot });
}

/** Whether a seat can deploy a card: there is a slot for it, or it is an instant, which needs none. */
export function canDeploy(state: TheseusState, seat: Seat, card: CardId): boolean {
  return (
    isInstant(card) || state.ring.some(sector => slotsOf(sector).some(slot => whyNotDeploy(state, seat, slot) === null))
  );
}

/** The text of a slot as an option, with its contents. */
export function slotFace(state: TheseusState, slot: SlotId): OptionFace {
  const card = state.installed[slot]?.card ?? state.bonus[slot];
  if (card === undefined) return emptySlotFace(slot);
  return {
    words: say('slot.holding', { slot: slotName(slot), card: cardName(card) }),
    refs: [`slot:${slot}`, `card:${card}`],
  };
}

const emptySlotFace = cachedAndFrozen((slot: SlotId): OptionFace => ({ words: slotName(slot), refs: slotRefs(slot) }));

/**
 * TH-11.3, TH-11.4, TH-11.7: installs a card that has left its pending slot or deck. An own card in the slot is
 * discarded, a bonus card there is gained. Returns the bonus card; `null` if there was none.
 */
export function deploy(game: Theseus, seat: Seat, card: CardId, slot: SlotId): BonusCardId | null {
  const { state } = game;
  if (state.installed[slot] !== undefined) discardInstalled(game, slot);
  installCard(game, card, slot);
  game.tell?.({
    words: say('deploy.done', { seat: { seat }, card: cardName(card), slot: slotName(slot) }),
    rule: 'TH-11.3',
    refs: [`card:${card}`, `slot:${slot}`],
  });
  const bonus = state.bonus[slot];
  if (bonus === undefined) return null;
  Reflect.deleteProperty(state.bonus, slot);
  seatState(state, seat).aside.push(bonus);
  const words = say('deploy.bonus', { seat: { seat }, card: cardName(bonus) });
  game.tell?.({ words, rule: 'TH-11.7', refs: [`card:${bonus}`] });
  return bonus;
}

/** TH-11.5: puts an instant in front of its player instead of installing it. */
export function setAside(game: Theseus, card: CardId): void {
  const seat = ownerOf(game.state, card);
  seatState(game.state, seat).aside.push(card);
  const words = say('deploy.aside', { seat: { seat }, card: cardName(card) });
  game.tell?.({ words, rule: 'TH-11.5', refs: [`card:${card}`] });
}

/** Whether a card is an instant, which is never installed. */
export function isInstant(card: CardId): boolean {
  return factsOf(card).types.includes('instant');
}

/**
 * TH-11.2: puts the top card of a seat's deck into a pending slot. If the deck is empty, the countdown advances instead
 * (TH-19.7).
 */
export function refill(game: Theseus, seat: Seat, slot: PendingSlotId): void {
  const card = drawTop(game, seat);
  if (card === null) {
    advanceCountdown(game, seat);
    return;
  }
  game.state.pending[slot] = card;
  game.tell?.({
    words: say('pending.filled', { seat: { seat }, card: cardName(card), slot: slotName(slot) }),
    rule: 'TH-11.2',
    refs: [`card:${card}`, `slot:${slot}`],
  });
}

/** Takes the top card of a deck, so that the next card is face up (TH-2.6). `null` if the deck is empty. */
export function drawTop(game: Theseus, seat: Seat): CardId | null {
  const card = seatState(game.state, seat).deck.pop();
  if (card === undefined) return null;
  game.reveal();
  return card;
}
