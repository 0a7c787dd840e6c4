import type { Option } from '../../../kernel/match/decision.ts';
import { blockedOnly } from '../../../kernel/match/offer.ts';
import type { Offer } from '../../../kernel/match/offer.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { AREAS, ATTACK_LIMIT_BONUS } from '../data/planets.ts';
import type { AreaId } from '../data/planets.ts';
import type { UnitType } from '../data/units.ts';
import { allAreas, areaState, countUnits, isFriendly, unitsIn } from '../state/areas.ts';
import type { OrderInProgress } from '../state/orders.ts';
import { areaRefs, unitsRef } from '../state/refs.ts';
import { seatState } from '../state/seats.ts';
import type { StarCraft, StarCraftState } from '../state/state.ts';
import { areaName, say, unitName } from '../text/say.ts';
import { attackedArea, planMove } from './moving.ts';
import { plannedFrom } from './moves.ts';
import { putUnits, takeUnits } from './pieces.ts';

interface Recalled {
  readonly unit: UnitType;
  readonly from: AreaId;
  readonly to: AreaId;
}

/**
 * The technology Recall (SC-15.10). Once in each Mobilize order, after all other moves and before the battle, one own
 * unit from anywhere may move to an area with an own Arbiter. That area is friendly, or the one enemy area of this
 * order. `enteredArea` is that enemy area if it holds no enemy units (SC-1.5.1).
 */
export function* useRecall(game: StarCraft, order: OrderInProgress, enteredArea: AreaId | null): Rule {
  const { state } = game;
  const { seat } = order;
  if (!seatState(state, seat).playArea.includes('recall-1')) return;
  const arbiters = areasWithArbiter(state, order, enteredArea);
  const recallGoals = arbiters.filter(area => freeUnitPlacesAt(state, order, area) > 0);
  const recallOptions: Option<Recalled | null>[] = recallGoals.flatMap(to => recallable(state, order, to));
  if (recallOptions.length === 0) {
    tellUnusable(game, seat);
    return;
  }
  const recalledUnit = yield* choose<Recalled | null>(
    game,
    seat,
    'mobilize.recall',
    [...recallOptions, { id: 'pass', words: say('mobilize.recall.pass'), value: null }],
    {
      prompt: say('mobilize.recall.prompt'),
      rule: 'SC-15.10',
      blocked: fullAreas(arbiters, recallGoals).blocked,
    },
  );
  if (recalledUnit !== null) moveRecalled(game, order, recalledUnit);
}

/** Logs why Recall can't be used, although it is in play and an Arbiter is on the board. */
function tellUnusable(game: StarCraft, seat: Seat): void {
  const { state } = game;
  const hasArbiter = allAreas(state).some(
    area => areaState(state, area).holder === seat && (areaState(state, area).units.arbiter ?? 0) > 0,
  );
  if (!hasArbiter) return;
  const words = say('why.recall.unusable', { seat: { seat }, why: say('why.recall.nowhere') });
  game.tell?.({ words, refs: ['card:recall-1'], rule: 'SC-15.10' });
}

/** The areas to which a unit may be recalled: an own Arbiter stays there or is about to fight there. */
function areasWithArbiter(state: StarCraftState, order: OrderInProgress, enteredArea: AreaId | null): AreaId[] {
  const { seat, moves } = order;
  const attackTarget = attackedArea(state, order);
  return allAreas(state).filter(area => {
    if (area === attackTarget) return moves.some(({ unit, to }) => unit === 'arbiter' && to === area);
    if (area !== enteredArea && !isFriendly(state, area, seat)) return false;
    return stayingUnits(state, order, area, 'arbiter') > 0;
  });
}

/** SC-9.1, SC-10.5: how many more own units fit after the attackers have left for the battle. */
function freeUnitPlacesAt(state: StarCraftState, order: OrderInProgress, area: AreaId): number {
  const { unitLimit } = AREAS[area];
  if (area === attackedArea(state, order)) {
    return unitLimit + ATTACK_LIMIT_BONUS - order.moves.reduce((sum, { count }) => sum + count, 0);
  }
  const leavingUnits = order.moves.reduce((sum, { from, count }) => sum + (from === area ? count : 0), 0);
  return unitLimit - countUnits(state, area) + leavingUnits;
}

function recallable(state: StarCraftState, order: OrderInProgress, to: AreaId): Option<Recalled>[] {
  return allAreas(state).flatMap(from => {
    if (from === to || areaState(state, from).holder !== order.seat) return [];
    return unitsIn(state, from).flatMap(({ unit }): Option<Recalled>[] => {
      if (stayingUnits(state, order, from, unit) === 0) return [];
      return [
        {
          id: `recall:${unit}:${from}>${to}`,
          words: say('mobilize.recall', { unit: unitName(unit), from: areaName(from), to: areaName(to) }),
          subject: `area:${to}`,
          refs: [unitsRef(unit, from), `area:${to}`],
          value: { unit, from, to },
        },
      ];
    });
  });
}

/** How many units of a kind stay in `area` after the attackers have left. */
function stayingUnits(state: StarCraftState, order: OrderInProgress, area: AreaId, unit: UnitType): number {
  return (areaState(state, area).units[unit] ?? 0) - plannedFrom(order, unit, area);
}

/** SC-9.1: the areas with an Arbiter that have no room for another unit. */
function fullAreas(arbiters: readonly AreaId[], recallGoals: readonly AreaId[]): Offer<never> {
  return blockedOnly(() => arbiters.filter(area => !recallGoals.includes(area)), {
    id: area => `recall:${area}`,
    face: area => ({ words: say('mobilize.recall.area', { area: areaName(area) }), refs: areaRefs(area) }),
    whyNot: area => ({
      why: say('mobilize.why.unit-limit', { area: areaName(area), limit: AREAS[area].unitLimit }),
      rule: 'SC-9.1',
    }),
  });
}

/** Moves the recalled unit: in the contested area it joins the attackers, elsewhere it is placed at once. */
function moveRecalled(game: StarCraft, order: OrderInProgress, { unit, from, to }: Recalled): void {
  const { seat } = order;
  game.tell?.({
    words: say('mobilize.recalled', { seat: { seat }, unit: unitName(unit), from: areaName(from), to: areaName(to) }),
    refs: [`area:${from}`, `area:${to}`, 'card:recall-1'],
    rule: 'SC-15.10',
  });
  if (to === attackedArea(game.state, order)) {
    planMove(order, unit, from, to, 1);
    return;
  }
  takeUnits(game, from, unit);
  putUnits(game, to, seat, unit);
}
