import { offer as offerFrom } from '../../../kernel/match/offer.ts';
import type { Offer, OfferParts } from '../../../kernel/match/offer.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { UnitId } from '../data/units.ts';
import { opponentsOf } from '../state/seats.ts';
import type { TheseusState } from '../state/state.ts';
import type { Obstacle } from './card-effects/effect.ts';
import { unitsLeftOut } from './left-out.ts';
import { seatFace, unitOptions } from './options.ts';

/** What each thing is called as an option, and what is in its way, or `null`. */
interface Offering<T> extends Pick<OfferParts<T, T, Obstacle>, 'id' | 'face'> {
  readonly whyNot: (candidate: T) => Obstacle | null;
}

/** Parts a list of things into those that can be chosen and those that cannot. */
export function offer<T>(candidates: readonly T[], { id, face, whyNot }: Offering<T>): Offer<T> {
  return offerFrom(candidates, { id, face, fault: whyNot, why: obstacle => obstacle, value: one => one });
}

/** The same of the opponents of a seat. */
export function offerOpponents(
  state: TheseusState,
  seat: Seat,
  whyNot: (opponent: Seat) => Obstacle | null,
): Offer<Seat> {
  return offer(opponentsOf(state, seat), { id: other => `seat:${other}`, face: seatFace, whyNot });
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
