import { choose } from '../../../../../kernel/rule.ts';
import { kindOf } from '../../../data/cards.ts';
import type { CardId } from '../../../data/cards.ts';
import type { SlotId } from '../../../data/ids.ts';
import { controllerOf, installedIn, workingOfType } from '../../../state/cards.ts';
import { areAllied } from '../../../state/seats.ts';
import type { TheseusState } from '../../../state/state.ts';
import { cardName, say, slotName } from '../../../text/say.ts';
import { turnOf } from '../../turn.ts';
import type { ActionEffect, Acting, CardUse } from '../effect.ts';

/** Remote Control: another own action card of any sector is carried out; a copy takes a different one (TH-16.4.3). */
export const remoteControl: ActionEffect = {
  canDo: (state, use, acting) => reachable(state, use, acting).length > 0,
  *carryOut(game, use, acting) {
    const { state } = game;
    const options = reachable(state, use, acting).map(slot => {
      const { card } = installedIn(state, slot);
      return {
        id: `card:${card}`,
        words: say('slot.holding', { slot: slotName(slot), card: cardName(card) }),
        refs: [`card:${card}`, `slot:${slot}`] as const,
        value: card,
      };
    });
    const card = yield* choose(game, use.seat, 'card.action', options, {
      prompt: say('remote-control.card'),
      rule: 'TH-16.4.3',
    });
    turnOf(state).done.push(mark(use, card));
    game.next('turn.run', { card, copy: -1 });
    return true;
  },
};

/** The own action cards with something to do, but for Remote Controls and those that this one has chosen in this phase. */
function reachable(state: TheseusState, use: CardUse, { canRun }: Acting): SlotId[] {
  return state.ring
    .flatMap(sector => workingOfType(state, sector, 'action'))
    .filter(slot => {
      const { card } = installedIn(state, slot);
      if (kindOf(card) === 'scientists-remote-control' || turnOf(state).done.includes(mark(use, card))) return false;
      return areAllied(state, controllerOf(state, slot), use.seat) && canRun(state, card);
    });
}

function mark({ card }: CardUse, chosen: CardId): string {
  return `${card}+${chosen}`;
}
