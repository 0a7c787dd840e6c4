import type { GameEvent } from '../../../kernel/match/events.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { seatState } from '../state/seats.ts';
import type { Emperor } from '../state/state.ts';
import { say } from '../text/say.ts';

/** The reason why points are paid. */
export type PointsReason = 'planets' | 'empire' | 'storage' | 'marks' | 'count';

/**
 * Pays points from the pool, or from the box if the pool is empty (GE-1.6, GE-12.6). The log tells everybody that a
 * seat gains points, but only that seat how many, unless points are public (GE-13.3).
 */
export function payPoints(game: Emperor, seat: Seat, points: number, pointsReason: PointsReason, rule: string): void {
  if (points === 0) return;
  seatState(game.state, seat).points += points;
  game.state.paid += points;
  game.tell?.({ ...pointsMessage(game, seat, points, pointsReason), rule, refs: [`seat:${seat}`] });
}

function pointsMessage(
  { state }: Emperor,
  seat: Seat,
  points: number,
  pointsReason: PointsReason,
): Pick<GameEvent, 'words' | 'secrets'> {
  const words = say(`points.${pointsReason}`, { seat: { seat }, points });
  if (state.options.openScores) return { words: words };
  return {
    words: say(`points.${pointsReason}.hidden`, { seat: { seat } }),
    secrets: [{ seats: [seat], words: words }],
  };
}
