import { offerPlain } from '../../../../../kernel/match/offer.ts';
import { choose } from '../../../../../kernel/match/rule.ts';
import { factsOf, kindOf } from '../../../data/cards.ts';
import type { CardId } from '../../../data/cards.ts';
import type { SlotId } from '../../../data/ids.ts';
import { controllerOf, installedIn, installedSlots, isWorking } from '../../../state/cards.ts';
import { areAllied } from '../../../state/seats.ts';
import type { TheseusState } from '../../../state/state.ts';
import { say } from '../../../text/say.ts';
import { slotFace } from '../../deploying.ts';
import type { Offer, Reason } from '../../../../../kernel/match/offer.ts';
import { turnOf } from '../../turn.ts';
import type { ActionEffect, Acting, CardUse } from '../effect.ts';

/** Remote Control: executes another own action card of any sector; a copy executes a different one (TH-16.4.3). */
export const remoteControl: ActionEffect = {
  canDo: (state, use, acting) => offerActions(state, use, acting).options.length > 0,
  *carryOut(game, use, acting) {
    const { options, blocked } = offerActions(game.state, use, acting);
    const question = { prompt: say('remote-control.card'), rule: 'TH-16.4.3', blocked };
    const { card } = installedIn(game.state, yield* choose(game, use.seat, 'card.action', options, question));
    turnOf(game.state).done.push(runMark(use, card));
    game.next('turn.run', { card, copy: -1 });
    return true;
  },
};

/** The action cards of all sectors as options. Those that Remote Control can't execute are blocked. */
function offerActions(state: TheseusState, use: CardUse, acting: Acting): Offer<SlotId> {
  const slots = installedSlots(state).filter(slot => factsOf(installedIn(state, slot).card).types.includes('action'));
  return offerPlain(slots, {
    id: slot => `card:${installedIn(state, slot).card}`,
    face: slot => slotFace(state, slot),
    whyNot: slot => whyNotSetOff(state, use, acting, slot),
  });
}

/**
 * Why Remote Control can't execute the action card in a slot, such as another Remote Control, or a card that this one
 * has already executed in this phase; `null` if it can.
 */
function whyNotSetOff(state: TheseusState, use: CardUse, { canRun }: Acting, slot: SlotId): Reason | null {
  const { card } = installedIn(state, slot);
  if (!areAllied(state, controllerOf(state, slot), use.seat)) return { why: say('why.enemys-action'), rule: 'TH-10.2' };
  if (kindOf(card) === kindOf(use.card)) return { why: say('why.remote-control'), rule: 'TH-16.4.3' };
  if (!isWorking(state, slot)) return { why: say('why.asleep'), rule: 'TH-13.2' };
  if (turnOf(state).done.includes(runMark(use, card))) return { why: say('why.set-off'), rule: 'TH-16.4.3' };
  return canRun(state, card) ? null : { why: say('why.no-object'), rule: 'TH-10.1' };
}

function runMark({ card }: CardUse, chosenCard: CardId): string {
  return `${card}+${chosenCard}`;
}
