import { HEXES_BY_MOVEMENT } from '../../data/technologies.ts';
import { UNITS, isUnitKind } from '../../data/units.ts';
import type { HexId } from '../../data/hexes.ts';
import type { Levels } from '../../data/technologies.ts';
import { coloniesOf, distance, neighboursOf, terrainOf } from '../board.ts';
import { isCombatCapable } from '../pieces.ts';
import { ALONE, least, worldOf } from './course.ts';
import { empireSide, fieldPiecesAt, fleetValue, guardValue, isDefended, isSingleShip, shownLevel } from './empires.ts';
import type { Field, FieldPiece } from './empires.ts';

/** The fleets of an empire: each counter without ships, all Raiders of a hex, and all other ships of a hex. */
export function fleetsOf<One extends FieldPiece>(
  { pieces }: { readonly pieces: readonly One[] },
  number: number,
): One[][] {
  const stacks = new Map<string, One[]>();
  const own = pieces.filter(({ owner, kind }) => owner === empireSide(number) && isMobile(kind));
  for (const piece of own.sort((one, other) => one.handle - other.handle)) {
    const { at, kind, handle } = piece;
    const name = kind === 'alien-fleet' ? `c${handle}` : `${at} ${kind === 'raider' ? 'raiders' : 'ships'}`;
    stacks.set(name, [...(stacks.get(name) ?? []), piece]);
  }
  return [...stacks.values()];
}

/** What a fleet of an empire looks for its way with; `null`: it has no counters. */
export function travellerOf(
  { solo }: Pick<Field, 'solo'>,
  number: number,
  pieces: readonly FieldPiece[],
): Traveller | null {
  const [first] = pieces;
  const levels = solo?.empires[number]?.levels;
  if (first === undefined || levels === undefined) return null;
  const raiders = pieces.every(({ kind }) => kind === 'raider') ? fleetValue(pieces) : null;
  return { at: first.at, levels, raiders };
}

/** How many hexes a fleet moves in this turn of a cycle. */
function allowance(movement: number, turn: number): number {
  return HEXES_BY_MOVEMENT[movement - 1]?.[(turn - 1) % 3] ?? 1;
}

/** The number of alien turns until a fleet has moved this many hexes; 0 is this turn (SE-29.10). */
export function turnsFor(hexes: number, movement: number, turn: number): number {
  let left = hexes;
  for (let turns = 0; ; turns += 1) {
    left -= allowance(movement, turn + turns);
    if (left <= 0) return turns;
  }
}

/** The number of economic phases before a fleet has moved this many hexes (SE-26.8.3, SE-29.10). */
export function phasesFor(hexes: number, movement: number, turn: number): number {
  return Math.floor((turn - 1 + turnsFor(hexes, movement, turn)) / 3);
}

/**
 * How far it is from each hex to a goal for alien ships, round what is shut (SE-26.8.1); hexes from which there is no
 * way are left out.
 */
export function stepsTo(state: Field, goal: HexId, isShut: (hex: HexId) => boolean): ReadonlyMap<HexId, number> {
  const found = new Map<HexId, number>([[goal, 0]]);
  const waiting: HexId[] = [goal];
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    if (at !== goal && (isShut(at) || !mayEnter(state, at))) continue;
    for (const next of neighboursOf(state, at)) {
      if (found.has(next)) continue;
      found.set(next, (found.get(at) ?? 0) + 1);
      waiting.push(next);
    }
  }
  return found;
}

/** SE-26.8.1: no supernovae and no black holes that are known. */
function mayEnter(state: Field, hex: HexId): boolean {
  const terrain = terrainOf(state, hex);
  return terrain !== 'supernova' && terrain !== 'black-hole';
}

/**
 * Whether no way leads from a hex to any colony of the player, for good: known supernovae and black holes stay where
 * they are (SE-26.8.1).
 */
export function isSealedIn(state: Field, from: HexId): boolean {
  return coloniesOf(state, ALONE).every(([hex]) => !stepsTo(state, hex, () => false).has(from));
}

