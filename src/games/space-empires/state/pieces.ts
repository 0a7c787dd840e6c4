import { dealNewHandles, returnHandle, takeHandle } from '../../../kernel/match/handles.ts';
import type { Seat, Side } from '../../../kernel/words/message.ts';
import type { HexId } from '../data/hexes.ts';
import { scenarioOf } from '../data/scenarios.ts';
import { HEXES_BY_MOVEMENT } from '../data/technologies.ts';
import { MACHINE, MACHINE_TACTICS } from '../data/machines.ts';
import { ALIEN_TACTICS, FIGHTERS_PER_CARRIER, isUnitKind, MOST_IN_GROUP, UNITS } from '../data/units.ts';
import type { PieceKind, UnitKind } from '../data/units.ts';
import { coloniesOf } from './board.ts';
import { addUnits, changeDeeds, cloakedSince, pickUnits, lotsOf, takeUnits } from './lots.ts';
import { areAllies, fightTogether, seatState } from './seats.ts';
import type { Teams } from './seats.ts';
import type { Carried, EmpiresState, Lot, Piece, PublicSeat } from './state.ts';
import type { Levels } from '../data/technologies.ts';
import type { MatchOptions } from './options.ts';

/** The part of a state that functions about counters read. */
export type Pieces = Pick<EmpiresState, 'pieces'>;

/**
 * The counters in a hex, or only those of one side, sorted by handle. Any other order would tell which counter is
 * which.
 */
export function piecesAt({ pieces }: Pieces, hex: HexId, side?: Side): Piece[] {
  return pieces
    .filter(({ at, owner }) => at === hex && (side === undefined || owner === side))
    .sort((one, other) => one.handle - other.handle);
}

/** All counters of a side, sorted by handle. */
export function piecesOf({ pieces }: Pieces, side: Side): Piece[] {
  return pieces.filter(({ owner }) => owner === side).sort((one, other) => one.handle - other.handle);
}

/** The counter with the given handle. Throws `RangeError` if there is none. */
export function pieceOf({ pieces }: Pieces, handle: number): Piece {
  const found = pieces.find(piece => piece.handle === handle);
  if (found === undefined) throw new RangeError(`there is no counter ${handle}`);
  return found;
}

/** The sides that have counters in a hex, seats first. */
export function sidesAt({ pieces }: Pieces, hex: HexId): Side[] {
  const sides = new Set(pieces.filter(({ at }) => at === hex).map(({ owner }) => owner));
  return [...sides].sort((one, other) => (String(one) < String(other) ? -1 : 1));
}

/**
 * The enemies of a side that have counters in a hex. Blood brothers are one enemy, represented by the first of them.
 */
export function enemiesAt(state: Pieces & Teams, hex: HexId, side: Side): Side[] {
  const enemies = sidesAt(state, hex).filter(other => !areAllies(state, other, side));
  return enemies.filter((enemy, at) => enemies.findIndex(other => fightTogether(state, other, enemy)) === at);
}

/** Whether enemies of a side have counters in a hex. */
export function hasEnemies(state: Pieces & Teams, hex: HexId, side: Side): boolean {
  return state.pieces.some(({ at, owner }) => at === hex && !areAllies(state, owner, side));
}

/** The counters of a side in a hex, including those of its blood brothers (SE-22.3). */
export function forcesAt(state: Pieces & Teams, hex: HexId, side: Side): Piece[] {
  return piecesAt(state, hex).filter(({ owner }) => fightTogether(state, owner, side));
}

/** Whether a hex is barred to a side because counters of its uneasy partner are there (SE-21.3). */
export function isBarred(
  state: Teams & { readonly pieces: readonly Pick<Piece, 'at' | 'owner'>[] },
  hex: HexId,
  side: Side,
): boolean {
  if (state.options.alliance !== 'uneasy') return false;
  return state.pieces.some(({ at, owner }) => at === hex && owner !== side && areAllies(state, owner, side));
}

/** Whether a unit type has an attack strength, so that it fights and may be screened (SE-8.5). */
export function isCombatCapable({ kind }: Pick<Piece, 'kind'>): boolean {
  return !isUnitKind(kind) || UNITS[kind].weapon !== null;
}

/** Whether a counter is a Colony Ship, Miner, Pipeline or Decoy. */
export function isNonCombat({ kind }: Pick<Piece, 'kind'>): boolean {
  return isUnitKind(kind) && UNITS[kind].weapon === null && kind !== 'mine';
}

