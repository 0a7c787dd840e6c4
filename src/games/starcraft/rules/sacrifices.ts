import { blockedOnly } from '../../../kernel/match/offer.ts';
import type { Offer, Reason } from '../../../kernel/match/offer.ts';
import type { Message, Seat } from '../../../kernel/words/message.ts';
import { AREAS } from '../data/planets.ts';
import type { AreaId } from '../data/planets.ts';
import { UNITS } from '../data/units.ts';
import type { UnitType } from '../data/units.ts';
import { allAreas, areaState, countUnits, isFriendly, unitsIn } from '../state/areas.ts';
import type { OrderInProgress } from '../state/orders.ts';
import { unitsRef } from '../state/refs.ts';
import type { StarCraft, StarCraftState } from '../state/state.ts';
import { areaName, planetName, say, unitName } from '../text/say.ts';
import { destroyUnits } from './pieces.ts';

/** An own unit that is destroyed to build another one (SC-8.1.5). */
export interface Sacrifice {
  readonly unit: UnitType;
  readonly area: AreaId;
}

/** A way to build a unit by sacrifice: the units that are destroyed, and the areas where the new unit may be placed. */
export interface SacrificeChoice {
  readonly sacrifices: readonly Sacrifice[];
  readonly areas: readonly AreaId[];
}

/**
 * SC-8.1.5: all ways to destroy the units that `unit` requires, taken from those on the active planet since the order
 * began. The new unit takes the place of one of them, but never in an area with another seat's base (SC-1.5.2).
 */
export function sacrificeChoices(state: StarCraftState, order: OrderInProgress, unit: UnitType): SacrificeChoice[] {
  const neededUnits = Object.entries(UNITS[unit].sacrifices ?? {});
  let sacrificeWays: (readonly Sacrifice[])[] = [[]];
  for (const [type, count] of neededUnits) {
    const unitSources = order.standing.filter(entry => entry.unit === type);
    sacrificeWays = sacrificeWays.flatMap(way => pickSacrifices(unitSources, count).map(more => [...way, ...more]));
  }
  return sacrificeWays.flatMap(sacrifices => {
    const areas = [...new Set(sacrifices.map(({ area }) => area))].filter(area => isFriendly(state, area, order.seat));
    return areas.length > 0 ? [{ sacrifices, areas }] : [];
  });
}

/**
 * SC-8.1.5: blocked options for own units of the required types that are elsewhere or arrived after the order began.
 */
export function unfitForSacrifice(state: StarCraftState, order: OrderInProgress, unit: UnitType): Offer<never> {
  return blockedOnly(() => ownUnits(state, order.seat, Object.keys(UNITS[unit].sacrifices ?? {})), {
    id: ({ unit: own, area }) => `sacrifice:${own}@${area}`,
    face: ({ unit: own, area }) => ({
      words: say('purchase.unit', { unit: unitName(own), area: areaName(area) }),
      refs: [unitsRef(own, area)],
    }),
    whyNot: own => whyNotSacrificed(order, own),
  });
}

function ownUnits(state: StarCraftState, seat: Seat, types: readonly string[]): Sacrifice[] {
  return allAreas(state)
    .filter(area => areaState(state, area).holder === seat)
    .flatMap(area => unitsIn(state, area).map(({ unit }) => ({ unit, area })))
    .filter(({ unit }) => types.includes(unit));
}

function whyNotSacrificed(order: OrderInProgress, { unit, area }: Sacrifice): Reason | null {
  if (order.standing.some(entry => entry.unit === unit && entry.area === area)) return null;
  const { planet } = order;
  const isOnPlanet = AREAS[area].planet === planet;
  const notStandingReason = isOnPlanet
    ? say('why.build.not-standing')
    : say('why.build.not-here', { planet: planetName(planet) });
  return { why: notStandingReason, rule: 'SC-8.1.5' };
}

/** All ways to take `count` units out of `unitSources`; their order does not matter. */
function pickSacrifices(unitSources: OrderInProgress['standing'], count: number): Sacrifice[][] {
  if (count === 0) return [[]];
  const [first, ...rest] = unitSources;
  if (first === undefined) return [];
  const { unit, area } = first;
  const sacrificeWays: Sacrifice[][] = [];
  for (let takenCount = Math.min(count, first.count); takenCount >= 0; takenCount -= 1) {
    const takenUnits = Array.from({ length: takenCount }, () => ({ unit, area }));
    for (const others of pickSacrifices(rest, count - takenCount)) sacrificeWays.push([...takenUnits, ...others]);
  }
  return sacrificeWays;
}

/** The names of the units that a choice destroys. */
export function sacrificeNames({ sacrifices }: SacrificeChoice): Message[] {
  return sacrifices.map(({ unit, area }) => say('purchase.unit', { unit: unitName(unit), area: areaName(area) }));
}

/** Destroys the units of the choice. */
export function makeSacrifice(game: StarCraft, order: OrderInProgress, choice: SacrificeChoice): void {
  for (const { unit, area } of choice.sacrifices) {
    destroyUnits(game, area, unit);
    const entry = order.standing.find(other => other.unit === unit && other.area === area);
    if (entry !== undefined) entry.count -= 1;
  }
  order.standing = order.standing.filter(({ count }) => count > 0);
  game.tell?.({
    words: say('build.sacrificed', { seat: { seat: order.seat }, units: sacrificeNames(choice) }),
    refs: choice.areas.map((area): `area:${AreaId}` => `area:${area}`),
    rule: 'SC-8.1.5',
  });
}

/** Removes voluntarily destroyed units (SC-9.2) from the order's list of units that have been there since it began. */
export function updateStanding(state: StarCraftState, order: OrderInProgress): void {
  for (const entry of order.standing) {
    const unitsLeft =
      areaState(state, entry.area).holder === order.seat ? countUnits(state, entry.area, entry.unit) : 0;
    entry.count = Math.min(entry.count, unitsLeft);
  }
  order.standing = order.standing.filter(({ count }) => count > 0);
}
