import type { Reason } from '../../../../../kernel/match/offer.ts';
import { unitRefs } from '../../../state/refs.ts';
import { areAllied } from '../../../state/seats.ts';
import { invisibilityLeft } from '../../../state/tokens.ts';
import { unitState } from '../../../state/units.ts';
import { say, unitName } from '../../../text/say.ts';
import { unitsOfSeats, whyNotForCard } from '../../left-out.ts';
import { offerUnits } from '../../offer.ts';
import { upToN } from '../shared/up-to.ts';

/** The reason against a unit that already has an invisibility token: each unit can have only one. */
const ALREADY_INVISIBLE: Reason = { why: say('why.hidden'), rule: 'TH-16.5.2' };

/**
 * Invisibility: puts tokens on up to N own units without one, in any sectors, as far as the supply lasts (TH-16.5.2).
 */
export const invisibility = upToN({
  rule: 'TH-16.5.2',
  kind: 'card.unit',
  prompt: () => say('invisibility.unit'),
  offer: (state, { seat }) =>
    offerUnits(
      state,
      invisibilityLeft(state) === 0 ? [] : unitsOfSeats(state, owner => areAllied(state, owner, seat)),
      own => (unitState(state, own).invisible ? ALREADY_INVISIBLE : whyNotForCard(state, own, [])),
    ),
  *take(game, _use, unit) {
    unitState(game.state, unit).invisible = true;
    const words = say('invisibility.placed', { unit: unitName(unit) });
    game.tell?.({ words, rule: 'TH-16.5.2', refs: unitRefs(unit) });
  },
});
