import type { Reason } from '../../../kernel/match/offer.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { AREAS, ATTACK_LIMIT_BONUS } from '../data/planets.ts';
import type { AreaId, PlanetId } from '../data/planets.ts';
import type { UnitType } from '../data/units.ts';
import { areaState, areasOf, countUnits, isEnemy, unitsIn } from '../state/areas.ts';
import { transportReach } from '../state/galaxy.ts';
import type { OrderInProgress } from '../state/orders.ts';
import { seatState } from '../state/seats.ts';
import type { StarCraftState } from '../state/state.ts';
import { hasTeammate, teammateTransportObstacle } from '../state/teammate-areas.ts';
import { areaName, planetName, say } from '../text/say.ts';

// SC-10.1 to SC-10.7: checks which moves are legal. Moves are planned one by one and judged by the resulting position.

/** An area of the active planet, with its units after the planned moves. */
export interface MoveGoal {
  readonly area: AreaId;
  /** SC-1.5, SC-1.5.2: whether this is an enemy area; an order may enter only one of them (SC-10.3). */
  readonly enemy: boolean;
  /** Whether enemy units are in the area, so that entering it starts a battle (SC-10.5). */
  readonly defended: boolean;
  /** Whether a teammate has a unit or base in the area, so that no unit may enter it (SC-23.2.2). */
  readonly spared: boolean;
  /**
   * Whether an enemy with Air Support has its base in the area, so that units from other planets can't land (SC-10.6).
   */
  readonly guarded: boolean;
  /** The maximum number of units of the active player in the area (SC-9.1, SC-10.5). */
  readonly limit: number;
  /** The number of own units in the area without a planned move. */
  readonly staying: number;
  /** The number of own units that are planned to move to the area. */
  readonly arriving: number;
}

/** The planned moves of a Mobilize order, summed up for the active planet. */
export interface MovePlan {
  readonly planet: PlanetId;
  readonly goals: readonly MoveGoal[];
  /** The only enemy area that the plan enters (SC-10.3); `null` if there is none. */
  readonly entered: AreaId | null;
  /** The planets from which units can be transported (SC-10.2). */
  readonly reach: readonly PlanetId[];
}

/** A number of units of one type. */
export interface UnitKindGroup {
  readonly unit: UnitType;
  readonly count: number;
}

/** Own units in an area that have no planned move. */
export interface UnitGroup {
  readonly from: AreaId;
  readonly units: readonly UnitKindGroup[];
}

/** The reason why a move is not possible. */
type Obstacle = 'off-planet' | 'teammate' | 'orbital-defence' | 'second-enemy-area' | 'attack-limit' | 'unit-limit';

/** The plan of a Mobilize order, summed up from its planned moves. */
export function currentMovePlan(state: StarCraftState, order: OrderInProgress): MovePlan {
  const goals = areasOf(order.planet).map(area => goalOf(state, order, area));
  return {
    planet: order.planet,
    goals,
    entered: goals.find(({ enemy, arriving }) => enemy && arriving > 0)?.area ?? null,
    reach: transportReach(state, order.planet, order.seat),
  };
}

function goalOf(state: StarCraftState, { seat, moves }: OrderInProgress, area: AreaId): MoveGoal {
  const { holder, base } = areaState(state, area);
  const isDefended = holder !== null && holder !== seat;
  let stayingUnits = holder === seat ? countUnits(state, area) : 0;
  let arrivingUnits = 0;
  for (const { from, to, count } of moves) {
    if (from === area) stayingUnits -= count;
    if (to === area) arrivingUnits += count;
  }
  return {
    area,
    enemy: isEnemy(state, area, seat),
    defended: isDefended,
    spared: hasTeammate(state, area, seat),
    guarded: base !== null && base !== seat && hasOrbitalDefence(state, base),
    limit: AREAS[area].unitLimit + (isDefended ? ATTACK_LIMIT_BONUS : 0),
    staying: stayingUnits,
    arriving: arrivingUnits,
  };
}

/** SC-17.7: whether `owner` has an Air Support module, so that no enemy can land in areas with its bases. */
function hasOrbitalDefence(state: StarCraftState, owner: Seat): boolean {
  return (seatState(state, owner).modules['air-support'] ?? 0) > 0;
}

/**
 * SC-10.1, SC-10.2: the own units without a planned move that could still move to or on the active planet, area by
 * area.
 */
export function unmovedGroups(state: StarCraftState, order: OrderInProgress, plan: MovePlan): UnitGroup[] {
  const groups = groupsOn(state, order, plan.planet);
  for (const planet of plan.reach) groups.push(...groupsOn(state, order, planet));
  return groups;
}

