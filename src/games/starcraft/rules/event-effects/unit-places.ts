import type { Option } from '../../../../kernel/match/decision.ts';
import { offerPlain } from '../../../../kernel/match/offer.ts';
import type { Reason } from '../../../../kernel/match/offer.ts';
import { choose } from '../../../../kernel/match/rule.ts';
import type { Rule } from '../../../../kernel/match/rule.ts';
import type { Seat, Message } from '../../../../kernel/words/message.ts';
import { AREAS } from '../../data/planets.ts';
import type { AreaId } from '../../data/planets.ts';
import { allAreas, baseOn, isEmpty, isEnemy, isFriendly, freeUnitPlaces } from '../../state/areas.ts';
import type { StarCraft, StarCraftState } from '../../state/state.ts';
import { teammateObstacle } from '../../state/teammate-areas.ts';
import { areaName, say } from '../../text/say.ts';

/** The rule of an event for the areas where its units may be placed. */
export type UnitPlaces = 'friendly-area-on-planet-with-own-base' | 'one-friendly-or-empty-area';

/** The areas on the table where an event may place units of `seat`, all with room for one more (SC-21.7.4). */
export function areasForUnits(state: StarCraftState, seat: Seat, unitPlaces: UnitPlaces): AreaId[] {
  return allAreas(state).filter(area => placeObstacle(state, seat, unitPlaces, area) === null);
}

/** Asks the owner of the event for an area. With `back` the owner can decline (`null`). */
export function* choosePlace(
  game: StarCraft,
  seat: Seat,
  unitPlaces: UnitPlaces,
  question: { readonly prompt: Message; readonly back: boolean },
): Rule<AreaId | null> {
  const { state } = game;
  const { options, blocked } = offerPlain(allAreas(state), {
    id: area => `area:${area}`,
    face: area => ({
      words: say('build.area', { area: areaName(area), room: freeUnitPlaces(state, area) }),
      refs: [`area:${area}`],
    }),
    whyNot: area => placeObstacle(state, seat, unitPlaces, area),
  });
  const backOptions: Option<null>[] = question.back ? [{ id: 'back', words: say('back'), value: null }] : [];
  return yield* choose<AreaId | null>(game, seat, 'event.area', [...options, ...backOptions], {
    prompt: question.prompt,
    rule: 'SC-21.7.4',
    blocked,
  });
}

/**
 * The reason why an event can't place units of `seat` in `area`; `null` if it can. A mixed area counts as an enemy area
 * (SC-1.5.2).
 */
function placeObstacle(state: StarCraftState, seat: Seat, unitPlaces: UnitPlaces, area: AreaId): Reason | null {
  if (unitPlaces === 'friendly-area-on-planet-with-own-base' && baseOn(state, AREAS[area].planet, seat) === null) {
    return { why: say('build.why.no-base'), rule: 'SC-21.7' };
  }
  const teammateReason = teammateObstacle(state, area, seat);
  if (teammateReason !== null) return teammateReason;
  if (isEnemy(state, area, seat)) return { why: say('build.why.enemy'), rule: 'SC-1.5.2' };
  if (unitPlaces === 'friendly-area-on-planet-with-own-base' && !isFriendly(state, area, seat)) {
    return { why: say('events.why.empty-area'), rule: 'SC-1.5' };
  }
  if (!isFriendly(state, area, seat) && !isEmpty(state, area)) return { why: say('build.why.enemy'), rule: 'SC-1.5' };
  return freeUnitPlaces(state, area) > 0 ? null : { why: say('build.why.full'), rule: 'SC-9.1' };
}