/** The total number of units of some counters. */
export function unitsIn(pieces: readonly Pick<Piece, 'count'>[]): number {
  return pieces.reduce((sum, { count }) => sum + count, 0);
}

/** The hull of a unit type; 1 for alien ships (SE-17.3), 3 for machines of a match of several seats (SE-18.3). */
export function hullOf(kind: PieceKind): number {
  if (kind === 'machine') return MACHINE.hull;
  return isUnitKind(kind) ? UNITS[kind].hull : 1;
}

/** Whether counters of a type are always face up and stand for one unit (SE-4.2). */
export function isSingle(kind: PieceKind): boolean {
  return kind === 'machine' || (isUnitKind(kind) && UNITS[kind].single);
}

/** Whether units of a type always have the newest technology (SE-12.8, SE-18.1). */
export function isAlwaysNewest(kind: PieceKind, options: MatchOptions): boolean {
  return kind === 'base' || kind === 'yard' || kind === 'decoy' || options.optional.includes('instantUpgrade');
}

/** The technology that a new unit of a type carries at the given levels (SE-12.6). */
export function carriedAt(kind: PieceKind, levels: Levels): Carried {
  const { attack, defence, tactics, movement } = levels;
  const special = specialOf(kind);
  if (isSingle(kind) || kind === 'mine') {
    return { attack: 0, defence: 0, tactics: 0, movement: 1, special: special === null ? 0 : levels[special] };
  }
  return { attack, defence, tactics, movement, special: special === null ? 0 : levels[special] };
}

/** The special technology that a unit type carries; for Colony Ships it is Terraforming (SE-12.5). */
export function specialOf(kind: PieceKind) {
  if (kind === 'colony-ship') return 'terraforming';
  return isUnitKind(kind) ? UNITS[kind].special : null;
}

/** The technology that a counter carries at present: the levels that it was built with, or the newest ones. */
export function techOf(state: Pick<EmpiresState, 'seats' | 'options'>, piece: Piece): Carried {
  const { owner, kind, tech } = piece;
  if (typeof owner !== 'number') {
    // SE-26.6: ships of alien empires keep the levels that their empire had when they were bought.
    if (isUnitKind(kind) && tech !== null) return tech;
    const tactics = kind === 'machine' ? MACHINE_TACTICS : ALIEN_TACTICS;
    return { attack: 0, defence: 0, tactics, movement: 1, special: 0 };
  }
  return tech ?? carriedAt(kind, seatState(state, owner).levels);
}

/** The names of the levels that a unit carries. */
export const CARRIED = ['attack', 'defence', 'tactics', 'movement', 'special'] as const satisfies (keyof Carried)[];

/**
 * The publicly known technology of a counter: what a seat's units have shown, or all that a power's units carry
 * (SE-26.6).
 */
export function publicTech({ owner, tech, shown }: Pick<Piece, 'owner' | 'tech' | 'shown'>): Partial<Carried> {
  return typeof owner === 'number' ? shown : (tech ?? {});
}

/** Whether two sets of technology levels are the same. */
export function sameTech(piece: Partial<Carried>, other: Partial<Carried>): boolean {
  return (
    piece.attack === other.attack &&
    piece.defence === other.defence &&
    piece.tactics === other.tactics &&
    piece.movement === other.movement &&
    piece.special === other.special
  );
}

/** Whether the units of a counter carry the given levels, or are always up to date and so will get them (SE-12.8). */
export function carries({ tech }: Pick<Piece, 'tech'>, levels: Carried): boolean {
  return tech === null || sameTech(tech, levels);
}

/** Whether two groups are alike enough to share a counter (SE-4.1, SE-4.3, SE-29.1). */
export function areAlike(state: Pick<EmpiresState, 'seats' | 'options'>, piece: Piece, other: Piece): boolean {
  return (
    piece.owner === other.owner &&
    piece.kind === other.kind &&
    !isSingle(piece.kind) &&
    sameTech(techOf(state, piece), techOf(state, other))
  );
}

/**
 * How many hexes a counter may move in this turn (SE-6.1, SE-6.2). Fighters move as far as the carriers that take them.
 */
export function allowanceOf(state: Pick<EmpiresState, 'seats' | 'options' | 'turn'>, piece: Piece): number {
  if (!isUnitKind(piece.kind)) return 0;
  const { moves } = UNITS[piece.kind];
  if (typeof moves === 'number') return moves;
  if (moves === 'carried') return Infinity;
  return HEXES_BY_MOVEMENT[techOf(state, piece).movement - 1]?.[Math.max(0, state.turn - 1)] ?? 1;
}