/** Whether a fleet of the player can get to a hex, if only through black holes (SE-6.5, SE-6.6). */
export function canBreakIn(state: Field, to: HexId): boolean {
  const seen = new Set<HexId>(coloniesOf(state, ALONE).map(([hex]) => hex));
  for (const at of seen) {
    for (const next of neighboursOf(state, at)) if (terrainOf(state, next) !== 'supernova') seen.add(next);
  }
  return seen.has(to);
}

/** What a fleet that looks for its way is like. */
export interface Traveller {
  readonly at: HexId;
  /** The levels of its empire. */
  readonly levels: Levels;
  /** The value of a raider fleet; `null` for other fleets (SE-26.8.6). */
  readonly raiders: number | null;
}

/** Whether there is something in a hex that a fleet goes round (SE-26.8.4, SE-26.8.6). */
function isShutFor(state: Field, { raiders }: Traveller, hex: HexId): boolean {
  const armed = fieldPiecesAt(state, hex, ALONE).some(
    piece => isCombatCapable(piece) || piece.kind === 'mine' || !piece.up,
  );
  if (!armed) return false;
  return raiders === null ? !isSingleShip(state, hex) : guardValue(state, hex) >= raiders;
}

/** What leads a fleet to a colony: how far each hex is from it, and what is gone round. */
interface Course {
  readonly steps: ReadonlyMap<HexId, number>;
  readonly isShut: (hex: HexId) => boolean;
}

/** The way of a fleet to a colony: round what it avoids, unless that takes it longer (SE-26.8.4). */
function courseTo(state: Field, fleet: Traveller, goal: HexId): Course {
  const isAvoided = (hex: HexId): boolean => isShutFor(state, fleet, hex);
  const round = { steps: stepsTo(state, goal, isAvoided), isShut: isAvoided };
  const straight = { steps: stepsTo(state, goal, () => false), isShut: () => false };
  const [far, near] = [round, straight].map(({ steps }) => steps.get(fleet.at));
  if (far === undefined || near === undefined) return straight;
  const turns = (steps: number): number => turnsFor(steps, fleet.levels.movement, state.turn);
  return turns(far) <= turns(near) ? round : straight;
}

/** A colony that a fleet may go for. */
export interface AlienTarget {
  readonly hex: HexId;
  readonly moves: number;
  readonly phases: number;
  readonly defended: boolean;
  readonly value: number;
}

/**
 * The colonies that a fleet may go for; more than one: the human player chooses (SE-26.8.3, SE-26.8.6). Empty: a raider
 * fleet has nowhere to go.
 */
export function alienTargets(state: Field, fleet: Traveller): AlienTarget[] {
  const all = coloniesOf(state, ALONE).flatMap(([hex, { value }]): AlienTarget[] => {
    const moves = courseTo(state, fleet, hex).steps.get(fleet.at);
    if (moves === undefined) return [];
    const phases = phasesFor(moves, fleet.levels.movement, state.turn);
    return [{ hex, moves, phases, defended: isDefended(state, hex), value }];
  });
  const { raiders } = fleet;
  const fit = raiders === null ? all : all.filter(({ hex, defended }) => !defended || guardValue(state, hex) < raiders);
  const world = worldOf(state);
  return least(
    fit,
    ({ phases }) => phases,
    ({ defended }) => Number(defended),
    ({ moves }) => moves,
    ({ value }) => -value,
    ({ hex }) => (world === null ? 0 : distance(state, hex, world)),
  );
}

/**
 * The hexes that a fleet goes through in this turn towards a colony, its stop last. It attacks lone revealed ships
 * where it arrives as soon (SE-26.8.4); else it goes as far as it can, and of the stops takes the best one (SE-26.8.1).
 */
