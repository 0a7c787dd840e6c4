import { choose } from '../../../../../kernel/rule.ts';
import type { Option } from '../../../../../kernel/decision.ts';
import type { Seat } from '../../../../../kernel/words.ts';
import type { PendingSlotId } from '../../../data/ids.ts';
import { filledPendingSlots, ownerOf } from '../../../state/cards.ts';
import { areAllied } from '../../../state/seats.ts';
import type { TheseusState } from '../../../state/state.ts';
import { cardName, say, slotName } from '../../../text/say.ts';
import { canDeploy, refill } from '../../deploying.ts';
import { deployPending } from '../../pending.ts';
import type { ActionEffect } from '../effect.ts';

/** Station Plans: an own pending card of any sector may be deployed, and its slot is filled again (TH-11.2, TH-11.3). */
export const stationPlans: ActionEffect = {
  canDo: (state, { seat }) => ownPending(state, seat).length > 0,
  *carryOut(game, { seat }) {
    const none: Option<PendingSlotId | null> = { id: 'none', words: say('card.none'), value: null };
    const slot = yield* choose(game, seat, 'card.pending', [none, ...ownPending(game.state, seat)], {
      prompt: say('station-plans.card'),
      rule: 'TH-11.3',
    });
    if (slot === null) return false;
    yield* deployPending(game, seat, slot);
    refill(game, seat, slot);
    return true;
  },
};

/** A card under malfunction can't be deployed (TH-13.1). */
function ownPending(state: TheseusState, seat: Seat): Option<PendingSlotId | null>[] {
  return filledPendingSlots(state).flatMap(slot => {
    const card = state.pending[slot];
    if (card === undefined || card === state.malfunction || !areAllied(state, ownerOf(state, card), seat)) return [];
    if (!canDeploy(state, seat, card)) return [];
    const words = say('slot.holding', { slot: slotName(slot), card: cardName(card) });
    return [{ id: `deploy:${slot}`, words, refs: [`slot:${slot}`, `card:${card}`], value: slot }];
  });
}