/**
 * How many unused counters of a type a seat has (SE-1.3, SE-1.4, SE-29.15); `Infinity` if the match has no counter
 * limits.
 */
export function freeCounters(
  state: Pick<EmpiresState, 'pieces' | 'hexes' | 'options'> & { readonly seats: readonly Pick<PublicSeat, 'sets'>[] },
  seat: Seat,
  kind: UnitKind,
): number {
  // SE-23.4: sets of conquered seats count too.
  const counterLimit = UNITS[kind].counters * (state.seats[seat]?.sets ?? 1);
  const usedCount = state.pieces.filter(piece => piece.owner === seat && piece.kind === kind).length;
  if (kind === 'colony-ship') {
    const colonies = coloniesOf(state, seat).filter(([, { world }]) => !world).length;
    return counterLimit * (scenarioOf(state.options).shipSets[seat] ?? 1) - usedCount - colonies;
  }
  return state.options.counterLimits ? counterLimit - usedCount : Infinity;
}

/** How many fighters fit in the carriers among some counters (SE-14.1). */
export function roomIn(pieces: readonly Piece[]): number {
  return unitsIn(pieces.filter(({ kind }) => kind === 'carrier')) * FIGHTERS_PER_CARRIER;
}

/** The number of fighters among some counters. */
export function fightersIn(pieces: readonly Piece[]): number {
  return unitsIn(pieces.filter(({ kind }) => kind === 'fighter'));
}

// Functions below change counters.

/** The fields of a counter that is placed on the map; all others have a default. */
export type NewPiece = Pick<Piece, 'owner' | 'kind' | 'count' | 'tech' | 'at'> & Partial<Piece>;

/** Puts a counter on the map. */
export function addPiece(
  state: Pick<EmpiresState, 'pieces' | 'handles' | 'options' | 'seats'>,
  piece: NewPiece,
): Piece {
  const { owner, kind, count, tech, at } = piece;
  const addedPiece: Piece = {
    handle: takeHandle(state.handles),
    label: freeLabel(state, owner),
    owner,
    kind,
    count,
    tech: tech === null || (typeof owner === 'number' && isAlwaysNewest(kind, state.options)) ? null : { ...tech },
    at,
    up: piece.up ?? isSingle(kind),
    shown: { ...piece.shown },
    lots: (piece.lots ?? []).map(lot => ({ ...lot })),
    cargo: null,
    damage: 0,
    fired: piece.fired ?? 0,
    screened: piece.screened ?? false,
    behind: null,
    leaving: piece.leaving ?? 0,
  };
  state.pieces.push(addedPiece);
  return addedPiece;
}

/**
 * The first free label of a side: no counter has it, and none has had it since the side's turn began. Powers use no
 * labels.
 */
function freeLabel({ pieces, seats }: Pick<EmpiresState, 'pieces' | 'seats'>, side: Side): number {
  if (typeof side !== 'number') return 0;
  const takenLabels = new Set(seats[side]?.left);
  for (const { owner, label } of pieces) if (owner === side) takenLabels.add(label);
  let label = 0;
  while (takenLabels.has(label)) label += 1;
  return label;
}

/** Exchanges the labels of two counters of one seat. */
export function swapLabels(piece: Piece, other: Piece): void {
  [piece.label, other.label] = [other.label, piece.label];
}

/** Removes a counter from the map. */
export function removePiece(state: Pick<EmpiresState, 'pieces' | 'handles' | 'seats'>, piece: Piece): void {
  const pieceIndex = state.pieces.indexOf(piece);
  if (pieceIndex < 0) throw new RangeError(`counter ${piece.handle} is gone already`);
  state.pieces.splice(pieceIndex, 1);
  returnHandle(state.handles, piece.handle);
  if (typeof piece.owner === 'number') state.seats[piece.owner]?.left.push(piece.label);
}

/**
 * Removes units from a counter, and the counter itself with its last unit. Units that have done the most this turn go
 * first.
 */
export function loseUnits(
  state: Pick<EmpiresState, 'pieces' | 'handles' | 'seats'>,
  piece: Piece,
  units: number,
): void {
  takeUnits(piece, pickUnits(piece, units));
  if (piece.count === 0) {
    removePiece(state, piece);
    return;
  }
  // Units that have not fired yet are removed first.
  piece.fired = Math.min(piece.fired, piece.count);
  piece.leaving = Math.min(piece.leaving, piece.count);
}

