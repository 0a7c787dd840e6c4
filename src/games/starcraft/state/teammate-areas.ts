import type { Reason } from '../../../kernel/match/offer.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { AreaId, PlanetId } from '../data/planets.ts';
import { planetName, say } from '../text/say.ts';
import { areaState } from './areas.ts';
import { otherEnd, routesOf } from './galaxy.ts';
import type { StarCraftState } from './state.ts';
import { areTeammates } from './teams.ts';

/**
 * SC-23.2.2, SC-23.2.10: whether a unit or base of a teammate of `seat` is in `area`, whoever else's pieces are there
 * too. No unit or base of `seat` ever goes there.
 */
export function isTeammates(state: StarCraftState, area: AreaId, seat: Seat): boolean {
  if (!state.options.teams) return false;
  const { holder, base } = areaState(state, area);
  return [holder, base].some(owner => owner !== null && areTeammates(state, owner, seat));
}

/** Why nothing of `seat` may be placed in, or come to, an area of a teammate; `null` where none has anything. */
export function whyTeammates(state: StarCraftState, area: AreaId, seat: Seat): Reason | null {
  return isTeammates(state, area, seat) ? { why: say('teams.why.area'), rule: 'SC-23.2.10' } : null;
}

/**
 * Why `seat` can't be transported from one planet to the other although a teammate has a transport there: teammates'
 * transports can't be used (SC-23.2.10). `null`: none has one.
 */
export function whyTeammatesTransport(state: StarCraftState, from: PlanetId, to: PlanetId, seat: Seat): Reason | null {
  if (!state.options.teams) return null;
  const isTheirs = routesOf(state, from).some(
    route => otherEnd(route, from) === to && route.transports.some(owner => areTeammates(state, owner, seat)),
  );
  if (!isTheirs) return null;
  return { why: say('teams.why.transport', { from: planetName(from), to: planetName(to) }), rule: 'SC-23.2.10' };
}
