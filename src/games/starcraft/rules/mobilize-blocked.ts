import type { Blocked } from '../../../kernel/match/decision.ts';
import { AREAS } from '../data/planets.ts';
import { areasOf } from '../state/areas.ts';
import { adjacentTo } from '../state/galaxy.ts';
import type { OrderInProgress, PlannedMove } from '../state/orders.ts';
import { areaRefs } from '../state/refs.ts';
import type { StarCraftState } from '../state/state.ts';
import { areaName, planetName, say } from '../text/say.ts';
import { liftOffBlocked } from './lift-off.ts';
import { blockedDestroying } from './limits.ts';
import { everythingShown, hasGoalForAll, moveName, unitsName } from './mobilize-shown.ts';
import { groupsOn, mayLeave, overfull, plannedFrom, sizeOf, unmovedGroups, whyNot, whyNoTransport } from './moves.ts';
import type { Group, Plan } from './moves.ts';

/** What can't be picked in a Mobilize order now, and why. */
export function blockedPicks(state: StarCraftState, order: OrderInProgress, plan: Plan): Blocked[] {
  return [
    ...stuckGroups(state, order, plan),
    ...movedGroups(state, order),
    ...dividedGroups(state, order, plan),
    ...unreachableGroups(state, order, plan),
    ...farGroups(state, order),
    ...liftOffBlocked(state, order),
    ...blockedDestroying(state, order.seat),
    ...overfull(plan).map(({ area, staying, arriving, limit }) => ({
      id: 'done',
      words: say('done'),
      refs: [`area:${area}` as const],
      why: say('mobilize.why.overfull', { area: areaName(area), count: staying + arriving, limit }),
      rule: 'SC-10.4',
    })),
  ];
}

/** Units that may move, but have nowhere to go. */
function stuckGroups(state: StarCraftState, order: OrderInProgress, plan: Plan): Blocked[] {
  return unmovedGroups(state, order, plan)
    .filter(({ from }) => !mayLeave(plan, from))
    .flatMap(group => {
      const goal = plan.goals.find(({ area }) => area !== group.from)?.area;
      const why = goal === undefined ? null : whyNot(plan, group.from, goal, 1);
      return why === null ? [] : groupBlocked(group, why);
    });
}

/** SC-10.7: units all of which are in planned moves. */
function movedGroups(state: StarCraftState, order: OrderInProgress): Blocked[] {
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
function unreachableGroups(state: StarCraftState, order: OrderInProgress, plan: Plan): Blocked[] {
  return adjacentTo(state, order.planet)
    .filter(planet => !plan.reach.includes(planet))
    .flatMap(planet => groupsOn(state, order, planet))
    .flatMap(group => groupBlocked(group, whyNoTransport(state, order.seat, order.planet, AREAS[group.from].planet)));
}

/** SC-10.2: units on planets that no route joins with the active one. */
function farGroups(state: StarCraftState, order: OrderInProgress): Blocked[] {
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

/** Areas whose units can go one kind at a time, but not all together. */
function dividedGroups(state: StarCraftState, order: OrderInProgress, plan: Plan): Blocked[] {
  return unmovedGroups(state, order, plan)
    .filter(group => group.units.length > 1 && !hasGoalForAll(plan, group))
    .map(group => ({ ...everythingShown(group), why: say('why.mobilize.not-all'), rule: 'SC-10.4' }));
}

function groupBlocked({ from, units }: Group, why: Pick<Blocked, 'why' | 'rule'>): Blocked[] {
  return units.map(kind => ({
    id: `unit:${kind.unit}@${from}`,
    words: say('mobilize.units', { units: unitsName([kind]), from: areaName(from) }),
    refs: [`unit:${kind.unit}@${from}`],
    ...why,
  }));
}

/** The areas that the picked units can't go to: those of the active planet, and those of its neighbours (SC-10.1). */
export function blockedGoals(state: StarCraftState, plan: Plan, group: Group): Blocked[] {
  const { from, units } = group;
  const count = units.length > 1 ? sizeOf(group) : 1;
  const away = adjacentTo(state, plan.planet).flatMap(areasOf);
  return [...plan.goals.map(({ area }) => area), ...away].flatMap((to): Blocked[] => {
    const why = to === from ? null : whyNot(plan, from, to, count);
    if (why === null) return [];
    const [kind] = units;
    const id =
      units.length > 1 || kind === undefined
        ? `move-everything:${from}>${to}`
        : `move:${moveName(kind.unit, from, to)}`;
    const words = say('mobilize.to', { units: unitsName(units), to: areaName(to) });
    return [{ id, words, refs: areaRefs(to), ...why }];
  });
}
