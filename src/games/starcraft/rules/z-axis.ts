import { offerPlain } from '../../../kernel/match/offer.ts';
import type { Offer, Reason } from '../../../kernel/match/offer.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { freeSlots, isTaken, slotSides } from '../state/galaxy.ts';
import { slotRef } from '../state/refs.ts';
import { isInGame } from '../state/seats.ts';
import type { RouteEnd, StarCraft, StarCraftState } from '../state/state.ts';
import type { SetUpSteps } from '../state/steps.ts';
import { planetName, say } from '../text/say.ts';
import { sideName } from './galaxy-building.ts';
import { decide, scoreOfMajorEnd, scoreOfMinorEnd } from './quick-set-up.ts';

/** SC-4.6: a seat places its z-axis route: first the major end, then the minor end on another planet. */
export function* placeZAxis(game: StarCraft, { seat }: SetUpSteps['setUp.zAxis']): Rule {
  const { state } = game;
  if (!isInGame(state, seat)) return;
  const freeRouteSlots = freeSlots(state);
  const majors = freeRouteSlots.filter(major => freeRouteSlots.some(minor => minor.planet !== major.planet));
  if (majors.length === 0) {
    game.tell?.({ words: say('set-up.z-axis.put-back', { seat: { seat } }), rule: 'SC-4.6' });
    return;
  }
  const major = yield* chooseMajorEnd(game, seat, majors);
  state.majorEnd = major;
  const minor = yield* chooseMinorEnd(game, seat, major);
  state.majorEnd = null;
  const routeNumber = state.routes.filter(({ kind }) => kind === 'z-axis').length + 1;
  state.routes.push({ id: `z${routeNumber}`, kind: 'z-axis', ends: [major, minor], transports: [] });
  game.tell?.({
    words: say('set-up.z-axis.placed', {
      seat: { seat },
      one: planetName(major.planet),
      other: planetName(minor.planet),
    }),
    refs: [`route:z${routeNumber}`],
    rule: 'SC-4.6',
  });
}

/** SC-4.6: the free slots for the minor end of a route whose major end lies in `major`. */
export function minorEnds(state: StarCraftState, major: RouteEnd): RouteEnd[] {
  return freeSlots(state).filter(({ planet }) => planet !== major.planet);
}

function* chooseMajorEnd(game: StarCraft, seat: Seat, majors: readonly RouteEnd[]): Rule<RouteEnd> {
  const { state } = game;
  return yield* decide(game, seat, 'setUp.zAxisMajor', {
    values: majors,
    offered: () => slotOffer(state, allSlots(state), 'major', null),
    about: () => ({ prompt: say('set-up.z-axis.major.prompt', { seat: { seat } }), rule: 'SC-4.6' }),
    taste: end => scoreOfMajorEnd(state, end),
  });
}

function* chooseMinorEnd(game: StarCraft, seat: Seat, major: RouteEnd): Rule<RouteEnd> {
  const { state } = game;
  return yield* decide(game, seat, 'setUp.zAxisMinor', {
    values: minorEnds(state, major),
    offered: () => {
      const isOnMajorEnd = freeSlots(state).filter(({ planet }) => planet === major.planet);
      const others = allSlots(state).filter(slot => !isOnMajorEnd.some(one => isSameSlot(one, slot)));
      return slotOffer(state, [...isOnMajorEnd, ...others], 'minor', major);
    },
    about: () => ({
      prompt: say('set-up.z-axis.minor.prompt', { seat: { seat }, planet: planetName(major.planet) }),
      rule: 'SC-4.6',
    }),
    taste: end => scoreOfMinorEnd(state, major, end),
  });
}

/** The options for the slot of one end of a route; `major` is the other end if it has already been chosen. */
function slotOffer(
  state: StarCraftState,
  ends: readonly RouteEnd[],
  end: 'major' | 'minor',
  major: RouteEnd | null,
): Offer<RouteEnd> {
  return offerPlain(ends, {
    id: ({ planet, side }) => `${end}:${planet}-${side}`,
    face: ({ planet, side }) => ({
      words: say('set-up.z-axis.slot', { planet: planetName(planet), side: sideName(side) }),
      refs: [`planet:${planet}`, slotRef(planet, side)],
    }),
    whyNot: slot => {
      if (isTaken(state, slot.planet, slot.side) || (major !== null && isSameSlot(slot, major))) return SLOT_TAKEN;
      return slot.planet === major?.planet ? SAME_PLANET : null;
    },
  });
}

/** SC-4.6.2: the reason for a slot that already has a normal route or a z-axis end. */
const SLOT_TAKEN: Reason = { why: say('set-up.z-axis.taken'), rule: 'SC-4.6.2' };
/** SC-4.6: the reason for a slot on the planet of the other end. */
const SAME_PLANET: Reason = { why: say('set-up.z-axis.same-planet'), rule: 'SC-4.6' };

function isSameSlot(one: RouteEnd, other: RouteEnd): boolean {
  return one.planet === other.planet && one.side === other.side;
}

/** Every slot of every planet on the table. */
function allSlots(state: StarCraftState): RouteEnd[] {
  return state.planets.flatMap(({ planet, turns }) => slotSides(planet, turns).map(side => ({ planet, side })));
}
