import type { Reason } from '../../../kernel/match/offer.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { AREAS, ATTACK_EXTRA } from '../data/planets.ts';
import type { AreaId, PlanetId } from '../data/planets.ts';
import type { UnitType } from '../data/units.ts';
import { areaState, areasOf, countUnits, isEnemy, unitsIn } from '../state/areas.ts';
import { transportReach } from '../state/galaxy.ts';
import type { OrderInProgress } from '../state/orders.ts';
import { seatState } from '../state/seats.ts';
import type { StarCraftState } from '../state/state.ts';
import { isTeammates, whyTeammatesTransport } from '../state/teammate-areas.ts';
import { areaName, planetName, say } from '../text/say.ts';

// SC-10.1 to SC-10.7: what may move where. Moves are planned one by one and judged by the position they lead to.

/** An area of the active planet, with what the plan makes of it. */
export interface Goal {
  readonly area: AreaId;
  /** SC-1.5, SC-1.5.2: an enemy area, of which an order may enter one (SC-10.3). */
  readonly enemy: boolean;
  /** Enemy units stand there: units that enter start a battle (SC-10.5). */
  readonly defended: boolean;
  /** A unit or base of a teammate stands there: it is no goal at all (SC-23.2.2). */
  readonly spared: boolean;
  /** A base of an enemy with Air Support: no landing from another planet (SC-10.6). */
  readonly guarded: boolean;
  /** How many units of the active player it takes (SC-9.1, SC-10.5). */
  readonly limit: number;
  /** Own units there that stay so far. */
  readonly staying: number;
  /** Own units that are to go there. */
  readonly arriving: number;
}

/** The planned moves of a Mobilize order, seen from the active planet. */
export interface Plan {
  readonly planet: PlanetId;
  readonly goals: readonly Goal[];
  /** The one enemy area that units are to enter, if any (SC-10.3). */
  readonly entered: AreaId | null;
  /** The planets from which units can be transported (SC-10.2). */
  readonly reach: readonly PlanetId[];
}

/** Units of one type. */
export interface Kind {
  readonly unit: UnitType;
  readonly count: number;
}

/** Own units in an area that have not been moved. */
export interface Group {
  readonly from: AreaId;
  readonly units: readonly Kind[];
}

/** Why a move is not possible. */
type Obstacle = 'off-planet' | 'teammate' | 'orbital-defence' | 'second-enemy-area' | 'attack-limit' | 'unit-limit';

/** The plan of `order` as it stands. */
export function planSoFar(state: StarCraftState, order: OrderInProgress): Plan {
  const goals = areasOf(order.planet).map(area => goalOf(state, order, area));
  return {
    planet: order.planet,
    goals,
    entered: goals.find(({ enemy, arriving }) => enemy && arriving > 0)?.area ?? null,
    reach: transportReach(state, order.planet, order.seat),
  };
}

function goalOf(state: StarCraftState, { seat, moves }: OrderInProgress, area: AreaId): Goal {
  const { holder, base } = areaState(state, area);
  const defended = holder !== null && holder !== seat;
  let staying = holder === seat ? countUnits(state, area) : 0;
  let arriving = 0;
  for (const { from, to, count } of moves) {
    if (from === area) staying -= count;
    if (to === area) arriving += count;
  }
  return {
    area,
    enemy: isEnemy(state, area, seat),
    defended,
    spared: isTeammates(state, area, seat),
    guarded: base !== null && base !== seat && hasOrbitalDefence(state, base),
    limit: AREAS[area].unitLimit + (defended ? ATTACK_EXTRA : 0),
    staying,
    arriving,
  };
}

/** SC-17.7: the bases of a seat with an Air Support module keep landings off. */
function hasOrbitalDefence(state: StarCraftState, owner: Seat): boolean {
  return (seatState(state, owner).modules['air-support'] ?? 0) > 0;
}

/**
 * SC-10.1, SC-10.2: the own units that could move to the active planet or on it and have not been moved, area by area.
 */
export function unmovedGroups(state: StarCraftState, order: OrderInProgress, plan: Plan): Group[] {
  const groups = groupsOn(state, order, plan.planet);
  for (const planet of plan.reach) groups.push(...groupsOn(state, order, planet));
  return groups;
}

/** The own units on `planet` that are in no planned move, area by area. */
export function groupsOn(state: StarCraftState, order: OrderInProgress, planet: PlanetId): Group[] {
  const groups: Group[] = [];
  for (const area of areasOf(planet)) {
    if (areaState(state, area).holder !== order.seat) continue;
    const units: Kind[] = [];
    for (const { unit, count } of unitsIn(state, area)) {
      const left = count - plannedFrom(order, unit, area);
      if (left > 0) units.push({ unit, count: left });
    }
    if (units.length > 0) groups.push({ from: area, units });
  }
  return groups;
}

