import type { About } from '../../../kernel/match/decision.ts';
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

// The quick set-up (SC-3, SC-4): the same steps and the same legal options as by hand, but the seed answers, by the
// tastes below.

/** A choice of the set-up: what may be chosen, what people are offered, and what the quick set-up likes of it. */
export interface SetUpChoice<V> {
  readonly values: readonly V[];
  /** The values in their order, and what can't be chosen. */
  readonly offered: () => Offer<V>;
  readonly about: () => Omit<About, 'blocked'>;
  readonly taste: (value: V) => number;
}

/**
 * Lets `seat` choose; in the quick set-up nobody is asked and nothing is shown: the seed picks among the values that
 * the taste likes best. Throws `RuleFault` when there is no value.
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
  const tastes = values.map(taste);
  const best = Math.max(...tastes);
  const liked = values.filter((_, place) => tastes[place] === best);
  const picked = liked.length === 0 ? undefined : liked[game.roll(liked.length)];
  if (picked === undefined) throw new RuleFault(`${kind} (${about().rule}) has no option for seat ${seat}`);
  return picked;
}

/** A compact galaxy with many joins, and few slots that look at a neighbour without one. */
export function tasteOfPlacement(state: StarCraftState, { placement, joins }: JudgedPlacement): number {
  const neighbours = neighboursOf(state, placement);
  const looking = neighbours.filter(({ side }) => hasSlot(placement.planet, placement.turns, side));
  const blind = looking.length - joins.length;
  return 3 * Math.min(joins.length, 2) + neighbours.length - blind - 2 * extent(state, placement);
}

/** Width and height of the galaxy with one more cell, added up. */
function extent(state: StarCraftState, cell: { readonly x: number; readonly y: number }): number {
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
 * The base goes to the richer of the two planets, into its richest area that yields minerals or gas; `null` means
 * later.
 */
export function tasteOfBase(state: StarCraftState, seat: Seat, planet: PlanetId, area: AreaId | null): number {
  if (area === null) {
    const others = seatState(state, seat).planetsToPlace;
    return others.some(other => wealth(other) > wealth(planet)) ? 100 : -100;
  }
  const { yields, amount, unitLimit } = AREAS[area];
  return unitLimit + (yields === 'conquest' ? 0 : 3 * amount);
}

/** What a base on a planet brings in a round; both kinds of resource are worth more than one. */
function wealth(planet: PlanetId): number {
  const areas = areasOf(planet).map(area => AREAS[area]);
  const sum = (kind: 'mineral' | 'gas'): number =>
    areas.reduce((total, { yields, amount }) => total + (yields === kind ? amount : 0), 0);
  const minerals = sum('mineral');
  const gas = sum('gas');
  return minerals + gas + (minerals > 0 && gas > 0 ? 2 : 0);
}

/** A z-axis route begins at a planet with few ways out. */
export function tasteOfMajorEnd(state: StarCraftState, { planet }: RouteEnd): number {
  return -routesOf(state, planet).length;
}

/** A z-axis route ends at a planet that its major end cannot reach yet, and that has few ways out. */
export function tasteOfMinorEnd(state: StarCraftState, major: RouteEnd, { planet }: RouteEnd): number {
  return (adjacentTo(state, major.planet).includes(planet) ? 0 : 100) - routesOf(state, planet).length;
}

/** Units stand with the base, then on conquest areas. */
export function tasteOfUnitPlace(area: AreaId, base: AreaId): number {
  if (area === base) return 4;
  return AREAS[area].yields === 'conquest' ? 2 : 0;
}
