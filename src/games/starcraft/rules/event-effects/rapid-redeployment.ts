import type { Option } from '../../../../kernel/match/decision.ts';
import { offerPlain, offerRows } from '../../../../kernel/match/offer.ts';
import type { OptionFace, Offer, Reason, OfferRow } from '../../../../kernel/match/offer.ts';
import { choose } from '../../../../kernel/match/rule.ts';
import type { Rule } from '../../../../kernel/match/rule.ts';
import { gather } from '../../../../kernel/plain/gather.ts';
import type { Seat } from '../../../../kernel/words/message.ts';
import { AREAS } from '../../data/planets.ts';
import type { AreaId, PlanetId } from '../../data/planets.ts';
import type { UnitType } from '../../data/units.ts';
import {
  allAreas,
  areaState,
  areasOf,
  friendlyOrEmptyAreas,
  isEnemy,
  freeUnitPlaces,
  unitsIn,
} from '../../state/areas.ts';
import { adjacentTo, transportReach } from '../../state/galaxy.ts';
import { unitsRef } from '../../state/refs.ts';
import type { StarCraft, StarCraftState } from '../../state/state.ts';
import { teammateObstacle, teammateTransportObstacle } from '../../state/teammate-areas.ts';
import { areaName, planetName, say, unitName } from '../../text/say.ts';
import { putUnits, takeUnits } from '../pieces.ts';
import type { EventEffect } from './effect.ts';
import { factsOf } from './facts-of.ts';

const { min, max } = factsOf('rapid-redeployment', 'move-units');

/** The two areas between which the units move, without a battle. */
interface AreaPair {
  readonly from: AreaId;
  readonly to: AreaId;
}

type UnitPick = { readonly add: UnitType } | { readonly putBack: UnitType } | 'done' | 'back';

/**
 * Rapid Redeployment: one to three own units move from one area to one friendly or empty area of the same planet, or of
 * an adjacent one along an own transport, within its unit limit.
 */
export const rapidRedeployment: EventEffect = {
  whyNot: (state, seat) =>
    startAreas(state, seat).length > 0 ? null : { why: say('events.why.nobody-can-move'), rule: 'SC-21.7.2' },
  *execute(game, seat) {
    for (;;) {
      const areaPair = yield* chooseAreas(game, seat);
      if (areaPair === null) continue;
      const movingUnits = yield* chooseUnits(game, seat, areaPair);
      if (movingUnits === null) continue;
      moveUnits(game, seat, areaPair, movingUnits);
      return;
    }
  },
};

/** The areas that units of `seat` can leave. */
function startAreas(state: StarCraftState, seat: Seat): AreaId[] {
  return allAreas(state).filter(
    area => areaState(state, area).holder === seat && goalAreas(state, seat, area).length > 0,
  );
}

function goalAreas(state: StarCraftState, seat: Seat, startArea: AreaId): AreaId[] {
  const { planet } = AREAS[startArea];
  return gather([planet, ...transportReach(state, planet, seat)], nearAreas =>
    friendlyOrEmptyAreas(state, nearAreas, seat),
  ).filter(area => area !== startArea && freeUnitPlaces(state, area) > 0);
}

function* chooseAreas(game: StarCraft, seat: Seat): Rule<AreaPair | null> {
  const { state } = game;
  const startOffer = offerStarts(state, seat);
  const startArea = yield* choose(game, seat, 'event.from', startOffer.options, {
    prompt: say('events.rapid-redeployment.from', { max }),
    rule: 'SC-21.7.1',
    blocked: startOffer.blocked,
  });
  const { options, blocked } = offerGoals(state, seat, startArea);
  const backOptions = startOffer.options.length > 1 ? [BACK_OPTION] : [];
  const goalArea = yield* choose<AreaId | null>(game, seat, 'event.to', [...options, ...backOptions], {
    prompt: say('events.rapid-redeployment.to', { area: areaName(startArea) }),
    rule: 'SC-21.7.1',
    blocked,
  });
  return goalArea === null ? null : { from: startArea, to: goalArea };
}

const BACK_OPTION: Option<null> = { id: 'back', words: say('back'), value: null };

/**
 * Asks for the units to move, one by one; they stay in place until `done`. `null` if the owner wants to choose other
 * areas.
 */
function* chooseUnits(game: StarCraft, seat: Seat, { from, to }: AreaPair): Rule<UnitType[] | null> {
  const { state } = game;
  const mostUnits = Math.min(max, freeUnitPlaces(state, to));
  const hasOneChoice = startAreas(state, seat).length === 1 && goalAreas(state, seat, from).length === 1;
  const unitsThere = unitsIn(state, from);
  const [only, ...others] = unitsThere;
  if (only?.count === 1 && others.length === 0) return [only.unit];
  const movingUnits: UnitType[] = [];
  for (;;) {
    const { options, blocked } = unitPickOffer(state, from, movingUnits, mostUnits, hasOneChoice);
    const unitPick = yield* choose(game, seat, 'event.units', options, {
      prompt: say('events.rapid-redeployment.units', {
        from: areaName(from),
        to: areaName(to),
        left: mostUnits - movingUnits.length,
        chosen: movingUnits.map(unitName),
      }),
      rule: 'SC-21.7.1',
      blocked,
    });
    if (unitPick === 'done') return movingUnits;
    if (unitPick === 'back') return null;
    if ('add' in unitPick) movingUnits.push(unitPick.add);
    else movingUnits.splice(movingUnits.indexOf(unitPick.putBack), 1);
  }
}

