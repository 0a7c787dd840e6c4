import type { Side } from '../../../../kernel/words/message.ts';
import type { HexId } from '../../data/hexes.ts';
import { colonyAt, terrainOf } from '../board.ts';
import { isCloaked } from '../fire.ts';
import { cloakedSince } from '../lots.ts';
import { isCombatCapable, piecesAt } from '../pieces.ts';
import { techOf } from '../carried.ts';
import type { EmpiresState, Piece } from '../state.ts';
import { ALONE } from './course.ts';
import { empireOf, fleetValue, guardValue, isDefended, isSingleShip } from './empires.ts';

/** Whether units are all Raiders outside a nebula, so that only a scanner can stop them (SE-15.1, SE-15.2). */
export function canHide(state: EmpiresState, pieces: readonly Piece[], hex: HexId): boolean {
  return terrainOf(state, hex) !== 'nebula' && pieces.length > 0 && pieces.every(({ kind }) => kind === 'raider');
}

/**
 * Whether alien Raiders want a battle where their turn ends: at a colony or against a lone revealed ship, if they are
 * worth more (SE-26.8.6).
 */
function isWorthIt(state: EmpiresState, raiders: readonly Piece[], hex: HexId): boolean {
  const isColony = colonyAt(state, hex)?.owner === ALONE;
  if (isColony && !isDefended(state, hex)) return true;
  return (isColony || isSingleShip(state, hex)) && guardValue(state, hex) < fleetValue(raiders);
}

/**
 * Whether alien units fight the player in the hex where they ended their move. Cloaked Raiders that nobody has stopped
 * fight only if they want to (SE-26.8.6).
 */
export function wantsBattle(state: EmpiresState, pieces: readonly Piece[], hex: HexId): boolean {
  if (!canHide(state, pieces, hex)) return true;
  const isUnseen = pieces.every(piece => cloakedSince(piece) !== null || isCloaked(state, piece, hex, ALONE));
  return !isUnseen || isWorthIt(state, pieces, hex);
}

/**
 * Whether alien Raiders try to stay unseen if the player would fight in their hex: they are not worth more than the
 * player's units there (SE-26.8.6).
 */
export function avoidsBattle(state: EmpiresState, hex: HexId, side: Side): boolean {
  const inHex = piecesAt(state, hex, side);
  return empireOf(state, side) !== null && canHide(state, inHex, hex) && fleetValue(inHex) <= guardValue(state, hex);
}

/**
 * Whether all fighting units of the player in a hex are Raiders that aliens do not see (SE-15.1). Mines would be seen,
 * since they explode.
 */
export function isHiddenFrom(state: EmpiresState, hex: HexId, side: Side): boolean {
  const inHex = piecesAt(state, hex, ALONE);
  const armed = inHex.filter(isCombatCapable);
  return (
    armed.length > 0 &&
    inHex.every(({ kind }) => kind !== 'mine') &&
    armed.every(piece => isCloaked(state, piece, hex, side))
  );
}

/**
 * Whether an empire's level of Scanners finds Raiders of the player in a hex, provided that a Destroyer is there to
 * carry them.
 */
export function couldFind(state: EmpiresState, hex: HexId, side: Side): boolean {
  const scanners = empireOf(state, side)?.levels.scanners ?? 0;
  return piecesAt(state, hex, ALONE).some(piece => piece.kind === 'raider' && techOf(state, piece).special <= scanners);
}

/** Whether all units of an empire in a hex are Raiders that the player does not see (SE-15.1). */
export function areUnseen(state: EmpiresState, hex: HexId, side: Side): boolean {
  const inHex = piecesAt(state, hex, side);
  return (
    empireOf(state, side) !== null &&
    canHide(state, inHex, hex) &&
    inHex.every(piece => isCloaked(state, piece, hex, ALONE))
  );
}
