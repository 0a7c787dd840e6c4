import type { Blocked, Option } from '../../../kernel/match/decision.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Seat, Message } from '../../../kernel/words/message.ts';
import { FACTION_PIECES } from '../data/factions.ts';
import { AREAS } from '../data/planets.ts';
import type { AreaId, PlanetId } from '../data/planets.ts';
import { UNITS, UNIT_TYPES } from '../data/units.ts';
import type { UnitType } from '../data/units.ts';
import { allAreas, areaState, unitsIn } from '../state/areas.ts';
import { otherEnd, routeById, routesOf } from '../state/galaxy.ts';
import { areaRefs } from '../state/refs.ts';
import type { RouteId } from '../state/route-id.ts';
import { raceOf, seatState } from '../state/seats.ts';
import type { Route, StarCraft, StarCraftState } from '../state/state.ts';
import { areaName, planetName, say, unitName } from '../text/say.ts';
import { destroyBase, destroyTransport, destroyUnits } from './pieces.ts';

/** What nobody can give up (SC-9.2). */
const FIXED = ['workers', 'buildings', 'modules'] as const;

/** An own piece that its owner may destroy during an own order (SC-9.2). Workers, buildings and modules are not among them. */
export type Destruction =
  | { readonly destroy: 'unit'; readonly unit: UnitType; readonly area: AreaId }
  | { readonly destroy: 'base'; readonly area: AreaId }
  | { readonly destroy: 'transport'; readonly route: RouteId };

/** SC-9.2: whether `seat` has anything that it may destroy. Counts what is missing in the supply; not for battles. */
export function canDestroy(state: StarCraftState, seat: Seat): boolean {
  return FACTION_PIECES.transports > seatState(state, seat).supply.transports || piecesOnBoard(state, seat) > 1;
}

/** The option of a row that opens the list of own pieces (SC-9.2); `null`: there is nothing to destroy. */
export function destroyOption<Value>(state: StarCraftState, seat: Seat, value: Value): Option<Value> | null {
  return canDestroy(state, seat) ? { id: 'destroy', words: say('limits.destroy.open'), aside: true, value } : null;
}

/**
 * The options of a row that is gone through until its end is chosen. Where nothing else is offered, the end comes before
 * destruction, and nearly everybody takes it: `usual`, unless something was done in the row that may be undone yet.
 */
export function endingWith<Value>(
  offers: readonly Option<Value>[],
  destroy: Option<Value> | null,
  end: Option<Value>,
  isUntouched = true,
): Option<Value>[] {
  if (destroy === null) return [...offers, end];
  const last: Option<Value> = isUntouched ? { ...end, usual: true } : end;
  return offers.length === 0 ? [last, destroy] : [...offers, destroy, end];
}

/** Why the option `destroy` of a row is missing, if it is. */
export function blockedDestroying(state: StarCraftState, seat: Seat): Blocked[] {
  if (canDestroy(state, seat)) return [];
  return [{ id: 'destroy', words: say('limits.destroy.open'), why: say('limits.last-piece'), rule: 'SC-9.3' }];
}

/** SC-9.2: the own pieces that `seat` may destroy now, anywhere on the board: one option for each kind of unit in each area. */
export function destructionOptions(state: StarCraftState, seat: Seat): Option<Destruction>[] {
  return ownPieces(state, seat).flatMap(({ destruction, why }) =>
    why === null ? [{ ...shown(state, destruction), value: destruction }] : [],
  );
}

/** The own pieces that `seat` may not destroy now: the last one (SC-9.3), and what a planned move needs (SC-10.7). */
export function blockedDestructions(state: StarCraftState, seat: Seat): Blocked[] {
  return ownPieces(state, seat).flatMap(({ destruction, why }) =>
    why === null ? [] : [{ ...shown(state, destruction), ...why }],
  );
}

function fixedPiece(piece: (typeof FIXED)[number]): Blocked {
  return { id: `destroy:${piece}`, words: say(`why.destroy.${piece}`), why: say('why.destroy.fixed'), rule: 'SC-9.2' };
}

/**
 * SC-9.2: opens the list of own pieces, one of which may be destroyed. Rows of an order show it as one option `destroy`, if
 * `canDestroy`. Returns whether a piece was destroyed.
 */