function unitPickOffer(
  state: StarCraftState,
  startArea: AreaId,
  movingUnits: readonly UnitType[],
  mostUnits: number,
  hasOneChoice: boolean,
): Offer<UnitPick> {
  const enoughReason = mostUnits < max ? AREA_FULL : ENOUGH_UNITS;
  const rows: OfferRow<UnitPick>[] = [
    {
      id: 'done',
      face: () => ({ words: say('done') }),
      value: 'done',
      fault: movingUnits.length < min ? TOO_FEW : null,
    },
  ];
  for (const { unit, count } of unitsIn(state, startArea)) {
    const unitsLeft = count - movingUnits.filter(chosen => chosen === unit).length;
    if (unitsLeft === 0) continue;
    rows.push({
      id: `unit:${unit}`,
      face: () => ({
        words: say('mobilize.count', { unit: unitName(unit), count: unitsLeft }),
        refs: [unitsRef(unit, startArea)],
      }),
      value: { add: unit },
      fault: movingUnits.length < mostUnits ? null : enoughReason,
    });
  }
  for (const unit of new Set(movingUnits)) {
    const words = say('events.rapid-redeployment.put-back', { unit: unitName(unit) });
    const face: OptionFace = { words, refs: [unitsRef(unit, startArea)] };
    rows.push({ id: `put-back:${unit}`, face: () => face, value: { putBack: unit }, fault: null });
  }
  if (!hasOneChoice) rows.push({ id: 'back', face: () => ({ words: say('back') }), value: 'back', fault: null });
  return offerRows(rows);
}

const TOO_FEW: Reason = { why: say('events.why.too-few', { min }), rule: 'SC-21.7.2' };
const AREA_FULL: Reason = { why: say('build.why.full'), rule: 'SC-9.1' };
const ENOUGH_UNITS: Reason = { why: say('events.why.enough', { max }), rule: 'SC-21.7' };

function moveUnits(game: StarCraft, seat: Seat, { from, to }: AreaPair, movingUnits: readonly UnitType[]): void {
  for (const unit of movingUnits) {
    takeUnits(game, from, unit);
    putUnits(game, to, seat, unit);
  }
  game.tell?.({
    words: say('events.moved', {
      seat: { seat },
      units: movingUnits.map(unitName),
      from: areaName(from),
      to: areaName(to),
    }),
    refs: [`area:${from}`, `area:${to}`],
    rule: 'SC-21.7',
  });
}

// The following functions make the options for areas, and blocked options with their reasons.

/** The options for the start: areas with own units. Areas from which these can go nowhere are blocked. */
function offerStarts(state: StarCraftState, seat: Seat): Offer<AreaId> {
  const ownAreas = allAreas(state).filter(area => areaState(state, area).holder === seat);
  return offerPlain(ownAreas, {
    id: area => `from:${area}`,
    face: area => startFace(state, area),
    whyNot: area => (goalAreas(state, seat, area).length > 0 ? null : NO_GOAL),
  });
}

const NO_GOAL: Reason = { why: say('events.why.no-goal'), rule: 'SC-9.1' };

/**
 * The options for the destination: areas of the same planet and of adjacent planets. Those that can't be reached are
 * blocked.
 */
function offerGoals(state: StarCraftState, seat: Seat, startArea: AreaId): Offer<AreaId> {
  const { planet } = AREAS[startArea];
  const openAreas = goalAreas(state, seat, startArea);
  const planetsInReach = transportReach(state, planet, seat);
  const nearAreas = gather([planet, ...adjacentTo(state, planet)], areasOf);
  const otherAreas = nearAreas.filter(area => area !== startArea && !openAreas.includes(area));
  return offerPlain([...openAreas, ...otherAreas], {
    id: area => `area:${area}`,
    face: area => goalFace(state, area),
    whyNot: area => (openAreas.includes(area) ? null : goalObstacle(state, seat, planet, planetsInReach, area)),
  });
}

function goalObstacle(
  state: StarCraftState,
  seat: Seat,
  planet: PlanetId,
  planetsInReach: readonly PlanetId[],
  area: AreaId,
): Reason {
  const { planet: there } = AREAS[area];
  if (there !== planet && !planetsInReach.includes(there)) {
    const words = say('battle.goal.no-transport', { planet: planetName(there) });
    return teammateTransportObstacle(state, planet, there, seat) ?? { why: words, rule: 'SC-10.2' };
  }
  const teammateReason = teammateObstacle(state, area, seat);
  if (teammateReason !== null) return teammateReason;
  if (isEnemy(state, area, seat)) return { why: say('build.why.enemy'), rule: 'SC-1.5.2' };
  return AREA_FULL;
}

function startFace(state: StarCraftState, area: AreaId): OptionFace {
  const units = unitsIn(state, area).map(({ unit, count }) => say('mobilize.count', { unit: unitName(unit), count }));
  return {
    words: say('events.rapid-redeployment.area', { area: areaName(area), units }),
    refs: [`area:${area}`],
  };
}

function goalFace(state: StarCraftState, area: AreaId): OptionFace {
  const words = say('build.area', { area: areaName(area), room: freeUnitPlaces(state, area) });
  return { words, refs: [`area:${area}`] };
}
