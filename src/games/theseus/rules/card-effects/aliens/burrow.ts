import type { Offer } from '../../../../../kernel/match/offer.ts';
import { choose } from '../../../../../kernel/match/rule.ts';
import type { Seat } from '../../../../../kernel/words/message.ts';
import type { SlotId } from '../../../data/ids.ts';
import { controllerOf, emptySlots, installedIn, installedSlots, isAsleep } from '../../../state/cards.ts';
import { areAllied } from '../../../state/seats.ts';
import type { TheseusState } from '../../../state/state.ts';
import { cardName, say, slotName } from '../../../text/say.ts';
import { offerEmptySlots, offerSlots } from '../../deploying.ts';
import type { InstantEffect } from '../effect.ts';

/**
 * Burrow: moves one of the player's installed cards, with everything on it, to an empty slot of any sector (TH-16.2.8).
 */
export const burrow: InstantEffect = {
  whyNot(state, seat) {
    if (ownCards(state, seat).options.length === 0) return { why: say('why.no-own-card'), rule: 'TH-16.2.8' };
    return emptySlots(state).length === 0 ? { why: say('why.no-empty-slot'), rule: 'TH-16.2.8' } : null;
  },
  *play(game, seat) {
    const { state } = game;
    const cards = ownCards(state, seat);
    const question = { prompt: say('burrow.card'), rule: 'TH-16.2.8', blocked: cards.blocked };
    const startSlot = yield* choose(game, seat, 'burrow.card', cards.options, question);
    const movedCard = installedIn(state, startSlot);
    const { options, blocked } = offerEmptySlots(state, 'TH-16.2.8');
    const targetSlot = yield* choose(game, seat, 'burrow.slot', options, {
      prompt: say('burrow.goes', { card: cardName(movedCard.card) }),
      rule: 'TH-16.2.8',
      blocked,
    });
    Reflect.deleteProperty(state.installed, startSlot);
    state.installed[targetSlot] = movedCard;
    if (movedCard.takenBy !== null) {
      const embryo = state.units[movedCard.takenBy];
      if (embryo !== undefined) embryo.place = targetSlot;
    }
    const words = say('burrow.done', { card: cardName(movedCard.card), slot: slotName(targetSlot) });
    game.tell?.({ words, rule: 'TH-16.2.8', refs: [`card:${movedCard.card}`, `slot:${targetSlot}`] });
  },
};

/**
 * The installed cards of a seat's team as options. Cards that do not work are blocked, since they can't be moved
 * (TH-13.2).
 */
function ownCards(state: TheseusState, seat: Seat): Offer<SlotId> {
  const ownSlots = installedSlots(state).filter(slot => areAllied(state, controllerOf(state, slot), seat));
  return offerSlots(state, ownSlots, slot =>
    isAsleep(state, slot) ? { why: say('why.asleep'), rule: 'TH-13.2' } : null,
  );
}
