import type { Seat } from '../../../../kernel/words/message.ts';
import { fromFirstPlayer, seatState } from '../../state/seats.ts';
import { hasPoints } from '../../state/standing.ts';
import type { StarCraftState } from '../../state/state.ts';
import { opponentsOf } from '../../state/teams.ts';
import { say } from '../../text/say.ts';
import { gainConquestPoints } from '../conquest-points.ts';
import type { EventEffect } from './effect.ts';
import { factsOf } from './facts-of.ts';

const { amount, floor } = factsOf('collapse-of-order', 'conquest-points-others');

/** Collapse of Order: each opponent loses a conquest point; nobody falls below 0 (SC-21.7.8). */
export const collapseOfOrder: EventEffect = {
  whyNot(state, seat) {
    if (!hasPoints(state)) return { why: say('conquest.why.points'), rule: 'SC-23.1.5' };
    return losers(state, seat).length > 0 ? null : { why: say('events.why.no-points'), rule: 'SC-21.7.8' };
  },
  *execute(game, seat) {
    for (const loser of losers(game.state, seat)) {
      const { conquestPoints } = seatState(game.state, loser);
      gainConquestPoints(game, loser, Math.max(amount, floor - conquestPoints), 'SC-21.7.8');
    }
  },
};

function losers(state: StarCraftState, seat: Seat): Seat[] {
  const opponents = opponentsOf(state, seat);
  return fromFirstPlayer(state).filter(
    other => opponents.includes(other) && seatState(state, other).conquestPoints > floor,
  );
}
