import type { Blocked, Option } from '../../../kernel/match/decision.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { freeSlots, slots } from '../state/galaxy.ts';
import { isIn } from '../state/seats.ts';
import type { RouteEnd, StarCraft, StarCraftState } from '../state/state.ts';
import type { SetUpSteps } from '../state/steps.ts';
import { planetName, say } from '../text/say.ts';
import { sideName } from './galaxy-building.ts';
import { decide, tasteOfMajorEnd, tasteOfMinorEnd } from './quick-set-up.ts';

/** SC-4.6: a seat must place its z-axis route, first the major end and then, on another planet, the minor end. */
export function* placeZAxis(game: StarCraft, { seat }: SetUpSteps['setUp.zAxis']): Rule {
  const { state } = game;
  if (!isIn(state, seat)) return;
  const free = freeSlots(state);
  const majors = free.filter(major => free.some(minor => minor.planet !== major.planet));
  if (majors.length === 0) {
    game.tell?.({ words: say('set-up.z-axis.put-back', { seat: { seat } }), rule: 'SC-4.6' });
    return;
  }
  const major = yield* chooseMajorEnd(game, seat, majors);
  state.majorEnd = major;
  const minor = yield* chooseMinorEnd(game, seat, major);
  state.majorEnd = null;
  const number = state.routes.filter(({ kind }) => kind === 'z-axis').length + 1;
  state.routes.push({ id: `z${number}`, kind: 'z-axis', ends: [major, minor], transports: [] });
  game.tell?.({
    words: say('set-up.z-axis.placed', {
      seat: { seat },
      one: planetName(major.planet),
      other: planetName(minor.planet),
    }),
    refs: [`route:z${number}`],
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
    option: end => slotOption('major', end),
    about: () => ({
      prompt: say('set-up.z-axis.major.prompt', { seat: { seat } }),
      rule: 'SC-4.6',
      blocked: () => takenSlots(state, 'major'),
    }),
    taste: end => tasteOfMajorEnd(state, end),
  });
}

function* chooseMinorEnd(game: StarCraft, seat: Seat, major: RouteEnd): Rule<RouteEnd> {
  const { state } = game;
  return yield* decide(game, seat, 'setUp.zAxisMinor', {
    values: minorEnds(state, major),
    option: end => slotOption('minor', end),
    about: () => ({
      prompt: say('set-up.z-axis.minor.prompt', { seat: { seat }, planet: planetName(major.planet) }),
      rule: 'SC-4.6',
      blocked: () => [...samePlanet(state, major), ...takenSlots(state, 'minor')],
    }),
    taste: end => tasteOfMinorEnd(state, major, end),
  });
}

function slotOption(end: 'major' | 'minor', { planet, side }: RouteEnd): Option<RouteEnd> {
  return {
    id: `${end}:${planet}-${side}`,
    words: say('set-up.z-axis.slot', { planet: planetName(planet), side: sideName(side) }),
    refs: [`planet:${planet}`, `slot:${planet}-${side}`],
    value: { planet, side },
  };
}

/** SC-4.6.2: slots that carry a normal route or a z-axis end already. */
function takenSlots(state: StarCraftState, end: 'major' | 'minor'): Blocked[] {
  const free = new Set(freeSlots(state).map(({ planet, side }) => `${planet}-${side}`));
  return state.planets.flatMap(({ planet, turns }) =>
    slots(planet, turns)
      .filter(side => !free.has(`${planet}-${side}`))
      .map(side => blockedSlot(end, { planet, side }, 'taken', 'SC-4.6.2')),
  );
}

/** SC-4.6: the two ends may not lie on one planet. */
function samePlanet(state: StarCraftState, major: RouteEnd): Blocked[] {
  return freeSlots(state)
    .filter(({ planet }) => planet === major.planet)
    .map(end =>
      end.side === major.side
        ? blockedSlot('minor', end, 'taken', 'SC-4.6.2')
        : blockedSlot('minor', end, 'same-planet', 'SC-4.6'),
    );
}

function blockedSlot(end: 'major' | 'minor', slot: RouteEnd, why: 'taken' | 'same-planet', rule: string): Blocked {
  const { id, words, refs = [] } = slotOption(end, slot);
  return { id, words, refs, why: say(`set-up.z-axis.${why}`), rule };
}