/**
 * Deals new handles to the counters in a hex that look alike, so that nobody can tell them apart: face-down counters,
 * and Colony Ships, whose technology is hidden (SE-4.2).
 */
export function dealHandles(state: Pick<EmpiresState, 'pieces' | 'handles' | 'walk'>, hex: HexId, side: Side): void {
  const isWalking = state.walk?.pieces ?? [];
  const inHex = piecesAt(state, hex, side).filter(({ handle }) => !isWalking.includes(handle));
  const facedown = inHex.filter(({ up }) => !up);
  // Face-down Colony Ships are left out: all face-down counters get new handles together, and the number of handles
  // taken must not reveal how many of them are Colony Ships.
  const settlingPieces = inHex.filter(({ kind, up }) => kind === 'colony-ship' && up);
  // If announced Raiders meet other face-down counters, nobody can tell any more which ones they are (SE-15.2).
  if (facedown.some(piece => cloakedSince(piece) === null))
    for (const piece of facedown) changeDeeds(piece, () => ({ cloaked: null }));
  if (facedown.length > 1) dealNewHandles(state.handles, facedown);
  if (settlingPieces.length > 1) dealNewHandles(state.handles, settlingPieces);
}

/** Splits units off a group under a counter of their own. The caller makes sure that a counter is free (SE-4.6). */
export function split(state: EmpiresState, piece: Piece, units: readonly Lot[]): Piece {
  takeUnits(piece, units);
  const {
    handle: _handle,
    label: _label,
    lots: _lots,
    cargo: _cargo,
    damage: _damage,
    fired: _fired,
    leaving: _leaving,
    ...alike
  } = piece;
  const newPiece = addPiece(state, { ...alike, count: 0 });
  addUnits(newPiece, units);
  return newPiece;
}

/**
 * Merges two groups that are alike and have at most six units together. `targetPiece` stays on the map, with the lower
 * label.
 */
export function merge(state: EmpiresState, targetPiece: Piece, other: Piece): void {
  if (other.label < targetPiece.label) swapLabels(targetPiece, other);
  addUnits(targetPiece, lotsOf(other));
  targetPiece.fired += other.fired;
  targetPiece.leaving += other.leaving;
  targetPiece.damage = Math.max(targetPiece.damage, other.damage);
  targetPiece.up ||= other.up;
  // Two groups under one counter show that they carry the same technology (SE-4.3).
  recordShown(targetPiece, other.shown);
  removePiece(state, other);
}

/** Records technology levels that a counter's units are now publicly known to carry (SE-12.10). */
export function recordShown(piece: Pick<Piece, 'shown'>, levels: Partial<Carried>): void {
  for (const level of CARRIED) {
    const shownLevel = levels[level];
    if (shownLevel !== undefined) piece.shown[level] = Math.max(piece.shown[level] ?? 0, shownLevel);
  }
}

/** Whether two groups in one hex can be merged under one counter. */
export function canMerge(state: EmpiresState, piece: Piece, other: Piece): boolean {
  return (
    piece !== other &&
    piece.at === other.at &&
    areAlike(state, piece, other) &&
    piece.count + other.count <= MOST_IN_GROUP &&
    (piece.damage === 0 || other.damage === 0)
  );
}

/** Places new units in a hex: first in groups of the same sort with room, then under new counters (SE-10.7). */
export function placeUnits(
  state: EmpiresState,
  unit: Pick<Piece, 'kind' | 'at' | 'count'> & { readonly owner: Seat; readonly tech: Carried },
): void {
  const { owner, kind, tech, at } = unit;
  let unitsLeft = unit.count;
  if (!isSingle(kind)) {
    for (const group of piecesAt(state, at, owner)) {
      if (group.kind !== kind || group.up || !carries(group, tech)) continue;
      const units = Math.min(unitsLeft, MOST_IN_GROUP - group.count);
      group.count += units;
      unitsLeft -= units;
    }
  }
  const mostPerCounter = isSingle(kind) ? 1 : MOST_IN_GROUP;
  while (unitsLeft > 0) {
    const count = Math.min(unitsLeft, mostPerCounter);
    addPiece(state, { owner, kind, tech, at, count });
    unitsLeft -= count;
  }
}
