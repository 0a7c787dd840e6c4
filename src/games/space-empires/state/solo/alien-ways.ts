import { HEXES_BY_MOVEMENT } from '../../data/technologies.ts';
import { UNITS, isUnitKind } from '../../data/units.ts';
import type { HexId } from '../../data/hexes.ts';
import type { Levels } from '../../data/technologies.ts';
import { coloniesOf, distance, neighboursOf, terrainOf } from '../board.ts';
import { isCombatCapable } from '../pieces.ts';
import { ALONE, withLeast, worldOf } from './course.ts';
import { empireSide, fieldPiecesAt, fleetValue, guardValue, isDefended, isSingleShip, shownLevel } from './empires.ts';
import type { Field, FieldPiece } from './empires.ts';

/**
 * The fleets of an alien empire. A fleet is a counter whose ships are not chosen yet, all Raiders of a hex, or all
 * other ships of a hex.
 */
export function fleetsOf<One extends FieldPiece>(
  { pieces }: { readonly pieces: readonly One[] },
  empireIndex: number,
): One[][] {
  const stacks = new Map<string, One[]>();
  const ownPieces = pieces.filter(({ owner, kind }) => owner === empireSide(empireIndex) && isMobile(kind));
  for (const piece of ownPieces.sort((one, other) => one.handle - other.handle)) {
    const { at, kind, handle } = piece;
    const stackName = kind === 'alien-fleet' ? `c${handle}` : `${at} ${kind === 'raider' ? 'raiders' : 'ships'}`;
    stacks.set(stackName, [...(stacks.get(stackName) ?? []), piece]);
  }
  return [...stacks.values()];
}

/** The facts about an alien fleet that decide its path; `null` if the fleet has no counters. */
export function travellerOf(
  { solo }: Pick<Field, 'solo'>,
  empireIndex: number,
  pieces: readonly FieldPiece[],
): Traveller | null {
  const [first] = pieces;
  const levels = solo?.empires[empireIndex]?.levels;
  if (first === undefined || levels === undefined) return null;
  const raiders = pieces.every(({ kind }) => kind === 'raider') ? fleetValue(pieces) : null;
  return { at: first.at, levels, raiders };
}

/** How many hexes an alien fleet moves in a turn of a cycle, by its level of Movement. */
function hexesPerTurn(movement: number, turn: number): number {
  return HEXES_BY_MOVEMENT[movement - 1]?.[(turn - 1) % 3] ?? 1;
}

/** The number of alien turns until a fleet has moved `hexes` hexes; 0 for the present turn (SE-29.10). */
export function turnsFor(hexes: number, movement: number, turn: number): number {
  let hexesToGo = hexes;
  for (let turns = 0; ; turns += 1) {
    hexesToGo -= hexesPerTurn(movement, turn + turns);
    if (hexesToGo <= 0) return turns;
  }
}

/** The number of economic phases before a fleet has moved `hexes` hexes (SE-26.8.3, SE-29.10). */
export function phasesFor(hexes: number, movement: number, turn: number): number {
  return Math.floor((turn - 1 + turnsFor(hexes, movement, turn)) / 3);
}

/**
 * The distance of each hex to a goal for alien ships, around hexes that are shut (SE-26.8.1). Hexes without a path are
 * left out.
 */
export function stepsTo(state: Field, goal: HexId, isShutHex: (hex: HexId) => boolean): ReadonlyMap<HexId, number> {
  const stepsByHex = new Map<HexId, number>([[goal, 0]]);
  const queue: HexId[] = [goal];
  for (let currentHex = queue.shift(); currentHex !== undefined; currentHex = queue.shift()) {
    if (currentHex !== goal && (isShutHex(currentHex) || !mayEnter(state, currentHex))) continue;
    for (const next of neighboursOf(state, currentHex)) {
      if (stepsByHex.has(next)) continue;
      stepsByHex.set(next, (stepsByHex.get(currentHex) ?? 0) + 1);
      queue.push(next);
    }
  }
  return stepsByHex;
}

/** Whether alien ships may enter a hex: no known supernova or black hole (SE-26.8.1). */
function mayEnter(state: Field, hex: HexId): boolean {
  const terrain = terrainOf(state, hex);
  return terrain !== 'supernova' && terrain !== 'black-hole';
}

/**
 * Whether no path leads from a hex to any colony of the player. This is permanent, since known supernovae and black
 * holes stay (SE-26.8.1).
 */
export function isSealedIn(state: Field, startHex: HexId): boolean {
  return coloniesOf(state, ALONE).every(([hex]) => !stepsTo(state, hex, () => false).has(startHex));
}

