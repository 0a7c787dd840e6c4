import { MACHINE_TACTICS } from '../data/machines.ts';
import { HEXES_BY_MOVEMENT } from '../data/technologies.ts';
import type { Levels } from '../data/technologies.ts';
import { ALIEN_TACTICS, isUnitKind, UNITS } from '../data/units.ts';
import type { PieceKind } from '../data/units.ts';
import type { MatchOptions } from './options.ts';
import { isSingle } from './pieces.ts';
import { seatState } from './seats.ts';
import type { Carried, EmpiresState, Piece } from './state.ts';

// The technology that units carry: the levels that they were built with (SE-12).

/** Whether units of a type always have the newest technology (SE-12.8, SE-18.1). */
export function isAlwaysNewest(kind: PieceKind, options: MatchOptions): boolean {
  return kind === 'base' || kind === 'yard' || kind === 'decoy' || options.optional.includes('instantUpgrade');
}

/** The technology that a new unit of a type carries at the given levels (SE-12.6). */
export function carriedAt(kind: PieceKind, levels: Levels): Carried {
  const { attack, defence, tactics, movement } = levels;
  const specialName = specialOf(kind);
  const special = specialName === null ? 0 : levels[specialName];
  if (isSingle(kind) || kind === 'mine') return { attack: 0, defence: 0, tactics: 0, movement: 1, special };
  return { attack, defence, tactics, movement, special };
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

/** Records technology levels that a counter's units are now publicly known to carry (SE-12.10). */
export function recordShown(piece: Pick<Piece, 'shown'>, levels: Partial<Carried>): void {
  for (const level of CARRIED) {
    const shownLevel = levels[level];
    if (shownLevel !== undefined) piece.shown[level] = Math.max(piece.shown[level] ?? 0, shownLevel);
  }
}
