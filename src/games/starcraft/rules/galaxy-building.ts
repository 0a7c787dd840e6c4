import { offerPlain } from '../../../kernel/match/offer.ts';
import type { OptionFace, Offer, Reason } from '../../../kernel/match/offer.ts';
import { RuleFault } from '../../../kernel/match/refusal.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { gather } from '../../../kernel/plain/gather.ts';
import type { Ref, Seat, Message } from '../../../kernel/words/message.ts';
import type { AreaId, PlanetId, TileSide } from '../data/planets.ts';
import { areasOf, piecesOnBoard } from '../state/areas.ts';
import { oppositeSide, slotSides } from '../state/galaxy.ts';
import { areaRefs, cellRef, planetRefs, slotRef } from '../state/refs.ts';
import { clockwiseFrom, isInGame, seatState } from '../state/seats.ts';
import type { StarCraft, StarCraftState } from '../state/state.ts';
import type { SetUpSteps } from '../state/steps.ts';
import { areaName, planetName, say } from '../text/say.ts';
import { placeBase } from './pieces.ts';
import { judgePlacements, legalPlacements, neighboursOf } from './placements.ts';
import type { PlacementJoin, JudgedPlacement, Placement, PlacementFault } from './placements.ts';
import { decide, scoreOfBaseArea, scoreOfPlacement } from './quick-set-up.ts';

/**
 * SC-4.3, SC-4.4: puts both placement rounds on the agenda. The second round goes counter-clockwise: four seats place
 * planets in the order 1-2-3-4-4-3-2-1.
 */
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
  if (!isInGame(state, seat) || owner.planetsToPlace.length < 2) return;
  const possiblePlanets = new Set(
    gather(judgePlacements(state, seat), ({ placement, fault }) => (fault === null ? [placement.planet] : [])),
  );
  const chosenPlanet = yield* decide(game, seat, 'setUp.choosePlanet', {
    values: owner.planetsToPlace.filter(planet => possiblePlanets.has(planet)),
    offered: () =>
      offerPlain(owner.planetsToPlace, {
        id: planet => `planet:${planet}`,
        face: planet => ({ words: planetName(planet), refs: planetRefs(planet) }),
        whyNot: planet => (possiblePlanets.has(planet) ? null : NO_PLACE_FOR_PLANET),
      }),
    about: () => ({ prompt: say('set-up.choose-planet.prompt', { seat: { seat } }), rule: 'SC-4.3' }),
    taste: () => 0,
  });
  owner.planetsToPlace = [chosenPlanet, ...owner.planetsToPlace.filter(planet => planet !== chosenPlanet)];
}

/** SC-4.3, SC-4.4: a seat places its next planet. Its routes to the neighbours are joined at once (SC-4.5). */
export function* placePlanet(game: StarCraft, { seat, placement: round }: SetUpSteps['setUp.placePlanet']): Rule {
  const { state } = game;
  const [planet] = seatState(state, seat).planetsToPlace;
  if (!isInGame(state, seat) || planet === undefined) return;
  const judgedPlacement = yield* decide(game, seat, 'setUp.placePlanet', {
    values: legalPlacements(state, seat, planet),
    offered: () => placementOffer(state, seat, planet),
    about: () => ({
      prompt: say('set-up.place-planet.prompt', { seat: { seat }, planet: planetName(planet) }),
      rule: round === 1 ? 'SC-4.3' : 'SC-4.4',
    }),
    taste: legal => scoreOfPlacement(state, legal),
  });
  putOnTable(game, seat, judgedPlacement);
  game.next('setUp.base', { seat, placement: round, planet });
}

/**
 * Places a planet of `seat` with the routes of the placement (SC-4.5), with empty areas and no orders. Throws
 * `RuleFault` if the seat does not have that planet to place.
 */
