import type { EventKind } from '../../data/events.ts';
import { seatState } from '../../state/seats.ts';
import { say } from '../../text/say.ts';
import { gainWorkers } from '../pieces.ts';
import type { EventEffect } from './effect.ts';
import { factsOf } from './facts-of.ts';

/**
 * Extra Hands, War Economy: workers go from the owner's supply to its Worker Pool, as far as the supply has enough
 * (SC-21.7.5).
 */
export function gainsWorkers(event: EventKind): EventEffect {
  const { amount } = factsOf(event, 'gain-workers');
  return {
    whyNot: (state, seat) =>
      seatState(state, seat).supply.workers > 0
        ? null
        : { why: say('build.why.no-piece', { piece: say('piece.worker') }), rule: 'SC-2.2' },
    *execute(game, seat) {
      const owner = seatState(game.state, seat);
      const count = Math.min(amount, owner.supply.workers);
      gainWorkers(game, seat, count);
      game.tell?.({
        words: say('events.workers', { seat: { seat }, count, pool: owner.pool }),
        refs: [`seat:${seat}`],
        rule: 'SC-21.7.5',
      });
    },
  };
}