export function* offerDestruction(game: StarCraft, seat: Seat): Rule<boolean> {
  const { state } = game;
  const options: Option<Destruction | null>[] = [
    ...destructionOptions(state, seat),
    { id: 'back', words: say('back'), value: null },
  ];
  const destruction = yield* choose(game, seat, 'order.destroy', options, {
    prompt: say('limits.destroy.prompt'),
    rule: 'SC-9.2',
    blocked: () => [...blockedDestructions(state, seat), ...FIXED.map(fixedPiece)],
  });
  if (destruction === null) return false;
  destroyOwn(game, seat, destruction);
  return true;
}

/** SC-9.2: destroys an own piece; it goes back to the supply and can be built again. */
export function destroyOwn(game: StarCraft, seat: Seat, destruction: Destruction): void {
  const { refs = [] } = shown(game.state, destruction);
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

interface OwnPiece {
  readonly destruction: Destruction;
  readonly why: Pick<Blocked, 'why' | 'rule'> | null;
}

function ownPieces(state: StarCraftState, seat: Seat): OwnPiece[] {
  const last = piecesOnBoard(state, seat) === 1 ? { why: say('limits.last-piece'), rule: 'SC-9.3' } : null;
  const pieces: OwnPiece[] = [];
  for (const area of allAreas(state)) {
    const { holder, base } = areaState(state, area);
    if (holder === seat) {
      for (const { unit, count } of unitsIn(state, area)) {
        const moving = count <= unitsPlanned(state, seat, unit, area) ? planned() : null;
        pieces.push({ destruction: { destroy: 'unit', unit, area }, why: last ?? moving });
      }
    }
    if (base === seat) {
      const lifting = liftingOff(state, seat, area) ? planned() : null;
      pieces.push({ destruction: { destroy: 'base', area }, why: last ?? lifting });
    }
  }
  for (const route of state.routes) {
    if (!route.transports.includes(seat)) continue;
    const carrying = isNeeded(state, seat, route) ? planned() : null;
    pieces.push({ destruction: { destroy: 'transport', route: route.id }, why: carrying });
  }
  return pieces;
}

function planned(): Pick<Blocked, 'why' | 'rule'> {
  return { why: say('limits.planned'), rule: 'SC-10.7' };
}

/** Units and bases of `seat` that are not in the supply. */
function piecesOnBoard(state: StarCraftState, seat: Seat): number {
  const { supply } = seatState(state, seat);
  const race = raceOf(state, seat);
  let pieces = FACTION_PIECES.bases - supply.bases;
  for (const unit of UNIT_TYPES) {
    if (UNITS[unit].race === race) pieces += UNITS[unit].figures - (supply.units[unit] ?? 0);
  }
  return pieces;
}

function unitsPlanned(state: StarCraftState, seat: Seat, unit: UnitType, area: AreaId): number {
  const { order } = state;
  if (order?.seat !== seat) return 0;
  let count = 0;
  for (const move of order.moves) if (move.from === area && move.unit === unit) count += move.count;
  return count;
}

function liftingOff(state: StarCraftState, seat: Seat, area: AreaId): boolean {
  const { order } = state;
  return order?.seat === seat && order.liftOff !== null && AREAS[area].planet === order.planet;
}

/** Whether planned moves use the transport of `seat` on `route`, and no other one could carry them (SC-10.2). */
function isNeeded(state: StarCraftState, seat: Seat, route: Route): boolean {
  const { order } = state;
  if (order?.seat !== seat || !order.moves.some(({ from }) => joins(route, AREAS[from].planet, order.planet))) {
    return false;
  }
  const from = otherEnd(route, order.planet);
  return !routesOf(state, order.planet).some(
    other => other.id !== route.id && otherEnd(other, order.planet) === from && other.transports.includes(seat),
  );
}

function joins(route: Route, one: PlanetId, other: PlanetId): boolean {
  const planets = route.ends.map(({ planet }) => planet);
  return one !== other && planets.includes(one) && planets.includes(other);
}

function shown(state: StarCraftState, destruction: Destruction): Omit<Option<Destruction>, 'value'> {
  const count = destruction.destroy === 'unit' ? (areaState(state, destruction.area).units[destruction.unit] ?? 0) : 1;
  const words = say('limits.destroy', { piece: pieceName(state, destruction), count });
  switch (destruction.destroy) {
    case 'unit': {
      const { unit, area } = destruction;
      return { id: `destroy:unit:${unit}@${area}`, words, refs: [`unit:${unit}@${area}`, `area:${area}`] };
    }
    case 'base':
      return { id: `destroy:base:${destruction.area}`, words, refs: areaRefs(destruction.area) };
    case 'transport':
      return { id: `destroy:transport:${destruction.route}`, words, refs: [`route:${destruction.route}`] };
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
