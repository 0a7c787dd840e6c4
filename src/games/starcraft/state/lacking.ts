import type { Seat } from '../../../kernel/words/message.ts';
import type { OrderKind } from '../data/factions.ts';
import type { PlanetId } from '../data/planets.ts';
import { baseOn, hasUnitOn, isPresentOn } from './areas.ts';
import { transportReach } from './galaxy.ts';
import type { StarCraftState } from './state.ts';

/**
 * What an order lacks on a planet to have any effect. `base-for-units`: only the first step of a Build order lacks a
 * base.
 */
export type LackingThing = 'presence' | 'base' | 'base-for-units' | 'way';

/** What an order of `seat` would lack on `planet` now (SC-8.1, SC-8.4, SC-10.1, SC-10.2, SC-11); `null` if nothing. */
export function whatOrderLacks(
  state: Pick<StarCraftState, 'areas'> & Parameters<typeof transportReach>[0],
  seat: Seat,
  planet: PlanetId,
  order: OrderKind,
): LackingThing | null {
  const hasBase = baseOn(state, planet, seat) !== null;
  switch (order) {
    case 'build':
      return hasBase ? null : isPresentOn(state, planet, seat) ? 'base-for-units' : 'presence';
    case 'mobilize': {
      const from = [planet, ...transportReach(state, planet, seat)];
      return from.some(near => hasUnitOn(state, near, seat)) ? null : 'way';
    }
    case 'research':
      return hasBase ? null : 'base';
  }
}
