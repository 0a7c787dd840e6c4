import { offerPlain } from '../../../../kernel/match/offer.ts';
import type { Reason } from '../../../../kernel/match/offer.ts';
import { choose } from '../../../../kernel/match/rule.ts';
import type { Seat } from '../../../../kernel/words/message.ts';
import { baseOn } from '../../state/areas.ts';
import { seatState } from '../../state/seats.ts';
import type { Route, StarCraftState } from '../../state/state.ts';
import { say } from '../../text/say.ts';
import { placeTransport } from '../pieces.ts';
import { routeName } from '../purchases.ts';
import type { EventEffect } from './effect.ts';

/**
 * Supply Run: the owner puts a transport from its supply on a route of a planet with its base, if the route has none of
 * its own.
 */
export const supplyRun: EventEffect = {
  whyNot(state, seat) {
    if (seatState(state, seat).supply.transports < 1) {
      return { why: say('build.why.no-piece', { piece: say('piece.transport') }), rule: 'SC-2.2' };
    }
    const obstacles = state.routes.map(route => routeObstacle(state, seat, route));
    return obstacles.includes(null) ? null : { why: say('events.why.no-route'), rule: 'SC-21.7.2' };
  },
  *execute(game, seat) {
    const { state } = game;
    const { options, blocked } = offerPlain(state.routes, {
      id: route => `transport:${route.id}`,
      face: route => ({ words: routeName(state, route.id), refs: [`route:${route.id}`] }),
      whyNot: route => routeObstacle(state, seat, route),
    });
    const { id } = yield* choose(game, seat, 'event.route', options, {
      prompt: say('events.supply-run.prompt'),
      rule: 'SC-21.7.1',
      blocked,
    });
    placeTransport(game, id, seat);
    game.tell?.({
      words: say('events.transport', { seat: { seat }, route: routeName(state, id) }),
      refs: [`route:${id}`],
      rule: 'SC-21.7.5',
    });
  },
};

/** The reasons why a route can't get the transport. */
function routeObstacle(state: StarCraftState, seat: Seat, { ends, transports }: Route): Reason | null {
  if (transports.includes(seat)) return { why: say('build.why.route-taken'), rule: 'SC-8.1.2' };
  if (ends.some(({ planet }) => baseOn(state, planet, seat) !== null)) return null;
  return { why: say('events.why.no-base-at-route'), rule: 'SC-21.7' };
}
