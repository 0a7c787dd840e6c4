import type { Blocked, Option } from '../../../../kernel/match/decision.ts';
import { choose } from '../../../../kernel/match/rule.ts';
import type { Rule } from '../../../../kernel/match/rule.ts';
import type { Seat } from '../../../../kernel/words/message.ts';
import { freeSlots } from '../../state/galaxy.ts';
import type { Route, RouteEnd, StarCraft, StarCraftState } from '../../state/state.ts';
import { planetName, say } from '../../text/say.ts';
import { routeName } from '../purchases.ts';
import type { EventEffect } from './effect.ts';
import { moveEnds, nothingToMove, sameSlot, slotShown, takenSlots, zAxisRoutes } from './z-axis-ends.ts';

/**
 * Galactic Upheaval: both ends of a z-axis route are lifted and put into slots of two different planets, not into the two slots
 * that they came from: exchanging the ends would change nothing (SC-4.6.1).
 */
export const galacticUpheaval: EventEffect = {
  whyNot: state => (zAxisRoutes(state).length > 0 && freeSlots(state).length > 0 ? null : nothingToMove(state)),
  *execute(game, seat) {
    const { state } = game;
    const several = zAxisRoutes(state).length > 1;
    for (;;) {
      const route = yield* chooseRoute(game, seat);
      const major = yield* chooseMajor(game, seat, route, several);
      if (major === null) continue;
      state.majorEnd = { ...major };
      const minor = yield* chooseMinor(game, seat, route, major);
      state.majorEnd = null;
      if (minor === null) continue;
      moveEnds(game, seat, 'galactic-upheaval', route, [major, minor]);
      return;
    }
  },
};

/** The free slots, and those of the route itself, whose ends are lifted. */
function openSlots(state: StarCraftState, { ends }: Route): RouteEnd[] {
  return [...freeSlots(state), ...ends];
}

/** Where the other end can go when one is in `major`. */
function minorSlots(state: StarCraftState, route: Route, major: RouteEnd): RouteEnd[] {
  return openSlots(state, route).filter(slot => slot.planet !== major.planet && !isAsBefore(route, major, slot));
}

function isAsBefore({ ends: [one, other] }: Route, major: RouteEnd, minor: RouteEnd): boolean {
  return (sameSlot(one, major) && sameSlot(other, minor)) || (sameSlot(one, minor) && sameSlot(other, major));
}

function* chooseRoute(game: StarCraft, seat: Seat): Rule<Route> {
  const options = zAxisRoutes(game.state).map((route): Option<Route> => ({
    id: `route:${route.id}`,
    words: routeName(game.state, route.id),
    refs: [`route:${route.id}`],
    value: route,
  }));
  return yield* choose(game, seat, 'event.route', options, {
    prompt: say('events.galactic-upheaval.prompt'),
    rule: 'SC-21.7.1',
    blocked: () =>
      game.state.routes
        .filter(({ kind }) => kind !== 'z-axis')
        .map(({ id }) => ({
          id: `route:${id}`,
          words: routeName(game.state, id),
          refs: [`route:${id}` as const],
          why: say('why.event.normal-route'),
          rule: 'SC-4.6',
        })),
  });
}

function* chooseMajor(game: StarCraft, seat: Seat, route: Route, back: boolean): Rule<RouteEnd | null> {
  const { state } = game;
  const options = openSlots(state, route)
    .filter(slot => minorSlots(state, route, slot).length > 0)
    .map((slot): Option<RouteEnd | null> => ({ ...slotShown(slot), value: slot }));
  if (back) options.push({ id: 'back', words: say('back'), value: null });
  return yield* choose(game, seat, 'event.slot', options, {
    prompt: say('events.z-axis.slot-prompt', { route: routeName(state, route.id) }),
    rule: 'SC-4.6.2',
    blocked: () => [
      ...takenSlots(state, openSlots(state, route)),
      ...openSlots(state, route)
        .filter(slot => minorSlots(state, route, slot).length === 0)
        .map(slot => ({ ...slotShown(slot), why: say('events.why.no-slot'), rule: 'SC-4.6.2' })),
    ],
  });
}

function* chooseMinor(game: StarCraft, seat: Seat, route: Route, major: RouteEnd): Rule<RouteEnd | null> {
  const { state } = game;
  const options: Option<RouteEnd | null>[] = [
    ...minorSlots(state, route, major).map((slot): Option<RouteEnd> => ({ ...slotShown(slot), value: slot })),
    { id: 'back', words: say('back'), value: null },
  ];
  return yield* choose(game, seat, 'event.slot', options, {
    prompt: say('events.z-axis.minor-prompt', { planet: planetName(major.planet) }),
    rule: 'SC-4.6.2',
    blocked: () => [...blockedSlots(state, route, major), ...takenSlots(state, openSlots(state, route))],
  });
}

function blockedSlots(state: StarCraftState, route: Route, major: RouteEnd): Blocked[] {
  return openSlots(state, route).flatMap((slot): Blocked[] => {
    if (sameSlot(slot, major)) return [{ ...slotShown(slot), why: say('set-up.z-axis.taken'), rule: 'SC-4.6.2' }];
    if (slot.planet === major.planet) {
      return [{ ...slotShown(slot), why: say('set-up.z-axis.same-planet'), rule: 'SC-4.6' }];
    }
    if (!isAsBefore(route, major, slot)) return [];
    return [{ ...slotShown(slot), why: say('events.why.as-before'), rule: 'SC-21.7' }];
  });
}
