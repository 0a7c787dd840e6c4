import type { Blocked } from '../../../kernel/match/decision.ts';
import type { Reason } from '../../../kernel/match/offer.ts';
import { AREAS } from '../data/planets.ts';
import { areasOf } from '../state/areas.ts';
import { adjacentTo } from '../state/galaxy.ts';
import type { OrderInProgress, PlannedMove } from '../state/orders.ts';
import { areaRefs } from '../state/refs.ts';
import type { StarCraftState } from '../state/state.ts';
import { areaName, planetName, say } from '../text/say.ts';
import { kindFace, moveName, unitsName } from './mobilize-shown.ts';
import { groupsOn, overfull, plannedFrom, whyNoTransport } from './moves.ts';
import type { Group, Plan } from './moves.ts';

/** SC-10.4: that the order can't end with areas too full. */
export function tooFull(plan: Plan): Blocked[] {
  return overfull(plan).map(({ area, staying, arriving, limit }) => ({
    id: 'done',
    words: say('done'),
    refs: areaRefs(area),
    why: say('mobilize.why.overfull', { area: areaName(area), count: staying + arriving, limit }),
    rule: 'SC-10.4',
  }));
}

/** SC-10.7: units all of which are in planned moves. */
export function movedGroups(state: StarCraftState, order: OrderInProgress): Blocked[] {
  const left = (move: PlannedMove): number => {
    const { unit, from } = move;
    return (state.areas[from]?.units[unit] ?? 0) - plannedFrom(order, unit, from);
  };
  const seen = new Set<string>();
  return order.moves.flatMap(move => {
    const key = `${move.unit}@${move.from}`;
    if (left(move) > 0 || seen.has(key)) return [];
    seen.add(key);
    const group: Group = { from: move.from, units: [move] };
    return groupBlocked(group, { why: say('mobilize.why.moved'), rule: 'SC-10.7' });
  });
}

/** SC-10.2: units on adjacent planets that no transport can bring. */
export function unreachableGroups(state: StarCraftState, order: OrderInProgress, plan: Plan): Blocked[] {
  return adjacentTo(state, order.planet)
    .filter(planet => !plan.reach.includes(planet))
    .flatMap(planet => groupsOn(state, order, planet))
    .flatMap(group => groupBlocked(group, whyNoTransport(state, order.seat, order.planet, AREAS[group.from].planet)));
}

/** SC-10.2: units on planets that no route joins with the active one. */
export function farGroups(state: StarCraftState, order: OrderInProgress): Blocked[] {
  const near = [order.planet, ...adjacentTo(state, order.planet)];
  return state.planets
    .filter(({ planet }) => !near.includes(planet))
    .flatMap(({ planet }) =>
      groupsOn(state, order, planet).flatMap(group =>
        groupBlocked(group, {
          why: say('why.mobilize.no-route', { from: planetName(planet), to: planetName(order.planet) }),
          rule: 'SC-10.2',
        }),
      ),
    );
}

function groupBlocked({ from, units }: Group, why: Reason): Blocked[] {
  return units.map(kind => ({ id: `unit:${kind.unit}@${from}`, ...kindFace(kind, from), ...why }));
}

/** SC-10.1: the areas of the neighbours of the active planet, where the picked units can't go. */
export function farGoals(state: StarCraftState, plan: Plan, group: Group): Blocked[] {
  const { from, units } = group;
  const why = { why: say('mobilize.why.off-planet', { planet: planetName(plan.planet) }), rule: 'SC-10.1' };
  const areas = adjacentTo(state, plan.planet)
    .flatMap(areasOf)
    .filter(area => area !== from);
  return areas.map(to => {
    const [kind] = units;
    const id =
      units.length > 1 || kind === undefined
        ? `move-everything:${from}>${to}`
        : `move:${moveName(kind.unit, from, to)}`;
    const words = say('mobilize.to', { units: unitsName(units), to: areaName(to) });
    return { id, words, refs: areaRefs(to), ...why };
  });
}
