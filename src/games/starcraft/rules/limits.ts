import type { Option } from '../../../kernel/match/decision.ts';
import { blockedOnly, joinedOffers, offerPlain } from '../../../kernel/match/offer.ts';
import type { OptionFace, Offer, Reason } from '../../../kernel/match/offer.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Ref, Seat, Message } from '../../../kernel/words/message.ts';
import { FACTION_PIECES } from '../data/factions.ts';
import { AREAS } from '../data/planets.ts';
import type { AreaId, PlanetId } from '../data/planets.ts';
import { UNITS } from '../data/units.ts';
import type { UnitType } from '../data/units.ts';
import { allAreas, areaState, countUnits, unitsIn } from '../state/areas.ts';
import { otherEnd, routeById, routesOf } from '../state/galaxy.ts';
import { areaRefs, unitsRef } from '../state/refs.ts';
import type { RouteId } from '../state/route-id.ts';
import { raceOf, seatState } from '../state/seats.ts';
import { unitsOf } from '../state/sheet.ts';
import type { Route, StarCraft, StarCraftState } from '../state/state.ts';
import { areaName, planetName, say, unitName } from '../text/say.ts';
import { destroyBase, destroyTransport, destroyUnits } from './pieces.ts';

/** The kinds of piece that can't be destroyed voluntarily (SC-9.2). */
const FIXED_PIECE_KINDS = ['workers', 'buildings', 'modules'] as const;

/** SC-9.2: an own piece that its owner may destroy during an own order. Workers, buildings and modules are excluded. */
export type Destruction =
  | { readonly destroy: 'unit'; readonly unit: UnitType; readonly area: AreaId }
  | { readonly destroy: 'base'; readonly area: AreaId }
  | { readonly destroy: 'transport'; readonly route: RouteId };

/**
 * SC-9.2: whether `seat` has a piece that it may destroy. It counts pieces missing from the supply, so it is wrong
 * during battles.
 */
export function canDestroy(state: StarCraftState, seat: Seat): boolean {
  return FACTION_PIECES.transports > seatState(state, seat).supply.transports || piecesOnBoard(state, seat) > 1;
}

/** The last options of a repeated question: one that ends it, and one that shows the own pieces to destroy (SC-9.2). */
export interface FinalOptions<Value> {
  readonly destroy: Option<Value>;
  readonly end: Option<Value>;
  /** The option `end`, which may be answered automatically because nearly everybody takes it. */
  readonly usualEnd: Option<Value>;
}

/** Makes the last options of a repeated question; `destroyValue` is the value of the option to destroy pieces. */
export function finalOptions<Value>(destroyValue: Value, endOption: Option<Value>): FinalOptions<Value> {
  return {
    destroy: { id: 'destroy', words: DESTROY_WORDS, onRequest: true, value: destroyValue },
    end: endOption,
    usualEnd: { ...endOption, autoAnswer: true },
  };
}

/**
 * Adds the last options to a repeated question. If nothing else is offered, the end comes before `destroy`, as nearly
 * everybody takes it. It may then be answered automatically, unless an earlier choice can still be undone.
 */
export function withFinalOptions<Value>(
  { options, blocked }: Offer<Value>,
  { destroy, end, usualEnd }: FinalOptions<Value>,
  mayDestroy: boolean,
  isFirstQuestion = true,
): Offer<Value> {
  if (!mayDestroy) return { options: [...options, end], blocked: () => [...blocked(), ...NO_DESTRUCTION.blocked()] };
  const finalOption = isFirstQuestion ? usualEnd : end;
  return { options: options.length === 0 ? [finalOption, destroy] : [...options, destroy, end], blocked };
}

const DESTROY_WORDS = say('limits.destroy.open');
const IS_LAST_PIECE: Reason = { why: say('limits.last-piece'), rule: 'SC-9.3' };
const PLANNED_PIECES: Reason = { why: say('limits.planned'), rule: 'SC-10.7' };

/** The blocked option `destroy`, for a seat with only one piece. */
export const NO_DESTRUCTION: Offer<never> = blockedOnly(() => ['destroy'], {
  id: id => id,
  face: () => ({ words: DESTROY_WORDS }),
  whyNot: () => IS_LAST_PIECE,
});

/**
 * SC-9.2: the own pieces that `seat` may destroy anywhere on the board, grouped by kind and area. Blocked are the last
 * piece (SC-9.3) and pieces that a planned move needs (SC-10.7).
 */
export function destructions(state: StarCraftState, seat: Seat): Offer<Destruction> {
  const isLast = piecesOnBoard(state, seat) === 1;
  return offerPlain(ownPieces(state, seat), {
    id: destructionId,
    face: destruction => destructionFace(state, destruction),
    whyNot: destruction => {
      if (isLast && destruction.destroy !== 'transport') return IS_LAST_PIECE;
      return isPiecePlanned(state, seat, destruction) ? PLANNED_PIECES : null;
    },
  });
}

const BACK_OPTION: Option<null> = { id: 'back', words: say('back'), value: null };

const FIXED_PIECES: Offer<never> = blockedOnly(() => FIXED_PIECE_KINDS, {
  id: piece => `destroy:${piece}`,
  face: piece => ({ words: say(`why.destroy.${piece}`) }),
  whyNot: () => ({ why: say('why.destroy.fixed'), rule: 'SC-9.2' }),
});

/**
 * SC-9.2: asks which own piece to destroy. The questions of an order show this list as one option `destroy`, if
 * `canDestroy`. Returns whether a piece was destroyed.
 */
