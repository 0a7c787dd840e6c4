import type { Seat } from '../../../kernel/words/message.ts';
import { seatState } from '../state/seats.ts';
import { hasPoints } from '../state/standing.ts';
import type { StarCraft } from '../state/state.ts';
import { say } from '../text/say.ts';

/**
 * Moves the marker of `seat` on the conquest track (SC-2.4). `rule` is the number of the rule that gives or takes the
 * points. Points never fall below 0 (SC-21.7.8). Does nothing in Galactic Conquest (SC-23.1.5).
 */
export function gainConquestPoints(game: StarCraft, seat: Seat, count: number, rule: string): void {
  if (!hasPoints(game.state)) return;
  const owner = seatState(game.state, seat);
  owner.conquestPoints = Math.max(0, owner.conquestPoints + count);
  game.tell?.({
    words: say('conquest-points.gained', { seat: { seat }, count, total: owner.conquestPoints }),
    refs: [`seat:${seat}`],
    rule,
  });
}
