import { blockedOnly } from '../../../../kernel/match/offer.ts';
import type { OptionFace, Offer, Reason } from '../../../../kernel/match/offer.ts';
import type { Seat } from '../../../../kernel/words/message.ts';
import type { EventKind } from '../../data/events.ts';
import { slotSides } from '../../state/galaxy.ts';
import { slotRef } from '../../state/refs.ts';
import type { Route, RouteEnd, StarCraft, StarCraftState } from '../../state/state.ts';
import { planetName, say } from '../../text/say.ts';
import { sideName } from '../galaxy-building.ts';
import { routeName } from '../purchases.ts';

/** The z-axis routes on the board. */
export function zAxisRoutes(state: StarCraftState): Route[] {
  return state.routes.filter(({ kind }) => kind === 'z-axis');
}

/** SC-21.7.2: the reason why no z-axis end can be moved: there is no such route, or no free slot. */
export function nothingToMove(state: StarCraftState): Reason {
  return zAxisRoutes(state).length === 0
    ? { why: say('events.why.no-z-axis'), rule: 'SC-4.6' }
    : { why: say('events.why.no-slot'), rule: 'SC-4.6.2' };
}

/** Whether two route ends are in the same slot. */
export function isSameSlot(one: RouteEnd, other: RouteEnd): boolean {
  return one.planet === other.planet && one.side === other.side;
}

/** The id of an option for a slot. */
export function slotId({ planet, side }: RouteEnd): string {
  return slotRef(planet, side);
}

export function slotFace({ planet, side }: RouteEnd): OptionFace {
  return {
    words: say('set-up.z-axis.slot', { planet: planetName(planet), side: sideName(side) }),
    refs: [`planet:${planet}`, slotRef(planet, side)],
  };
}

export const SLOT_TAKEN: Reason = { why: say('set-up.z-axis.taken'), rule: 'SC-4.6.2' };
export const SAME_PLANET: Reason = { why: say('set-up.z-axis.same-planet'), rule: 'SC-4.6' };

/** SC-4.6.2: blocked options for all slots on the table that are not among `openSlots`. */
export function takenSlots(state: StarCraftState, openSlots: readonly RouteEnd[]): Offer<never> {
  const allTakenSlots = (): RouteEnd[] =>
    state.planets.flatMap(({ planet, turns }) => slotSides(planet, turns).map(side => ({ planet, side })));
  return blockedOnly(allTakenSlots, {
    id: slotId,
    face: slotFace,
    whyNot: slot => (openSlots.some(other => isSameSlot(other, slot)) ? null : SLOT_TAKEN),
  });
}

/**
 * Moves the ends of a route to other slots. Transports stay on the route, whoever owns them (ruling
 * when-transports-fall).
 */
export function moveEnds(
  game: StarCraft,
  seat: Seat,
  event: EventKind,
  route: Route,
  ends: readonly [RouteEnd, RouteEnd],
): void {
  const nameBefore = routeName(game.state, route.id);
  route.ends = [{ ...ends[0] }, { ...ends[1] }];
  game.tell?.({
    words: say('events.z-axis.moved', {
      seat: { seat },
      event: say(`event.${event}`),
      route: nameBefore,
      now: routeName(game.state, route.id),
    }),
    refs: [`route:${route.id}`],
    rule: 'SC-4.6.2',
  });
}
