import { offerPlain } from '../../../../../kernel/match/offer.ts';
import { choose } from '../../../../../kernel/match/rule.ts';
import type { Seat } from '../../../../../kernel/words/message.ts';
import type { PendingSlotId } from '../../../data/ids.ts';
import { filledPendingSlots, ownerOf } from '../../../state/cards.ts';
import { does } from '../../../state/does.ts';
import { areAllied } from '../../../state/seats.ts';
import type { TheseusState } from '../../../state/state.ts';
import { cardName, say, slotName } from '../../../text/say.ts';
import { canDeploy, refill } from '../../deploying.ts';
import type { OptionFace, Offer, Reason } from '../../../../../kernel/match/offer.ts';
import { deployPending } from '../../pending.ts';
import type { ActionEffect } from '../effect.ts';

/** Station Plans: deploys an own pending card of any sector, and refills its slot (TH-11.2, TH-11.3). */
export const stationPlans: ActionEffect = {
  canDo: (state, { seat }) => pendingCards(state, seat).options.length > 0,
  *carryOut(game, { seat }) {
    const { options, blocked } = pendingCards(game.state, seat);
    const noneOption = { id: 'none', words: say('card.none'), value: null };
    const question = { prompt: say('station-plans.card'), rule: 'TH-11.3', blocked };
    const slot = yield* choose<PendingSlotId | null>(game, seat, 'card.pending', [noneOption, ...options], question);
    if (slot === null) return false;
    yield* deployPending(game, seat, slot);
    refill(game, seat, slot);
    return true;
  },
};

function pendingCards(state: TheseusState, seat: Seat): Offer<PendingSlotId> {
  return offerPlain(filledPendingSlots(state), {
    id: slot => `deploy:${slot}`,
    face: slot => pendingFace(state, slot),
    whyNot: slot => whyNotDeployed(state, seat, slot),
  });
}

/**
 * Why Station Plans can't deploy a pending card; `null` if it can: it is an opponent's, it is under malfunction
 * (TH-13.1), or no slot can take it.
 */
function whyNotDeployed(state: TheseusState, seat: Seat, slot: PendingSlotId): Reason | null {
  const card = state.pending[slot];
  if (card === undefined) return null;
  if (!areAllied(state, ownerOf(state, card), seat)) return { why: say('why.enemys-pending'), rule: 'TH-11.1' };
  if (card === state.malfunction) return { why: say('why.malfunction'), rule: 'TH-13.1' };
  return canDeploy(state, seat, card) ? null : { why: say('why.nowhere'), rule: 'TH-11.3' };
}

function pendingFace(state: TheseusState, slot: PendingSlotId): OptionFace {
  const card = state.pending[slot];
  if (card === undefined) return { words: slotName(slot), details: does('deploy'), refs: [`slot:${slot}`] };
  const words = say('slot.holding', { slot: slotName(slot), card: cardName(card) });
  return { words, details: does('deploy'), refs: [`slot:${slot}`, `card:${card}`] };
}
