import type { QuestionFacts } from '../../../kernel/match/decision.ts';
import type { Offer } from '../../../kernel/match/offer.ts';
import { RuleFault } from '../../../kernel/match/refusal.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { AREAS } from '../data/planets.ts';
import type { AreaId, PlanetId } from '../data/planets.ts';
import { adjacentTo, hasSlot, routesOf } from '../state/galaxy.ts';
import { areasOf } from '../state/areas.ts';
import { seatState } from '../state/seats.ts';
import type { RouteEnd, StarCraft, StarCraftState } from '../state/state.ts';
import { neighboursOf } from './placements.ts';
import type { JudgedPlacement } from './placements.ts';

// The quick set-up (SC-3, SC-4). It has the same steps and legal options as the set-up by hand, but chooses at random
// among the options with the best score below.

/** A choice in the set-up: its values, the question for people, and the score of each value in the quick set-up. */
export interface SetUpChoice<V> {
  readonly values: readonly V[];
  /** The options for the values in their order, including blocked options. */
  readonly offered: () => Offer<V>;
  readonly about: () => Omit<QuestionFacts, 'blocked'>;
  readonly taste: (value: V) => number;
}

/**
 * Lets `seat` choose. In the quick set-up nobody is asked and nothing is shown: one of the values with the best score
 * is drawn. Throws `RuleFault` if there is no value.
 */
export function* decide<V>(
  game: StarCraft,
  seat: Seat,
  kind: string,
  { values, offered, about, taste }: SetUpChoice<V>,
): Rule<V> {
  if (game.state.options.setUp === 'by-hand') {
    const { options, blocked } = offered();
    return yield* choose(game, seat, kind, options, { ...about(), blocked });
  }
  const scores = values.map(taste);
  const bestScore = Math.max(...scores);
  const bestValues = values.filter((_, place) => scores[place] === bestScore);
  const pickedValue = bestValues.length === 0 ? undefined : bestValues[game.roll(bestValues.length)];
  if (pickedValue === undefined) throw new RuleFault(`${kind} (${about().rule}) has no option for seat ${seat}`);
  return pickedValue;
}

/**
 * Scores a placement in the quick set-up: prefers a compact galaxy with many joins and few slots that face a neighbour
 * without a slot.
 */
export function scoreOfPlacement(state: StarCraftState, { placement, joins }: JudgedPlacement): number {
  const neighbours = neighboursOf(state, placement);
  const facingSlots = neighbours.filter(({ side }) => hasSlot(placement.planet, placement.turns, side));
  const blockedSlots = facingSlots.length - joins.length;
  return 3 * Math.min(joins.length, 2) + neighbours.length - blockedSlots - 2 * galaxyExtent(state, placement);
}

/** The width plus the height of the galaxy if this cell is added. */
function galaxyExtent(state: StarCraftState, cell: { readonly x: number; readonly y: number }): number {
  let { x: west, x: east, y: north, y: south } = cell;
  for (const { x, y } of state.planets) {
    west = Math.min(west, x);
    east = Math.max(east, x);
    north = Math.min(north, y);
    south = Math.max(south, y);
  }
  return east - west + south - north;
}

/**
 * Scores an area for the base in the quick set-up: prefers the richer of the two planets, and its richest area with
 * minerals or gas. `null` stands for placing the base later.
 */
export function scoreOfBaseArea(state: StarCraftState, seat: Seat, planet: PlanetId, area: AreaId | null): number {
  if (area === null) {
    const planetsLeft = seatState(state, seat).planetsToPlace;
    return planetsLeft.some(other => yieldScore(other) > yieldScore(planet)) ? 100 : -100;
  }
  const { yields, amount, unitLimit } = AREAS[area];
  return unitLimit + (yields === 'conquest' ? 0 : 3 * amount);
}

/** Scores what a planet with a base yields in one round. A planet with both kinds of resource is worth more. */
function yieldScore(planet: PlanetId): number {
  const areas = areasOf(planet).map(area => AREAS[area]);
  const yieldSum = (kind: 'mineral' | 'gas'): number =>
    areas.reduce((total, { yields, amount }) => total + (yields === kind ? amount : 0), 0);
  const minerals = yieldSum('mineral');
  const gas = yieldSum('gas');
  return minerals + gas + (minerals > 0 && gas > 0 ? 2 : 0);
}

/** Scores the major end of a z-axis route in the quick set-up: prefers a planet with few routes. */
export function scoreOfMajorEnd(state: StarCraftState, { planet }: RouteEnd): number {
  return -routesOf(state, planet).length;
}

/**
 * Scores the minor end of a z-axis route in the quick set-up: prefers a planet with few routes that the planet of the
 * major end can't reach yet.
 */
export function scoreOfMinorEnd(state: StarCraftState, major: RouteEnd, { planet }: RouteEnd): number {
  return (adjacentTo(state, major.planet).includes(planet) ? 0 : 100) - routesOf(state, planet).length;
}

/** Scores an area for starting units in the quick set-up: first the area of the base, then conquest areas. */
export function scoreOfUnitArea(area: AreaId, base: AreaId): number {
  if (area === base) return 4;
  return AREAS[area].yields === 'conquest' ? 2 : 0;
}
