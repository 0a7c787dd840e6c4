import type { Reason } from '../../../kernel/match/offer.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { AreaId, PlanetId } from '../data/planets.ts';
import { planetName, say } from '../text/say.ts';
import { areaState } from './areas.ts';
import { otherEnd, routesOf } from './galaxy.ts';
import type { StarCraftState } from './state.ts';
import { areTeammates } from './teams.ts';

/**
 * SC-23.2.2, SC-23.2.10: whether a teammate of `seat` has a unit or base in `area`, even together with other seats. No
 * unit or base of `seat` may enter such an area.
 */
export function hasTeammate(state: StarCraftState, area: AreaId, seat: Seat): boolean {
  if (!state.options.teams) return false;
  const { holder, base } = areaState(state, area);
  return [holder, base].some(owner => owner !== null && areTeammates(state, owner, seat));
}

/** The reason why no piece of `seat` may enter `area`: a teammate is there. `null` if no teammate is. */
export function teammateObstacle(state: StarCraftState, area: AreaId, seat: Seat): Reason | null {
  return hasTeammate(state, area, seat) ? { why: say('teams.why.area'), rule: 'SC-23.2.10' } : null;
}

/**
 * The reason why `seat` can't use a teammate's transport between two planets (SC-23.2.10). `null` if no teammate has
 * one there.
 */
export function teammateTransportObstacle(
  state: StarCraftState,
  from: PlanetId,
  to: PlanetId,
  seat: Seat,
): Reason | null {
  if (!state.options.teams) return null;
  const isOfTeammate = routesOf(state, from).some(
    route => otherEnd(route, from) === to && route.transports.some(owner => areTeammates(state, owner, seat)),
  );
  if (!isOfTeammate) return null;
  return { why: say('teams.why.transport', { from: planetName(from), to: planetName(to) }), rule: 'SC-23.2.10' };
}
