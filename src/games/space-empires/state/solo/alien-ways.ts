import { HEXES_BY_MOVEMENT } from '../../data/technologies.ts';
import { UNITS, isUnitKind } from '../../data/units.ts';
import type { HexId } from '../../data/hexes.ts';
import { coloniesOf, distance, neighboursOf, terrainOf } from '../board.ts';
import { isCombatCapable } from '../pieces.ts';
import { ALONE, least, worldOf } from './course.ts';
import { empireSide, fieldPiecesAt, fleetValue, guardValue, isDefended, isSingleShip } from './empires.ts';
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
  if (first === undefined) return null;
  const raiders = pieces.every(({ kind }) => kind === 'raider') ? fleetValue(pieces) : null;
  return { at: first.at, movement: solo?.empires[number]?.levels.movement ?? 1, raiders };
}

/** The hexes that a fleet goes in each turn of a cycle. */
function allowance(movement: number, turn: number): number {
  return HEXES_BY_MOVEMENT[movement - 1]?.[(turn - 1) % 3] ?? 1;
}

/** Alien turns until a fleet has gone this many hexes, this one as 0 (SE-29.10). */
export function turnsFor(hexes: number, movement: number, turn: number): number {
  let left = hexes;
  for (let turns = 0; ; turns += 1) {
    left -= allowance(movement, turn + turns);
    if (left <= 0) return turns;
  }
}

/** Economic phases that pass before a fleet has gone this many hexes (SE-26.8.3, SE-29.10). */
export function phasesFor(hexes: number, movement: number, turn: number): number {
  return Math.floor((turn - 1 + turnsFor(hexes, movement, turn)) / 3);
}

/** How far it is from each hex to a goal for alien ships, round what is shut (SE-26.8.1); hexes from which there is no way are left out. */
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

/** What a fleet that looks for its way is like. */
export interface Traveller {
  readonly at: HexId;
  readonly movement: number;
  /** Of a raider fleet what it is worth; `null`: it is none (SE-26.8.6). */
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

/** The way of a fleet to a colony: round what it avoids, unless that takes it longer (SE-26.8.4). */
function distances(state: Field, fleet: Traveller, goal: HexId): ReadonlyMap<HexId, number> {
  const round = stepsTo(state, goal, hex => isShutFor(state, fleet, hex));
  const straight = stepsTo(state, goal, () => false);
  const [far, near] = [round.get(fleet.at), straight.get(fleet.at)];
  if (far === undefined || near === undefined) return straight;
  const [late, soon] = [far, near].map(steps => turnsFor(steps, fleet.movement, state.turn));
  return late !== undefined && soon !== undefined && late <= soon ? round : straight;
}

/** A colony that a fleet may go for. */
export interface AlienTarget {
  readonly hex: HexId;
  readonly moves: number;
  readonly phases: number;
  readonly defended: boolean;
  readonly value: number;
}

/** The colonies that a fleet may go for; more than one: the human player chooses (SE-26.8.3, SE-26.8.6). Empty: a raider fleet has nowhere to go. */
export function alienTargets(state: Field, fleet: Traveller): AlienTarget[] {
  const all = coloniesOf(state, ALONE).flatMap(([hex, { value }]): AlienTarget[] => {
    const moves = distances(state, fleet, hex).get(fleet.at);
    if (moves === undefined) return [];
    const phases = phasesFor(moves, fleet.movement, state.turn);
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

/** The hexes that a fleet goes through in this turn towards a colony, its stop last; it stops where enemies are (SE-26.8.1, SE-26.8.4). */
export function wayOfTurn(state: Field, fleet: Traveller, goal: HexId): HexId[] {
  const steps = distances(state, fleet, goal);
  const most = allowance(fleet.movement, state.turn);
  const from = steps.get(fleet.at);
  if (from === undefined || from === 0) return [];
  const ways: HexId[][] = [];
  const go = (at: HexId, way: readonly HexId[]): void => {
    const stops =
      way.length > 0 && (way.length === most || at === goal || (isMet(state, at) && fleet.raiders === null));
    if (stops) {
      ways.push([...way]);
      return;
    }
    const here = steps.get(at) ?? 0;
    const next = neighboursOf(state, at).filter(
      hex => steps.get(hex) === here - 1 && (hex === goal || mayEnter(state, hex)),
    );
    for (const hex of next) go(hex, [...way, hex]);
  };
  go(fleet.at, []);
  const full = Math.min(most, from);
  const [best = []] = least(
    ways,
    way => full - way.length,
    way => Number(!isSingleShip(state, way.at(-1) ?? goal)),
    way => -terrainWorth(state, way.at(-1) ?? goal, fleet),
  );
  return best;
}

function isMet(state: Field, hex: HexId): boolean {
  return fieldPiecesAt(state, hex, ALONE).some(piece => isCombatCapable(piece) || piece.kind === 'mine');
}

/** How well a stop serves a fleet in a fight: asteroids where the player's Attack is better than its own, a nebula where his Defence is (SE-26.8.1). */
function terrainWorth(state: Field, hex: HexId, fleet: Traveller): number {
  const terrain = terrainOf(state, hex);
  const own = fieldPiecesAt(state, fleet.at).find(({ owner }) => typeof owner !== 'number')?.tech;
  const shown = state.seats[ALONE]?.shown ?? {};
  if (terrain === 'asteroids') return (shown.attack ?? 0) > (own?.attack ?? 0) ? 1 : -1;
  if (terrain === 'nebula') return (shown.defence ?? 0) > (own?.defence ?? 0) ? 1 : -1;
  return 0;
}

/** Whether a counter of an empire goes anywhere: not bases and mines. */
export function isMobile(kind: string): boolean {
  return kind === 'alien-fleet' || (isUnitKind(kind) && UNITS[kind].moves !== 0 && kind !== 'mine');
}
