import { blockedOnly, joinedOffers, offer } from '../../../kernel/match/offer.ts';
import type { OptionFace, Offer, Reason } from '../../../kernel/match/offer.ts';
import { gather } from '../../../kernel/plain/gather.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { CardId } from '../data/cards.ts';
import type { PendingSlotId, SlotId } from '../data/ids.ts';
import { sectorOf, slotsOf } from '../data/places.ts';
import { controllerOf, filledPendingSlots, installedIn, installedSlots, ownerOf } from '../state/cards.ts';
import { does } from '../state/does.ts';
import { areAllied } from '../state/seats.ts';
import type { AsideCard, Theseus, TheseusState } from '../state/state.ts';
import { cardName, say, slotName } from '../text/say.ts';
import { modulesOf } from './modules.ts';
import { cardWasUsed } from './pieces.ts';

/** A card that can get the malfunction token, and its slot. */
export interface MalfunctionTarget {
  readonly card: CardId;
  readonly slot: SlotId | PendingSlotId;
}

/** TH-10.6: the pending and installed cards of opponents, including cards already under the token. */
export function malfunctionTargets(state: TheseusState, seat: Seat): MalfunctionTarget[] {
  return cardsInSlots(state).filter(target => !isAllied(state, seat, target));
}

/**
 * TH-10.6: the targets for the malfunction token as options (`malfunction:marines-mine-1`). Own cards, an ally's cards
 * and bonus cards are blocked. `value` turns a target into the option's value.
 */
export function offerMalfunctions<Value>(
  state: TheseusState,
  seat: Seat,
  value: (target: MalfunctionTarget) => Value,
): Offer<Value> {
  const targets = offer<MalfunctionTarget, Value, Reason>(cardsInSlots(state), {
    id: ({ card }) => `malfunction:${card}`,
    face: target => {
      const { words, details, refs = [] } = targetFace(target);
      return { words, details, refs: [...refs, `sector:${sectorOf(target.slot)}`] };
    },
    blockedFace: targetFace,
    fault: target => (isAllied(state, seat, target) ? OWN_CARD : null),
    why: obstacle => obstacle,
    value,
  });
  return joinedOffers(targets, offerBonusCards(state));
}

const OWN_CARD: Reason = { why: say('why.own-card'), rule: 'TH-10.6' };

function isAllied(state: TheseusState, seat: Seat, { card, slot }: MalfunctionTarget): boolean {
  return areAllied(state, controllerAt(state, slot, card), seat);
}

/** All faction cards in slots: first the installed ones, then the pending ones. */
function cardsInSlots(state: TheseusState): MalfunctionTarget[] {
  const cardsFound: MalfunctionTarget[] = [];
  for (const slot of installedSlots(state)) cardsFound.push({ card: installedIn(state, slot).card, slot });
  for (const slot of filledPendingSlots(state)) {
    const card = state.pending[slot];
    if (card !== undefined) cardsFound.push({ card, slot });
  }
  return cardsFound;
}

/** The bonus cards of the ring as blocked options, since they can't get the token. */
function offerBonusCards(state: TheseusState): Offer<never> {
  const cards = (): AnyCardInSlot[] =>
    gather(gather(state.ring, slotsOf), slot => {
      const card = state.bonus[slot];
      return card === undefined ? [] : [{ card, slot }];
    });
  return blockedOnly(cards, { id: ({ card }) => `malfunction:${card}`, face: targetFace, whyNot: () => BONUS_CARD });
}

const BONUS_CARD: Reason = { why: say('why.bonus-card'), rule: 'TH-10.6' };

interface AnyCardInSlot {
  readonly card: AsideCard;
  readonly slot: MalfunctionTarget['slot'];
}

function targetFace({ card, slot }: AnyCardInSlot): OptionFace {
  return {
    words: say('malfunction.onto', { card: cardName(card), slot: slotName(slot) }),
    details: does('malfunction'),
    refs: [`card:${card}`, `slot:${slot}`],
  };
}

/**
 * TH-10.6, TH-13.4: lifts the malfunction token, so that the card under it works again, and puts it on the target. If
 * another card of the target's controller attracts the token (TH-16.3.4), it goes there instead.
 */
export function placeMalfunction(game: Theseus, seat: Seat, { card, slot }: MalfunctionTarget): void {
  const { state } = game;
  state.malfunction = null;
  const victim = controllerAt(state, slot, card);
  const attractor = gather(state.ring, sector => modulesOf(state, sector, 'drawsMalfunction', victim)).find(
    ({ hook }) => hook(state, seat, victim),
  );
  const finalTarget = attractor === undefined ? { card, slot } : { card: attractor.use.card, slot: attractor.use.slot };
  state.malfunction = finalTarget.card;
  game.tell?.({
    words: say(attractor === undefined ? 'malfunction.placed' : 'malfunction.drawn', {
      card: cardName(finalTarget.card),
      slot: slotName(finalTarget.slot),
    }),
    rule: attractor === undefined ? 'TH-10.6' : 'TH-16.3.4',
    refs: [`card:${finalTarget.card}`, `slot:${finalTarget.slot}`],
  });
  if (attractor !== undefined && finalTarget.card !== card) cardWasUsed(game, attractor.use.slot);
}

function controllerAt(state: TheseusState, slot: SlotId | PendingSlotId, card: CardId): Seat {
  const installed = installedSlots(state).find(other => other === slot);
  return installed === undefined ? ownerOf(state, card) : controllerOf(state, installed);
}
