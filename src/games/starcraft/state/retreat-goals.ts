import { offerPlain } from '../../../kernel/match/offer.ts';
import type { OptionFace, Offer, Reason } from '../../../kernel/match/offer.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { AREAS } from '../data/planets.ts';
import type { AreaId } from '../data/planets.ts';
import { areaName, planetName, say } from '../text/say.ts';
import { areasOf, isContested, isEmpty, isFriendly, freeUnitPlaces } from './areas.ts';
import { adjacentTo, transportReach } from './galaxy.ts';
import { areaRefs } from './refs.ts';
import type { StarCraftState } from './state.ts';
import { teammateObstacle, teammateTransportObstacle } from './teammate-areas.ts';

/**
 * SC-15.1: the areas of the active planet to which a cloaked unit of `seat` may withdraw: friendly or empty areas with
 * room.
 */
export function withdrawals(state: StarCraftState, contestedArea: AreaId, seat: Seat): Offer<AreaId> {
  return offerPlain(areasOf(AREAS[contestedArea].planet), {
    id: goalId,
    face: goalFace,
    whyNot: area => whyNoGoal(state, area, seat, 'SC-15.1'),
  });
}

/**
 * SC-13.9.5: the areas to which units of `seat` may retreat. Areas of adjacent planets need an own transport on the
 * route.
 */
export function retreatGoals(state: StarCraftState, contestedArea: AreaId, seat: Seat): Offer<AreaId> {
  const { planet } = AREAS[contestedArea];
  const reachedPlanets = [planet, ...transportReach(state, planet, seat)];
  const unreachedPlanets = adjacentTo(state, planet).filter(other => !reachedPlanets.includes(other));
  return offerPlain([...reachedPlanets, ...unreachedPlanets].flatMap(areasOf), {
    id: goalId,
    face: area => ({
      words: say('battle.retreat.area', { area: areaName(area), room: freeUnitPlaces(state, area) }),
      refs: areaRefs(area),
    }),
    blockedFace: goalFace,
    whyNot: area => {
      const goalPlanet = AREAS[area].planet;
      if (reachedPlanets.includes(goalPlanet)) return whyNoGoal(state, area, seat, 'SC-13.9.5');
      const noTransportReason = say('battle.goal.no-transport', { planet: planetName(goalPlanet) });
      return (
        teammateTransportObstacle(state, planet, goalPlanet, seat) ?? { why: noTransportReason, rule: 'SC-13.9.5' }
      );
    },
  });
}

function goalId(area: AreaId): string {
  return `area:${area}`;
}

function goalFace(area: AreaId): OptionFace {
  return { words: areaName(area), refs: areaRefs(area) };
}

/** The reason why units of `seat` can't go to `area`; `null` if the area is friendly or empty and has room. */
function whyNoGoal(state: StarCraftState, area: AreaId, seat: Seat, rule: string): Reason | null {
  if (isContested(state, area)) return { why: say('battle.goal.contested'), rule };
  if (isEmpty(state, area) || isFriendly(state, area, seat)) {
    return freeUnitPlaces(state, area) > 0 ? null : { why: say('battle.goal.full'), rule };
  }
  return teammateObstacle(state, area, seat) ?? { why: say('battle.goal.enemy'), rule };
}
