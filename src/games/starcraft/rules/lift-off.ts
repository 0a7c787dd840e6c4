import type { Blocked } from '../../../kernel/match/decision.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { AreaId } from '../data/planets.ts';
import { RACES } from '../data/races.ts';
import { areaState, areasOf, baseOn, isEnemy } from '../state/areas.ts';
import type { OrderInProgress } from '../state/orders.ts';
import { areaRefs } from '../state/refs.ts';
import { raceOf } from '../state/seats.ts';
import type { StarCraft, StarCraftState } from '../state/state.ts';
import { whyTeammates } from '../state/teammate-areas.ts';
import { areaName, say } from '../text/say.ts';

/**
 * SC-22.1.2: the areas where the Terran base of the active planet may land: friendly or empty ones. None once it is planned, as
 * it moves once in an order. It may leave a mixed area.
 */
export function liftOffGoals(state: StarCraftState, order: OrderInProgress): AreaId[] {
  const start = baseThatLifts(state, order);
  if (start === null || order.liftOff !== null) return [];
  return areasOf(order.planet).filter(area => area !== start && !isEnemy(state, area, order.seat));
}

/** Where the base can't land, and why: enemy areas, mixed ones included (SC-22.1.2). */
export function liftOffBlocked(state: StarCraftState, order: OrderInProgress): Blocked[] {
  if (!canLift(state, order.seat)) return [];
  const start = baseThatLifts(state, order);
  return areasOf(order.planet).flatMap((area): Blocked[] => {
    if (area === start || area === order.liftOff) return [];
    const why =
      start === null
        ? say('mobilize.why.no-base')
        : order.liftOff !== null
          ? say('mobilize.why.lifted')
          : isEnemy(state, area, order.seat)
            ? say('mobilize.why.landing', { area: areaName(area) })
            : null;
    if (why === null) return [];
    const words = say('mobilize.lift-off', { area: areaName(area) });
    const spared = start === null || order.liftOff !== null ? null : whyTeammates(state, area, order.seat);
    return [{ id: `lift-off:${area}`, words, refs: areaRefs(area), ...(spared ?? { why, rule: 'SC-22.1.2' }) }];
  });
}

/** SC-22.1.2: the planned lift-off is made. Resource cards change only in regrouping. */
export function liftOff(game: StarCraft, order: OrderInProgress): void {
  const { state } = game;
  const { seat, liftOff: to } = order;
  const from = baseThatLifts(state, order);
  if (from === null || to === null) return;
  areaState(state, from).base = null;
  areaState(state, to).base = seat;
  order.liftOff = null;
  game.tell?.({
    words: say('mobilize.lifted-off', { seat: { seat }, from: areaName(from), to: areaName(to) }),
    refs: [`area:${from}`, `area:${to}`],
    rule: 'SC-22.1.2',
  });
}

/** Where the base stands that could lift off, or `null`. */
function baseThatLifts(state: StarCraftState, { seat, planet }: OrderInProgress): AreaId | null {
  return canLift(state, seat) ? baseOn(state, planet, seat) : null;
}

/** Whether bases of that seat lift off at all: the race has the ability, and the table plays with it. */
function canLift(state: StarCraftState, seat: Seat): boolean {
  return state.options.liftOff === 'yes' && RACES[raceOf(state, seat)].liftOff;
}
