import type { Blocked, Option } from '../../../kernel/match/decision.ts';
import type { UnitId } from '../data/units.ts';
import type { TheseusState } from '../state/state.ts';
import type { Obstacle } from './card-effects/effect.ts';
import { unitsLeftOut } from './left-out.ts';
import { unitOptions } from './options.ts';

/** One list of things that somebody might choose: those that can be, and the others with what is in their way. */
export interface Offer<T> {
  readonly options: readonly Option<T>[];
  readonly blocked: () => readonly Blocked[];
}

/** What each thing is called as an option, and what is in its way, or `null`. */
interface Offering<T> {
  readonly face: (candidate: T) => Pick<Blocked, 'id' | 'words' | 'refs'>;
  readonly whyNot: (candidate: T) => Obstacle | null;
}

/** Parts a list of things into those that can be chosen and those that cannot. */
export function offer<T>(candidates: readonly T[], { face, whyNot }: Offering<T>): Offer<T> {
  return {
    options: candidates.filter(one => whyNot(one) === null).map(one => ({ ...face(one), value: one })),
    blocked: () =>
      candidates.flatMap(one => {
        const obstacle = whyNot(one);
        return obstacle === null ? [] : [{ ...face(one), ...obstacle }];
      }),
  };
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
