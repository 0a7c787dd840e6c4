import type { Seat } from '../../../kernel/words/message.ts';
import { seatState } from '../state/seats.ts';
import type { Emperor } from '../state/state.ts';
import { say } from '../text/say.ts';

/** Why points are paid. */
export type PointsFor = 'planets' | 'empire' | 'storage' | 'marks' | 'count';

/** Pays points from the pool, or from the box when it is empty (GE-1.6, GE-12.6). The gain is told, the total is not (GE-13.3). */
export function payPoints(game: Emperor, seat: Seat, points: number, why: PointsFor, rule: string): void {
  if (points === 0) return;
  seatState(game.state, seat).points += points;
  game.state.paid += points;
  game.tell?.({ words: say(`points.${why}`, { seat: { seat }, points }), rule, refs: [`seat:${seat}`] });
}