export function* offerDestruction(game: StarCraft, seat: Seat): Rule<boolean> {
  const { state } = game;
  const { options, blocked } = joinedOffers(destructions(state, seat), FIXED_PIECES);
  const destruction = yield* choose<Destruction | null>(game, seat, 'order.destroy', [...options, BACK_OPTION], {
    prompt: say('limits.destroy.prompt'),
    rule: 'SC-9.2',
    blocked,
  });
  if (destruction === null) return false;
  destroyOwn(game, seat, destruction);
  return true;
}

/** SC-9.2: destroys an own piece; it goes back to the supply and can be built again. */
export function destroyOwn(game: StarCraft, seat: Seat, destruction: Destruction): void {
  const refs = destructionRefs(destruction);
  const piece = pieceName(game.state, destruction);
  switch (destruction.destroy) {
    case 'unit':
      destroyUnits(game, destruction.area, destruction.unit);
      break;
    case 'base':
      destroyBase(game, destruction.area);
      break;
    case 'transport':
      destroyTransport(game, destruction.route, seat);
      break;
  }
  game.tell?.({ words: say('limits.destroyed', { seat: { seat }, piece }), refs, rule: 'SC-9.2' });
}

function ownPieces(state: StarCraftState, seat: Seat): Destruction[] {
  const pieces: Destruction[] = [];
  for (const area of allAreas(state)) {
    const { holder, base } = areaState(state, area);
    if (holder === seat) {
      for (const { unit } of unitsIn(state, area)) pieces.push({ destroy: 'unit', unit, area });
    }
    if (base === seat) pieces.push({ destroy: 'base', area });
  }
  for (const { id, transports } of state.routes) {
    if (transports.includes(seat)) pieces.push({ destroy: 'transport', route: id });
  }
  return pieces;
}

/** SC-10.7: whether a planned move needs the piece. */
function isPiecePlanned(state: StarCraftState, seat: Seat, destruction: Destruction): boolean {
  switch (destruction.destroy) {
    case 'unit': {
      const { unit, area } = destruction;
      return countUnits(state, area, unit) <= unitsPlanned(state, seat, unit, area);
    }
    case 'base':
      return liftingOff(state, seat, destruction.area);
    case 'transport':
      return isNeeded(state, seat, routeById(state, destruction.route));
  }
}

/** Units and bases of `seat` that are not in the supply. */
function piecesOnBoard(state: StarCraftState, seat: Seat): number {
  const { supply } = seatState(state, seat);
  let pieces = FACTION_PIECES.bases - supply.bases;
  for (const unit of unitsOf(raceOf(state, seat))) pieces += UNITS[unit].figures - (supply.units[unit] ?? 0);
  return pieces;
}

function unitsPlanned(state: StarCraftState, seat: Seat, unit: UnitType, area: AreaId): number {
  const { order } = state;
  if (order?.seat !== seat) return 0;
  let movedUnits = 0;
  for (const move of order.moves) if (move.from === area && move.unit === unit) movedUnits += move.count;
  return movedUnits;
}

function liftingOff(state: StarCraftState, seat: Seat, area: AreaId): boolean {
  const { order } = state;
  return order?.seat === seat && order.liftOff !== null && AREAS[area].planet === order.planet;
}

/** Whether planned moves need the transport of `seat` on `route` because no other one could carry them (SC-10.2). */
function isNeeded(state: StarCraftState, seat: Seat, route: Route): boolean {
  const { order } = state;
  if (order?.seat !== seat || !order.moves.some(({ from }) => connects(route, AREAS[from].planet, order.planet))) {
    return false;
  }
  const from = otherEnd(route, order.planet);
  return !routesOf(state, order.planet).some(
    other => other.id !== route.id && otherEnd(other, order.planet) === from && other.transports.includes(seat),
  );
}

function connects(route: Route, one: PlanetId, other: PlanetId): boolean {
  const planets = route.ends.map(({ planet }) => planet);
  return one !== other && planets.includes(one) && planets.includes(other);
}

function destructionId(destruction: Destruction): string {
  switch (destruction.destroy) {
    case 'unit':
      return `destroy:unit:${destruction.unit}@${destruction.area}`;
    case 'base':
      return `destroy:base:${destruction.area}`;
    case 'transport':
      return `destroy:transport:${destruction.route}`;
  }
}

function destructionFace(state: StarCraftState, destruction: Destruction): OptionFace {
  const count = destruction.destroy === 'unit' ? countUnits(state, destruction.area, destruction.unit) : 1;
  return {
    words: say('limits.destroy', { piece: pieceName(state, destruction), count: count }),
    refs: destructionRefs(destruction),
  };
}

function destructionRefs(destruction: Destruction): readonly Ref[] {
  switch (destruction.destroy) {
    case 'unit':
      return [unitsRef(destruction.unit, destruction.area), `area:${destruction.area}`];
    case 'base':
      return areaRefs(destruction.area);
    case 'transport':
      return [`route:${destruction.route}`];
  }
}

function pieceName(state: StarCraftState, destruction: Destruction): Message {
  switch (destruction.destroy) {
    case 'unit': {
      const { unit, area } = destruction;
      return say('limits.unit', { unit: unitName(unit), area: areaName(area) });
    }
    case 'base':
      return say('limits.base', { area: areaName(destruction.area) });
    case 'transport': {
      const [one, other] = routeById(state, destruction.route).ends;
      return say('limits.transport', { one: planetName(one.planet), other: planetName(other.planet) });
    }
  }
}