export function putOnTable(game: StarCraft, seat: Seat, { placement, joins }: JudgedPlacement): void {
  const { state } = game;
  const { planet, x, y, turns } = placement;
  const owner = seatState(state, seat);
  if (!owner.planetsToPlace.includes(planet)) throw new RuleFault(`Seat ${seat} has no ${planet} to place.`);
  const positionText = planetPositionText(state, placement);
  owner.planetsToPlace = owner.planetsToPlace.filter(other => other !== planet);
  state.planets.push({ planet, owner: seat, x, y, turns });
  for (const area of areasOf(planet)) state.areas[area] = { holder: null, units: {}, base: null, depletion: 'none' };
  state.stacks[planet] = [];
  game.tell?.({
    words: say('set-up.placed', { seat: { seat }, planet: planetName(planet), where: positionText }),
    refs: planetRefs(planet),
    rule: 'SC-4.3',
  });
  for (const { neighbour, own } of joins) {
    const routeNumber = state.routes.filter(({ kind }) => kind === 'normal').length + 1;
    state.routes.push({ id: `r${routeNumber}`, kind: 'normal', ends: [neighbour, own], transports: [] });
    game.tell?.({
      words: say('set-up.joined', { one: planetName(neighbour.planet), other: planetName(planet) }),
      refs: [`route:r${routeNumber}`],
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

/** SC-4.3: the seat places its base now or later; SC-4.4: at the latest with its second planet. */
export function* placeStartingBase(
  game: StarCraft,
  { seat, placement: round, planet }: SetUpSteps['setUp.base'],
): Rule {
  const { state } = game;
  if (!isInGame(state, seat) || piecesOnBoard(state, seat).bases > 0) return;
  const planetAreas = areasOf(planet);
  const area = yield* decide<AreaId | null>(game, seat, 'setUp.base', {
    values: round === 1 ? [...planetAreas, null] : planetAreas,
    offered: () => baseOffer(state, seat, planet, round),
    about: () => ({
      prompt: say('set-up.base.prompt', { seat: { seat }, planet: planetName(planet) }),
      rule: round === 1 ? 'SC-4.3' : 'SC-4.4',
    }),
    taste: value => scoreOfBaseArea(state, seat, planet, value),
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

// The following functions make the options of placement questions, and the reasons for blocked options.

const FAULT_REASONS: Readonly<Record<PlacementFault, Reason>> = {
  'no-join': { why: say('set-up.fault.no-join'), rule: 'SC-4.5.1' },
  'too-few-routes': { why: say('set-up.fault.too-few-routes'), rule: 'SC-4.5.1' },
  'dead-end': { why: say('set-up.fault.dead-end'), rule: 'SC-4.5.2' },
};
const NO_PLACE_FOR_PLANET: Reason = { why: say('set-up.fault.planet'), rule: 'SC-4.5.1' };
const NO_LATER_PLANET: Reason = { why: say('set-up.base.no-later'), rule: 'SC-4.4' };
/** The reason for areas of the first planet: a seat that has postponed its base can't return to that planet. */
const BASE_TOO_LATE: Reason = { why: say('set-up.base.too-late'), rule: 'SC-4.4' };

/** SC-4.5: the options for a planet: each cell with each rotation, legal or blocked. */
function placementOffer(state: StarCraftState, seat: Seat, planet: PlanetId): Offer<JudgedPlacement> {
  const judgedPlacements = judgePlacements(state, seat).filter(({ placement }) => placement.planet === planet);
  return offerPlain(judgedPlacements, {
    id: ({ placement: { x, y, turns } }) => `place:${planet}@${x},${y}/${turns}`,
    face: ({ placement, joins }) => placementFace(state, placement, joins),
    whyNot: ({ fault }) => (fault === null ? null : FAULT_REASONS[fault]),
  });
}

function placementFace(state: StarCraftState, placement: Placement, joins: readonly PlacementJoin[]): OptionFace {
  const { planet, turns } = placement;
  const sides = slotSides(planet, turns);
  const neighbours = joins.map(({ neighbour }) => planetName(neighbour.planet));
  const params = { where: planetPositionText(state, placement), slots: sides.map(sideName) };
  return {
    words:
      joins.length === 0 ? say('set-up.place.bare', params) : say('set-up.place', { ...params, joins: neighbours }),
    refs: [`planet:${planet}`, cellRef(placement), ...sides.map((side): Ref => slotRef(planet, side))],
  };
}

/**
 * SC-4.3, SC-4.4: the options for the base: any area of the first planet, or later. With the second planet only its
 * areas are left.
 */
function baseOffer(state: StarCraftState, seat: Seat, planet: PlanetId, round: 1 | 2): Offer<AreaId | null> {
  const earlierPlanets = state.planets.filter(placed => placed.owner === seat && placed.planet !== planet);
  const tooLate = round === 1 ? [] : gather(earlierPlanets, placed => areasOf(placed.planet));
  return offerPlain<AreaId | null>([...areasOf(planet), null, ...tooLate], {
    id: area => (area === null ? 'later' : `base:${area}`),
    face: area => (area === null ? BASE_LATER : { words: areaName(area), refs: areaRefs(area) }),
    whyNot: area => {
      if (area === null) return round === 1 ? null : NO_LATER_PLANET;
      return tooLate.includes(area) ? BASE_TOO_LATE : null;
    },
  });
}

const BASE_LATER: OptionFace = { words: say('set-up.base.later') };

/** The name of a side of a tile. */
export function sideName(side: TileSide): Message {
  return say(`set-up.side.${side}`);
}

/** The position of a cell relative to its neighbours: "east of Torus, north of Helios". */
function planetPositionText(state: StarCraftState, placement: Placement): Message | readonly Message[] {
  if (state.planets.length === 0) return say('set-up.in-the-middle');
  return neighboursOf(state, placement).map(({ planet, side }) =>
    say('set-up.beside', { side: sideName(oppositeSide(side)), planet: planetName(planet) }),
  );
}
