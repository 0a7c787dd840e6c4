import { gather } from '../../../../../kernel/plain/gather.ts';
import type { CardId } from '../../../data/cards.ts';
import { areAllied } from '../../../state/seats.ts';
import type { TheseusState } from '../../../state/state.ts';
import { unitsInSector, unitState } from '../../../state/units.ts';
import { cardName, say, unitName } from '../../../text/say.ts';
import type { TrapEffect, UnitToken } from '../effect.ts';

/**
 * Gripper: holds the unit that stops in its sector, unless the card's token already lies on a unit (TH-16.4.2). An
 * arrival sets off only one Gripper, and copies add nothing. A held unit can't be chosen for a move
 * (`rules/movement.ts`) and does not attack (`rules/attack-targets.ts`).
 */
export const gripper: TrapEffect = {
  orderMatters: true,
  works: (state, { card }, { unit, freed }) =>
    unitState(state, unit).heldBy === null && !freed.includes(card) && !isHolding(state, card),
  *spring(game, { card }, { unit }) {
    unitState(game.state, unit).heldBy = card;
    const words = say('gripper.holds', { card: cardName(card), unit: unitName(unit) });
    game.tell?.({ words, rule: 'TH-16.4.2', refs: [`card:${card}`, `unit:${unit}`] });
    return true;
  },
};

/**
 * The Gripper token: an arriving unit frees the held units of its own team in the sector. A unit that leaves its room
 * is also free (TH-22.9).
 */
export const gripperToken: UnitToken = {
  arrives(game, unit, sector) {
    const { state } = game;
    const { seat } = unitState(state, unit);
    return gather(unitsInSector(state, sector), other => {
      const heldUnit = unitState(state, other);
      if (other === unit || heldUnit.heldBy === null || !areAllied(state, heldUnit.seat, seat)) return [];
      const card = heldUnit.heldBy;
      heldUnit.heldBy = null;
      game.tell?.({
        words: say('gripper.frees', { unit: unitName(other) }),
        rule: 'TH-16.4.2',
        refs: [`unit:${other}`],
      });
      return [card];
    });
  },
};

/** Whether a Gripper holds any unit. */
function isHolding(state: TheseusState, card: CardId): boolean {
  return Object.values(state.units).some(({ heldBy }) => heldBy === card);
}
