import type { Option } from '../../../../kernel/match/decision.ts';
import { offerPlain, offerRows } from '../../../../kernel/match/offer.ts';
import type { Face, Offer, Reason, Row } from '../../../../kernel/match/offer.ts';
import { choose } from '../../../../kernel/match/rule.ts';
import type { Rule } from '../../../../kernel/match/rule.ts';
import { gather } from '../../../../kernel/plain/gather.ts';
import type { Seat } from '../../../../kernel/words/message.ts';
import { AREAS } from '../../data/planets.ts';
import type { AreaId, PlanetId } from '../../data/planets.ts';
import type { UnitType } from '../../data/units.ts';
import { allAreas, areaState, areasOf, friendlyOrEmpty, isEnemy, room, unitsIn } from '../../state/areas.ts';
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
interface FromAndTo {
  readonly from: AreaId;
  readonly to: AreaId;
}

type Pick = { readonly add: UnitType } | { readonly putBack: UnitType } | 'done' | 'back';

/**
 * Rapid Redeployment: one to three own units move from one area to one friendly or empty area of the same planet, or of
 * an adjacent one along an own transport, within its unit limit.
 */
export const rapidRedeployment: EventEffect = {
  whyNot: (state, seat) =>
    starts(state, seat).length > 0 ? null : { why: say('events.why.nobody-can-move'), rule: 'SC-21.7.2' },
  *execute(game, seat) {
    for (;;) {
      const fromAndTo = yield* chooseAreas(game, seat);
      if (fromAndTo === null) continue;
      const moving = yield* chooseUnits(game, seat, fromAndTo);
      if (moving === null) continue;
      move(game, seat, fromAndTo, moving);
      return;
    }
  },
};

/** The areas that units of `seat` can leave. */
function starts(state: StarCraftState, seat: Seat): AreaId[] {
  return allAreas(state).filter(area => areaState(state, area).holder === seat && goals(state, seat, area).length > 0);
}

function goals(state: StarCraftState, seat: Seat, from: AreaId): AreaId[] {
  const { planet } = AREAS[from];
  return gather([planet, ...transportReach(state, planet, seat)], near => friendlyOrEmpty(state, near, seat)).filter(
    area => area !== from && room(state, area) > 0,
  );
}

function* chooseAreas(game: StarCraft, seat: Seat): Rule<FromAndTo | null> {
  const { state } = game;
  const starting = offerStarts(state, seat);
  const from = yield* choose(game, seat, 'event.from', starting.options, {
    prompt: say('events.rapid-redeployment.from', { max }),
    rule: 'SC-21.7.1',
    blocked: starting.blocked,
  });
  const { options, blocked } = offerGoals(state, seat, from);
  const back = starting.options.length > 1 ? [BACK] : [];
  const to = yield* choose<AreaId | null>(game, seat, 'event.to', [...options, ...back], {
    prompt: say('events.rapid-redeployment.to', { area: areaName(from) }),
    rule: 'SC-21.7.1',
    blocked,
  });
  return to === null ? null : { from, to };
}

const BACK: Option<null> = { id: 'back', words: say('back'), value: null };

/**
 * Asks for the units to move, one by one; they stay in place until `done`. `null` if the owner wants to choose other
 * areas.
 */
function* chooseUnits(game: StarCraft, seat: Seat, { from, to }: FromAndTo): Rule<UnitType[] | null> {
  const { state } = game;
  const most = Math.min(max, room(state, to));
  const hasOneChoice = starts(state, seat).length === 1 && goals(state, seat, from).length === 1;
  const unitsThere = unitsIn(state, from);
  const [only, ...others] = unitsThere;
  if (only?.count === 1 && others.length === 0) return [only.unit];
  const moving: UnitType[] = [];
  for (;;) {
    const { options, blocked } = picks(state, from, moving, most, hasOneChoice);
    const pick = yield* choose(game, seat, 'event.units', options, {
      prompt: say('events.rapid-redeployment.units', {
        from: areaName(from),
        to: areaName(to),
        left: most - moving.length,
        chosen: moving.map(unitName),
      }),
      rule: 'SC-21.7.1',
      blocked,
    });
    if (pick === 'done') return moving;
    if (pick === 'back') return null;
    if ('add' in pick) moving.push(pick.add);
    else moving.splice(moving.indexOf(pick.putBack), 1);
  }
}

