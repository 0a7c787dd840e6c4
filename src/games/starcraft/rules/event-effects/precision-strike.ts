import type { Option } from '../../../../kernel/match/decision.ts';
import { blockedOnly, joinedOffers, offerPlain } from '../../../../kernel/match/offer.ts';
import type { OptionFace, Offer } from '../../../../kernel/match/offer.ts';
import { RuleFault } from '../../../../kernel/match/refusal.ts';
import { choose } from '../../../../kernel/match/rule.ts';
import type { Rule } from '../../../../kernel/match/rule.ts';
import type { Seat } from '../../../../kernel/words/message.ts';
import { AREAS } from '../../data/planets.ts';
import type { AreaId } from '../../data/planets.ts';
import type { UnitType } from '../../data/units.ts';
import { allAreas, areaState, hasUnitOn, unitsIn } from '../../state/areas.ts';
import { unitsRef } from '../../state/refs.ts';
import type { StarCraft, StarCraftState } from '../../state/state.ts';
import { areTeammates, opponentsOf } from '../../state/teams.ts';
import { areaName, say, unitName } from '../../text/say.ts';
import { destroyUnits } from '../pieces.ts';
import type { EventEffect } from './effect.ts';

/**
 * Precision Strike: the owner of the event chooses an area with an opponent's units near an own unit; the opponent
 * picks which of these units is destroyed.
 */
export const precisionStrike: EventEffect = {
  whyNot: (state, seat) =>
    targets(state, seat).options.length > 0 ? null : { why: say('events.why.no-target'), rule: 'SC-21.7.2' },
  *execute(game, seat) {
    const { state } = game;
    const { options, blocked } = joinedOffers(targets(state, seat), sparedTargets(state, seat));
    const area = yield* choose(game, seat, 'event.area', options, {
      prompt: say('events.precision-strike.prompt'),
      subject: 'event:precision-strike',
      rule: 'SC-21.7.1',
      blocked,
    });
    const { holder } = areaState(state, area);
    if (holder === null) throw new RuleFault(`${area} holds no units.`);
    const unit = yield* chooseVictim(game, holder, area);
    destroyUnits(game, area, unit);
    game.tell?.({
      words: say('events.struck', { seat: { seat: holder }, unit: unitName(unit), area: areaName(area) }),
      refs: [`area:${area}`],
      rule: 'SC-21.7',
    });
  },
};

/** The areas with units of opponents, whether or not an own unit is near. */
function targets(state: StarCraftState, seat: Seat): Offer<AreaId> {
  const opponents = opponentsOf(state, seat);
  const areas = allAreas(state).filter(area => {
    const { holder } = areaState(state, area);
    return holder !== null && opponents.includes(holder);
  });
  return offerPlain(areas, {
    id: area => `area:${area}`,
    face: area => targetFace(state, area),
    whyNot: area =>
      hasUnitOn(state, AREAS[area].planet, seat) ? null : { why: say('events.why.no-unit-on-planet'), rule: 'SC-21.7' },
  });
}

/** SC-21.7.8: blocked options for units of teammates. */
function sparedTargets(state: StarCraftState, seat: Seat): Offer<never> {
  const isTeammateArea = (area: AreaId): boolean => {
    const { holder } = areaState(state, area);
    return holder !== null && areTeammates(state, holder, seat);
  };
  return blockedOnly(() => allAreas(state).filter(isTeammateArea), {
    id: area => `area:${area}`,
    face: area => targetFace(state, area),
    whyNot: () => ({ why: say('teams.why.spared'), rule: 'SC-21.7.8' }),
  });
}

function targetFace(state: StarCraftState, area: AreaId): OptionFace {
  const { holder } = areaState(state, area);
  const units = unitsIn(state, area).map(({ unit, count }) => say('mobilize.count', { unit: unitName(unit), count }));
  return {
    words: say('events.target', { area: areaName(area), seat: { seat: holder ?? 0 }, units }),
    refs: [`area:${area}`],
  };
}

/** SC-21.7.1: by the card's text the owner of the units makes this choice. */
function* chooseVictim(game: StarCraft, owner: Seat, area: AreaId): Rule<UnitType> {
  const options = unitsIn(game.state, area).map(({ unit, count }): Option<UnitType> => ({
    id: `destroy:${unit}`,
    words: say('mobilize.count', { unit: unitName(unit), count }),
    refs: [unitsRef(unit, area)],
    value: unit,
  }));
  return yield* choose(game, owner, 'event.victim', options, {
    prompt: say('events.victim.prompt', { area: areaName(area) }),
    rule: 'SC-21.7.1',
  });
}
