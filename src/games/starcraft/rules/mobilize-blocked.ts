import { blockedOnly } from '../../../kernel/match/offer.ts';
import type { Offer, Reason } from '../../../kernel/match/offer.ts';
import { AREAS } from '../data/planets.ts';
import type { AreaId, PlanetId } from '../data/planets.ts';
import { areasOf } from '../state/areas.ts';
import { adjacentTo } from '../state/galaxy.ts';
import type { OrderInProgress, PlannedMove } from '../state/orders.ts';
import { areaRefs, unitsRef } from '../state/refs.ts';
import type { StarCraftState } from '../state/state.ts';
import { areaName, planetName, say } from '../text/say.ts';
import { destinationId, kindFace, unitsName } from './mobilize-shown.ts';
import { groupsOn, overfullGoals, plannedFrom, whyNoTransport } from './moves.ts';
import type { UnitGroup, UnitKindGroup, MovePlan } from './moves.ts';

/** SC-10.4: the blocked option `done`, if the plan makes areas too full. */
export function overfullAreas(plan: MovePlan): Offer<never> {
  return blockedOnly(() => overfullGoals(plan), {
    id: () => 'done',
    face: ({ area }) => ({ words: say('done'), refs: areaRefs(area) }),
    whyNot: ({ area, staying, arriving, limit }) => {
      const overfullReason = say('mobilize.why.overfull', { area: areaName(area), count: staying + arriving, limit });
      return { why: overfullReason, rule: 'SC-10.4' };
    },
  });
}

/** SC-10.7: blocked options for units of a type in an area if all of them have planned moves. */
export function movedGroups(state: StarCraftState, order: OrderInProgress): Offer<never> {
  const areAllPlanned = ({ unit, from }: PlannedMove): boolean =>
    (state.areas[from]?.units[unit] ?? 0) <= plannedFrom(order, unit, from);
  const movesPlanned = (): PlannedMove[] =>
    order.moves.filter(
      (move, place) => areAllPlanned(move) && order.moves.findIndex(other => isSameMove(other, move)) === place,
    );
  return blockedOnly(movesPlanned, {
    id: ({ unit, from }) => unitsRef(unit, from),
    face: move => kindFace(move, move.from),
    whyNot: () => ALREADY_MOVED,
  });
}

const ALREADY_MOVED: Reason = { why: say('mobilize.why.moved'), rule: 'SC-10.7' };

function isSameMove(one: PlannedMove, other: PlannedMove): boolean {
  return one.unit === other.unit && one.from === other.from;
}

/** SC-10.2: blocked options for units on adjacent planets without an own transport on the route. */
export function unreachableUnits(state: StarCraftState, order: OrderInProgress, plan: MovePlan): Offer<never> {
  const planets = (): PlanetId[] => adjacentTo(state, order.planet).filter(planet => !plan.reach.includes(planet));
  return unitsOnPlanets(state, order, planets, planet => whyNoTransport(state, order.seat, order.planet, planet));
}

/** SC-10.2: blocked options for units on planets that no route joins with the active planet. */
export function farUnits(state: StarCraftState, order: OrderInProgress): Offer<never> {
  const nearPlanets = [order.planet, ...adjacentTo(state, order.planet)];
  const planets = (): PlanetId[] =>
    state.planets.map(({ planet }) => planet).filter(planet => !nearPlanets.includes(planet));
  return unitsOnPlanets(state, order, planets, planet => ({
    why: say('why.mobilize.no-route', { from: planetName(planet), to: planetName(order.planet) }),
    rule: 'SC-10.2',
  }));
}

/** Own units of one type on a planet from which no unit can come. */
function unitsOnPlanets(
  state: StarCraftState,
  order: OrderInProgress,
  planets: () => readonly PlanetId[],
  reasonFor: (planet: PlanetId) => Reason,
): Offer<never> {
  const unitKinds = (): UnitsElsewhere[] =>
    planets()
      .flatMap(planet => groupsOn(state, order, planet))
      .flatMap(({ from, units }) => units.map(kind => ({ kind, from })));
  return blockedOnly(unitKinds, {
    id: ({ kind, from }) => unitsRef(kind.unit, from),
    face: ({ kind, from }) => kindFace(kind, from),
    whyNot: ({ from }) => reasonFor(AREAS[from].planet),
  });
}

interface UnitsElsewhere {
  readonly kind: UnitKindGroup;
  readonly from: AreaId;
}

/** SC-10.1: blocked options for areas of adjacent planets, since units can only move to the active planet. */
export function farGoals(state: StarCraftState, plan: MovePlan, group: UnitGroup): Offer<never> {
  const { from, units } = group;
  const areas = (): AreaId[] =>
    adjacentTo(state, plan.planet)
      .flatMap(areasOf)
      .filter(area => area !== from);
  return blockedOnly(areas, {
    id: to => destinationId(group, to),
    face: to => ({ words: say('mobilize.to', { units: unitsName(units), to: areaName(to) }), refs: areaRefs(to) }),
    whyNot: () => ({ why: say('mobilize.why.off-planet', { planet: planetName(plan.planet) }), rule: 'SC-10.1' }),
  });
}