/** How many units of a kind are planned to leave `area`: a unit moves once (SC-10.7). */
export function plannedFrom(order: OrderInProgress, unit: UnitType, area: AreaId): number {
  let count = 0;
  for (const move of order.moves) if (move.from === area && move.unit === unit) count += move.count;
  return count;
}

/** How many units a group has. */
export function sizeOf({ units }: Group): number {
  return units.reduce((sum, { count }) => sum + count, 0);
}

/**
 * Whether `count` units of an unmoved group may be planned to move so: the plan can still become a legal one (SC-10.7).
 */
export function mayMove(plan: Plan, from: AreaId, to: AreaId, count: number): boolean {
  return obstacle(plan, from, to, count) === null;
}

/** Whether a unit in `from` may go anywhere. */
export function mayLeave(plan: Plan, from: AreaId): boolean {
  return plan.goals.some(({ area }) => area !== from && mayMove(plan, from, area, 1));
}

function obstacle(plan: Plan, from: AreaId, to: AreaId, count: number): Obstacle | null {
  const goal = plan.goals.find(({ area }) => area === to);
  if (goal === undefined) return 'off-planet';
  if (goal.spared) return 'teammate';
  if (goal.guarded && AREAS[from].planet !== plan.planet) return 'orbital-defence';
  if (goal.enemy && plan.entered !== null && plan.entered !== to) return 'second-enemy-area';
  if (!canBecomeLegal(plan, from, goal, count)) return goal.defended ? 'attack-limit' : 'unit-limit';
  return null;
}

/**
 * SC-10.4, SC-10.7: only the final position counts, and moves are planned one by one. If each step had to keep the
 * limits, two full areas could never exchange units, although the order ends with both within them. So an area may be
 * planned too full for now, if the plan can still be mended. Nothing but further moves on this planet can mend it:
 * units that have not been moved yet leave for areas with room. Those that arrive have made their one move, so an area
 * with more of them than it holds stays too full for good. And while no enemy area has been entered, one of them, the
 * roomiest, can still take units (SC-10.3).
 */
function canBecomeLegal(plan: Plan, from: AreaId, to: Goal, count: number): boolean {
  const entered = plan.entered ?? (to.enemy ? to.area : null);
  let excess = 0;
  let room = 0;
  let attackRoom = 0;
  for (const goal of plan.goals) {
    if (goal.spared) continue;
    const staying = goal.staying - (goal.area === from ? count : 0);
    const arriving = goal.arriving + (goal === to ? count : 0);
    const over = staying + arriving - goal.limit;
    if (over > 0) {
      if (arriving === 0) continue; // too full before this order, by units that may stay where they are
      if (over > staying) return false; // even with all others gone
      excess += over;
    } else if (!goal.enemy || goal.area === entered) {
      room -= over;
    } else if (entered === null) {
      attackRoom = Math.max(attackRoom, -over);
    }
  }
  return excess <= room + attackRoom;
}

/** SC-10.4: the areas that the plan makes too full. */
export function overfull(plan: Plan): Goal[] {
  return plan.goals.filter(({ arriving, staying, limit }) => arriving > 0 && arriving + staying > limit);
}

/** Why `count` units may not move so, in words and with the rule's number; `null` when they may. */
export function whyNot(plan: Plan, from: AreaId, to: AreaId, count: number): Reason | null {
  const limit = plan.goals.find(({ area }) => area === to)?.limit ?? 0;
  const area = areaName(to);
  switch (obstacle(plan, from, to, count)) {
    case null:
      return null;
    case 'off-planet':
      return { why: say('mobilize.why.off-planet', { planet: planetName(plan.planet) }), rule: 'SC-10.1' };
    case 'teammate':
      return { why: say('teams.why.enter', { area }), rule: 'SC-23.2.2' };
    case 'orbital-defence':
      return { why: say('mobilize.why.orbital-defence', { area }), rule: 'SC-10.6' };
    case 'second-enemy-area':
      return { why: say('mobilize.why.second', { area: areaName(plan.entered ?? to) }), rule: 'SC-10.3' };
    case 'attack-limit':
      return { why: say('mobilize.why.attack-limit', { area, limit }), rule: 'SC-10.5' };
    case 'unit-limit':
      return { why: say('mobilize.why.unit-limit', { area, limit }), rule: 'SC-9.1' };
  }
}

/**
 * SC-10.2: `seat` has no transport on any route between the two planets; SC-23.2.10: that of a teammate is of no use.
 */
export function whyNoTransport(state: StarCraftState, seat: Seat, to: PlanetId, from: PlanetId): Reason {
  return (
    whyTeammatesTransport(state, from, to, seat) ?? {
      why: say('mobilize.why.no-transport', { from: planetName(from), to: planetName(to) }),
      rule: 'SC-10.2',
    }
  );
}