function picks(
  state: StarCraftState,
  from: AreaId,
  moving: readonly UnitType[],
  most: number,
  hasOneChoice: boolean,
): Offer<Pick> {
  const enough = most < max ? FULL : ENOUGH;
  const rows: Row<Pick>[] = [
    { id: 'done', face: () => ({ words: say('done') }), value: 'done', fault: moving.length < min ? TOO_FEW : null },
  ];
  for (const { unit, count } of unitsIn(state, from)) {
    const left = count - moving.filter(chosen => chosen === unit).length;
    if (left === 0) continue;
    rows.push({
      id: `unit:${unit}`,
      face: () => ({
        words: say('mobilize.count', { unit: unitName(unit), count: left }),
        refs: [unitsRef(unit, from)],
      }),
      value: { add: unit },
      fault: moving.length < most ? null : enough,
    });
  }
  for (const unit of new Set(moving)) {
    const words = say('events.rapid-redeployment.put-back', { unit: unitName(unit) });
    const face: Face = { words, refs: [unitsRef(unit, from)] };
    rows.push({ id: `put-back:${unit}`, face: () => face, value: { putBack: unit }, fault: null });
  }
  if (!hasOneChoice) rows.push({ id: 'back', face: () => ({ words: say('back') }), value: 'back', fault: null });
  return offerRows(rows);
}

const TOO_FEW: Reason = { why: say('events.why.too-few', { min }), rule: 'SC-21.7.2' };
const FULL: Reason = { why: say('build.why.full'), rule: 'SC-9.1' };
const ENOUGH: Reason = { why: say('events.why.enough', { max }), rule: 'SC-21.7' };

function move(game: StarCraft, seat: Seat, { from, to }: FromAndTo, moving: readonly UnitType[]): void {
  for (const unit of moving) {
    takeUnits(game, from, unit);
    putUnits(game, to, seat, unit);
  }
  game.tell?.({
    words: say('events.moved', {
      seat: { seat },
      units: moving.map(unitName),
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
  const own = allAreas(state).filter(area => areaState(state, area).holder === seat);
  return offerPlain(own, {
    id: area => `from:${area}`,
    face: area => startFace(state, area),
    whyNot: area => (goals(state, seat, area).length > 0 ? null : NO_GOAL),
  });
}

const NO_GOAL: Reason = { why: say('events.why.no-goal'), rule: 'SC-9.1' };

/**
 * The options for the destination: areas of the same planet and of adjacent planets. Those that can't be reached are
 * blocked.
 */
function offerGoals(state: StarCraftState, seat: Seat, from: AreaId): Offer<AreaId> {
  const { planet } = AREAS[from];
  const open = goals(state, seat, from);
  const reach = transportReach(state, planet, seat);
  const near = gather([planet, ...adjacentTo(state, planet)], areasOf);
  const others = near.filter(area => area !== from && !open.includes(area));
  return offerPlain([...open, ...others], {
    id: area => `area:${area}`,
    face: area => goalFace(state, area),
    whyNot: area => (open.includes(area) ? null : goalObstacle(state, seat, planet, reach, area)),
  });
}

function goalObstacle(
  state: StarCraftState,
  seat: Seat,
  planet: PlanetId,
  reach: readonly PlanetId[],
  area: AreaId,
): Reason {
  const { planet: there } = AREAS[area];
  if (there !== planet && !reach.includes(there)) {
    const words = say('battle.goal.no-transport', { planet: planetName(there) });
    return teammateTransportObstacle(state, planet, there, seat) ?? { why: words, rule: 'SC-10.2' };
  }
  const spared = teammateObstacle(state, area, seat);
  if (spared !== null) return spared;
  if (isEnemy(state, area, seat)) return { why: say('build.why.enemy'), rule: 'SC-1.5.2' };
  return FULL;
}

function startFace(state: StarCraftState, area: AreaId): Face {
  const units = unitsIn(state, area).map(({ unit, count }) => say('mobilize.count', { unit: unitName(unit), count }));
  return {
    words: say('events.rapid-redeployment.area', { area: areaName(area), units }),
    refs: [`area:${area}`],
  };
}

function goalFace(state: StarCraftState, area: AreaId): Face {
  const words = say('build.area', { area: areaName(area), room: room(state, area) });
  return { words, refs: [`area:${area}`] };
}
