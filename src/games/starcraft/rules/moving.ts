import type { AreaId } from '../data/planets.ts';
import type { UnitType } from '../data/units.ts';
import { areaState } from '../state/areas.ts';
import type { OrderInProgress, PlannedMove } from '../state/orders.ts';
import { unitsRef } from '../state/refs.ts';
import type { StarCraft, StarCraftState } from '../state/state.ts';
import { areaName, say, unitName } from '../text/say.ts';
import { moveToBattleLine } from './battle.ts';
import { putUnits, takeUnits } from './pieces.ts';

// SC-10.7: planned moves are stored in the order and made together when the plan is done.

/** Adds a move to the plan. */
export function planMove(order: OrderInProgress, unit: UnitType, from: AreaId, to: AreaId, count: number): void {
  const sameMove = order.moves.find(move => move.unit === unit && move.from === from && move.to === to);
  if (sameMove === undefined) order.moves.push({ unit, from, to, count });
  else sameMove.count += count;
}

/** Removes a move from the plan. */
export function takeBackMove(order: OrderInProgress, move: PlannedMove): void {
  order.moves = order.moves.filter(planned => planned !== move);
}

/** Makes all planned moves, except those into an area with enemy units, which stay in the plan. */
export function movePeacefully(game: StarCraft, order: OrderInProgress): void {
  const plannedMoves = order.moves;
  order.moves = plannedMoves.filter(({ to }) => isDefended(game.state, order, to));
  for (const move of plannedMoves) {
    if (order.moves.includes(move)) continue;
    takeUnits(game, move.from, move.unit, move.count);
    putUnits(game, move.to, order.seat, move.unit, move.count);
    tellMove(game, order, move);
  }
}

/** The area with enemy units that the plan attacks (SC-10.3); `null` if there is none. */
export function attackedArea(state: StarCraftState, order: OrderInProgress): AreaId | null {
  return order.moves.find(({ to }) => isDefended(state, order, to))?.to ?? null;
}

/** SC-10: sends the units that enter an area with enemy units to the battle line and begins the battle (SC-13.1). */
export function attack(game: StarCraft, order: OrderInProgress): void {
  const area = attackedArea(game.state, order);
  if (area === null) return;
  const attackers: { unit: UnitType; count: number }[] = [];
  for (const move of order.moves) {
    takeUnits(game, move.from, move.unit, move.count);
    const sameMove = attackers.find(({ unit }) => unit === move.unit);
    if (sameMove === undefined) attackers.push({ unit: move.unit, count: move.count });
    else sameMove.count += move.count;
    tellMove(game, order, move);
  }
  order.moves = [];
  moveToBattleLine(game, area, attackers);
  game.next('battle.begin', { area });
}

function isDefended(state: StarCraftState, { seat }: OrderInProgress, area: AreaId): boolean {
  const { holder } = areaState(state, area);
  return holder !== null && holder !== seat;
}

function tellMove(game: StarCraft, { seat }: OrderInProgress, { unit, from, to, count }: PlannedMove): void {
  game.tell?.({
    words: say('mobilize.moved', {
      seat: { seat },
      units: say('mobilize.count', { unit: unitName(unit), count }),
      from: areaName(from),
      to: areaName(to),
    }),
    refs: [`area:${from}`, `area:${to}`, unitsRef(unit, to)],
    rule: 'SC-10.1',
  });
}
