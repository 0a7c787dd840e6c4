import type { Blocked, Option } from '../../../../kernel/match/decision.ts';
import { choose } from '../../../../kernel/match/rule.ts';
import type { Seat } from '../../../../kernel/words/message.ts';
import { isPresentOn } from '../../state/areas.ts';
import type { RouteId } from '../../state/route-id.ts';
import type { StarCraftState } from '../../state/state.ts';
import { areTeammates, opponentsOf } from '../../state/teams.ts';
import { say } from '../../text/say.ts';
import { destroyTransport } from '../pieces.ts';
import { routeName } from '../purchases.ts';
import type { EventEffect } from './effect.ts';

/** A transport of an opponent. */
interface Prey {
  readonly route: RouteId;
  readonly owner: Seat;
  /** Its route touches a planet with a unit or base of the raider. */
  readonly near: boolean;
}

/** Convoy Raid: destroys a transport of an opponent on a route of a planet with an own unit or base. */
export const convoyRaid: EventEffect = {
  whyNot: (state, seat) =>
    preyOf(state, seat).some(({ near }) => near) ? null : { why: say('events.why.no-prey'), rule: 'SC-21.7.2' },
  *execute(game, seat) {
    const { state } = game;
    const options = preyOf(state, seat)
      .filter(({ near }) => near)
      .map((prey): Option<Prey> => ({ ...shown(state, prey), value: prey }));
    const { route, owner } = yield* choose(game, seat, 'event.transport', options, {
      prompt: say('events.convoy-raid.prompt'),
      rule: 'SC-21.7.1',
      blocked: () => [...farPrey(state, seat), ...sparedPrey(state, seat)],
    });
    destroyTransport(game, route, owner);
    game.tell?.({
      words: say('events.raided', { seat: { seat }, owner: { seat: owner }, route: routeName(state, route) }),
      refs: [`route:${route}`],
      rule: 'SC-21.7',
    });
  },
};

function preyOf(state: StarCraftState, seat: Seat): Prey[] {
  const opponents = opponentsOf(state, seat);
  return state.routes.flatMap(({ id, ends, transports }) => {
    const near = ends.some(({ planet }) => isPresentOn(state, planet, seat));
    return transports.filter(owner => opponents.includes(owner)).map((owner): Prey => ({ route: id, owner, near }));
  });
}

function farPrey(state: StarCraftState, seat: Seat): Blocked[] {
  return preyOf(state, seat)
    .filter(({ near }) => !near)
    .map(prey => ({ ...shown(state, prey), why: say('events.why.not-present-at-route'), rule: 'SC-21.7' }));
}

/** SC-21.7.8: transports of teammates. */
function sparedPrey(state: StarCraftState, seat: Seat): Blocked[] {
  return state.routes.flatMap(({ id, transports }) =>
    transports
      .filter(owner => areTeammates(state, owner, seat))
      .map(owner => ({
        ...shown(state, { route: id, owner, near: true }),
        why: say('teams.why.spared'),
        rule: 'SC-21.7.8',
      })),
  );
}

function shown(state: StarCraftState, { route, owner }: Prey): Omit<Option<Prey>, 'value'> {
  return {
    id: `raid:${route}@seat-${owner}`,
    words: say('events.raid', { owner: { seat: owner }, route: routeName(state, route) }),
    refs: [`route:${route}`],
  };
}
