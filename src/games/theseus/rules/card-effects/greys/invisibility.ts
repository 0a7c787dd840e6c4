import { choose } from '../../../../../kernel/rule.ts';
import type { Seat } from '../../../../../kernel/words.ts';
import type { UnitId } from '../../../data/units.ts';
import { alliesOf, areAllied } from '../../../state/seats.ts';
import { unitRefs } from '../../../state/refs.ts';
import type { TheseusState } from '../../../state/state.ts';
import { invisibilityLeft } from '../../../state/tokens.ts';
import { roomOf, unitsOf, unitState } from '../../../state/units.ts';
import { say, unitName } from '../../../text/say.ts';
import { unitsAround, unitsLeftOut, whyNotForCard } from '../../left-out.ts';
import { unitOptions } from '../../options.ts';
import type { ActionEffect, Obstacle } from '../effect.ts';

/** Each unit bears one token. */
const HIDDEN: Obstacle = { why: say('why.hidden'), rule: 'TH-16.5.2' };

/** Invisibility: tokens on up to N own units without one, in any sectors, as far as there are some (TH-16.5.2). */
export const invisibility: ActionEffect = {
  canDo: (state, { seat, n }) => n > 0 && invisibilityLeft(state) > 0 && visible(state, seat).length > 0,
  *carryOut(game, { seat, n }) {
    const { state } = game;
    for (let hidden = 0; hidden < n && invisibilityLeft(state) > 0; hidden++) {
      const units = unitOptions(state, visible(state, seat));
      if (units.length === 0) return hidden > 0;
      const end = hidden === 0 ? [] : [{ id: 'done', words: say('done'), value: null }];
      const unit = yield* choose<UnitId | null>(game, seat, 'card.unit', [...end, ...units], {
        prompt: say('invisibility.unit'),
        rule: 'TH-16.5.2',
        blocked: () =>
          unitsLeftOut(
            state,
            unitsAround(state, owner => areAllied(state, owner, seat)),
            own => (unitState(state, own).invisible ? HIDDEN : whyNotForCard(state, own, [])),
          ),
      });
      if (unit === null) return true;
      unitState(state, unit).invisible = true;
      const words = say('invisibility.placed', { unit: unitName(unit) });
      game.tell({ words, rule: 'TH-16.5.2', refs: unitRefs(unit) });
    }
    return true;
  },
};

function visible(state: TheseusState, seat: Seat): UnitId[] {
  return alliesOf(state, seat)
    .flatMap(ally => unitsOf(state, ally))
    .filter(unit => roomOf(state, unit) !== null && !unitState(state, unit).invisible);
}
