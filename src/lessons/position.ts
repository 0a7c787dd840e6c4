import type { Seat, Message } from '../kernel/words/message.ts';
import type { LessonPosition } from './lesson.ts';

/** The learner's seat in every lesson. */
export const LEARNER: Seat = 0;

/** The seat of the learner's opponent, or of the first one if there are several. */
export const RIVAL: Seat = 1;

/** A state that holds the names of its seats. */
interface StateWithSeats {
  readonly seats: readonly { readonly name: string }[];
}

/** Makes a lesson position from a state made by hand and the names of the seats. */
export function positionOf(state: StateWithSeats, names: readonly Message[]): LessonPosition {
  return {
    names,
    state: told => ({ ...state, seats: state.seats.map((owner, seat) => ({ ...owner, name: told[seat] ?? '' })) }),
  };
}
