import type { CardId } from '../../../data/cards.ts';
import type { TheseusState } from '../../../state/state.ts';
import { unitState } from '../../../state/units.ts';
import { cardName, say, unitName } from '../../../text/say.ts';
import type { TrapEffect } from '../effect.ts';

/** Gripper: the unit that stops is held, if the card's token lies on the card (TH-16.4.2). An arrival sets off one Gripper only. */
export const gripper: TrapEffect = {
  orderMatters: true,
  works: (state, { card }, { unit, freed }) =>
    unitState(state, unit).heldBy === null && !freed.includes(card) && !holds(state, card),
  *spring(game, { card }, { unit }) {
    unitState(game.state, unit).heldBy = card;
    const words = say('gripper.holds', { card: cardName(card), unit: unitName(unit) });
    game.tell({ words, rule: 'TH-16.4.2', refs: [`card:${card}`, `unit:${unit}`] });
    return true;
  },
};

/** Whether the token of a Gripper lies on a unit. */
function holds(state: TheseusState, card: CardId): boolean {
  return Object.values(state.units).some(({ heldBy }) => heldBy === card);
}
