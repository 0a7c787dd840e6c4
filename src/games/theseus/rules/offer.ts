import { offerPlain } from '../../../kernel/match/offer.ts';
import type { Offer } from '../../../kernel/match/offer.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { UnitId } from '../data/units.ts';
import { opponentsOf } from '../state/seats.ts';
import type { TheseusState } from '../state/state.ts';
import type { Obstacle } from './card-effects/effect.ts';
import { unitsLeftOut } from './left-out.ts';
import { seatFace, unitOptions } from './options.ts';

/** The opponents of a seat: those that can be chosen, and the others with what is in the way. */
export function offerOpponents(
  state: TheseusState,
  seat: Seat,
  whyNot: (opponent: Seat) => Obstacle | null,
): Offer<Seat> {
  return offerPlain(opponentsOf(state, seat), { id: other => `seat:${other}`, face: seatFace, whyNot });
}

/** The same of units, told with the rooms that they stand in. */
export function offerUnits(
  state: TheseusState,
  units: readonly UnitId[],
  whyNot: (unit: UnitId) => Obstacle | null,
): Offer<UnitId> {
  return {
    options: unitOptions(
      state,
      units.filter(unit => whyNot(unit) === null),
    ),
    blocked: () => unitsLeftOut(state, units, whyNot),
  };
}
