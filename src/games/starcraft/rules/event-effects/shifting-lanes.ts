import type { Option } from '../../../../kernel/match/decision.ts';
import { joinedOffers, offerPlain } from '../../../../kernel/match/offer.ts';
import type { OptionFace, Offer } from '../../../../kernel/match/offer.ts';
import { choose } from '../../../../kernel/match/rule.ts';
import type { Rule } from '../../../../kernel/match/rule.ts';
import type { Seat } from '../../../../kernel/words/message.ts';
import { freeSlots } from '../../state/galaxy.ts';
import { slotRef } from '../../state/refs.ts';
import type { Route, RouteEnd, StarCraft, StarCraftState } from '../../state/state.ts';
import { planetName, say } from '../../text/say.ts';
import { sideName } from '../galaxy-building.ts';
import { routeName } from '../purchases.ts';
import type { EventEffect } from './effect.ts';
import { moveEnds, nothingToMove, SAME_PLANET, slotFace, slotId, takenSlots, zAxisRoutes } from './z-axis-ends.ts';

/** One end of a z-axis route, and the slots (`goals`) it could move to. */
interface MovableEnd {
  readonly route: Route;
  readonly end: 'major' | 'minor';
  readonly slot: RouteEnd;
  /** The slot of the route's other end, which stays in place. */
  readonly other: RouteEnd;
  readonly goals: readonly RouteEnd[];
}

/** Shifting Lanes: one end of a z-axis route moves to a free slot of any planet except that of its other end. */
export const shiftingLanes: EventEffect = {
  whyNot: state => (movableEnds(state).length > 0 ? null : nothingToMove(state)),
  *execute(game, seat) {
    const movableRouteEnds = movableEnds(game.state);
    for (;;) {
      const routeEnd = yield* chooseEnd(game, seat);
      const slot = yield* chooseSlot(game, seat, routeEnd, movableRouteEnds.length > 1);
      if (slot === null) continue;
      moveEnds(
        game,
        seat,
        'shifting-lanes',
        routeEnd.route,
        routeEnd.end === 'major' ? [slot, routeEnd.other] : [routeEnd.other, slot],
      );
      return;
    }
  },
};

function allEnds(state: StarCraftState): MovableEnd[] {
  const freeRouteSlots = freeSlots(state);
  return zAxisRoutes(state).flatMap(route => {
    const [major, minor] = route.ends;
    const movableEnd = (routeEnd: MovableEnd['end'], slot: RouteEnd, other: RouteEnd): MovableEnd => ({
      route,
      end: routeEnd,
      slot,
      other,
      goals: freeRouteSlots.filter(({ planet }) => planet !== other.planet),
    });
    return [movableEnd('major', major, minor), movableEnd('minor', minor, major)];
  });
}

function movableEnds(state: StarCraftState): MovableEnd[] {
  return allEnds(state).filter(({ goals }) => goals.length > 0);
}

function* chooseEnd(game: StarCraft, seat: Seat): Rule<MovableEnd> {
  const { state } = game;
  const { options, blocked } = offerPlain(allEnds(state), {
    id: ({ route, end }) => `end:${route.id}-${end}`,
    face: routeEnd => endShown(state, routeEnd),
    whyNot: ({ goals }) => (goals.length > 0 ? null : { why: say('events.why.no-slot'), rule: 'SC-4.6.2' }),
  });
  const question = { prompt: say('events.shifting-lanes.prompt'), rule: 'SC-21.7.1', blocked };
  return yield* choose(game, seat, 'event.end', options, question);
}

function endShown(state: StarCraftState, { route, slot }: MovableEnd): OptionFace {
  const { planet, side } = slot;
  return {
    words: say('events.z-axis.end', {
      planet: planetName(planet),
      side: sideName(side),
      route: routeName(state, route.id),
    }),
    refs: [`route:${route.id}`, slotRef(planet, side)],
  };
}

function* chooseSlot(game: StarCraft, seat: Seat, routeEnd: MovableEnd, back: boolean): Rule<RouteEnd | null> {
  const { state } = game;
  const { options, blocked } = joinedOffers(offerSlots(state, routeEnd), takenSlots(state, freeSlots(state)));
  return yield* choose<RouteEnd | null>(game, seat, 'event.slot', back ? [...options, BACK_OPTION] : options, {
    prompt: say('events.z-axis.slot-prompt', { route: routeName(state, routeEnd.route.id) }),
    rule: 'SC-4.6.2',
    blocked,
  });
}

const BACK_OPTION: Option<null> = { id: 'back', words: say('back'), value: null };

/** SC-4.6: the free slots as options. Slots on the planet of the other end are blocked. */
function offerSlots(state: StarCraftState, { other }: MovableEnd): Offer<RouteEnd> {
  return offerPlain(freeSlots(state), {
    id: slotId,
    face: slotFace,
    whyNot: ({ planet }) => (planet === other.planet ? SAME_PLANET : null),
  });
}
