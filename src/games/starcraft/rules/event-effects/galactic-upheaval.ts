import type { Option } from '../../../../kernel/match/decision.ts';
import { joinedOffers, offerPlain } from '../../../../kernel/match/offer.ts';
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
  isSameSlot,
  slotFace,
  slotId,
  SLOT_TAKEN,
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
    const canChooseRoute = zAxisRoutes(state).length > 1;
    for (;;) {
      const route = yield* chooseRoute(game, seat);
      const majorSlot = yield* chooseMajor(game, seat, route, canChooseRoute);
      if (majorSlot === null) continue;
      state.majorEnd = { ...majorSlot };
      const minorSlot = yield* chooseMinor(game, seat, route, majorSlot);
      state.majorEnd = null;
      if (minorSlot === null) continue;
      moveEnds(game, seat, 'galactic-upheaval', route, [majorSlot, minorSlot]);
      return;
    }
  },
};

/** The free slots, including the two slots of the route that is being moved. */
function openSlots(state: StarCraftState, { ends }: Route): RouteEnd[] {
  return [...freeSlots(state), ...ends];
}

/** The slots where the minor end can go if the major end goes to `majorSlot`. */
function minorSlots(state: StarCraftState, route: Route, majorSlot: RouteEnd): RouteEnd[] {
  return openSlots(state, route).filter(slot => whyNotMinor(route, majorSlot, slot) === null);
}

function isAsBefore({ ends: [one, other] }: Route, majorSlot: RouteEnd, minorSlot: RouteEnd): boolean {
  return (
    (isSameSlot(one, majorSlot) && isSameSlot(other, minorSlot)) ||
    (isSameSlot(one, minorSlot) && isSameSlot(other, majorSlot))
  );
}

function* chooseRoute(game: StarCraft, seat: Seat): Rule<Route> {
  const { state } = game;
  const normalRoutes = state.routes.filter(({ kind }) => kind !== 'z-axis');
  const { options, blocked } = offerPlain([...zAxisRoutes(state), ...normalRoutes], {
    id: ({ id }) => `route:${id}`,
    face: ({ id }) => ({ words: routeName(state, id), refs: [`route:${id}`] }),
    whyNot: ({ kind }) => (kind === 'z-axis' ? null : NORMAL_ROUTE),
  });
  const question = { prompt: say('events.galactic-upheaval.prompt'), rule: 'SC-21.7.1', blocked };
  return yield* choose(game, seat, 'event.route', options, question);
}

const NORMAL_ROUTE: Reason = { why: say('why.event.normal-route'), rule: 'SC-4.6' };
const NO_SLOT: Reason = { why: say('events.why.no-slot'), rule: 'SC-4.6.2' };
const AS_BEFORE: Reason = { why: say('events.why.as-before'), rule: 'SC-21.7' };
const BACK_OPTION: Option<null> = { id: 'back', words: say('back'), value: null };

function* chooseMajor(game: StarCraft, seat: Seat, route: Route, back: boolean): Rule<RouteEnd | null> {
  const { state } = game;
  const openMajorSlots = openSlots(state, route);
  const slotOptions = offerPlain(openMajorSlots, {
    id: slotId,
    face: slotFace,
    whyNot: slot => (minorSlots(state, route, slot).length > 0 ? null : NO_SLOT),
  });
  const { options, blocked } = joinedOffers(takenSlots(state, openMajorSlots), slotOptions);
  return yield* choose<RouteEnd | null>(game, seat, 'event.slot', back ? [...options, BACK_OPTION] : options, {
    prompt: say('events.z-axis.slot-prompt', { route: routeName(state, route.id) }),
    rule: 'SC-4.6.2',
    blocked,
  });
}

function* chooseMinor(game: StarCraft, seat: Seat, route: Route, majorSlot: RouteEnd): Rule<RouteEnd | null> {
  const { state } = game;
  const openMajorSlots = openSlots(state, route);
  const slotOptions = offerPlain(openMajorSlots, {
    id: slotId,
    face: slotFace,
    whyNot: slot => whyNotMinor(route, majorSlot, slot),
  });
  const { options, blocked } = joinedOffers(slotOptions, takenSlots(state, openMajorSlots));
  return yield* choose<RouteEnd | null>(game, seat, 'event.slot', [...options, BACK_OPTION], {
    prompt: say('events.z-axis.minor-prompt', { planet: planetName(majorSlot.planet) }),
    rule: 'SC-4.6.2',
    blocked,
  });
}

function whyNotMinor(route: Route, majorSlot: RouteEnd, slot: RouteEnd): Reason | null {
  if (isSameSlot(slot, majorSlot)) return SLOT_TAKEN;
  if (slot.planet === majorSlot.planet) return SAME_PLANET;
  return isAsBefore(route, majorSlot, slot) ? AS_BEFORE : null;
}
