import { blockedOnly, joinedOffers, offerPlain } from '../../../../kernel/match/offer.ts';
import type { OptionFace, Offer } from '../../../../kernel/match/offer.ts';
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

interface Transport {
  readonly route: RouteId;
  readonly owner: Seat;
}

/** A transport of an opponent, and whether the raid can destroy it. */
interface RaidTarget extends Transport {
  /** Whether the route touches a planet with a unit or base of the raider. */
  readonly near: boolean;
}

/** Convoy Raid: destroys a transport of an opponent on a route of a planet with an own unit or base. */
export const convoyRaid: EventEffect = {
  whyNot: (state, seat) =>
    raidTargets(state, seat).some(({ near }) => near) ? null : { why: say('events.why.no-prey'), rule: 'SC-21.7.2' },
  *execute(game, seat) {
    const { state } = game;
    const { options, blocked } = joinedOffers(offerRaids(state, seat), sparedTransports(state, seat));
    const { route, owner } = yield* choose(game, seat, 'event.transport', options, {
      prompt: say('events.convoy-raid.prompt'),
      rule: 'SC-21.7.1',
      blocked,
    });
    destroyTransport(game, route, owner);
    game.tell?.({
      words: say('events.raided', { seat: { seat }, owner: { seat: owner }, route: routeName(state, route) }),
      refs: [`route:${route}`],
      rule: 'SC-21.7',
    });
  },
};

function raidTargets(state: StarCraftState, seat: Seat): RaidTarget[] {
  const opponents = opponentsOf(state, seat);
  return state.routes.flatMap(({ id, ends, transports }) => {
    const nearPlanets = ends.some(({ planet }) => isPresentOn(state, planet, seat));
    return transports
      .filter(owner => opponents.includes(owner))
      .map((owner): RaidTarget => ({ route: id, owner, near: nearPlanets }));
  });
}

function offerRaids(state: StarCraftState, seat: Seat): Offer<RaidTarget> {
  return offerPlain(raidTargets(state, seat), {
    id: raidId,
    face: prey => raidFace(state, prey),
    whyNot: ({ near }) => (near ? null : { why: say('events.why.not-present-at-route'), rule: 'SC-21.7' }),
  });
}

/** SC-21.7.8: blocked options for transports of teammates. */
function sparedTransports(state: StarCraftState, seat: Seat): Offer<never> {
  const sparedTargets = (): Transport[] =>
    state.routes.flatMap(({ id, transports }) =>
      transports.filter(owner => areTeammates(state, owner, seat)).map(owner => ({ route: id, owner })),
    );
  return blockedOnly(sparedTargets, {
    id: raidId,
    face: transport => raidFace(state, transport),
    whyNot: () => ({ why: say('teams.why.spared'), rule: 'SC-21.7.8' }),
  });
}

function raidId({ route, owner }: Transport): string {
  return `raid:${route}@seat-${owner}`;
}

function raidFace(state: StarCraftState, { route, owner }: Transport): OptionFace {
  return {
    words: say('events.raid', { owner: { seat: owner }, route: routeName(state, route) }),
    subject: `seat:${owner}`,
    refs: [`route:${route}`],
  };
}
