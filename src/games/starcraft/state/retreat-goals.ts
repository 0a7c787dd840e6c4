import type { Blocked } from '../../../kernel/match/decision.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { AREAS } from '../data/planets.ts';
import type { AreaId, PlanetId } from '../data/planets.ts';
import { areaName, planetName, say } from '../text/say.ts';
import { areasOf, friendlyOrEmpty, isContested, isEnemy, room } from './areas.ts';
import { adjacentTo, transportReach } from './galaxy.ts';
import type { StarCraftState } from './state.ts';
import { whyTeammates, whyTeammatesTransport } from './teammate-areas.ts';

/**
 * SC-15.1: where a cloaked unit of `seat` can withdraw to: friendly or empty areas with a free place on the active
 * planet.
 */
export function withdrawalGoals(state: StarCraftState, contested: AreaId, seat: Seat): AreaId[] {
  return goalsOn(state, AREAS[contested].planet, seat);
}

/** SC-13.9.5: where units of `seat` can retreat to; adjacent planets only along an own transport. */
export function retreatGoals(state: StarCraftState, contested: AreaId, seat: Seat): AreaId[] {
  const { planet } = AREAS[contested];
  const reached = transportReach(state, planet, seat).flatMap(other => goalsOn(state, other, seat));
  return [...goalsOn(state, planet, seat), ...reached];
}

/** The areas of the active planet that are no goal of a withdrawal, and why. */
export function blockedWithdrawals(state: StarCraftState, contested: AreaId, seat: Seat): Blocked[] {
  return blockedOn(state, AREAS[contested].planet, seat, 'SC-15.1');
}

/** The areas near the contested one that are no goal of a retreat, and why. */
export function blockedRetreats(state: StarCraftState, contested: AreaId, seat: Seat): Blocked[] {
  const { planet } = AREAS[contested];
  const reached = transportReach(state, planet, seat);
  return [
    ...blockedOn(state, planet, seat, 'SC-13.9.5'),
    ...adjacentTo(state, planet).flatMap(other => {
      if (reached.includes(other)) return blockedOn(state, other, seat, 'SC-13.9.5');
      const { why, rule } = whyTeammatesTransport(state, planet, other, seat) ?? {
        why: say('battle.goal.no-transport', { planet: planetName(other) }),
        rule: 'SC-13.9.5',
      };
      return areasOf(other).map(area => blocked(area, why, rule));
    }),
  ];
}

function goalsOn(state: StarCraftState, planet: PlanetId, seat: Seat): AreaId[] {
  return friendlyOrEmpty(state, planet, seat).filter(area => room(state, area) > 0);
}

function blockedOn(state: StarCraftState, planet: PlanetId, seat: Seat, rule: string): Blocked[] {
  const free = goalsOn(state, planet, seat);
  return areasOf(planet)
    .filter(area => !free.includes(area))
    .map(area => {
      if (isContested(state, area)) return blocked(area, say('battle.goal.contested'), rule);
      const spared = whyTeammates(state, area, seat);
      if (spared !== null) return blocked(area, spared.why, spared.rule);
      return blocked(area, say(isEnemy(state, area, seat) ? 'battle.goal.enemy' : 'battle.goal.full'), rule);
    });
}

function blocked(area: AreaId, why: Blocked['why'], rule: string): Blocked {
  return { id: `area:${area}`, words: areaName(area), refs: [`area:${area}`], why, rule };
}
