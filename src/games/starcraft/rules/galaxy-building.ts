import type { Blocked, Option } from '../../../kernel/match/decision.ts';
import { RuleFault } from '../../../kernel/match/refusal.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Ref, Seat, Message } from '../../../kernel/words/message.ts';
import type { AreaId, PlanetId, Side } from '../data/planets.ts';
import { areasOf, onBoard } from '../state/areas.ts';
import { facing, slots } from '../state/galaxy.ts';
import { areaRefs, planetRefs } from '../state/refs.ts';
import { clockwiseFrom, isIn, seatState } from '../state/seats.ts';
import type { StarCraft, StarCraftState } from '../state/state.ts';
import type { SetUpSteps } from '../state/steps.ts';
import { areaName, planetName, say } from '../text/say.ts';
import { placeBase } from './pieces.ts';
import { judgePlacements, legalPlacements, neighboursOf } from './placements.ts';
import type { JudgedPlacement, Placement, PlacementFault } from './placements.ts';
import { decide, tasteOfBase, tasteOfPlacement } from './quick-set-up.ts';

/** SC-4.3 and SC-4.4: both placement rounds, the second one counter-clockwise, so for four seats 1-2-3-4-4-3-2-1. */
export function lineUpPlacements(game: StarCraft): void {
  const seats = clockwiseFrom(game.state, game.state.firstPlayer);
  for (const seat of seats) {
    game.next('setUp.choosePlanet', { seat });
    game.next('setUp.placePlanet', { seat, placement: 1 });
  }
  for (const seat of seats.toReversed()) game.next('setUp.placePlanet', { seat, placement: 2 });
}

/** SC-4.3: in the first round a seat chooses which of its two planets comes first. */
export function* choosePlanet(game: StarCraft, { seat }: SetUpSteps['setUp.choosePlanet']): Rule {
  const { state } = game;
  const owner = seatState(state, seat);
  if (!isIn(state, seat) || owner.planetsToPlace.length < 2) return;
  const possible = new Set(
    judgePlacements(state, seat).flatMap(({ placement, fault }) => (fault === null ? [placement.planet] : [])),
  );
  const chosen = yield* decide(game, seat, 'setUp.choosePlanet', {
    values: owner.planetsToPlace.filter(planet => possible.has(planet)),
    option: planetOption,
    about: () => ({
      prompt: say('set-up.choose-planet.prompt', { seat: { seat } }),
      rule: 'SC-4.3',
      blocked: () =>
        owner.planetsToPlace
          .filter(planet => !possible.has(planet))
          .map(planet => ({ ...shown(planetOption(planet)), why: say('set-up.fault.planet'), rule: 'SC-4.5.1' })),
    }),
    taste: () => 0,
  });
  owner.planetsToPlace = [chosen, ...owner.planetsToPlace.filter(planet => planet !== chosen)];
}

/** SC-4.3, SC-4.4: a seat places its next planet; SC-4.5: the routes that come of it are joined at once. */
export function* placePlanet(game: StarCraft, { seat, placement: round }: SetUpSteps['setUp.placePlanet']): Rule {
  const { state } = game;
  const [planet] = seatState(state, seat).planetsToPlace;
  if (!isIn(state, seat) || planet === undefined) return;
  const judged = yield* decide(game, seat, 'setUp.placePlanet', {
    values: legalPlacements(state, seat, planet),
    option: legal => placementOption(state, legal),
    about: () => ({
      prompt: say('set-up.place-planet.prompt', { seat: { seat }, planet: planetName(planet) }),
      rule: round === 1 ? 'SC-4.3' : 'SC-4.4',
      blocked: () => blockedPlacements(state, seat, planet),
    }),
    taste: legal => tasteOfPlacement(state, legal),
  });
  putOnTable(game, seat, judged);
  game.next('setUp.base', { seat, placement: round, planet });
}

/**
 * Puts a planet of `seat` on the table with the routes of the placement (SC-4.5), its areas empty and its order stack
 * bare. Throws `RuleFault` when the seat does not have that planet to place.
 */
export function putOnTable(game: StarCraft, seat: Seat, { placement, joins }: JudgedPlacement): void {
  const { state } = game;
  const { planet, x, y, turns } = placement;
  const owner = seatState(state, seat);
  if (!owner.planetsToPlace.includes(planet)) throw new RuleFault(`Seat ${seat} has no ${planet} to place.`);
  const where = whereOf(state, placement);
  owner.planetsToPlace = owner.planetsToPlace.filter(other => other !== planet);
  state.planets.push({ planet, owner: seat, x, y, turns });
  for (const area of areasOf(planet)) state.areas[area] = { holder: null, units: {}, base: null, depletion: 'none' };
  state.stacks[planet] = [];
  game.tell?.({
    words: say('set-up.placed', { seat: { seat }, planet: planetName(planet), where }),
    refs: planetRefs(planet),
    rule: 'SC-4.3',
  });
  for (const { neighbour, own } of joins) {
    const number = state.routes.filter(({ kind }) => kind === 'normal').length + 1;
    state.routes.push({ id: `r${number}`, kind: 'normal', ends: [neighbour, own], transports: [] });
    game.tell?.({
      words: say('set-up.joined', { one: planetName(neighbour.planet), other: planetName(planet) }),
      refs: [`route:r${number}`],
      rule: 'SC-4.5',
    });
  }
  if (joins.length === 0 && state.planets.length > 1) {
    game.tell?.({
      words: say('set-up.not-joined', { planet: planetName(planet) }),
      refs: planetRefs(planet),
      rule: 'SC-4.5.2',
    });
  }
}

