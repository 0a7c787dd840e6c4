import type { Blocked } from '../../../../../kernel/decision.ts';
import { choose } from '../../../../../kernel/rule.ts';
import { factsOf, kindOf } from '../../../data/cards.ts';
import type { CardId } from '../../../data/cards.ts';
import type { SlotId } from '../../../data/ids.ts';
import { controllerOf, installedIn, installedSlots, isWorking } from '../../../state/cards.ts';
import { areAllied } from '../../../state/seats.ts';
import type { TheseusState } from '../../../state/state.ts';
import { cardName, say, slotName } from '../../../text/say.ts';
import { turnOf } from '../../turn.ts';
import type { ActionEffect, Acting, CardUse, Obstacle } from '../effect.ts';

/** Remote Control: another own action card of any sector is carried out; a copy takes a different one (TH-16.4.3). */
export const remoteControl: ActionEffect = {
  canDo: (state, use, acting) => reachable(state, use, acting).length > 0,
  *carryOut(game, use, acting) {
    const { state } = game;
    const options = reachable(state, use, acting).map(slot => ({
      ...cardFace(state, slot),
      value: installedIn(state, slot).card,
    }));
    const card = yield* choose(game, use.seat, 'card.action', options, {
      prompt: say('remote-control.card'),
      rule: 'TH-16.4.3',
      blocked: () =>
        actionSlots(state).flatMap(slot => {
          const obstacle = whyNotSetOff(state, use, acting, slot);
          return obstacle === null ? [] : [{ ...cardFace(state, slot), ...obstacle }];
        }),
    });
    turnOf(state).done.push(mark(use, card));
    game.next('turn.run', { card, copy: -1 });
    return true;
  },
};

/** The own action cards with something to do, but for Remote Controls and those that this one has chosen in this phase. */
function reachable(state: TheseusState, use: CardUse, acting: Acting): SlotId[] {
  return actionSlots(state).filter(slot => whyNotSetOff(state, use, acting, slot) === null);
}

/** The slots with an action card, working or not. */
function actionSlots(state: TheseusState): SlotId[] {
  return installedSlots(state).filter(slot => factsOf(installedIn(state, slot).card).types.includes('action'));
}

/** Why a Remote Control cannot set off the action card of a slot, or `null`. */
function whyNotSetOff(state: TheseusState, use: CardUse, { canRun }: Acting, slot: SlotId): Obstacle | null {
  const { card } = installedIn(state, slot);
  if (!areAllied(state, controllerOf(state, slot), use.seat)) return { why: say('why.enemys-action'), rule: 'TH-10.2' };
  if (kindOf(card) === 'scientists-remote-control') return { why: say('why.remote-control'), rule: 'TH-16.4.3' };
  if (!isWorking(state, slot)) return { why: say('why.asleep'), rule: 'TH-13.2' };
  if (turnOf(state).done.includes(mark(use, card))) return { why: say('why.set-off'), rule: 'TH-16.4.3' };
  return canRun(state, card) ? null : { why: say('why.no-object'), rule: 'TH-10.1' };
}

function cardFace(state: TheseusState, slot: SlotId): Pick<Blocked, 'id' | 'words' | 'refs'> {
  const { card } = installedIn(state, slot);
  return {
    id: `card:${card}`,
    words: say('slot.holding', { slot: slotName(slot), card: cardName(card) }),
    refs: [`card:${card}`, `slot:${slot}`],
  };
}

function mark({ card }: CardUse, chosen: CardId): string {
  return `${card}+${chosen}`;
}