export function wayOfTurn(state: Field, fleet: Traveller, goal: HexId): HexId[] {
  const course = courseTo(state, fleet, goal);
  const from = course.steps.get(fleet.at);
  if (from === undefined || from === 0) return [];
  const { movement } = fleet.levels;
  const endOf = (way: readonly HexId[]): HexId => way.at(-1) ?? goal;
  const left = (way: readonly HexId[]): number => course.steps.get(endOf(way)) ?? Infinity;
  const arrival = (way: readonly HexId[]): number =>
    left(way) === 0 ? 0 : 1 + turnsFor(left(way), movement, state.turn + 1);
  const [best = []] = least(
    waysOfTurn(state, fleet, goal, course),
    arrival,
    way => -attacksOn(state, fleet, way),
    left,
    way => -terrainWorth(state, endOf(way), fleet),
    way => way.length,
  );
  return best;
}

/**
 * The ways that a fleet can go in a turn: along its course, and where lone ships are near also beside it; each ends
 * where the fleet has to stop, or may for an attack.
 */
function waysOfTurn(state: Field, fleet: Traveller, goal: HexId, { steps, isShut }: Course): HexId[][] {
  const most = allowance(fleet.levels.movement, state.turn);
  const prey = hexesWithin(state, fleet.at, most).filter(hex => isPrey(state, fleet, hex));
  const ways: HexId[][] = [];
  const go = (at: HexId, way: readonly HexId[]): void => {
    const stops = way.length === most || at === goal || (isMet(state, at) && fleet.raiders === null);
    if (way.length > 0 && (stops || prey.includes(at))) ways.push([...way]);
    if (way.length > 0 && stops) return;
    const here = steps.get(at) ?? 0;
    for (const hex of neighboursOf(state, at)) {
      if (hex !== goal && (!mayEnter(state, hex) || isShut(hex))) continue;
      const isNew = hex !== fleet.at && !way.includes(hex);
      const isDetour = prey.length > 0 && isNew && steps.has(hex) && (prey.includes(hex) || !isMet(state, hex));
      if (steps.get(hex) === here - 1 || isDetour) go(hex, [...way, hex]);
    }
  };
  go(fleet.at, []);
  return ways;
}

/** The hexes within this many steps. */
function hexesWithin(state: Field, from: HexId, steps: number): HexId[] {
  let seen: HexId[] = [from];
  for (let step = 0; step < steps; step += 1) {
    seen = [...new Set([...seen, ...seen.flatMap(hex => neighboursOf(state, hex))])];
  }
  return seen;
}

/**
 * Whether a lone revealed ship is in a hex that a fleet attacks; Raiders only what is worth less than they are
 * (SE-26.8.4, SE-26.8.6).
 */
function isPrey(state: Field, { raiders }: Traveller, hex: HexId): boolean {
  return isSingleShip(state, hex) && (raiders === null || guardValue(state, hex) < raiders);
}

/** How many lone ships a fleet attacks on a way: unarmed ones in passing (SE-6.8), what is armed where it stops. */
function attacksOn(state: Field, fleet: Traveller, way: readonly HexId[]): number {
  const end = way.at(-1);
  return way.filter(hex => isPrey(state, fleet, hex) && (hex === end || !isMet(state, hex))).length;
}

function isMet(state: Field, hex: HexId): boolean {
  return fieldPiecesAt(state, hex, ALONE).some(piece => isCombatCapable(piece) || piece.kind === 'mine');
}

/** The worth of a stop that would uncloak Raiders. */
const UNCLOAKED = -2;

/**
 * How well a stop serves a fleet in a fight: asteroids where the player's Attack is better than its own, a nebula where
 * his Defence is, but not for Raiders that shown scanners do not find (SE-26.8.1, SE-15.1).
 */
function terrainWorth(state: Field, hex: HexId, { levels, raiders }: Traveller): number {
  const terrain = terrainOf(state, hex);
  const isCloaked = raiders !== null && levels.cloaking > shownLevel(state, 'scanners');
  if (terrain === 'asteroids') return shownLevel(state, 'attack') > levels.attack ? 1 : -1;
  if (terrain === 'nebula') return isCloaked ? UNCLOAKED : shownLevel(state, 'defence') > levels.defence ? 1 : -1;
  return 0;
}

/** Whether a type of alien unit can move: bases and mines can't. */
export function isMobile(kind: string): boolean {
  return kind === 'alien-fleet' || (isUnitKind(kind) && UNITS[kind].moves !== 0 && kind !== 'mine');
}