/** Whether a fleet of the player can reach a hex, through black holes if need be (SE-6.5, SE-6.6). */
export function canBreakIn(state: Field, targetHex: HexId): boolean {
  const visited = new Set<HexId>(coloniesOf(state, ALONE).map(([hex]) => hex));
  for (const currentHex of visited) {
    for (const next of neighboursOf(state, currentHex)) if (terrainOf(state, next) !== 'supernova') visited.add(next);
  }
  return visited.has(targetHex);
}

/** The facts about an alien fleet that decide its path. */
export interface Traveller {
  readonly at: HexId;
  /** The technology levels of the fleet's empire. */
  readonly levels: Levels;
  /** The value in CP of a fleet of Raiders; `null` for other fleets (SE-26.8.6). */
  readonly raiders: number | null;
}

/** Whether an alien fleet avoids a hex because of what is there (SE-26.8.4, SE-26.8.6). */
function isShutFor(state: Field, { raiders }: Traveller, hex: HexId): boolean {
  const armed = fieldPiecesAt(state, hex, ALONE).some(
    piece => isCombatCapable(piece) || piece.kind === 'mine' || !piece.up,
  );
  if (!armed) return false;
  return raiders === null ? !isSingleShip(state, hex) : guardValue(state, hex) >= raiders;
}

/** How an alien fleet gets to a colony: the distance of each hex to the colony, and which hexes it avoids. */
interface Course {
  readonly steps: ReadonlyMap<HexId, number>;
  readonly isShut: (hex: HexId) => boolean;
}

/** The course of a fleet to a colony: around hexes that it avoids, unless that takes longer (SE-26.8.4). */
function courseTo(state: Field, fleet: Traveller, goal: HexId): Course {
  const isAvoided = (hex: HexId): boolean => isShutFor(state, fleet, hex);
  const aroundCourse = { steps: stepsTo(state, goal, isAvoided), isShut: isAvoided };
  const straightCourse = { steps: stepsTo(state, goal, () => false), isShut: () => false };
  const [far, near] = [aroundCourse, straightCourse].map(({ steps }) => steps.get(fleet.at));
  if (far === undefined || near === undefined) return straightCourse;
  const turns = (steps: number): number => turnsFor(steps, fleet.levels.movement, state.turn);
  return turns(far) <= turns(near) ? aroundCourse : straightCourse;
}

/** A colony that an alien fleet may go for. */
export interface AlienTarget {
  readonly hex: HexId;
  readonly moves: number;
  readonly phases: number;
  readonly defended: boolean;
  readonly value: number;
}

/**
 * The colonies that an alien fleet may go for (SE-26.8.3, SE-26.8.6). If there are several, the human player chooses.
 * Empty if a fleet of Raiders has nowhere to go.
 */
export function alienTargets(state: Field, fleet: Traveller): AlienTarget[] {
  const allTargets = coloniesOf(state, ALONE).flatMap(([hex, { value }]): AlienTarget[] => {
    const moves = courseTo(state, fleet, hex).steps.get(fleet.at);
    if (moves === undefined) return [];
    const phases = phasesFor(moves, fleet.levels.movement, state.turn);
    return [{ hex, moves, phases, defended: isDefended(state, hex), value }];
  });
  const { raiders } = fleet;
  const suitableTargets =
    raiders === null
      ? allTargets
      : allTargets.filter(({ hex, defended }) => !defended || guardValue(state, hex) < raiders);
  const world = worldOf(state);
  return withLeast(
    suitableTargets,
    ({ phases }) => phases,
    ({ defended }) => Number(defended),
    ({ moves }) => moves,
    ({ value }) => -value,
    ({ hex }) => (world === null ? 0 : distance(state, hex, world)),
  );
}

/**
 * The hexes that an alien fleet moves through this turn towards a colony, ending with its stop. It attacks lone
 * revealed ships if it arrives as soon (SE-26.8.4). Otherwise it goes as far as it can, and prefers the best stop
 * (SE-26.8.1).
 */
