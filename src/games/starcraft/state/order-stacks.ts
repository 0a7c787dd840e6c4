import type { Seat } from '../../../kernel/words/message.ts';
import { FACTION_PIECES } from '../data/factions.ts';
import type { OrderKind } from '../data/factions.ts';
import type { PlanetId } from '../data/planets.ts';
import { isPresentOn } from './areas.ts';
import type { OrderToken } from './orders.ts';
import { seatState } from './seats.ts';
import type { StarCraftState } from './state.ts';

/** The order stack of `planet`, bottom token first. */
export function orderStackOn(state: StarCraftState, planet: PlanetId): readonly OrderToken[] {
  return state.stacks[planet] ?? [];
}

/** The token on top of the stack of `planet`, or `null`. */
export function topToken(state: StarCraftState, planet: PlanetId): OrderToken | null {
  return orderStackOn(state, planet).at(-1) ?? null;
}

/** Whether any order token is left on the board (SC-6.1). */
export function hasAnyOrders(state: StarCraftState): boolean {
  return state.planets.some(({ planet }) => orderStackOn(state, planet).length > 0);
}

/** The planets whose stack holds a token of `seat`, covered or not. */
export function planetsWithOrders(state: StarCraftState, seat: Seat): PlanetId[] {
  const planetsFound: PlanetId[] = [];
  for (const { planet } of state.planets) {
    if (orderStackOn(state, planet).some(token => token.seat === seat)) planetsFound.push(planet);
  }
  return planetsFound;
}

/** SC-6.2: the planets with an order of `seat` on top of the stack. */
export function openOrders(state: StarCraftState, seat: Seat): PlanetId[] {
  const planetsFound: PlanetId[] = [];
  for (const { planet } of state.planets) {
    if (topToken(state, planet)?.seat === seat) planetsFound.push(planet);
  }
  return planetsFound;
}

/** The order tokens of a seat that it has not placed yet (SC-2.3). Only the owner may know. */
export interface TokensLeft {
  readonly standard: Record<OrderKind, number>;
  readonly special: Record<OrderKind, number>;
  /** SC-5.4: how many more special orders the seat's Research & Development modules allow in this Planning Phase. */
  specialAllowed: number;
}

/** The order tokens that `seat` has left to place. */
export function tokensLeft(state: StarCraftState, seat: Seat): TokensLeft {
  const tokensRemaining: TokensLeft = {
    standard: { ...FACTION_PIECES.standardOrders },
    special: { ...FACTION_PIECES.specialOrders },
    specialAllowed: seatState(state, seat).modules['research-development'] ?? 0,
  };
  for (const { planet } of state.planets) {
    for (const token of orderStackOn(state, planet)) {
      if (token.seat !== seat) continue;
      tokensRemaining[token.special ? 'special' : 'standard'][token.order] -= 1;
      if (token.special) tokensRemaining.specialAllowed -= 1;
    }
  }
  return tokensRemaining;
}

/**
 * SC-5.2: the planets where `seat` may place orders: those with its units or bases, and the planets adjacent to them.
 */
export function planetsForOrders(state: StarCraftState, seat: Seat): PlanetId[] {
  const presentPlanets: PlanetId[] = [];
  for (const { planet } of state.planets) if (isPresentOn(state, planet, seat)) presentPlanets.push(planet);
  const legalPlanets = [...presentPlanets];
  for (const { ends } of state.routes) {
    const [{ planet: one }, { planet: other }] = ends;
    if (presentPlanets.includes(one) && !legalPlanets.includes(other)) legalPlanets.push(other);
    else if (presentPlanets.includes(other) && !legalPlanets.includes(one)) legalPlanets.push(one);
  }
  return legalPlanets;
}
