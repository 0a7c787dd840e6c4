import { choose } from '../../../../../kernel/rule.ts';
import type { Seat } from '../../../../../kernel/words.ts';
import type { UnitId } from '../../../data/units.ts';
import { alliesOf, areAllied } from '../../../state/seats.ts';
import type { TheseusState } from '../../../state/state.ts';
import { attackOf, sectorOfUnit, unitsOf, unitState } from '../../../state/units.ts';
import { say } from '../../../text/say.ts';
import { targetsOf } from '../../attack-targets.ts';
import { attackEvent } from '../../attacks.ts';
import { unitsAround, unitsLeftOut, whyNotForCard } from '../../left-out.ts';
import { unitOptions } from '../../options.ts';
import { turnOf } from '../../turn.ts';
import type { ActionEffect, Obstacle } from '../effect.ts';

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
        blocked: () =>
          unitsLeftOut(
            state,
            unitsAround(state, owner => areAllied(state, owner, seat)),
            own => whyNotStrike(state, own),
          ),
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

/** Why an own unit cannot be set off, or `null`. */
function whyNotStrike(state: TheseusState, unit: UnitId): Obstacle | null {
  if (turnOf(state).struck.includes(unit)) return { why: say('why.struck'), rule: 'TH-16.2.3' };
  const obstacle = whyNotForCard(state, unit, []);
  if (obstacle !== null) return obstacle;
  if (unitState(state, unit).heldBy !== null) return { why: say('why.held'), rule: 'TH-16.4.2' };
  if (attackOf(state, unit).targets === 'none') return { why: say('why.no-attack'), rule: 'TH-8.2' };
  return targetsOf(state, unit).length > 0 ? null : { why: say('why.nobody-in-reach'), rule: 'TH-8.1' };
}
