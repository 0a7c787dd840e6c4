import type { Reason } from '../../../../../kernel/match/offer.ts';
import type { UnitId } from '../../../data/units.ts';
import { areAllied } from '../../../state/seats.ts';
import type { TheseusState } from '../../../state/state.ts';
import { attackOf, sectorOfUnit, unitState } from '../../../state/units.ts';
import { say } from '../../../text/say.ts';
import { targetsOf } from '../../attack-targets.ts';
import { attackEvent } from '../../attacks.ts';
import { unitsOfSeats, whyNotForCard } from '../../left-out.ts';
import { offerUnits } from '../../offer.ts';
import { turnOf } from '../../turn.ts';
import { upToN } from '../shared/up-to.ts';

/** Ghost Strike: up to N own units attack where they stand, each at most once in a turn (TH-16.2.3). */
export const ghostStrike = upToN({
  rule: 'TH-16.2.3',
  kind: 'card.unit',
  prompt: () => say('ghost-strike.unit'),
  offer: (state, { seat }) =>
    offerUnits(
      state,
      unitsOfSeats(state, owner => areAllied(state, owner, seat)),
      unit => whyNotStrike(state, unit),
    ),
  *take(game, { seat }, unit) {
    const sector = sectorOfUnit(game.state, unit);
    if (sector === null) return;
    turnOf(game.state).struck.push(unit);
    yield* attackEvent(game, { seat, sector, units: [unit], lurking: false });
  },
});

/** Why Ghost Strike can't choose an own unit; `null` if it can. */
function whyNotStrike(state: TheseusState, unit: UnitId): Reason | null {
  if (turnOf(state).struck.includes(unit)) return { why: say('why.struck'), rule: 'TH-16.2.3' };
  const obstacle = whyNotForCard(state, unit, []);
  if (obstacle !== null) return obstacle;
  if (unitState(state, unit).heldBy !== null) return { why: say('why.held'), rule: 'TH-16.4.2' };
  if (attackOf(state, unit).targets === 'none') return { why: say('why.no-attack'), rule: 'TH-8.2' };
  return targetsOf(state, unit).length > 0 ? null : { why: say('why.nobody-in-reach'), rule: 'TH-8.1' };
}