/** The own units on `planet` without a planned move, area by area. */
export function groupsOn(state: StarCraftState, order: OrderInProgress, planet: PlanetId): UnitGroup[] {
  const groups: UnitGroup[] = [];
  for (const area of areasOf(planet)) {
    if (areaState(state, area).holder !== order.seat) continue;
    const units: UnitKindGroup[] = [];
    for (const { unit, count } of unitsIn(state, area)) {
      const unmovedCount = count - plannedFrom(order, unit, area);
      if (unmovedCount > 0) units.push({ unit, count: unmovedCount });
    }
    if (units.length > 0) groups.push({ from: area, units });
  }
  return groups;
}

/** The number of units of a type that are planned to leave `area`. A unit moves only once (SC-10.7). */
export function plannedFrom(order: OrderInProgress, unit: UnitType, area: AreaId): number {
  let count = 0;
  for (const move of order.moves) if (move.from === area && move.unit === unit) count += move.count;
  return count;
}

/** How many units a group has. */
export function sizeOf({ units }: UnitGroup): number {
  return units.reduce((sum, { count }) => sum + count, 0);
}

/**
 * Whether a move of `count` further units between two areas may be planned: the plan must still be able to become legal
 * (SC-10.7).
 */
export function mayMove(plan: MovePlan, from: AreaId, to: AreaId, count: number): boolean {
  return moveObstacle(plan, from, to, count) === null;
}

/** Whether a unit in `from` has any legal destination. */
export function mayLeave(plan: MovePlan, from: AreaId): boolean {
  return plan.goals.some(({ area }) => area !== from && mayMove(plan, from, area, 1));
}

function moveObstacle(plan: MovePlan, from: AreaId, to: AreaId, count: number): Obstacle | null {
  const goal = plan.goals.find(({ area }) => area === to);
  if (goal === undefined) return 'off-planet';
  if (goal.spared) return 'teammate';
  if (goal.guarded && AREAS[from].planet !== plan.planet) return 'orbital-defence';
  if (goal.enemy && plan.entered !== null && plan.entered !== to) return 'second-enemy-area';
  if (!canBecomeLegal(plan, from, goal, count)) return goal.defended ? 'attack-limit' : 'unit-limit';
  return null;
}

/**
 * SC-10.4, SC-10.7: whether the plan can still become legal after this move. Only the final position counts: two full
 * areas could never exchange units if each step had to keep the limits. So an area may be too full for now if later
 * moves can mend it. Only units on this planet without a planned move can do that, by leaving for areas with room.
 * Units that arrive have used their one move, so an area with more arrivals than its limit stays too full. As long as
 * no enemy area has been entered, the roomiest one counts as a destination too (SC-10.3).
 */
function canBecomeLegal(plan: MovePlan, from: AreaId, to: MoveGoal, count: number): boolean {
  const enteredArea = plan.entered ?? (to.enemy ? to.area : null);
  let excessUnits = 0;
  let freeUnitPlaces = 0;
  let attackRoom = 0;
  for (const goal of plan.goals) {
    if (goal.spared) continue;
    const staying = goal.staying - (goal.area === from ? count : 0);
    const arriving = goal.arriving + (goal === to ? count : 0);
    const unitsOverLimit = staying + arriving - goal.limit;
    if (unitsOverLimit > 0) {
      if (arriving === 0) continue; // the area was too full before the order and no unit arrives, so its units may stay
      if (unitsOverLimit > staying) return false; // the area stays too full even if all other units leave
      excessUnits += unitsOverLimit;
    } else if (!goal.enemy || goal.area === enteredArea) {
      freeUnitPlaces -= unitsOverLimit;
    } else if (enteredArea === null) {
      attackRoom = Math.max(attackRoom, -unitsOverLimit);
    }
  }
  return excessUnits <= freeUnitPlaces + attackRoom;
}

/** SC-10.4: the areas that would be too full after the planned moves. */
export function overfullGoals(plan: MovePlan): MoveGoal[] {
  return plan.goals.filter(({ arriving, staying, limit }) => arriving > 0 && arriving + staying > limit);
}

/** The reason why `count` units may not move to an area, with the number of the rule; `null` if they may. */
export function whyNot(plan: MovePlan, from: AreaId, to: AreaId, count: number): Reason | null {
  const limit = plan.goals.find(({ area }) => area === to)?.limit ?? 0;
  const area = areaName(to);
  switch (moveObstacle(plan, from, to, count)) {
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
 * SC-10.2: the reason why no unit of `seat` can be transported between the two planets: it has no transport there. A
 * teammate's transport does not help (SC-23.2.10).
 */
export function whyNoTransport(state: StarCraftState, seat: Seat, to: PlanetId, from: PlanetId): Reason {
  return (
    teammateTransportObstacle(state, from, to, seat) ?? {
      why: say('mobilize.why.no-transport', { from: planetName(from), to: planetName(to) }),
      rule: 'SC-10.2',
    }
  );
}
