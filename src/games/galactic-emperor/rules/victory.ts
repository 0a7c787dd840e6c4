import type { Outcome } from '../../../kernel/match/play.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { controlledBy, planetsOf } from '../state/board.ts';
import { seatState } from '../state/seats.ts';
import type { Emperor, EmperorState } from '../state/state.ts';
import { say, seatName } from '../text/say.ts';

/** Compares two seats by sectors, planets and marks: below 0 when the first one stands better. */
export function compareStanding(state: EmperorState, one: Seat, other: Seat): number {
  return (
    controlledBy(state, other).length - controlledBy(state, one).length ||
    planetsOf(state, other) - planetsOf(state, one) ||
    seatState(state, other).marks - seatState(state, one).marks
  );
}

/** Ends the match. */
export function win(
  game: Emperor,
  winners: readonly Seat[],
  key: 'victory.points' | 'victory.battle' | 'victory.standing' | 'victory.shared' | 'victory.last',
  rule: string,
): never {
  const words = say(key, { winners: winners.map(seatName), count: winners.length });
  game.tell?.({ words, rule, refs: winners.map((seat): `seat:${Seat}` => `seat:${seat}`) });
  return game.end({ winners: [...winners], words, ranking: ranking(game.state, winners) }, 'end');
}

function ranking(state: EmperorState, winners: readonly Seat[]): Outcome['ranking'] {
  const rank = (seat: Seat): number => {
    if (winners.includes(seat)) return 2;
    return seatState(state, seat).out ? 0 : 1;
  };
  return state.seats
    .map(({ points, marks }, seat) => ({
      seat,
      figures: {
        'figure.points': points,
        'figure.sectors': controlledBy(state, seat).length,
        'figure.planets': planetsOf(state, seat),
        'figure.marks': marks,
      },
    }))
    .sort(
      (one, other) =>
        rank(other.seat) - rank(one.seat) ||
        seatState(state, other.seat).points - seatState(state, one.seat).points ||
        compareStanding(state, one.seat, other.seat) ||
        one.seat - other.seat,
    );
}
