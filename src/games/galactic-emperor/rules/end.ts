import { beat } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { hasFinalCount } from '../data/roles.ts';
import { MOST_ENERGY, MOST_MARKS_POINTS, MOST_METAL, STORAGE_POINTS, TIED_MARKS_POINTS } from '../data/set-up.ts';
import { planetsOf } from '../state/board.ts';
import { tokenReserve } from '../state/pieces.ts';
import { inOrderFrom, pointsInPool, seatsIn, seatState } from '../state/seats.ts';
import type { ChapterRules, Emperor } from '../state/state.ts';
import type { EndSteps } from '../state/steps.ts';
import { say, seatName } from '../text/say.ts';
import { beginFinalBattle } from './final-battle.ts';
import { payPoints } from './points.ts';
import { compareStanding, decidingCriterion, leadersOf, endWithWinners } from './victory.ts';

/** The steps at the end of the game (GE-12). */
export const endSteps: ChapterRules<EndSteps> = {
  'end.count': finalCount,
  'end.tycoon': payMarksPoints,
  'end.winner': findWinner,
};

/**
 * GE-12.1, GE-12.3: whether the game ends after a role, because the pool is empty or a seat has all its tokens on
 * sectors. Logs the reason.
 */
export function isGameOver(game: Emperor): boolean {
  const { state } = game;
  const { role } = state;
  if (role === null || !(hasFinalCount(role.id) || role.id === 'regent')) return false;
  const seatsWithoutTokens = seatsIn(state).filter(seat => tokenReserve(state, seat) === 0);
  for (const seat of seatsWithoutTokens) game.tell?.({ words: say('end.tokens', { seat: { seat } }), rule: 'GE-12.3' });
  const isPoolEmpty = pointsInPool(state) === 0;
  if (isPoolEmpty) game.tell?.({ words: say('end.pool'), rule: 'GE-12.1' });
  return isPoolEmpty || seatsWithoutTokens.length > 0;
}

/** GE-12.4: pays a point for each planet, but not after a Regent, who has already paid them. */
function* finalCount(game: Emperor): Rule {
  const { state } = game;
  if (state.role !== null && hasFinalCount(state.role.id)) {
    for (const seat of seatsIn(state)) payPoints(game, seat, planetsOf(state, seat), 'count', 'GE-12.4');
  }
  game.next('end.tycoon', {});
}

/** GE-12.5: pays points for full Storages and for the most marks. */
function* payMarksPoints(game: Emperor): Rule {
  const { state } = game;
  const seats = seatsIn(state);
  for (const seat of seats) {
    const { metal, energy } = seatState(state, seat);
    if (metal === MOST_METAL && energy === MOST_ENERGY) payPoints(game, seat, STORAGE_POINTS, 'storage', 'GE-12.5');
  }
  const mostMarks = Math.max(...seats.map(seat => seatState(state, seat).marks));
  const richest = seats.filter(seat => seatState(state, seat).marks === mostMarks);
  const marksPoints = richest.length > 1 ? TIED_MARKS_POINTS : MOST_MARKS_POINTS;
  for (const seat of richest) payPoints(game, seat, marksPoints, 'marks', 'GE-12.5');
  yield* beat('tycoons');
  game.next('end.winner', {});
}

/** GE-12.7, GE-12.8: finds the winner by points; tied seats fight. This reveals the points (GE-13.1). */
function* findWinner(game: Emperor): Rule {
  const { state } = game;
  const tiedSeats = game.uncover(() => leadersOf(state));
  const [first, second] = tiedSeats;
  if (first === undefined) return;
  if (second === undefined) return endWithWinners(game, [first], 'victory.points', 'GE-12.7');
  game.tell?.({ words: say('end.tie', { seats: tiedSeats.map(seatName) }), rule: 'GE-12.8' });
  yield* beginFinalBattle(game, fightersOf(game, tiedSeats));
}

/**
 * GE-12.8, GE-12.9: the two tied seats that fight: those with the most sectors, then planets, then marks, then in
 * seating order from the Throne. Logs why it is these two.
 */
function fightersOf(game: Emperor, tiedSeats: readonly Seat[]): [Seat, Seat] {
  const { state } = game;
  const seatingOrder = inOrderFrom(state, state.throne ?? 0).filter(seat => tiedSeats.includes(seat));
  const rankedSeats = [...seatingOrder].sort((one, other) => compareStanding(state, one, other));
  const [first = 0, second = 0] = seatingOrder.filter(seat => rankedSeats.indexOf(seat) < 2);
  const [, last = 0, third] = rankedSeats;
  if (third !== undefined) {
    const criterion = decidingCriterion(state, last, third) ?? 'seats';
    game.tell?.({
      words: say(`end.fighters.${criterion}`, { seats: [first, second].map(seatName) }),
      rule: criterion === 'sectors' ? 'GE-12.8' : 'GE-12.9',
    });
  }
  return [first, second];
}
