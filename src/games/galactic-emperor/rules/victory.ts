import type { Outcome } from '../../../kernel/match/play.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { controlledBy, planetsOf } from '../state/board.ts';
import { seatsIn, seatState } from '../state/seats.ts';
import type { Emperor, EmperorState } from '../state/state.ts';
import { say, seatName } from '../text/say.ts';

/** The criteria by which tied seats are compared, in this order (GE-12.8, GE-12.9). */
const CRITERION_VALUES = {
  sectors: (state: EmperorState, seat: Seat) => controlledBy(state, seat).length,
  planets: planetsOf,
  marks: (state: EmperorState, seat: Seat) => seatState(state, seat).marks,
} as const;

type Criterion = keyof typeof CRITERION_VALUES;
const CRITERIA: readonly Criterion[] = ['sectors', 'planets', 'marks'];

/** The first criterion by which two seats differ; `null`: they are equal in all of them. */
export function decidingCriterion(state: EmperorState, one: Seat, other: Seat): Criterion | null {
  return (
    CRITERIA.find(criterion => CRITERION_VALUES[criterion](state, one) !== CRITERION_VALUES[criterion](state, other)) ??
    null
  );
}

/** Compares two seats by sectors, planets and marks: below 0 if the first one is ahead. */
export function compareStanding(state: EmperorState, one: Seat, other: Seat): number {
  const criterion = decidingCriterion(state, one, other);
  return criterion === null ? 0 : CRITERION_VALUES[criterion](state, other) - CRITERION_VALUES[criterion](state, one);
}

/** The seats with the most points. */
export function leadersOf(state: EmperorState): Seat[] {
  const seats = seatsIn(state);
  const mostPoints = Math.max(...seats.map(seat => seatState(state, seat).points));
  return seats.filter(seat => seatState(state, seat).points === mostPoints);
}

/** Ends the match: reveals all points (GE-13.1), and the other seats hail the winner (GE-12.7.1). */
export function endWithWinners(
  game: Emperor,
  winners: readonly Seat[],
  victoryKey: 'victory.points' | 'victory.battle' | 'victory.standing' | 'victory.shared' | 'victory.last',
  rule: string,
): never {
  game.reveal();
  const words = say(victoryKey, { winners: winners.map(seatName), count: winners.length });
  game.tell?.({ words, rule, refs: winners.map((seat): `seat:${Seat}` => `seat:${seat}`) });
  const others = seatsIn(game.state).filter(seat => !winners.includes(seat));
  if (others.length > 0) game.tell?.({ words: say('end.hail', { seats: others.map(seatName) }), rule: 'GE-12.7.1' });
  return game.end({ winners: [...winners], words, ranking: finalRanking(game.state, winners) }, 'end');
}

function finalRanking(state: EmperorState, winners: readonly Seat[]): Outcome['ranking'] {
  const rankOf = (seat: Seat): number => {
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
        rankOf(other.seat) - rankOf(one.seat) ||
        seatState(state, other.seat).points - seatState(state, one.seat).points ||
        compareStanding(state, one.seat, other.seat) ||
        one.seat - other.seat,
    );
}
