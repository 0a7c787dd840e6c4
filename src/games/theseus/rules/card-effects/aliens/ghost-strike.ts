import { choose } from '../../../../../kernel/rule.ts';
import type { Seat } from '../../../../../kernel/words.ts';
import type { UnitId } from '../../../data/units.ts';
import { alliesOf } from '../../../state/seats.ts';
import type { TheseusState } from '../../../state/state.ts';
import { sectorOfUnit, unitsOf } from '../../../state/units.ts';
import { say } from '../../../text/say.ts';
import { targetsOf } from '../../attack-targets.ts';
import { attackEvent } from '../../attacks.ts';
import { unitOptions } from '../../options.ts';
import { turnOf } from '../../turn.ts';
import type { ActionEffect } from '../effect.ts';

/** Ghost Strike: up to N own units attack wherever they stand, none of them twice in a turn (TH-16.2.3). */
export const ghostStrike: ActionEffect = {
  canDo: (state, { seat, n }) => n > 0 && strikers(state, seat).length > 0,
  *carryOut(game, { seat, n }) {
    const { state } = game;
    for (let struck = 0; struck < n; struck++) {
      const units = unitOptions(state, strikers(state, seat));
      if (units.length === 0) return struck > 0;
      const end = struck === 0 ? [] : [{ id: 'done', words: say('done'), value: null }];
      const unit = yield* choose<UnitId | null>(game, seat, 'card.unit', [...end, ...units], {
        prompt: say('ghost-strike.unit'),
        rule: 'TH-16.2.3',
      });
      const sector = unit === null ? null : sectorOfUnit(state, unit);
      if (unit === null || sector === null) return true;
      turnOf(state).struck.push(unit);
      yield* attackEvent(game, { seat, sector, units: [unit], lurking: false });
    }
    return true;
  },
};

/** The own units with an enemy to attack that have not been set off in this turn. */
function strikers(state: TheseusState, seat: Seat): UnitId[] {
  const { struck } = turnOf(state);
  return alliesOf(state, seat)
    .flatMap(ally => unitsOf(state, ally))
    .filter(unit => !struck.includes(unit) && targetsOf(state, unit).length > 0);
}
