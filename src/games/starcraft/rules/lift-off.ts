import { offer } from '../../../kernel/match/offer.ts';
import type { Offer, Reason } from '../../../kernel/match/offer.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { AreaId } from '../data/planets.ts';
import { RACES } from '../data/races.ts';
import { areaState, areasOf, baseOn, isEnemy } from '../state/areas.ts';
import { actionDetails } from '../state/does.ts';
import type { OrderInProgress } from '../state/orders.ts';
import { areaRefs } from '../state/refs.ts';
import { raceOf } from '../state/seats.ts';
import type { StarCraft, StarCraftState } from '../state/state.ts';
import { teammateObstacle } from '../state/teammate-areas.ts';
import { areaName, say } from '../text/say.ts';

const NO_BASE: Reason = { why: say('mobilize.why.no-base'), rule: 'SC-22.1.2' };
const ALREADY_LIFTED: Reason = { why: say('mobilize.why.lifted'), rule: 'SC-22.1.2' };

/**
 * SC-22.1.2: the areas where the Terran base of the active planet may land: friendly or empty ones. Enemy and mixed
 * areas are excluded, but the base may leave a mixed area. No areas once a lift-off is planned, since a base moves once
 * in an order.
 */
export function liftOffs<Value>(
  state: StarCraftState,
  order: OrderInProgress,
  valueOf: (area: AreaId) => Value,
): Offer<Value> {
  const startArea = baseThatLifts(state, order);
  const areas = canLift(state, order.seat) ? areasOf(order.planet) : [];
  return offer<AreaId, Value, Reason>(
    areas.filter(area => area !== startArea && area !== order.liftOff),
    {
      id: area => `lift-off:${area}`,
      fault: area => {
        if (startArea === null) return NO_BASE;
        return order.liftOff === null ? whyNoLanding(state, order.seat, area) : ALREADY_LIFTED;
      },
      face: area => ({
        words: say('mobilize.lift-off', { area: areaName(area) }),
        details: actionDetails('lift-off'),
        refs: areaRefs(area),
        group: say('mobilize.group.lift-off'),
      }),
      why: reason => reason,
      value: valueOf,
    },
  );
}

function whyNoLanding(state: StarCraftState, seat: Seat, area: AreaId): Reason | null {
  if (!isEnemy(state, area, seat)) return null;
  const landingReason: Reason = { why: say('mobilize.why.landing', { area: areaName(area) }), rule: 'SC-22.1.2' };
  return teammateObstacle(state, area, seat) ?? landingReason;
}

/** SC-22.1.2: carries out the planned lift-off. Resource cards change only in regrouping. */
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

/** The area of the base that could lift off, or `null`. */
function baseThatLifts(state: StarCraftState, { seat, planet }: OrderInProgress): AreaId | null {
  return canLift(state, seat) ? baseOn(state, planet, seat) : null;
}

/** Whether the seat's bases can lift off: its race has the ability, and the match uses that rule. */
function canLift(state: StarCraftState, seat: Seat): boolean {
  return state.options.liftOff === 'yes' && RACES[raceOf(state, seat)].liftOff;
}
