import { imaginationOf } from '../../../src/kernel/match/imagination.ts';
import { randomBelow } from '../../../src/kernel/plain/random.ts';
import type { Viewer } from '../../../src/kernel/words/message.ts';
import { MOST_CLOAKS } from './state.ts';
import type { DiceSeat, DiceState } from './state.ts';

/** A seat as somebody knows it: the cloaks of others are `null`. */
export type KnownSeat = Omit<DiceSeat, 'cloaks'> & { readonly cloaks: number | null };

/** The seats as a viewer knows them. */
export function knownSeats({ seats }: DiceState, viewer: Viewer): KnownSeat[] {
  return seats.map((seat, number) => ({ ...seat, cloaks: number === viewer ? seat.cloaks : null }));
}

/** What is known of a state: all but cloaks. What others have passed ahead they chose in the open. */
interface Known extends Omit<DiceState, 'random' | 'revealed' | 'seats'> {
  readonly seats: KnownSeat[];
}

/** What a seat may know of Dice, and what it can imagine. */
export const diceImagination = imaginationOf<DiceState, Known>({
  known: (state, viewer) => {
    const { random: _random, revealed: _revealed, seats: _seats, cloaked, ...open } = state;
    return { ...open, cloaked: cloaked === viewer ? viewer : null, seats: knownSeats(state, viewer) };
  },
  imagine: ({ seats, ...open }, random) => ({
    ...open,
    random: { generator: [1, 2, 3, 4].map(() => 1 + randomBelow(random, 1_000_000)), scripted: [] },
    revealed: 0,
    seats: seats.map(seat => ({ ...seat, cloaks: seat.cloaks ?? randomBelow(random, MOST_CLOAKS - seat.used + 1) })),
  }),
  couldBe: ({ seats }, state) =>
    state.seats.flatMap(({ cloaks, used }, seat) => {
      const known = seats[seat]?.cloaks ?? null;
      // DI-1.1: no seat is dealt more.
      const fits = cloaks + used <= MOST_CLOAKS && (known === null || known === cloaks);
      return fits ? [] : [`DI-1.1: the cloaks of seat ${seat}`];
    }),
  cases: ({ seats }) =>
    seats.flatMap(({ cloaks, used }, seat) => {
      if (cloaks !== null) return [];
      return Array.from({ length: MOST_CLOAKS - used + 1 }, (_, count) => ({
        name: `seat ${seat} has ${count} cloaks`,
        holds: (state: DiceState) => state.seats[seat]?.cloaks === count,
      }));
    }),
});
