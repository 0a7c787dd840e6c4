import type { Seat } from '../../../kernel/words/message.ts';
import type { OrderKind } from '../data/factions.ts';
import type { PlanetId } from '../data/planets.ts';
import { areaState, areasOf, unitsIn } from './areas.ts';
import type { OrderInProgress } from './orders.ts';
import type { StarCraftState } from './state.ts';

/**
 * The state of an order that is about to begin: of a revealed token, or one granted by an Event card without a token
 * (SC-21.7).
 */
export function newOrder(
  state: StarCraftState,
  seat: Seat,
  planet: PlanetId,
  order: OrderKind,
  special: boolean,
): OrderInProgress {
  return {
    seat,
    planet,
    order,
    special,
    unitsBuilt: 0,
    bought: [],
    discountUsed: false,
    standing: order === 'build' ? unitsStanding(state, seat, planet) : [],
    moves: [],
    liftOff: null,
    technology: null,
  };
}

function unitsStanding(state: StarCraftState, seat: Seat, planet: PlanetId): OrderInProgress['standing'] {
  return areasOf(planet)
    .filter(area => areaState(state, area).holder === seat)
    .flatMap(area => unitsIn(state, area).map(({ unit, count }) => ({ area, unit, count })));
}