export function wayOfTurn(state: Field, fleet: Traveller, goal: HexId): HexId[] {
  const course = courseTo(state, fleet, goal);
  const startHex = course.steps.get(fleet.at);
  if (startHex === undefined || startHex === 0) return [];
  const { movement } = fleet.levels;
  const endHexOf = (way: readonly HexId[]): HexId => way.at(-1) ?? goal;
  const hexesLeft = (way: readonly HexId[]): number => course.steps.get(endHexOf(way)) ?? Infinity;
  const arrivalTurn = (way: readonly HexId[]): number =>
    hexesLeft(way) === 0 ? 0 : 1 + turnsFor(hexesLeft(way), movement, state.turn + 1);
  const [best = []] = withLeast(
    waysOfTurn(state, fleet, goal, course),
    arrivalTurn,
    way => -attackCount(state, fleet, way),
    hexesLeft,
    way => -terrainWorth(state, endHexOf(way), fleet),
    way => way.length,
  );
  return best;
}

/**
 * The paths that an alien fleet can take this turn: along its course, and beside it if lone ships are near. Each ends
 * where the fleet must stop, or may stop to attack.
 */
function waysOfTurn(state: Field, fleet: Traveller, goal: HexId, { steps, isShut }: Course): HexId[][] {
  const hexesThisTurn = hexesPerTurn(fleet.levels.movement, state.turn);
  const preyHexes = hexesWithin(state, fleet.at, hexesThisTurn).filter(hex => isPrey(state, fleet, hex));
  const ways: HexId[][] = [];
  const extendWay = (at: HexId, way: readonly HexId[]): void => {
    const mustStop = way.length === hexesThisTurn || at === goal || (isPlayerMet(state, at) && fleet.raiders === null);
    if (way.length > 0 && (mustStop || preyHexes.includes(at))) ways.push([...way]);
    if (way.length > 0 && mustStop) return;
    const stepsHere = steps.get(at) ?? 0;
    for (const hex of neighboursOf(state, at)) {
      if (hex !== goal && (!mayEnter(state, hex) || isShut(hex))) continue;
      const isNew = hex !== fleet.at && !way.includes(hex);
      const isDetour =
        preyHexes.length > 0 && isNew && steps.has(hex) && (preyHexes.includes(hex) || !isPlayerMet(state, hex));
      if (steps.get(hex) === stepsHere - 1 || isDetour) extendWay(hex, [...way, hex]);
    }
  };
  extendWay(fleet.at, []);
  return ways;
}

/** The hexes within `maxSteps` steps of a hex. */
function hexesWithin(state: Field, startHex: HexId, maxSteps: number): HexId[] {
  let reached: HexId[] = [startHex];
  for (let step = 0; step < maxSteps; step += 1) {
    reached = [...new Set([...reached, ...reached.flatMap(hex => neighboursOf(state, hex))])];
  }
  return reached;
}

/**
 * Whether an alien fleet attacks a lone revealed ship in a hex. Raiders attack only ships that are worth less than they
 * are (SE-26.8.4, SE-26.8.6).
 */
function isPrey(state: Field, { raiders }: Traveller, hex: HexId): boolean {
  return isSingleShip(state, hex) && (raiders === null || guardValue(state, hex) < raiders);
}

/** How many lone ships a fleet attacks on a path: unarmed ones in passing (SE-6.8), armed ones where it stops. */
function attackCount(state: Field, fleet: Traveller, way: readonly HexId[]): number {
  const endHex = way.at(-1);
  return way.filter(hex => isPrey(state, fleet, hex) && (hex === endHex || !isPlayerMet(state, hex))).length;
}

function isPlayerMet(state: Field, hex: HexId): boolean {
  return fieldPiecesAt(state, hex, ALONE).some(piece => isCombatCapable(piece) || piece.kind === 'mine');
}

/** The worth of a stop where Raiders would lose their cloak. */
const UNCLOAKED_WORTH = -2;

/**
 * How well the terrain of a stop serves a fleet in a fight (SE-26.8.1, SE-15.1): asteroids if the player has the better
 * Attack, a nebula if he has the better Defence. A nebula is bad for Raiders that the scanners shown so far do not
 * find.
 */
function terrainWorth(state: Field, hex: HexId, { levels, raiders }: Traveller): number {
  const terrain = terrainOf(state, hex);
  const isCloaked = raiders !== null && levels.cloaking > shownLevel(state, 'scanners');
  if (terrain === 'asteroids') return shownLevel(state, 'attack') > levels.attack ? 1 : -1;
  if (terrain === 'nebula') return isCloaked ? UNCLOAKED_WORTH : shownLevel(state, 'defence') > levels.defence ? 1 : -1;
  return 0;
}

/** Whether alien units of a type can move; bases and mines cannot. */
export function isMobile(kind: string): boolean {
  return kind === 'alien-fleet' || (isUnitKind(kind) && UNITS[kind].moves !== 0 && kind !== 'mine');
}