/** SC-4.3: the base now or later; SC-4.4: with the second planet at the latest. */
export function* placeStartingBase(
  game: StarCraft,
  { seat, placement: round, planet }: SetUpSteps['setUp.base'],
): Rule {
  const { state } = game;
  if (!isIn(state, seat) || onBoard(state, seat).bases > 0) return;
  const here = areasOf(planet);
  const area = yield* decide<AreaId | null>(game, seat, 'setUp.base', {
    values: round === 1 ? [...here, null] : here,
    option: value => (value === null ? LATER : baseOption(value)),
    about: () => ({
      prompt: say('set-up.base.prompt', { seat: { seat }, planet: planetName(planet) }),
      rule: round === 1 ? 'SC-4.3' : 'SC-4.4',
      blocked: () => (round === 1 ? [] : [blockedLater(), ...basesTooLate(state, seat, planet)]),
    }),
    taste: value => tasteOfBase(state, seat, planet, value),
  });
  if (area === null) {
    game.tell?.({ words: say('set-up.base.told-later', { seat: { seat } }), rule: 'SC-4.3' });
    return;
  }
  placeBase(game, area, seat);
  game.tell?.({
    words: say('set-up.base.placed', { seat: { seat }, area: areaName(area) }),
    refs: areaRefs(area),
    rule: round === 1 ? 'SC-4.3' : 'SC-4.4',
  });
}

// ---- options and reasons -------------------------------------------------------------------------------------------

const FAULTS: Readonly<Record<PlacementFault, { readonly why: Message; readonly rule: string }>> = {
  'no-join': { why: say('set-up.fault.no-join'), rule: 'SC-4.5.1' },
  'too-few-routes': { why: say('set-up.fault.too-few-routes'), rule: 'SC-4.5.1' },
  'dead-end': { why: say('set-up.fault.dead-end'), rule: 'SC-4.5.2' },
};

function planetOption(planet: PlanetId): Option<PlanetId> {
  return { id: `planet:${planet}`, words: planetName(planet), refs: planetRefs(planet), value: planet };
}

function baseOption(area: AreaId): Option<AreaId> {
  return { id: `base:${area}`, words: areaName(area), refs: areaRefs(area), value: area };
}

function placementOption(state: StarCraftState, judged: JudgedPlacement): Option<JudgedPlacement> {
  const { placement, joins } = judged;
  const { planet, x, y, turns } = placement;
  const sides = slots(planet, turns).map(sideName);
  const neighbours = joins.map(({ neighbour }) => planetName(neighbour.planet));
  const params = { where: whereOf(state, placement), slots: sides };
  const refs: Ref[] = [
    `planet:${planet}`,
    `cell:${x},${y}`,
    ...slots(planet, turns).map((side): Ref => `slot:${planet}-${side}`),
  ];
  return {
    id: `place:${planet}@${x},${y}/${turns}`,
    words:
      joins.length === 0 ? say('set-up.place.bare', params) : say('set-up.place', { ...params, joins: neighbours }),
    refs,
    value: judged,
  };
}

function blockedPlacements(state: StarCraftState, seat: Seat, planet: PlanetId): Blocked[] {
  return judgePlacements(state, seat).flatMap(judged => {
    const { placement, fault } = judged;
    if (placement.planet !== planet || fault === null) return [];
    return [{ ...shown(placementOption(state, judged)), ...FAULTS[fault] }];
  });
}

const LATER: Option<null> = { id: 'later', words: say('set-up.base.later'), value: null };

function blockedLater(): Blocked {
  return { ...shown(LATER), why: say('set-up.base.no-later'), rule: 'SC-4.4' };
}

/** SC-4.4: whoever put the base off may not go back to the first planet. */
function basesTooLate(state: StarCraftState, seat: Seat, planet: PlanetId): Blocked[] {
  return state.planets
    .filter(placed => placed.owner === seat && placed.planet !== planet)
    .flatMap(placed => areasOf(placed.planet))
    .map(area => ({ ...shown(baseOption(area)), why: say('set-up.base.too-late'), rule: 'SC-4.4' }));
}

function shown<V>({ id, words, refs }: Option<V>): { id: string; words: Message; refs?: readonly Ref[] } {
  return refs === undefined ? { id, words } : { id, words, refs };
}

/** The name of a side of a tile. */
export function sideName(side: Side): Message {
  return say(`set-up.side.${side}`);
}

/** Where a cell lies, seen from its neighbours: "east of Torus, north of Helios". */
function whereOf(state: StarCraftState, placement: Placement): Message | readonly Message[] {
  if (state.planets.length === 0) return say('set-up.in-the-middle');
  return neighboursOf(state, placement).map(({ planet, side }) =>
    say('set-up.beside', { side: sideName(facing(side)), planet: planetName(planet) }),
  );
}
