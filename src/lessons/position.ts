import type { Seat, Message } from '../kernel/words/message.ts';
import type { LessonPosition } from './lesson.ts';

/** The learner's seat in every lesson. */
export const LEARNER: Seat = 0;

/** The seat of the learner's opponent, or of the first one if there are several. */
export const RIVAL: Seat = 1;

/** A state whose seats carry their names. */
interface Seated {
  readonly seats: readonly { readonly name: string }[];
}

/** The position for a state made by hand, with the people's names by seat. */
export function positionOf(state: Seated, names: readonly Message[]): LessonPosition {
  return {
    names,
    state: told => ({ ...state, seats: state.seats.map((owner, seat) => ({ ...owner, name: told[seat] ?? '' })) }),
  };
}
