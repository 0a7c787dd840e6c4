import type { Option } from '../../../../kernel/match/decision.ts';
import { joined, offerPlain } from '../../../../kernel/match/offer.ts';
import type { Reason } from '../../../../kernel/match/offer.ts';
import { choose } from '../../../../kernel/match/rule.ts';
import type { Rule } from '../../../../kernel/match/rule.ts';
import type { Seat } from '../../../../kernel/words/message.ts';
import { freeSlots } from '../../state/galaxy.ts';
import type { Route, RouteEnd, StarCraft, StarCraftState } from '../../state/state.ts';
import { planetName, say } from '../../text/say.ts';
import { routeName } from '../purchases.ts';
import type { EventEffect } from './effect.ts';
import {
  moveEnds,
  nothingToMove,
  SAME_PLANET,
  sameSlot,
  slotFace,
  slotId,
  TAKEN,
  takenSlots,
  zAxisRoutes,
} from './z-axis-ends.ts';

/**
 * Galactic Upheaval: both ends of a z-axis route move to slots of two different planets. The two slots that they came
 * from are not allowed together, as that would change nothing (SC-4.6.1).
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

/** The free slots, including the two slots of the route that is being moved. */
function openSlots(state: StarCraftState, { ends }: Route): RouteEnd[] {
  return [...freeSlots(state), ...ends];
}

/** The slots where the minor end can go if the major end goes to `major`. */
function minorSlots(state: StarCraftState, route: Route, major: RouteEnd): RouteEnd[] {
  return openSlots(state, route).filter(slot => whyNotMinor(route, major, slot) === null);
}

function isAsBefore({ ends: [one, other] }: Route, major: RouteEnd, minor: RouteEnd): boolean {
  return (sameSlot(one, major) && sameSlot(other, minor)) || (sameSlot(one, minor) && sameSlot(other, major));
}

function* chooseRoute(game: StarCraft, seat: Seat): Rule<Route> {
  const { state } = game;
  const normal = state.routes.filter(({ kind }) => kind !== 'z-axis');
  const { options, blocked } = offerPlain([...zAxisRoutes(state), ...normal], {
    id: ({ id }) => `route:${id}`,
    face: ({ id }) => ({ words: routeName(state, id), refs: [`route:${id}`] }),
    whyNot: ({ kind }) => (kind === 'z-axis' ? null : NORMAL_ROUTE),
  });
  const about = { prompt: say('events.galactic-upheaval.prompt'), rule: 'SC-21.7.1', blocked };
  return yield* choose(game, seat, 'event.route', options, about);
}

const NORMAL_ROUTE: Reason = { why: say('why.event.normal-route'), rule: 'SC-4.6' };
const NO_SLOT: Reason = { why: say('events.why.no-slot'), rule: 'SC-4.6.2' };
const AS_BEFORE: Reason = { why: say('events.why.as-before'), rule: 'SC-21.7' };
const BACK: Option<null> = { id: 'back', words: say('back'), value: null };

function* chooseMajor(game: StarCraft, seat: Seat, route: Route, back: boolean): Rule<RouteEnd | null> {
  const { state } = game;
  const open = openSlots(state, route);
  const slots = offerPlain(open, {
    id: slotId,
    face: slotFace,
    whyNot: slot => (minorSlots(state, route, slot).length > 0 ? null : NO_SLOT),
  });
  const { options, blocked } = joined(takenSlots(state, open), slots);
  return yield* choose<RouteEnd | null>(game, seat, 'event.slot', back ? [...options, BACK] : options, {
    prompt: say('events.z-axis.slot-prompt', { route: routeName(state, route.id) }),
    rule: 'SC-4.6.2',
    blocked,
  });
}

function* chooseMinor(game: StarCraft, seat: Seat, route: Route, major: RouteEnd): Rule<RouteEnd | null> {
  const { state } = game;
  const open = openSlots(state, route);
  const slots = offerPlain(open, { id: slotId, face: slotFace, whyNot: slot => whyNotMinor(route, major, slot) });
  const { options, blocked } = joined(slots, takenSlots(state, open));
  return yield* choose<RouteEnd | null>(game, seat, 'event.slot', [...options, BACK], {
    prompt: say('events.z-axis.minor-prompt', { planet: planetName(major.planet) }),
    rule: 'SC-4.6.2',
    blocked,
  });
}

function whyNotMinor(route: Route, major: RouteEnd, slot: RouteEnd): Reason | null {
  if (sameSlot(slot, major)) return TAKEN;
  if (slot.planet === major.planet) return SAME_PLANET;
  return isAsBefore(route, major, slot) ? AS_BEFORE : null;
}
